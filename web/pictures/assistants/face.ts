/** What faces have in common: the picture's ground, shoulders, eyes, mouths. Portraits are 96 by 96. */

import { disc, field, flat, ink, oval, ovalPath, shape } from "../pen";

/** A coloured ground with a paler round behind the head. */
export function ground(fill: string, motif = ""): string {
  return field(0, 0, 96, 96, fill) + motif + flat(ovalPath(48, 48, 40), "shine");
}

export function shoulders(fill: string, top = 72): string {
  return shape(`M8 100Q10 ${top + 8} 30 ${top}Q48 ${top + 10} 66 ${top}Q86 ${top + 8} 88 100Z`, fill, 1.8);
}

/** Two round eyes, which look in a direction. */
export function stare(x: number, y: number, apart: number, r: number, dx = 0.5, dy = 0.5, white = "cream"): string {
  return [x - apart / 2, x + apart / 2].map((at) => oval(at, y, r, r, white, 1.4) +
    disc(at + dx, y + dy, r * 0.45, "line")).join("");
}

/** Two plain dots. */
export function dots(x: number, y: number, apart: number, r = 2.2): string {
  return disc(x - apart / 2, y, r, "line") + disc(x + apart / 2, y, r, "line");
}

export function spectacles(x: number, y: number, apart: number, r: number): string {
  return [x - apart / 2, x + apart / 2].map((at) => `<g opacity=".8">${flat(ovalPath(at, y, r), "shine")}</g>` +
    ink(ovalPath(at, y, r), 1.7)).join("") +
    ink(`M${x - apart / 2 + r} ${y}Q${x} ${y - 3} ${x + apart / 2 - r} ${y}`, 1.7);
}
