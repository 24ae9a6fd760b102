import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import type { LibrariansColour } from "../../protocol/protocol";
import { binding } from "./bindings";
import { sections } from "./exhibits";
import { textWidth } from "./lettering";
import * as pictures from "./index";

const here = new URL(".", import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, here), "utf8");

/** The words of a kind, as the protocol names them. */
function words(file: string, kind: string): string[] {
  const schema = JSON.parse(text(`../../protocol/${file}.json`)) as { words: Record<string, { of: string[] }> };
  return schema.words[kind]?.of ?? [];
}

const deck = text("../../data/exlibris/deck.txt").split("\n").filter((line) => /^[A-Z]\d/.test(line));
const titles = deck.flatMap((line) => line.split(" ").slice(2).join(" ").split(" | "));
const books = titles.slice(0, 4).map((title) => ({ title, category: "codices" as const }));
const shown = sections([{ card: 0, name: "A1", letter: "A", rank: 1, of_letter: 7, books }]).flatMap((section) =>
  section.pictures);

/** Whether every element that opens also closes, in order. */
function isWhole(markup: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = "", , alone] of markup.matchAll(/<(\/?)([a-z]+)((?:\s[^<>]*?)?)(\/?)>/gi)) {
    if (closing && open.pop() !== name) return false;
    if (!closing && !alone) open.push(name);
  }
  return open.length === 0 && !/[<>]/.test(markup.replace(/<\/?[a-z][^<>]*>/gi, "")) && !/NaN|undefined/.test(markup);
}

/** How bright a colour is, as WCAG counts it. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("what is drawn", () => {
  it("has a picture for every name of the protocol", () => {
    expect([...pictures.places].sort()).toEqual(words("exlibris", "ExLibrisPlace").sort());
    expect([...pictures.assistants].sort()).toEqual(words("exlibris", "ExLibrisAssistant").sort());
    expect([...pictures.categories].sort()).toEqual(words("exlibris", "ExLibrisCategory").sort());
    expect([...pictures.genres].sort()).toEqual(words("librarians", "LibrariansGenre").sort());
    expect([...pictures.thrills].sort()).toEqual(words("librarians", "LibrariansThrill").sort());
    expect([...pictures.audiences].sort()).toEqual(words("librarians", "LibrariansAudience").sort());
  });

  it("is whole SVG", () => {
    for (const { label, markup } of shown) expect(isWhole(markup), label).toBe(true);
  });

  it("carries no ids, so that it may stand on a page many times", () => {
    for (const { label, markup } of shown) expect(markup, label).not.toMatch(/\sid=/);
  });

  it("uses only colours of the palette", () => {
    const palette = new Set([...text("palette.css").matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    const used = shown.flatMap(({ markup }) => [...markup.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]));
    expect([...new Set(used)].filter((name) => !palette.has(name))).toEqual([]);
  });

  it("tells everything apart by its marks", () => {
    const marks = [...pictures.categories, ...pictures.genres].map(pictures.emblem);
    expect(new Set(marks).size).toBe(marks.length);
    const tokens = pictures.assistants.map((name) => pictures.figureToken(name, 0));
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it("tells colours and seats apart without colour", () => {
    const grey = (markup: string): string => markup.replace(/var\([^"]*\)/g, "grey");
    const colours = words("librarians", "LibrariansColour") as LibrariansColour[];
    expect(new Set(colours.map((name) => grey(pictures.colour(name)))).size).toBe(6);
    expect(new Set(colours.map((name) => grey(pictures.colourSwatch(name)))).size).toBe(6);
    expect(new Set(pictures.categories.map((name) => grey(pictures.categorySwatch(name)))).size).toBe(6);
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => grey(pictures.seatMark(seat)))).size).toBe(6);
  });

  it("can be seen by day and by night", () => {
    const pairs = [...text("palette.css").matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
    for (const light of [2, 3]) {
      const colours = new Map(pairs.map((match) => [match[1], match[light] ?? ""]));
      const contrast = (one: string, other: string): number => {
        const [low = 0, high = 0] = [one, other].map((name) => brightness(colours.get(name) ?? "")).sort((a, b) =>
          a - b);
        return (high + 0.05) / (low + 0.05);
      };
      for (const ground of ["paper", "paper-deep", "card"]) {
        for (const ink of ["ink", "ink-soft", "accent"]) expect(contrast(ink, ground),
          `${ink} on ${ground}`).toBeGreaterThan(4.5);
      }
      const badges = pictures.categories.map((name) => `category-${name}`);
      for (const name of [...badges, "glow"]) expect(contrast(name, "card"), name).toBeGreaterThan(3);
      for (const name of badges) expect(contrast("badge-ink", name), name).toBeGreaterThan(4.5);
    }
  });

  it("is small: at most 90 KB, minified and compressed", async () => {
    const entry = new URL("index.ts", here).pathname;
    const bundle = await build({ entryPoints: [entry], bundle: true, minify: true, format: "esm", write: false });
    expect(gzipSync(bundle.outputFiles[0]?.contents ?? "").length).toBeLessThanOrEqual(90 * 1024);
  });
});

describe("books", () => {
  it("are always bound the same way, and hardly ever alike", () => {
    expect(pictures.spine({ title: "Annals" })).toBe(pictures.spine({ title: "Annals" }));
    const bindings = new Set(titles.map((title) => JSON.stringify(binding(title))));
    expect(titles.length).toBe(510);
    expect(bindings.size).toBeGreaterThan(505);
  });

  it("keep what is special in a title", () => {
    const markup = pictures.cover({ title: "Salt & <Pepper>" });
    expect(markup).toContain("&amp;");
    expect(markup).toMatch(/&lt;pepper&gt;/i);
    expect(isWhole(markup)).toBe(true);
  });

  it("show the whole title, in letters of at least seven pixels on the cards of a hand", () => {
    for (const title of titles) {
      const markup = pictures.spine({ title, category: "spells" }, { width: 31, height: 145 });
      const lines = [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1]).join(" ");
      expect(lines.replace(/&amp;/g, "&").toLowerCase()).toBe(title.toLowerCase());
      expect(Number(/font-size="([\d.]+)"/.exec(markup)?.[1]), title).toBeGreaterThanOrEqual(7);
    }
  });

  it("have wider lines for more letters", () => {
    expect(textWidth("MW")).toBeGreaterThan(textWidth("mi"));
    expect(textWidth("long title")).toBeGreaterThan(textWidth("title"));
  });
});
