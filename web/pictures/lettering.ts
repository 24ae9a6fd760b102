/** Titles that fit: how wide a text is, roughly, where it breaks, and how it is set in a box. */

import type { Binding } from "./bindings";
import { escape, paint, round } from "./pen";

const NARROW = /[ijltfrI.,:;'’!|()\- ]/;
const WIDE = /[mwMWÆŒ@%]/;
const CAPITAL = /[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽÄÖÜ0-9?&]/;

/** In units of the font size, on the safe side for the fonts of palette.css. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.84 : CAPITAL.test(letter)
    ? 0.66 : 0.52;
  return width;
}

/** Breaks a text into that many lines, as even as can be. */
export function broken(text: string, count: number): string[] {
  const words = text.split(" ");
  if (count <= 1 || words.length < 2) return [text];
  let best = [text, ""];
  for (let at = 1; at < words.length; at++) {
    const first = words.slice(0, at).join(" ");
    const rest = broken(words.slice(at).join(" "), count - 1);
    const widest = Math.max(...[first, ...rest].map(textWidth));
    if (widest < Math.max(...best.map(textWidth))) best = [first, ...rest];
  }
  return best.filter(Boolean);
}

export interface Setting {
  lines: string[];
  size: number;
}

/** The largest setting, of one to so many lines, that fits into a box. */
export function fitted(text: string, width: number, height: number, largest: number, mostLines: number): Setting {
  let best: Setting = { lines: [text], size: 0 };
  for (let count = 1; count <= mostLines; count++) {
    const lines = broken(text, count);
    const size = Math.min(largest, width / Math.max(...lines.map(textWidth)), height / (lines.length * 1.08));
    // More lines must be worth it: they are harder to read along a spine.
    if (size > best.size * 1.06) best = { lines, size };
  }
  return best;
}

/** Sets a text around a middle. What would be too long in some other font is squeezed into the width. */
export function set(text: string, look: Pick<Binding, "lettering" | "capitals" | "italic">, place: {
  x: number; y: number; width: number; height: number; largest: number; lines: number; fill: string; weight?: number;
}): string {
  if (!text) return "";
  const words = look.capitals ? text.toUpperCase() : text;
  const { lines, size } = fitted(words, place.width, place.height, place.largest, place.lines);
  const step = size * 1.08;
  const top = place.y - (step * (lines.length - 1)) / 2 + size * 0.34;
  const style = ` font-family="var(--lettering-${look.lettering})" font-weight="${place.weight ?? 600}"${look.italic
    ? ' font-style="italic"' : ""}`;
  const body = lines.map((line, i) => {
    const squeeze = textWidth(line) * size > place.width * 0.8
      ? ` textLength="${round(Math.min(place.width, textWidth(line) * size))}" lengthAdjust="spacingAndGlyphs"` : "";
    return `<text x="${round(place.x)}" y="${round(top + i * step)}"${squeeze}>${escape(line)}</text>`;
  });
  return `<g text-anchor="middle" font-size="${round(size)}" fill="${paint(place.fill)}"${style}>${body.join("")}</g>`;
}
