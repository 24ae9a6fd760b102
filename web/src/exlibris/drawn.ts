// Pictures that are shown again and again are drawn once.
import type { ExLibrisAssistant, ExLibrisCatalogueCard, ExLibrisCategory, ExLibrisPlace } from "$protocol";
import * as pictures from "../../pictures";
import { cardName, cardOf, categoryName } from "../texts/exlibris";
import { say } from "../texts/texts.svelte";

function once<Of extends unknown[]>(draw: (...of: Of) => string): (...of: Of) => string {
  const drawn = new Map<string, string>();
  return (...of) => {
    const key = of.join(" ");
    const known = drawn.get(key) ?? draw(...of);
    drawn.set(key, known);
    return known;
  };
}

const NOTHING: ExLibrisCatalogueCard = { card: 0, name: "?", letter: "?", rank: 1, of_letter: 1, books: [] };

export const cardPicture = once((card: number, detail: pictures.Detail) => pictures.bookCard(cardOf(card) ?? NOTHING, detail));
export const cardBack = once((detail: pictures.Detail) => pictures.cardBack("exlibris", detail));
export const badge = once((category: ExLibrisCategory) => pictures.category(category));
export const swatch = once((category: ExLibrisCategory, width: number, height: number) => pictures.categorySwatch(category, width, height));
export const goalCard = once((category: ExLibrisCategory, role: pictures.Role) => pictures.categoryCard(category, role));
export const figure = once((assistant: ExLibrisAssistant, seat: number) => pictures.figureToken(assistant, seat));
export const seatMark = once((seat: number) => pictures.seatMark(seat));
export const scene = once((place: ExLibrisPlace) => pictures.location(place));
export const portrait = pictures.assistant;
export const front = pictures.library;
export const board = once(() => pictures.shelfBoard());

export const CATEGORIES: readonly ExLibrisCategory[] = ["codices", "fiction", "historic", "monsters", "reference", "spells"];

/** A card in words: its name, and its books with their categories. */
export function cardLabel(card: number): string {
  const books = cardOf(card)?.books ?? [];
  const told = books.map(({ title, category }) => say("page.exlibris.book", { title, category: categoryName(category) }));
  return `${cardName(card)}: ${told.join("; ")}`;
}
