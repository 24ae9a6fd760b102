/** The bookshelf cards of Librarians: which way the alphabet runs, and what holds for the shelf, without a word. */

import type { LibrariansBookshelf, LibrariansColour } from "../../protocol/protocol";
import { colourMarks } from "./badges";
import type { Detail } from "./cards";
import { SIZES } from "./librarians";
import { woodMarks } from "./patterns";
import { box, field, ink, move, ovalPath, picture, shape, word } from "./pen";
import { row } from "./scenery";

const PALE = "#fbf1da";

/** An arrow to the right within 60 by 30, turned about its middle. */
function arrow(x: number, y: number, turn: number, scale: number, fill: string): string {
  return move(x, y, shape("M-30 -7H6V-15L30 0L6 15V7H-30L-24 0Z", fill, 1.5), scale, turn);
}

/** Any genre: a star. */
function wild(x: number, y: number): string {
  const star = "M0 -9L2.5 -3.5L8.5 -4L5 1L8 6L2.2 5.5L0 10L-2.2 5.5L-8 6L-5 1L-8.5 -4L-2.5 -3.5Z";
  return move(x, y, shape(star, "foil", 1));
}

function colours(list: LibrariansColour[] | undefined, x: number, y: number): string {
  const left = x - (list?.length ?? 0) * 9;
  return (list ?? []).map((name, i) => move(left + i * 18, y - 8, colourMarks(name), 16 / 24)).join("");
}

/** A shelf of which one side is meant: the bookshelf card in the middle, the side filled. */
function sideOf(side: string | undefined, x: number, y: number): string {
  const half = (at: number, on: boolean): string => field(at, y - 6, 13, 12, on ? "glow" : "none", 1.5, "ink", 1.2);
  return half(x - 17, side === "left") + field(x - 2.5, y - 8, 5, 16, "wood-dark") + half(x + 4, side === "right");
}

/** What a shelf power says, within 84 by 40 about the origin. */
function powerMarks(shelf: LibrariansBookshelf): string {
  const never = ink(`${ovalPath(-26, 0, 10.5)}M-33 -7L-19 7`, 3, "accent");
  const range = `${shelf.first ?? ""}–${shelf.last ?? ""}`;
  switch (shelf.power) {
    case "no-stacking":
      return never + box(0, 5, 32, 7, "red", 1.1) + box(3, -3, 28, 7, "gold", 1.1) + box(1, -11, 30, 7, "teal", 1.1);
    case "no-letters":
      return never + word(range, 15, 0, 20);
    case "no-colours":
      return never + move(15, 0, colours(shelf.colours, 0, 0), 1.3);
    case "side-letters":
      return sideOf(shelf.side, 0, -9) + word(range, 0, 10, 16);
    case "side-colours":
      return sideOf(shelf.side, 0, -10) + colours(shelf.colours, 0, 9);
    case "side-limit":
      return sideOf(shelf.side, 0, -9) + word(`≤ ${shelf.n ?? 0}`, 0, 10, 16);
    case "wild-letters":
      return word(`< ${shelf.first ?? ""}`, -22, 0, 16) + word("=", 4, 0, 16) + wild(24, 0);
    case "wild-colour":
      return colours(shelf.colours, -20, 0) + word("=", 3, 0, 16) + wild(24, 0);
    default:
      return "";
  }
}

function bookcase(w: number, h: number): string {
  return (
    woodMarks(w, h, "wood") + box(w * 0.06, h * 0.045, w * 0.88, h * 0.91, "wood-dark", 1.2) +
    field(0.7, 0.7, w - 1.4, h - 1.4, "none", 3, "card-edge", 1.6)
  );
}

/** A row of books on its board, for the parts of a bookcase that nothing else needs. */
function filled(y: number): string {
  return row(10, y, 80, 24, `case${y}`) + box(7, y, 86, 4, "wood-light", 1.1);
}

function tinyShelf(shelf: LibrariansBookshelf, turn: number, downward: boolean): string {
  const panel = shelf.power ? field(4, 36, 40, 25, "card", 2) + move(24, 48.5, powerMarks(shelf), 0.48) : "";
  const column = downward ? arrow(24, shelf.power ? 32 : 53, 90, 0.22, PALE) : "";
  return arrow(24, shelf.power ? 20 : 33, turn, 0.62, "foil") + column + panel;
}

function fullShelf(shelf: LibrariansBookshelf, turn: number, downward: boolean): string {
  const low = shelf.power ? move(50, 108, box(-42, -22, 84, 44, "card", 1.3) + powerMarks(shelf)) : filled(129);
  const middle = shelf.power ? 58 : downward ? 62 : 70;
  const column = downward ? arrow(50, middle + (shelf.power ? 19 : 26), 90, 0.32, PALE) : "";
  return filled(36) + arrow(50, middle, turn, 1.2, "foil") + column + low;
}

/** A bookshelf card; downward also shows the arrow for columns. */
export function bookshelfCard(shelf: LibrariansBookshelf, downward = false, detail: Detail = "full"): string {
  const [w, h] = SIZES[detail];
  const turn = shelf.right_to_left ? 180 : 0;
  const marks = detail === "tiny"
    ? tinyShelf(shelf, turn, downward)
    : move(0, 0, fullShelf(shelf, turn, downward), w / 100);
  return picture(w, h, bookcase(w, h) + marks, "card");
}
