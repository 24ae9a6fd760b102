/** The cards of Librarians that are books: covers in the colour of the genre, and power cards. */

import type { LibrariansBook, LibrariansGenre } from "../../protocol/protocol";
import { colourOf, genrePlate } from "./badges";
import type { Detail } from "./cards";
import { emblemMarks } from "./emblems";
import { set } from "./lettering";
import { colourWeave } from "./patterns";
import { disc, field, ink, move, oval, picture, shape, tint, word } from "./pen";
import { audienceMarks, thrillMarks } from "./signs";

type Printed = Pick<
  LibrariansBook, "letter" | "genre" | "colour" | "thrill" | "title" | "author" | "audience" | "volume"
>;

export const SIZES: Record<Detail, [number, number]> = { full: [100, 140], small: [75, 105], tiny: [48, 66] };

const PLAIN = { lettering: "roman", capitals: false, italic: false } as const;
const MIDNIGHT = "#2b2233";
const INK = "#2c211b";
const PALE = "#fbf1da";
const LIGHTNING = "M31 0L15 37H27L17 66L40 28H26L40 0Z";

/** The cloth of a book: its colour and pattern, or for a thrill lightning in the dark. */
function cloth(book: Printed, w: number, h: number): string {
  const colour = book.colour ?? (book.genre && colourOf(book.genre));
  const flash = move(0, 0, `<path d="${LIGHTNING}" fill="var(--foil)" opacity=".5"/>`, w / 48);
  return (
    (colour ? colourWeave(colour, w, h) : field(0, 0, w, h, MIDNIGHT) + flash) +
    field(0, 0, w * 0.07, h, "shade") + field(w * 0.07, 0, 1, h, "shine") +
    field(0.7, 0.7, w - 1.4, h - 1.4, "none", 3, "card-edge", 1.5)
  );
}

function letterPlate(letter: string, x: number, y: number, r: number): string {
  return oval(x, y, r, r, "card", 1.3) + word(letter, x, y, r * 1.45);
}

function kindMarks(book: Printed): string {
  if (book.genre) return genrePlate(book.genre);
  return oval(12, 12, 11, 11, "foil", 1.2) +
    (book.thrill ? move(4, 4, tint(MIDNIGHT, thrillMarks(book.thrill)), 0.667) : "");
}

/** The number in its series, on a ribbon with three pips. */
function ribbon(volume: number | undefined, x: number, y: number, scale = 1): string {
  if (!volume) return "";
  const pips = [-6, 0, 6].map((at, i) => disc(at, 22, 2.4, INK) + disc(at, 22, 1.6, i < volume ? "#d0442c" : PALE));
  const strip = shape("M-11 0H11V34L0 28L-11 34Z", PALE, 1.3);
  return move(x, y, strip + pips.join("") + word(volume, 0, 10, 16, INK), scale);
}

function fullBook(book: Printed): string {
  const title = { x: 53, y: 69, width: 76, height: 42, largest: 15, lines: 4, fill: "ink" };
  const author = { x: 53, y: 101, width: 76, height: 11, largest: 9.5, lines: 1, fill: "ink-soft", weight: 400 };
  const audience = field(12, 113, 22, 22, "card", 4, "line") +
    move(14, 115, tint("ink", audienceMarks(book.audience)), 0.75);
  return (
    letterPlate(book.letter, 27, 22, 16) + move(64, 7, kindMarks(book), 1.3) +
    field(11, 44, 84, 64, "card", 3, "line") + ink("M18 93H88", 0.6, "ink-soft") +
    set(book.title, PLAIN, title) + set(book.author ?? "", { ...PLAIN, italic: true }, author) +
    (book.thrill ? "" : audience) + ribbon(book.volume, 82, 109, 0.86)
  );
}

function smallBook(book: Printed): string {
  const title = { x: 40, y: 79, width: 58, height: 36, largest: 11, lines: 4, fill: "ink" };
  return (
    letterPlate(book.letter, 24, 21, 16) + move(44, 6, kindMarks(book), 1.1) + field(8, 58, 64, 42, "card", 2, "line") +
    set(book.title, PLAIN, title) + ribbon(book.volume, 64, 36, 0.6)
  );
}

function tinyBook(book: Printed): string {
  return letterPlate(book.letter, 26, 19, 15) + move(13, 37, kindMarks(book), 1.08) + ribbon(book.volume, 42, 34, 0.5);
}

/** A book card of Librarians: 100 by 140 in full, 75 by 105, or 48 by 66. */
export function librariansCard(book: Printed, detail: Detail = "full"): string {
  const [w, h] = SIZES[detail];
  const draw = { full: fullBook, small: smallBook, tiny: tinyBook }[detail];
  return picture(w, h, cloth(book, w, h) + draw(book), "card");
}

/** The card of a completed genre that waits to be used: 84 by 60, its emblem shining. */
export function powerCard(name: LibrariansGenre): string {
  const colour = colourOf(name);
  const ray = `d="M0 -22L2.5 -30H-2.5Z" fill="var(--foil)"`;
  const rays = Array.from({ length: 12 }, (_, i) => `<path transform="translate(42 30) rotate(${i * 30})" ${ray}/>`);
  const emblem = tint(`var(--colour-${colour}-mark, var(--colour-${colour}))`, emblemMarks(name));
  return picture(84, 60,
    colourWeave(colour, 84, 60) + field(5, 5, 74, 50, "shade") + field(1, 1, 82, 58, "none", 4, "card-edge", 1.6) +
    rays.join("") + oval(42, 30, 20, 20, "card", 1.4) + move(28.5, 16.5, emblem, 1.12), "card");
}
