// What people read comes from messages/*.json and docs/rules/*.md: one module for each language, so that the page loads
// only the one that is spoken.
//   import texts from "texts:de"     { "act.pass": "...", ... }
//   import rules from "rules:de"     [{ id: "XL-C1", section: "...", text: "..." }, ...]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readRules } from "./rules";

// Texts of the command, which a page has no use for: except for what a server answers.
const OF_THE_COMMAND = ["formats", "help", "rules", "serve", "store", "terminal", "tools"];

function messages(root: string, language: string): Record<string, string> {
  const folder = join(root, "messages");
  const files = readdirSync(folder).filter((name) => name.endsWith(`.${language}.json`));
  const texts = files.flatMap((name) => {
    const all = Object.entries(JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, string>);
    return OF_THE_COMMAND.includes(name.split(".")[0]!) ? all.filter(([key]) => key.startsWith("http.")) : all;
  });
  return Object.fromEntries(texts);
}

export function texts(root: string): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (/^(texts|rules):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, language] = /^\0(texts|rules):(\w+)$/.exec(id) ?? [];
      if (!kind || !language) return undefined;
      const content = kind === "texts" ? messages(root, language) : readRules(join(root, "docs/rules"), language);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
    },
  };
}
