/** Books from outside: spines and covers. */

import type { ExLibrisCategory, LibrariansGenre } from "../../protocol/protocol";
import { categoryMarks, genreMarks } from "./badges";
import { binding, type Binding } from "./bindings";
import { set } from "./lettering";
import { ornament } from "./ornaments";
import { boxPath, cut, field, move, picture, round, shape } from "./pen";

/** What a book needs to have a face. Either game's records will do. */
export interface Book {
  title: string;
  category?: ExLibrisCategory;
  genre?: LibrariansGenre;
  author?: string;
  volume?: number;
}

export interface SpineSize {
  width: number;
  height: number;
  /** Too small for the title: colours, bands and the badge remain. */
  plain?: boolean;
}

function badgeOf(book: Book): string {
  if (book.category) return categoryMarks(book.category);
  return book.genre ? genreMarks(book.genre) : "";
}

function isDark(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return (r ?? 0) * 0.3 + (g ?? 0) * 0.59 + (b ?? 0) * 0.11 < 120;
}

function each(from: number, to: number, step: number, draw: (at: number, i: number) => string): string {
  let out = "";
  for (let at = from, i = 0; at < to; at += step, i++) out += draw(round(at), i);
  return out;
}

/** What is printed all over the cloth, in a path of thin lines. */
function print(kind: Binding["print"], w: number, h: number): string {
  switch (kind) {
    case "dots":
      return each(5, h, 7, (y, row) => each(row % 2 ? 7 : 3.5, w, 7, (x) => `M${x} ${y}h.1`));
    case "diamonds":
      return each(0, w + h, 9, (x) => `M${x} 0L${round(x - h)} ${h}M${round(x - h)} 0L${x} ${h}`);
    case "stripes":
      return each(4, w, 5.5, (x) => `M${x} 0V${h}`);
    case "vine":
      return each(0, h, 16, (y) => `M${w / 2} ${y}Q${w - 3} ${y + 4} ${w / 2} ${y + 8}Q3 ${y + 12} ${w / 2} ${y +
        16}M${w - 6} ${y + 4}q4 -4 2 -7M6 ${y + 12}q-4 -4 -2 -7`);
    case "scales":
      return each(0, h, 6, (y, row) => each(row % 2 ? -4 : 0, w, 8, (x) => `M${x} ${y}q4 6 8 0`));
    case "stars":
      return each(6, h, 11, (y, row) => each(row % 2 ? 11 : 5.5, w, 11,
        (x) => `M${x - 1.8} ${y}h3.6M${x} ${y - 1.8}v3.6`));
    case "marbled":
      return each(-4, h, 9, (y, i) => `M0 ${y}Q${round(w * 0.3)} ${y + (i % 2 ? 9 : -4)} ${round(w * 0.55)} ${y +
        4}T${w} ${y + (i % 3) * 3}`);
    case "none":
      return "";
  }
}

function printed(look: Binding, w: number, h: number): string {
  const lines = print(look.print, w, h);
  return lines && `<path d="${lines}" fill="none" stroke="${look.trim}" stroke-width="${look.print === "dots" ? 2
    : 1.1}" opacity=".55"/>`;
}

function bands(look: Binding, w: number, h: number): string {
  const gold = (y: number): string =>
    `<path d="M1 ${round(y)}H${round(w - 1)}" stroke="${look.foil}" stroke-width="1" opacity=".9"/>`;
  const ends = gold(4.5) + gold(h - 4);
  switch (look.bands) {
    case "raised":
      return [0.085, 0.8, 0.965].map((at) =>
        `<path d="M.8 ${round(h * at)}h${round(w - 1.6)}" stroke="${look.trim}" stroke-width="4"/>` +
        `<path d="M.8 ${round(h * at - 1)}h${round(w - 1.6)}" stroke="var(--shine)" stroke-width="1.2"/>`).join("");
    case "double":
      return [0.06, 0.08, 0.8, 0.82].map((at) => gold(h * at)).join("");
    case "single":
      return gold(h * 0.07) + gold(h * 0.81);
    case "ends":
      return ends;
    case "none":
      return "";
  }
}

/** Light from the left makes the back of a book round. */
function rounding(w: number, h: number): string {
  return field(round(w * 0.1), 0, w * 0.14, h, "shine") + field(round(w * 0.8), 0, w * 0.2, h, "shade");
}

function scuffs(w: number, h: number): string {
  return `<path d="M1 1l3 0-3 5zM${w - 1} ${h - 1}l-4 0 4-5zM${w - 1} 1l-2 0 2 3z" fill="#fff3d0" opacity=".45"/>`;
}

/** A title is stamped on a label, or straight on the cloth, where nothing else may be printed then. */
function lettered(look: Binding): { ground: string; edge: string; fill: string; inset: number } {
  const bare = look.label !== "patch" && look.label !== "oval";
  if (bare) return { ground: look.cloth, edge: "", fill: look.foil, inset: 2 };
  return { ground: look.trim, edge: look.foil, fill: isDark(look.trim) ? "#f8e9c0" : "#2c211b", inset: 4 };
}

/** Title and what it stands on, between the upper ornament and the badge at the foot. */
function spineTitle(book: Book, look: Binding, w: number, top: number, bottom: number): string {
  const [length, middle] = [bottom - top, (top + bottom) / 2];
  const { ground, edge, fill, inset } = lettered(look);
  const words = set(book.title, look, {
    x: 0, y: 0, width: length - inset * 2, height: w - 3 - inset, largest: Math.min(17, w * 0.42),
    lines: w > 25 ? 3 : w > 18 ? 2 : 1, fill,
  });
  const label = edge || look.print !== "none"
    ? field(2.5, round(top), w - 5, length, ground, look.label === "oval" ? 5 : 1, edge, 0.8)
    : "";
  const ruled = `M4 ${round(top - 1)}H${w - 4}M4 ${round(bottom + 1)}H${w - 4}`;
  const lines = look.label === "lines" ? `<path d="${ruled}" stroke="${look.foil}"/>` : "";
  return label + lines + move(w / 2, middle, words, 1, 90);
}

/** The back of a book within width by height, standing on the lower edge. */
export function spineMarks(book: Book, size: SpineSize): string {
  const { width: w, height: h } = size;
  const look = binding(book.title);
  const badge = size.plain ? Math.min(w - 2, h * 0.3) : Math.min(w - 4, h * 0.16, 22);
  const foot = h * (look.bands === "none" || look.bands === "ends" ? 0.97 : 0.945) - badge;
  // A long title needs the room of the ornament.
  const stamp = book.title.length > 24 ? 0 : Math.min(w * 0.5, 13);
  const inside = printed(look, w, h) + rounding(w, h) + bands(look, w, h) + (look.worn ? scuffs(w, h) : "");
  const face = ornament(look.ornament, w / 2, h * 0.1 + stamp * 0.5, stamp, look.foil) +
    spineTitle(book, look, w, h * 0.1 + stamp + 4, foot - 4);
  return (
    shape(boxPath(0.8, 0.8, w - 1.6, h - 1), look.cloth, 1.2) + cut(1.5, 1.5, w - 3, h - 2, inside) +
    (size.plain ? "" : face) + move((w - badge) / 2, foot, badgeOf(book), round(badge * 10) / 240)
  );
}

/** The back of a book. */
export function spine(book: Book, size: SpineSize = { width: 36, height: 200 }): string {
  return picture(size.width, size.height, spineMarks(book, size), "spine");
}

/** Corners and borders of a front cover. */
function coverFrame(look: Binding, w: number, h: number): string {
  const outline = `M${w - 1} 1V24L${w - 24} 1ZM${w - 1} ${h - 1}V${h - 24}L${w - 24} ${h - 1}Z`;
  const corners = look.ornament % 2 ? `<path d="${outline}" fill="${look.trim}"/>` : "";
  const frame = field(15, 9, w - 24, h - 18, "none", look.ornament % 3 ? 1 : 8, look.foil, 1.2);
  const inner = look.bands === "double" ? field(18, 12, w - 30, h - 24, "none", 0, look.foil, 0.7) : "";
  return corners + frame + inner;
}

/** The front of a book: 120 by 160. */
export function cover(book: Book): string {
  const [w, h, middle] = [120, 160, 63.5];
  const look = binding(book.title);
  const { ground, edge, fill } = lettered(look);
  const label = edge || look.print !== "none"
    ? field(22, 42, w - 38, 56, ground, look.label === "oval" ? 14 : 2, look.foil, 0.8)
    : "";
  const title = { x: middle, y: 70, width: w - 46, height: 50, largest: 17, lines: 4, fill };
  const author = { x: middle, y: 108, width: w - 44, height: 11, largest: 9, lines: 1, fill: look.foil, weight: 400 };
  // Authors come from everywhere: the fancy letters lack some of theirs.
  const byline = book.author
    ? (look.print === "none" ? "" : field(22, 101, w - 38, 13, look.cloth, 2)) +
      set(book.author, { ...look, capitals: false, lettering: look.lettering === "fancy" ? "roman" : look.lettering }, author)
    : "";
  const hinge = field(0, 0, 8, h, "shade") + field(8, 0, 1, h, "shine");
  return picture(w, h,
    shape(boxPath(1, 1, w - 2, h - 2), look.cloth, 1.6) +
    cut(2, 2, w - 4, h - 4, printed(look, w, h) + hinge + coverFrame(look, w, h)) +
    label + ornament(look.ornament, middle, 27, 20, look.foil) + set(book.title, look, title) +
    byline + move(middle - 14, 117, badgeOf(book), 28 / 24), "cover");
}
