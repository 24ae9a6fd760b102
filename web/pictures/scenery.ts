/** What the scenes are put together from: weather, plants, walls, roofs, doors, windows, and books everywhere. */

import { box, boxPath, dice, disc, field, flat, glow, ink, move, oval, ovalPath, round, shape } from "./pen";

export const WIDTH = 240;
export const HEIGHT = 150;

/**
 * Sky with sun or moon, two hills and the ground from the given height down. Whatever lies behind keeps its distance from the
 * ground: scenes stand beside each other without a seam once their grounds are level. Beyond the picture's edges it all goes
 * on: an edge of its own there would let the sky shine through.
 */
export function outdoors(ground = 122, hills: [string, string] = ["grass", "leaf"],
  sky: [string, string] = ["sky", "sky-low"]): string {
  const stars = [[22, 18], [70, 34], [98, 10], [150, 26], [176, 12], [226, 44], [12, 58]];
  return (
    field(0, 0, WIDTH, HEIGHT, sky[0]) +
    flat(`M0 ${ground - 60}Q60 ${ground - 72} 120 ${ground - 62}Q190 ${ground - 52} 240 ${ground - 68}H244V150H-4V${ground - 60}Z`, sky[1]) +
    stars.map(([x = 0, y = 0]) => disc(x, y, 1, "moon")).join("") +
    disc(206, 28, 13, "sun") + `<path d="M206 15a13 13 0 1 0 11 20a11 11 0 0 1-11-20Z" fill="var(--moon)"/>` +
    flat(`M0 ${ground - 22}Q50 ${ground - 48} 110 ${ground - 20}Q150 ${ground - 6} 240 ${ground - 14}H244V150H-4V${ground - 22}Z`,
    hills[1]) +
    flat(`M0 ${ground - 6}Q80 ${ground - 14} 150 ${ground - 22}Q200 ${ground - 32} 240 ${ground - 24}H244V150H-4V${ground - 6}Z`,
    hills[0]) +
    shape(`M-4 ${ground}Q60 ${ground - 3} 120 ${ground}Q190 ${ground + 3} 244 ${ground - 1}V154H-4Z`, "path")
  );
}

/** A room: wall, wainscot and floor boards. */
export function indoors(wall: string, floor = "wood", ground = 112): string {
  const boards = [30, 74, 120, 166, 210].map((x) => `M${x} ${ground}L${round(120 + (x - 120) * 1.5)} 150`).join("");
  return (
    field(0, 0, WIDTH, HEIGHT, wall) +
    shape(`M-4 ${ground}H244V154H-4Z`, floor) + `<g opacity=".5">${ink(boards, 1)}</g>`
  );
}

export function cloud(x: number, y: number, scale = 1): string {
  return move(x, y, flat("M-18 6Q-22 -2 -12 -3Q-8 -12 2 -7Q10 -11 13 -3Q22 -2 18 6Z", "shine"), scale);
}

/** A leafy tree with its foot at x, y. */
export function tree(x: number, y: number, scale = 1, fill = "leaf"): string {
  return move(x, y, shape("M-3 0Q-2 -12 -4 -20H4Q2 -12 4 0Z", "brown") +
    shape("M-4 -18Q-18 -18 -16 -30Q-20 -42 -8 -44Q-2 -54 8 -46Q19 -44 16 -32Q19 -18 4 -18Z", fill) +
    ink("M-8 -30q3 -3 6 0M2 -38q3 -3 6 0M4 -26q3 -3 5 0", 1), scale);
}

export function pine(x: number, y: number, scale = 1, fill = "moss"): string {
  return move(x, y, shape("M-3 0V-8H3V0Z", "brown") +
    shape("M0 -56L9 -38L6 -38L14 -22L10 -22L18 -6Q0 -2 -18 -6L-10 -22L-14 -22L-6 -38L-9 -38Z", fill), scale);
}

export function bush(x: number, y: number, scale = 1, fill = "leaf"): string {
  return move(x, y, shape("M-14 0Q-18 -10 -9 -11Q-4 -18 3 -13Q12 -16 13 -8Q18 -2 13 0Z", fill) +
    ink("M-6 -6q2 -3 4 0M3 -8q2 -3 4 0", 1), scale);
}

export function tuft(x: number, y: number): string {
  return ink(`M${x - 4} ${y}q0 -4 -2 -6M${x} ${y}q0 -6 1 -8M${x + 3} ${y}q1 -4 3 -5`, 1.1);
}

/** A window with its light: panes across and down. */
export function pane(x: number, y: number, w: number, h: number, across = 2, down = 2, arched = false): string {
  const outline = arched ? `M${x} ${y + h}V${y + w / 2}Q${x + w / 2} ${y - w / 4} ${x + w} ${y + w / 2}V${y + h}Z`
    : boxPath(x, y, w, h);
  const shoulder = arched ? w / 2 : 0;
  let bars = "";
  for (let i = 1; i < across; i++) {
    // Under an arch the bars end at its curve.
    const part = i / across;
    bars += `M${round(x + w * part)} ${round(y + shoulder * (1 - 3 * part * (1 - part)) + 1)}V${y + h}`;
  }
  for (let i = 1; i < down; i++) bars += `M${x} ${round(y + shoulder + ((h - shoulder) * i) / down)}H${x + w}`;
  return glow(x + w / 2, y + h / 2, Math.max(w, h)) + shape(outline, "window", 1.5) + ink(bars, 1.1);
}

export function roundPane(x: number, y: number, r: number): string {
  return glow(x, y, r * 2) + oval(x, y, r, r, "window", 1.5) +
    ink(`M${x - r} ${y}h${r * 2}M${x} ${y - r}v${r * 2}`, 1.1);
}

export function door(x: number, y: number, w: number, h: number, fill = "wood-dark", arched = true): string {
  const outline = arched ? `M${x} ${y + h}V${y + w / 2}Q${x + w / 2} ${y - w / 4} ${x + w} ${y + w / 2}V${y + h}Z`
    : boxPath(x, y, w, h);
  return shape(outline, fill, 1.5) + ink(`M${round(x + w / 3)} ${y + 4}V${y + h}M${round(x + (w * 2) / 3)} ${y +
    4}V${y + h}`, 0.8) + disc(x + w * 0.82, y + h * 0.58, 1.4, "foil");
}

/** Rows of shingles inside a roof that is given by its lower edge and its top. */
export function shingles(left: number, right: number, low: number, high: number, top: number): string {
  let marks = "";
  for (let y = low - 7, row = 0; y > high + 5; y -= 8, row++) {
    const inset = ((low - y) / (low - high)) * ((right - left - top) / 2);
    for (let x = left + inset + 5 + (row % 2) * 5; x < right - inset - 8; x += 11) marks += `M${round(x)} ${y}q3 4 6 0`;
  }
  return ink(marks, 0.9);
}

/** A pitched roof: eaves at y from left to right, ridge of the given length above. */
export function roof(left: number, right: number, y: number, high: number, fill: string, ridge = 0): string {
  const [a, b] = [(left + right - ridge) / 2, (left + right + ridge) / 2];
  return shape(`M${left} ${y}L${a} ${high}${ridge ? `H${b}` : ""}L${right} ${y}Z`, fill, 1.6) +
    shingles(left, right, y, high, ridge);
}

export function chimney(x: number, y: number, h = 18, smoke = true): string {
  return box(x, y - h, 10, h, "brick") + box(x - 2, y - h - 3, 14, 4, "stone") +
    (smoke ? ink(`M${x + 5} ${y - h - 6}q-5 -5 0 -9q5 -4 0 -9q-4 -4 1 -8`, 2.2, "stone") : "");
}

/** Beams of a half-timbered wall. */
export function timber(x: number, y: number, w: number, h: number, posts = 3): string {
  let beams = `M${x} ${y}h${w}`;
  for (let i = 1; i < posts; i++) beams += `M${round(x + (w * i) / posts)} ${y}v${h}`;
  return ink(`${beams}M${x + 2} ${y + h}L${round(x + w / posts)} ${y}M${x + w - 2} ${y +
    h}L${round(x + w - w / posts)} ${y}`, 2.6, "wood-dark");
}

/** A few stones that show in a wall. */
export function stones(places: [number, number][]): string {
  return ink(places.map(([x, y]) => `M${x} ${y}h7q1 4 -1 4h-6z`).join(""), 0.9);
}

/** A board that hangs from a bracket, for a sign of about 20 by 16 drawn around the middle of the board. */
export function hangingSign(x: number, y: number, body: string, fill = "wood-light"): string {
  return ink(`M${x - 17} ${y - 4}H${x + 15}M${x - 9} ${y - 4}V${y}M${x + 9} ${y - 4}V${y}`, 1.6) +
    box(x - 14, y, 28, 20, fill) + move(x, y + 10, body);
}

export function lantern(x: number, y: number): string {
  return glow(x, y + 6, 16) + ink(`M${x} ${y - 4}V${y}`, 1.3) +
    shape(`M${x - 4} ${y}H${x + 4}L${x + 5} ${y + 10}H${x - 5}Z`, "lamp", 1.2);
}

const CLOTHS = ["red", "teal", "blue", "gold", "violet", "moss", "roof", "cream", "plum", "brown"];

/** Books lying on each other, the lowest on y. */
export function pile(x: number, y: number, count: number, seed = "pile", width = 24): string {
  const roll = dice(`${seed}${x}${y}`);
  let out = "";
  for (let i = 0, at = y; i < count; i++) {
    const [h, w, dx] = [4 + roll(3), width - roll(7), roll(6) - 3];
    at -= h;
    out += box(round(x - w / 2 + dx), at, w, h, CLOTHS[roll(CLOTHS.length)] ?? "red", 1.1) +
      ink(`M${round(x - w / 2 + dx + 4)} ${at + 1}v${h - 2}`, 0.9, "foil");
  }
  return out;
}

/** Books standing side by side within a width, on y, the tallest of the given height. */
export function row(x: number, y: number, width: number, height: number, seed = "row"): string {
  const roll = dice(`${seed}${x}${y}`);
  let out = "";
  for (let at = x; at < x + width - 3; ) {
    const w = Math.min(4 + roll(4), x + width - at);
    const h = round(height * (0.7 + roll(31) / 100));
    out += box(round(at), y - h, w, h, CLOTHS[roll(CLOTHS.length)] ?? "blue", 1);
    at += w;
  }
  return out;
}

/** An open book, its back at x, y. */
export function openBook(x: number, y: number, scale = 1): string {
  return move(x, y, shape("M0 0Q-8 -6 -18 -3L-18 -14Q-8 -17 0 -11Q8 -17 18 -14V-3Q8 -6 0 0Z", "cream", 1.2) +
    ink("M0 -11V0M-14 -11q5 -1 10 2M-14 -7q5 -1 10 2M14 -11q-5 -1 -10 2M14 -7q-5 -1 -10 2", 0.9), scale);
}

export function barrel(x: number, y: number, scale = 1): string {
  return move(x, y, shape("M-10 0Q-14 -13 -10 -26H10Q14 -13 10 0Z", "wood") + ink("M-12 -7H12M-12 -19H12", 1.8) +
    ink("M-4 -25Q-6 -13 -4 -1M4 -25Q6 -13 4 -1", 0.8), scale);
}

export function crate(x: number, y: number, w: number, h: number): string {
  return box(x, y - h, w, h, "wood-light") +
    ink(`M${x} ${round(y - h / 2)}h${w}M${x + 3} ${y - h}v${h}M${x + w - 3} ${y - h}v${h}`, 1);
}

/** A striped awning with scallops. */
export function awning(x: number, y: number, w: number, h: number, one = "red", two = "cream", count = 6): string {
  const step = w / count;
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [round(x + i * step), round(x + (i + 1) * step)];
    const [c, d] = [round(x + 5 + (i * (w - 10)) / count), round(x + 5 + ((i + 1) * (w - 10)) / count)];
    return shape(`M${c} ${y}H${d}L${b} ${y + h}Q${round((a + b) / 2)} ${y + h + 7} ${a} ${y + h}Z`, i % 2 ? two : one,
      1.2);
  }).join("");
}

/** Little flags on a string from one point to another. */
export function bunting(x1: number, y1: number, x2: number, y2: number, sag = 12): string {
  const fills = ["red", "gold", "teal", "cream", "plum"];
  const flags = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.5) / 9;
    const [x, y] = [round(x1 + (x2 - x1) * t), round(y1 + (y2 - y1) * t + sag * 4 * t * (1 - t))];
    return shape(`M${x - 5} ${y}L${x + 5} ${y}L${x} ${y + 10}Z`, fills[i % 5] ?? "red", 1);
  });
  return ink(`M${x1} ${y1}Q${(x1 + x2) / 2} ${round((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`, 1.2) + flags.join("");
}

/** Eyes in the dark. */
export function eyes(x: number, y: number, scale = 1): string {
  return move(x, y, flat(ovalPath(-4, 0, 3, 3.6) + ovalPath(4, 0, 3, 3.6), "lamp") +
    flat(ovalPath(-3.5, 0.5, 1, 2) + ovalPath(4.5, 0.5, 1, 2), "line"), scale);
}

/** A pawn of the game, as people of the town see it: head, shoulders, feet. */
export function pawn(x: number, y: number, fill: string, scale = 1): string {
  return move(x, y, shape("M-8 0Q-8 -6 -5 -10Q-9 -12 -8 -15Q-6 -17 -3 -16Q-6 -26 0 -26Q6 -26 3 -16Q6 -17 8 -15" +
    "Q9 -12 5 -10Q8 -6 8 0Z", fill, 1.3), scale);
}
