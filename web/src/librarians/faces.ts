// How the cards of Librarians look: books on the shelf, books in the hand, bookshelf cards. The colour of a book is that
// of its genre, so that lines of four are seen at once; the rest of the binding follows from the title.
import type { LibrariansAudience, LibrariansBook, LibrariansBookshelf, LibrariansColour, LibrariansShelfPower } from "$protocol";
import { colourMarks, COLOURS, genreMarks } from "../../pictures/badges";
import { binding, type Binding } from "../../pictures/bindings";
import { cardBack } from "../../pictures/cards";
import { set } from "../../pictures/lettering";
import { ornament } from "../../pictures/ornaments";
import { colourWeave, woodMarks } from "../../pictures/patterns";
import { escape, ink, move, picture, round, shape } from "../../pictures/pen";

export const SPINE = { width: 56, height: 88 };
export const CARD = { width: 112, height: 150 };
export const SHELF = { width: 92, height: 88 };

const ROMAN = ["", "I", "II", "III"];
const YOUNGEST_FIRST: LibrariansAudience[] = ["any", "kids", "teens", "young-adult", "adult"];
const BOLT = `<path fill="var(--foil)" stroke="var(--line)" stroke-width="1" d="M13.5 1L4 13.5H10.5L8 23L20 9.5H13L16.5 1Z"/>`;
const THRILL_INK = "var(--colour-black-ink)";

// What a server says becomes markup here: only what the game knows goes into it, the rest is escaped.
const isColour = (colour: LibrariansColour | undefined): colour is LibrariansColour => COLOURS.includes(colour!);

const inkOf = ({ colour }: LibrariansBook): string =>
  isColour(colour) ? `var(--colour-${colour}-ink, var(--badge-ink))` : THRILL_INK;

function cloth(book: LibrariansBook, w: number, h: number): string {
  if (isColour(book.colour)) return colourWeave(book.colour, w, h);
  const zigzag = Array.from({ length: Math.ceil(h / 14) }, (_, i) => `M0 ${i * 14}L${w / 2} ${i * 14 + 7}L${w} ${i * 14}`);
  return (
    `<rect width="${w}" height="${h}" fill="var(--black)"/>` +
    `<path d="${zigzag.join("")}" fill="none" stroke="var(--foil)" stroke-width="1" opacity=".35"/>`
  );
}

function bands(look: Binding, colour: string, w: number, h: number): string {
  const at = { raised: [0.4, 0.97], double: [0.385, 0.41, 0.95, 0.975], single: [0.4, 0.965], ends: [0.025, 0.975], none: [] };
  const width = look.bands === "raised" ? 3 : 1;
  return at[look.bands]
    .map((part) => `<path d="M2 ${round(h * part)}H${w - 2}" stroke="${colour}" stroke-width="${width}" opacity=".7"/>`)
    .join("");
}

/** Cloth with light from the left, within the outline of a book. */
function body(book: LibrariansBook, look: Binding, w: number, h: number): string {
  const inside =
    cloth(book, w, h) +
    `<rect x="${round(w * 0.06)}" width="${round(w * 0.1)}" height="${h}" fill="var(--shine)"/>` +
    `<rect x="${round(w * 0.86)}" width="${round(w * 0.14)}" height="${h}" fill="var(--shade)"/>` +
    bands(look, inkOf(book), w, h);
  return (
    `<svg x="1" y="1" width="${w - 2}" height="${h - 2}" viewBox="1 1 ${w - 2} ${h - 2}">${inside}</svg>` +
    `<rect x=".9" y=".9" width="${w - 1.8}" height="${h - 1.8}" rx="3" fill="none" stroke="var(--card-edge)" stroke-width="1.6"/>`
  );
}

function letterLabel(letter: string, x: number, y: number, w: number, h: number): string {
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.1"/>` +
    `<text x="${round(x + w / 2)}" y="${round(y + h * 0.81)}" text-anchor="middle" font-family="var(--lettering-roman)"` +
    ` font-weight="600" font-size="${round(h * 0.92)}" fill="var(--ink)">${escape(letter)}</text>`
  );
}

/** The badge of the genre, or the bolt of a thrill. */
function kindMarks(book: LibrariansBook): string {
  return book.genre ? genreMarks(book.genre) : BOLT;
}

/** As many dots as the readers are old; a ring for anybody. */
export function audienceMarks(audience: LibrariansAudience, colour: string): string {
  const age = YOUNGEST_FIRST.indexOf(audience);
  if (age === 0) return `<circle cx="0" cy="0" r="2.2" fill="none" stroke="${colour}" stroke-width="1.2"/>`;
  return Array.from({ length: age }, (_, i) => `<circle cx="${(i - (age - 1) / 2) * 5.6}" cy="0" r="2" fill="${colour}"/>`).join("");
}

function volumeMarks(volume: number): string {
  return (
    `<circle r="8" fill="var(--card)" stroke="var(--card-edge)"/>` +
    `<text y="3.6" text-anchor="middle" font-family="var(--lettering-roman)" font-weight="600" font-size="10.5" fill="var(--ink)">${escape(ROMAN[volume] ?? String(volume))}</text>`
  );
}

/** What matters beside letter and genre in this game. */
export interface Shown {
  /** How many books somebody has written who has several here (LB-C5). */
  authors?: ReadonlyMap<string, number>;
  ages: boolean;
  sequels: boolean;
}

const PLAIN = { lettering: "plain", capitals: false, italic: false } as const;

/** Whose books belong together, and how many there are: a surname is enough. */
function authorMarks(book: LibrariansBook, shown: Shown, x: number, y: number, width: number): string {
  const n = shown.authors?.get(book.author ?? "");
  if (!n) return "";
  const surname = book.author!.split(" ").at(-1);
  return set(`${surname} ${n}`, PLAIN, { x, y, width, height: 12, largest: 10.5, lines: 1, fill: inkOf(book), weight: 700 });
}

function extras(book: LibrariansBook, shown: Shown, audience: [number, number], volume: [number, number]): string {
  const readers = shown.ages && !book.thrill ? move(...audience, audienceMarks(book.audience, inkOf(book))) : "";
  return readers + (shown.sequels && book.volume ? move(...volume, volumeMarks(book.volume)) : "");
}

/** The back of a book as it stands on a shelf. */
export function shelved(book: LibrariansBook, shown: Shown): string {
  const { width: w, height: h } = SPINE;
  const look = binding(book.title);
  const title = set(book.title, look, { x: w / 2, y: 75, width: w - 12, height: 17, largest: 8, lines: 2, fill: inkOf(book) });
  const author = authorMarks(book, shown, w / 2, shown.ages ? 71 : 75, w - 8);
  return picture(w, h,
    body(book, look, w, h) +
    letterLabel(book.letter, 12, 5, w - 24, 27) +
    move(w / 2 - 14, 35.5, kindMarks(book), 28 / 24) +
    (author || (shown.ages && !book.thrill) ? author : title) +
    extras(book, shown, [w / 2, author ? 81 : 77], [w - 10, 36]), "book");
}

/** The front of a book as it is held: the same, with its title to be read. */
export function held(book: LibrariansBook, shown: Shown, kind: string): string {
  const { width: w, height: h } = CARD;
  const look = binding(book.title);
  const colour = inkOf(book);
  const author = authorMarks(book, shown, 36, 139, 54);
  return picture(w, h,
    body(book, { ...look, bands: "none" }, w, h) +
    letterLabel(book.letter, 8, 8, 40, 36) +
    move(w - 50, 7, kindMarks(book), 38 / 24) +
    `<rect x="6" y="51" width="${w - 12}" height="56" rx="3" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1"/>` +
    set(book.title, look, { x: w / 2, y: 79, width: w - 24, height: 50, largest: 17, lines: 4, fill: "var(--ink)" }) +
    `<rect x="6" y="110" width="${w - 12}" height="19" rx="3" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1"/>` +
    set(kind, PLAIN, { x: w / 2, y: 119.5, width: w - 22, height: 17, largest: 13, lines: 1, fill: "var(--ink)", weight: 700 }) +
    (author || (shown.ages || shown.sequels ? "" : ornament(look.ornament, w / 2, 139, 14, colour))) +
    extras(book, shown, [author ? 77 : w / 2, 140], [w - 10, 139]), "book");
}

export const back = (): string => cardBack("librarians", "small");

// ---- bookshelf cards ----

const ARROW = "M-26 -5H10V-14L30 0L10 14V5H-26Z";
const NO = `<g fill="none" stroke="var(--accent)" stroke-width="2.6"><circle r="8.5"/><path d="M-6 6L6 -6"/></g>`;
const JOKER = `<path fill="var(--glow)" stroke="var(--card-edge)" stroke-width="1" d="M0 -9L2.7 -2.9L9 -2.5L4.2 1.8L5.8 8.3L0 4.8L-5.8 8.3L-4.2 1.8L-9 -2.5L-2.7 -2.9Z"/>`;
const ONLY = `<path fill="none" stroke="var(--ink)" stroke-width="2.6" d="M-7 0L-2 6L8 -7"/>`;
const PILE = `<g fill="var(--card)" stroke="var(--ink)" stroke-width="1.4"><path d="M-8 -7H4V7H-8Z"/><path d="M-4 -3H8V11H-4Z"/></g>`;

const SIGNS: Record<LibrariansShelfPower, string> = {
  "no-stacking": NO,
  "no-letters": NO,
  "no-colours": NO,
  "side-letters": ONLY,
  "side-colours": ONLY,
  "side-limit": ONLY,
  "wild-letters": JOKER,
  "wild-colour": JOKER,
};

function plaqueText(text: string, x: number): string {
  return `<text x="${x}" y="5" text-anchor="middle" font-family="var(--lettering-plain)" font-weight="700" font-size="14" fill="var(--ink)">${escape(text)}</text>`;
}

/** What the power speaks of: letters, colours or a number. */
function subject(shelf: LibrariansBookshelf): string {
  if (shelf.colours) return shelf.colours.filter(isColour).map((name, i) => move(2 + i * 20, -9, colourMarks(name), 18 / 24)).join("");
  if (shelf.n !== undefined) return plaqueText(`≤ ${shelf.n}`, 18);
  if (shelf.power === "no-stacking") return move(18, -2, PILE);
  return plaqueText(shelf.last ? `${shelf.first}–${shelf.last}` : `< ${shelf.first}`, 18);
}

function plaque(shelf: LibrariansBookshelf): string {
  const { width: w } = SHELF;
  const side = shelf.side === "left" ? `<path d="M9 70L15 64V76Z" fill="var(--accent)"/>` : shelf.side === "right" ? `<path d="M${w - 9} 70L${w - 15} 64V76Z" fill="var(--accent)"/>` : "";
  const x = shelf.side === "left" ? 30 : shelf.side === "right" ? 20 : 25;
  return (
    `<rect x="5" y="54" width="${w - 10}" height="29" rx="4" fill="var(--card)" stroke="var(--card-edge)"/>` +
    side +
    move(x, 69, SIGNS[shelf.power!]) +
    move(x + 12, 69, subject(shelf))
  );
}

/** A bookshelf card: which way its shelf is read, and what it demands. */
export function bookshelf(shelf: LibrariansBookshelf, row: number): string {
  const { width: w, height: h } = SHELF;
  const y = shelf.power ? 29 : 44;
  const arrow = shape(ARROW, "foil", 1.4);
  return picture(w, h,
    woodMarks(w, h, "wood", "bookshelf") +
    ink(`M4 4H${w - 4}V${h - 4}H4Z`, 1.2) +
    `<rect x=".9" y=".9" width="${w - 1.8}" height="${h - 1.8}" rx="3" fill="none" stroke="var(--card-edge)" stroke-width="1.8"/>` +
    `<g transform="translate(${w / 2} ${y}) scale(${shelf.right_to_left ? -1 : 1} 1)">${arrow}</g>` +
    `<text x="8" y="17" font-family="var(--lettering-roman)" font-weight="600" font-size="13" fill="var(--foil)">${row}</text>` +
    (shelf.power ? plaque(shelf) : ""), "bookshelf");
}
