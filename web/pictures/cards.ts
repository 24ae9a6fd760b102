/** The cards of Ex Libris: books on their shelf, categories, and the backs. */

import type { ExLibrisCatalogueCard, ExLibrisCategory } from "../../protocol/protocol";
import { categoryMarks } from "./badges";
import { binding } from "./bindings";
import { spineMarks } from "./books";
import { categoryWeave, woodMarks } from "./patterns";
import { box, boxPath, cut, dice, field, flat, ink, move, oval, ovalPath, picture, round, shape } from "./pen";
import { trinket } from "./trinkets";

type Printed = Pick<ExLibrisCatalogueCard, "letter" | "rank" | "of_letter" | "books">;

/** full shows the titles, small the books with their badges, tiny the letter and the badges alone. */
export type Detail = "full" | "small" | "tiny";

const SIZES: Record<Detail, [number, number]> = { full: [150, 210], small: [75, 105], tiny: [48, 66] };

function stock(w: number, h: number, fill = "card"): string {
  return field(0.7, 0.7, w - 1.4, h - 1.4, fill, w * 0.06, "card-edge", 1.4);
}

/** The letter, its rank and, where there is room, how many cards the letter has. */
function heading(card: Printed, size: number, counted: boolean): string {
  const small = `font-size="${round(size * 0.4)}" fill="var(--ink-soft)" font-weight="400"`;
  const of = counted ? `<tspan ${small}> / ${card.of_letter}</tspan>` : "";
  return (
    `<text font-family="var(--lettering-roman)" font-weight="700" fill="var(--ink)" font-size="${size}">` +
    `${card.letter}<tspan font-size="${round(size * 0.66)}">${card.rank}</tspan>${of}</text>`
  );
}

/** How a width is shared out among the books: stout ones get more, and a card of two leaves room for something else. */
function widths(card: Printed, room: number, even: boolean): number[] {
  const weights = card.books.map((book) => (even ? 1 : 0.85 + binding(book.title).stout * 0.3));
  const sum = weights.reduce((a, b) => a + b, 0);
  const widest = room * 0.36;
  return weights.map((weight) => Math.min(widest, (room * weight) / sum));
}

function books(card: Printed, room: number, height: number, plain: boolean): string {
  const shares = widths(card, room, plain);
  const free = room - shares.reduce((a, b) => a + b, 0);
  const roll = dice(card.books.map((book) => book.title).join());
  const decorated = free > room * 0.2;
  let x = decorated && roll(2) ? free : 0;
  const left = x > 0;
  let out = decorated ? move(left ? free / 2 : room - free / 2, height, trinket(roll(6)),
    round(Math.min(1.2, free / 30))) : "";
  if (!decorated) x = free / 2;
  card.books.forEach((book, i) => {
    const w = shares[i] ?? 0;
    const tall = height * (0.9 + binding(book.title).tall * 0.1);
    out += move(x, height - tall, spineMarks(book, { width: round(w), height: round(tall), plain }));
    x += w;
  });
  return out;
}

function niche(x: number, y: number, w: number, h: number, board: number): string {
  return (
    move(x, y, woodMarks(w, h, "wood-dark") +
    field(0, 0, w, h, "shade") + field(0, 0, w, h * 0.06, "shade")) +
    move(x, y + h, woodMarks(w, board, "wood")) +
    ink(`${boxPath(x, y, w, h + board)}M${x} ${y + h}h${w}`, 1.2)
  );
}

/** What the card is about stands at its left edge, which stays in sight where cards overlap. */
function fullCard(card: Printed): string {
  const icons = card.books.map((book, i) => move(6, 37 + i * 25, categoryMarks(book.category), 22 / 24)).join("");
  return move(8, 27, heading(card, 26, true)) + icons + niche(33, 33, 110, 162, 8) +
    move(35, 38, books(card, 106, 157, false));
}

function smallCard(card: Printed): string {
  return move(5, 18, heading(card, 18, true)) + niche(4, 24, 67, 72, 5) + move(5, 28, books(card, 65, 68, true));
}

function tinyCard(card: Printed): string {
  const two = card.books.length === 2;
  const badges = card.books.map((book, i) => move(two ? 15 : i % 2 ? 25 : 4, 22 + (two ? i * 21 : i > 1 ? 21 : 0),
    categoryMarks(book.category), 19 / 24));
  if (card.books.length === 3) badges[2] = move(14.5, 43, categoryMarks(card.books[2]?.category ?? "codices"), 19 / 24);
  return move(4, 18, heading(card, 18, false)) + badges.join("");
}

/** A book card. */
export function bookCard(card: Printed, detail: Detail = "full"): string {
  const [w, h] = SIZES[detail];
  const draw = { full: fullCard, small: smallCard, tiny: tinyCard }[detail];
  return picture(w, h, stock(w, h) + draw(card), "card");
}

/** What a category card is for. */
export type Role = "prominent" | "banned" | "focus";

const RIBBONS: Record<Role, string> = {
  // A rosette, a stamp, a lock.
  prominent: shape("M-7 4L-10 18L-4 14L0 20L4 14L10 18L7 4Z", "red") + oval(0, 0, 10, 10, "foil") +
    flat("M0 -6L2 -2L6 -1L3 2L4 6L0 4L-4 6L-3 2L-6 -1L-2 -2Z", "line"),
  banned: oval(0, 2, 12, 12, "card") + ink("M-8 -6L8 10M0 -10C16 -10 16 14 0 14C-16 14 -16 -10 0 -10", 3, "accent"),
  focus: ink("M-6 0V-5Q-6 -11 0 -11Q6 -11 6 -5V0", 2.4) + shape("M-9 0H9V14H-9Z", "foil") +
  flat("M0 4Q3 4 2 7L3 11H-3L-2 7Q-3 4 0 4Z", "line"),
};

/** A category card: 96 by 132; with a role, its sign hangs in the corner. */
export function categoryCard(name: ExLibrisCategory, role?: Role): string {
  const [w, h] = [96, 132];
  const ground = cut(6, 6, w - 12, h - 12, categoryWeave(name, w, h));
  const plate = oval(w / 2, 66, 34, 34, "card", 1.6) + move(w / 2 - 24, 42, categoryMarks(name), 2);
  return picture(w, h, stock(w, h) + ground + plate + (role ? move(w - 17, 20, RIBBONS[role]) : ""), "card");
}

function back(w: number, h: number, ground: string, stamp: string): string {
  const inner = field(7, 7, w - 14, h - 14, "none", 4, "foil", 1.4) +
    field(10, 10, w - 20, h - 20, "none", 2, "foil", 0.7);
  const lattice = Array.from({ length: Math.ceil((w + h) / 15) }, (_, i) => i * 15 + 8)
    .map((x) => `M${x} 0l${-h} ${h}M${x - h} 0l${h} ${h}`);
  const threads = `<path d="${lattice.join("")}" stroke="var(--foil)" stroke-width=".6" opacity=".45"/>`;
  return stock(w, h, ground) + cut(10, 10, w - 20, h - 20, threads) + inner + move(w / 2, h / 2, stamp);
}

/** An open book with a curious eye on it. */
function sigil(): string {
  return (
    oval(0, 0, 27, 27, "card", 1.5) +
    shape("M0 14Q-9 8 -20 11V-9Q-9 -12 0 -6Q9 -12 20 -9V11Q9 8 0 14Z", "cream") +
    ink("M0 -6V14", 1.1) +
    shape("M-12 1Q0 -10 12 1Q0 12 -12 1Z", "card", 1.2) +
    oval(0, 1, 4.6, 4.6, "teal", 1) +
    flat(ovalPath(0, 1, 2), "line")
  );
}

function unknown(): string {
  return oval(0, 0, 20, 20, "card") + ink("M-6 -5Q-6 -12 0 -12Q7 -12 7 -5Q7 0 0 3V7M0 12V13", 3.4, "ink");
}

/** Two houses of the town, and whatever is behind the door. */
function town(): string {
  const house = (x: number, roof: string): string => box(x, -6, 26, 24, "cream", 1.4) +
    shape(`M${x - 4} -6L${x + 13} -24L${x + 30} -6Z`, roof, 1.5) + box(x + 9, 2, 8, 16, "wood-dark", 1.2);
  return oval(0, 0, 44, 38, "card", 1.6) + house(-32, "roof") + house(4, "tile") + ink("M-38 18H38", 1.5);
}

const BACKS = {
  exlibris: { size: [150, 210], ground: "teal", stamp: () => move(0, 0, sigil(), 1.6) },
  librarians: { size: [150, 210], ground: "red", stamp: () => move(0, 0, sigil(), 1.6) },
  category: { size: [96, 132], ground: "violet", stamp: unknown },
  tile: { size: [240, 150], ground: "moss", stamp: town },
} as const;

/** The back of a book card in any detail, of a category card (96 by 132), or of a location tile (240 by 150). */
export function cardBack(of: keyof typeof BACKS, detail: Detail = "full"): string {
  const { size: [w, h], ground, stamp } = BACKS[of];
  const [width, height] = of === "category" || of === "tile" ? [w, h] : SIZES[detail];
  return picture(width, height, move(0, 0, back(w, h, ground, stamp()), width / w), "card");
}
