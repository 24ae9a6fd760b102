/** Flat patterns that tell areas apart without colour, and papers and wood for the page's backgrounds. */

import type { ExLibrisCategory, LibrariansColour } from "../../protocol/protocol";
import { dice, field, ink, move, paint, picture, round } from "./pen";

type Weave = "plain" | "dots" | "stripes" | "zigzag" | "grid" | "slant";

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
}

const WEAVES: Record<Weave, (w: number, h: number) => string> = {
  plain: () => "",
  dots: (w, h) => steps(4, h, 6).flatMap((y, row) => steps(row % 2 ? 6 : 3, w, 6).map((x) => `M${x} ${y}h.1`)).join(""),
  stripes: (w, h) => steps(3, w, 5).map((x) => `M${x} 0V${h}`).join(""),
  zigzag: (w, h) => steps(3, h + 3, 6).map((y) => `M0 ${y}` +
  steps(3, w + 3, 3).map((x, i) => `L${x} ${i % 2 ? y : y - 3}`).join("")).join(""),
  grid: (w, h) => steps(3, w, 6).map((x) => `M${x} 0V${h}`).join("") +
  steps(3, h, 6).map((y) => `M0 ${y}H${w}`).join(""),
  slant: (w, h) => steps(3, w + h, 6).map((x) => `M${x} 0L${x - h} ${h}`).join(""),
};

const CATEGORY_WEAVES: Record<ExLibrisCategory, Weave> = {
  codices: "slant",
  fiction: "dots",
  historic: "stripes",
  monsters: "zigzag",
  reference: "grid",
  spells: "plain",
};

const COLOUR_WEAVES: Record<LibrariansColour, Weave> = {
  red: "zigzag",
  green: "dots",
  blue: "grid",
  purple: "slant",
  yellow: "stripes",
  black: "plain",
};

function weave(kind: Weave, fill: string, mark: string, w: number, h: number): string {
  const lines = WEAVES[kind](w, h);
  const width = kind === "dots" ? 2 : 1.2;
  return (
    field(0, 0, w, h, fill) +
    (lines && `<path d="${lines}" fill="none" stroke="${mark}" stroke-width="${width}" opacity=".45"/>`)
  );
}

/** The colour and pattern of a category as part of a drawing. */
export function categoryWeave(name: ExLibrisCategory, w: number, h: number): string {
  return weave(CATEGORY_WEAVES[name], `var(--category-${name})`, "var(--badge-ink)", w, h);
}

/** The colour and pattern of a colour of Librarians as part of a drawing. */
export function colourWeave(name: LibrariansColour, w: number, h: number): string {
  return weave(COLOUR_WEAVES[name], `var(--colour-${name})`, `var(--colour-${name}-ink, var(--badge-ink))`, w, h);
}

/** A bar or field in the colour and pattern of a category, for charts and counts. */
export function categorySwatch(name: ExLibrisCategory, w = 48, h = 24): string {
  return picture(w, h, categoryWeave(name, w, h), "swatch");
}

export function colourSwatch(name: LibrariansColour, w = 48, h = 24): string {
  return picture(w, h, colourWeave(name, w, h), "swatch");
}

/** The grain of a board that lies within w by h. */
export function woodMarks(w: number, h: number, fill = "wood", seed = "board"): string {
  const roll = dice(`${seed}${w}x${h}`);
  const grain = steps(3, h - 1, 4.5).map((y) => {
    const start = roll(Math.max(1, Math.round(w / 3)));
    const length = w / 3 + roll(Math.max(1, Math.round(w / 2)));
    const end = Math.min(w - 2, start + length);
    return `M${start} ${round(y)}Q${round((start + end) / 2)} ${round(y + roll(5) - 2)} ${round(end)} ${round(y +
      roll(3) - 1)}`;
  });
  const knot = w > 60 && h > 12 ? move(roll(w - 40) + 20, h / 2, ink("M-5 0Q0 -3 5 0Q0 3 -5 0M-2 0Q0 -1 2 0", 0.8))
    : "";
  return field(0, 0, w, h, fill) + `<g opacity=".4">${ink(grain.join(""), 0.8)}${knot}</g>`;
}

/** A shelf board for books to stand on: stretches to any width. */
export function shelfBoard(w = 320, h = 16): string {
  const edge = `<path d="M0 0H${w}" stroke="var(--wood-light)" stroke-width="2"/>` +
    `<path d="M0 ${h}H${w}" stroke="var(--wood-dark)" stroke-width="3"/>`;
  return picture(w, h, woodMarks(w, h) + edge, "board", true);
}

/** The back wall of a bookcase: upright planks. */
export function shelfBack(w = 320, h = 160): string {
  const planks = steps(0, w, 40).map((x, i) =>
    move(x + 40, 0, `<g transform="rotate(90)">${woodMarks(h, 40, "wood-dark", `plank${i}`)}</g>`) +
    `<path d="M${x} 0V${h}" stroke="var(--line)" stroke-width="1" opacity=".5"/>`);
  return picture(w, h, planks.join("") + field(0, 0, w, h, "shade"), "board", true);
}

/** A tile of endpaper that repeats seamlessly: small books, stars, moons and keys on a faint ground. */
export function endpaper(colour = "ink", size = 96): string {
  const stroke = paint(colour);
  const marks = [
    "M14 14h12v16h-12zM17 14v16M20 19h4",
    "M64 18l2.5 5.5 6 .7-4.5 4 1.3 6-5.3-3-5.3 3 1.3-6-4.5-4 6-.7z",
    "M20 66q-6 8 3 13q7 2 10-4q-9 1-10-5q0-3-3-4z",
    "M66 66a4 4 0 1 0 .1 0M66 74v12m0-3h4m-4-4h3",
    "M44 44l3 3-3 3-3-3zM0 48l3 3-3 3M96 48l-3 3 3 3M48 0l3 3-3 3-3-3M48 96l3-3-3-3-3 3",
  ];
  return picture(size, size,
    `<path d="${marks.join("")}" fill="none" stroke="${stroke}" stroke-width="1.2" opacity=".16"/>`, "endpaper");
}
