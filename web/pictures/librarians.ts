/** The cards of Librarians: books as covers, bookshelf cards with arrows and powers, power cards. */

import type { LibrariansBook, LibrariansBookshelf, LibrariansColour, LibrariansGenre } from "../../protocol/protocol";
import { colourMarks, colourOf, genrePlate } from "./badges";
import type { Detail } from "./cards";
import { emblemMarks } from "./emblems";
import { set } from "./lettering";
import { colourWeave, woodMarks } from "./patterns";
import { box, boxPath, flat, ink, move, oval, picture, shape } from "./pen";
import { row } from "./scenery";
import { audienceMarks, thrillMarks } from "./signs";

type Printed = Pick<LibrariansBook, "letter" | "genre" | "colour" | "thrill" | "title" | "author" | "audience" | "volume">;

const SIZES: Record<Detail, [number, number]> = { full: [100, 140], small: [75, 105], tiny: [48, 66] };
const PLAIN = { lettering: "roman", capitals: false, italic: false } as const;

/** The cloth of a book: its colour and pattern, or for a thrill lightning in the dark. */
function cloth(book: Printed, w: number, h: number): string {
  const colour = book.colour ?? (book.genre && colourOf(book.genre));
  const flash = `<path d="M${w * 0.62} 0L${w * 0.3} ${h * 0.55}H${w * 0.55}L${w * 0.35} ${h}L${w * 0.8} ${h * 0.42}H${w * 0.52}L${w * 0.8} 0Z" fill="var(--foil)" opacity=".5"/>`;
  const ground = colour ? colourWeave(colour, w, h) : `<rect width="${w}" height="${h}" fill="#2b2233"/>${flash}`;
  const edge = `<rect x=".7" y=".7" width="${w - 1.4}" height="${h - 1.4}" rx="3" fill="none" stroke="var(--card-edge)" stroke-width="1.5"/>`;
  return `${ground}<rect width="${w * 0.07}" height="${h}" fill="var(--shade)"/><path d="M${w * 0.08} 0V${h}" stroke="var(--shine)"/>${edge}`;
}

function letterPlate(letter: string, x: number, y: number, r: number): string {
  return oval(x, y, r, r, "card", 1.3) + `<text x="${x}" y="${y + r * 0.5}" text-anchor="middle" font-family="var(--lettering-roman)" font-weight="700" font-size="${r * 1.45}" fill="var(--ink)">${letter}</text>`;
}

function kindMarks(book: Printed): string {
  if (book.genre) return genrePlate(book.genre);
  return oval(12, 12, 11, 11, "foil", 1.2) + (book.thrill ? `<g color="#2b2233" transform="translate(4 4) scale(.667)">${thrillMarks(book.thrill)}</g>` : "");
}

/** The number in its series, on a ribbon with three pips. */
function ribbon(volume: number, x: number, y: number, scale = 1): string {
  const pips = [-6, 0, 6].map((at, i) => `<circle cx="${at}" cy="22" r="2" fill="${i < volume ? "#a33220" : "none"}" stroke="#2c211b" stroke-width=".8"/>`).join("");
  const number = `<text y="16" text-anchor="middle" font-family="var(--lettering-roman)" font-weight="700" font-size="16" fill="#2c211b">${volume}</text>`;
  return move(x, y, shape("M-11 0H11V34L0 28L-11 34Z", "#fbf1da", 1.3) + pips + number, scale);
}

function fullBook(book: Printed): string {
  const title = set(book.title, PLAIN, { x: 53, y: 69, width: 76, height: 42, largest: 15, lines: 4, fill: "var(--ink)" });
  const author = book.author ? set(book.author, { ...PLAIN, italic: true }, { x: 53, y: 101, width: 76, height: 11, largest: 9.5, lines: 1, fill: "var(--ink-soft)", weight: 400 }) : "";
  const audience = `<rect x="12" y="113" width="22" height="22" rx="4" fill="var(--card)" stroke="var(--line)"/>` + `<g color="var(--ink)" transform="translate(14 115) scale(.75)">${audienceMarks(book.audience)}</g>`;
  return (
    letterPlate(book.letter, 27, 22, 16) + move(64, 7, kindMarks(book), 1.3) +
    `<rect x="11" y="44" width="84" height="64" rx="3" fill="var(--card)" stroke="var(--line)"/><path d="M18 93H88" stroke="var(--ink-soft)" stroke-width=".6"/>` + title + author +
    (book.thrill ? "" : audience) + (book.volume ? ribbon(book.volume, 82, 109, 0.86) : "")
  );
}

function smallBook(book: Printed): string {
  const title = set(book.title, PLAIN, { x: 40, y: 79, width: 58, height: 36, largest: 11, lines: 4, fill: "var(--ink)" });
  return letterPlate(book.letter, 24, 21, 16) + move(44, 6, kindMarks(book), 1.1) + `<rect x="8" y="58" width="64" height="42" rx="2" fill="var(--card)" stroke="var(--line)"/>` + title +
    (book.volume ? ribbon(book.volume, 64, 36, 0.6) : "");
}

function tinyBook(book: Printed): string {
  return letterPlate(book.letter, 26, 19, 15) + move(13, 37, kindMarks(book), 1.08) + (book.volume ? ribbon(book.volume, 42, 34, 0.5) : "");
}

/** A book card of Librarians: 100 by 140 in full, 75 by 105, or 48 by 66. */
export function librariansCard(book: Printed, detail: Detail = "full"): string {
  const [w, h] = SIZES[detail];
  const draw = { full: fullBook, small: smallBook, tiny: tinyBook }[detail];
  return picture(w, h, cloth(book, w, h) + draw(book), "card");
}

/** An arrow to the right within 60 by 30 about the origin. */
const ARROW = "M-30 -7H6V-15L30 0L6 15V7H-30L-24 0Z";

function arrow(x: number, y: number, turn: number, scale: number, fill: string): string {
  return move(x, y, shape(ARROW, fill, 1.5), scale, turn);
}

function word(text: string, x: number, y: number, size: number): string {
  return `<text x="${x}" y="${y + size * 0.36}" text-anchor="middle" font-family="var(--lettering-roman)" font-weight="700" font-size="${size}" fill="var(--ink)">${text}</text>`;
}

/** Any genre: a star of many points. */
function wild(x: number, y: number): string {
  return move(x, y, shape("M0 -9L2.5 -3.5L8.5 -4L5 1L8 6L2.2 5.5L0 10L-2.2 5.5L-8 6L-5 1L-8.5 -4L-2.5 -3.5Z", "foil", 1));
}

function colours(list: LibrariansColour[] | undefined, x: number, y: number): string {
  return (list ?? []).map((name, i, all) => move(x - all.length * 9 + i * 18, y - 8, colourMarks(name), 16 / 24)).join("");
}

/** A shelf of which one side is meant: the bookshelf card in the middle, the side filled. */
function sideOf(side: string | undefined, x: number, y: number): string {
  const half = (at: number, on: boolean): string => `<rect x="${at}" y="${y - 6}" width="13" height="12" rx="1.5" fill="${on ? "var(--glow)" : "none"}" stroke="var(--ink)" stroke-width="1.2"/>`;
  return half(x - 17, side === "left") + `<rect x="${x - 2.5}" y="${y - 8}" width="5" height="16" fill="var(--wood-dark)"/>` + half(x + 4, side === "right");
}

/** What a shelf power says, without words, within 84 by 40 about the origin. */
function powerMarks(shelf: LibrariansBookshelf): string {
  const forbidden = ink("M-34 -7L-18 7", 3, "accent") + `<circle cx="-26" cy="0" r="10.5" fill="none" stroke="var(--accent)" stroke-width="3"/>`;
  const range = `${shelf.first ?? ""}–${shelf.last ?? ""}`;
  switch (shelf.power) {
    case "no-stacking":
      return forbidden + box(0, 5, 32, 7, "red", 1.1) + box(3, -3, 28, 7, "gold", 1.1) + box(1, -11, 30, 7, "teal", 1.1);
    case "no-letters":
      return forbidden + word(range, 15, 0, 20);
    case "no-colours":
      return forbidden + move(15, 0, colours(shelf.colours, 0, 0), 1.3);
    case "side-letters":
      return sideOf(shelf.side, 0, -9) + word(range, 0, 9, 16);
    case "side-colours":
      return sideOf(shelf.side, 0, -10) + colours(shelf.colours, 0, 9);
    case "side-limit":
      return sideOf(shelf.side, 0, -9) + word(`≤ ${shelf.n ?? 0}`, 0, 9, 16);
    case "wild-letters":
      return word(`&lt; ${shelf.first ?? ""}`, -22, 0, 16) + word("=", 4, 0, 16) + wild(24, 0);
    case "wild-colour":
      return colours(shelf.colours, -20, 0) + word("=", 3, 0, 16) + wild(24, 0);
    default:
      return "";
  }
}

function bookcase(w: number, h: number): string {
  return woodMarks(w, h, "wood") + box(w * 0.06, h * 0.045, w * 0.88, h * 0.91, "wood-dark", 1.2) + `<rect x=".7" y=".7" width="${w - 1.4}" height="${h - 1.4}" rx="3" fill="none" stroke="var(--card-edge)" stroke-width="1.6"/>`;
}

/** A row of books on its board, for the parts of a bookcase that nothing else needs. */
function filled(y: number): string {
  return row(10, y, 80, 24, `case${y}`) + box(7, y, 86, 4, "wood-light", 1.1);
}

function tinyShelf(shelf: LibrariansBookshelf, turn: number, downward: boolean): string {
  const panel = shelf.power ? `<rect x="4" y="36" width="40" height="25" rx="2" fill="var(--card)"/>` + move(24, 48.5, powerMarks(shelf), 0.48) : "";
  return arrow(24, shelf.power ? 20 : 33, turn, 0.62, "foil") + (downward ? arrow(24, shelf.power ? 32 : 53, 90, 0.22, "#fbf1da") : "") + panel;
}

function fullShelf(shelf: LibrariansBookshelf, turn: number, downward: boolean): string {
  const low = shelf.power ? move(50, 108, box(-42, -22, 84, 44, "card", 1.3) + powerMarks(shelf)) : filled(129);
  const middle = shelf.power ? 58 : downward ? 62 : 70;
  return filled(36) + arrow(50, middle, turn, 1.2, "foil") + (downward ? arrow(50, middle + (shelf.power ? 19 : 26), 90, 0.32, "#fbf1da") : "") + low;
}

/** A bookshelf card; downward also shows the arrow for columns. */
export function bookshelfCard(shelf: LibrariansBookshelf, downward = false, detail: Detail = "full"): string {
  const [w, h] = SIZES[detail];
  const turn = shelf.right_to_left ? 180 : 0;
  const marks = detail === "tiny" ? tinyShelf(shelf, turn, downward) : move(0, 0, fullShelf(shelf, turn, downward), w / 100);
  return picture(w, h, bookcase(w, h) + marks, "card");
}

/** The card of a completed genre that waits to be used: 84 by 60, its emblem on a scroll. */
export function powerCard(name: LibrariansGenre): string {
  const colour = colourOf(name);
  const ground = `<svg x="1" y="1" width="82" height="58" viewBox="0 0 82 58">${colourWeave(colour, 82, 58)}</svg>`;
  const rays = Array.from({ length: 12 }, (_, i) => `<path transform="translate(42 30) rotate(${i * 30})" d="M0 -22L2.5 -30H-2.5Z" fill="var(--foil)"/>`).join("");
  return picture(84, 60,
    ground + `<rect x="1" y="1" width="82" height="58" rx="4" fill="none" stroke="var(--card-edge)" stroke-width="1.6"/>` + flat(boxPath(5, 5, 74, 50), "shade") + rays + oval(42, 30, 20, 20, "card", 1.4) +
    `<g color="var(--colour-${colour}-mark, var(--colour-${colour}))" transform="translate(28.5 16.5) scale(1.12)">${emblemMarks(name)}</g>`, "card");
}
