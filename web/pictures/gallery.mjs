// Shows all pictures on one page, by day and by night: node web/pictures/gallery.mjs [FILE]. For looking, not for play.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
const file = resolve(process.argv[2] ?? resolve(root, "build/pictures/gallery.html"));

const bundle = await build({
  entryPoints: [resolve(here, "exhibits.ts")], bundle: true, format: "esm", write: false, minify: true,
});
const code = bundle.outputFiles[0].text;
const { sections } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);

function deck() {
  const words = { c: "codices", f: "fiction", h: "historic", m: "monsters", r: "reference", s: "spells" };
  const lines = readFileSync(resolve(root, "data/exlibris/deck.txt"),
    "utf8").split("\n").filter((line) => /^[A-Z]\d/.test(line));
  return lines.map((line, card) => {
    const [name, icons, ...rest] = line.split(" ");
    const titles = rest.join(" ").split(" | ");
    const of_letter = lines.filter((other) => other[0] === name[0]).length;
    const books = titles.map((title, i) => ({ title, category: words[icons[i]] }));
    return { card, name, letter: name[0], rank: Number(name.slice(1)), of_letter, books };
  });
}

const only = process.argv[3];
const body = sections(deck())
  .filter(({ name }) => !only || name === only)
  .map(({ name, width, pictures }) =>
    `<h2>${name}</h2><div class="row" style="--width:${width}px">` +
    pictures.map(({ label, markup, width: own }) =>
      `<figure${own ? ` style="--width:${own}px"`
        : ""}>${markup}<figcaption>${label}</figcaption></figure>`).join("") + "</div>")
  .join("");

const fonts = resolve(root, "web/node_modules/@fontsource");
const font = (family, path, weight) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url("${fonts}/${path}.woff2")}`;
const style = `
  ${font("Vollkorn", "vollkorn/files/vollkorn-latin-400-normal", 400)}
  ${font("Vollkorn", "vollkorn/files/vollkorn-latin-700-normal", 700)}
  ${font("Alegreya Sans", "alegreya-sans/files/alegreya-sans-latin-400-normal", 400)}
  ${font("Alegreya Sans", "alegreya-sans/files/alegreya-sans-latin-700-normal", 700)}
  body { margin: 0; font: 12px var(--lettering-plain); }
  main { padding: 8px 16px; background: var(--paper); color: var(--ink); }
  h2 { font: 600 18px var(--lettering-roman); margin: 12px 0 6px; }
  .row { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; }
  figure { margin: 0; width: var(--width); text-align: center; }
  figure svg { display: block; width: 100%; }
  figcaption { color: var(--ink-soft); font-size: 10px; overflow: hidden; white-space: nowrap; }`;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>${readFileSync(resolve(here, "palette.css"), "utf8")}${style}</style>
<main data-theme="light">${body}</main><main data-theme="dark">${body}</main>`);
console.log(file);
