/** What the gallery shows, section by section. */

import type { ExLibrisCatalogueCard } from "../../protocol/protocol";
import * as pictures from "./index";

interface Shown {
  label: string;
  markup: string;
  /** If other than the section's. */
  width?: number;
}

interface Section {
  name: string;
  width: number;
  pictures: Shown[];
}

function all<T extends string>(names: readonly T[], draw: (name: T) => string, width?: number): Shown[] {
  return names.map((name) => ({ label: name, markup: draw(name), width }));
}

export function sections(deck: ExLibrisCatalogueCard[]): Section[] {
  const books = deck.flatMap((card) => card.books);
  const some = books.filter((_, i) => i % 13 === 0);
  const hand = deck.filter((_, i) => i % 19 === 4);
  return [
    { name: "badges", width: 64, pictures: [...all(pictures.categories, pictures.category), ...all(pictures.genres, pictures.genre)] },
    { name: "badges-small", width: 16, pictures: [...all(pictures.categories, pictures.category), ...all(pictures.genres, pictures.genre), ...all(pictures.categories, pictures.emblem), ...all(pictures.genres, pictures.emblem)] },
    { name: "swatches", width: 48, pictures: [...all(pictures.categories, pictures.categorySwatch), ...all(["red", "green", "blue", "purple", "yellow", "black"] as const, pictures.colourSwatch)] },
    { name: "spines", width: 36, pictures: some.map((book) => ({ label: book.title, markup: pictures.spine(book) })) },
    { name: "covers", width: 120, pictures: some.slice(0, 16).map((book) => ({ label: book.title, markup: pictures.cover({ ...book, author: "Ottoline Overdue" }) })) },
    { name: "cards", width: 150, pictures: hand.map((card) => ({ label: card.name, markup: pictures.bookCard(card) })) },
    { name: "cards-small", width: 75, pictures: [
      ...hand.map((card) => ({ label: card.name, markup: pictures.bookCard(card, "small") })),
      ...hand.map((card) => ({ label: card.name, markup: pictures.bookCard(card, "tiny"), width: 48 })),
      { label: "back", markup: pictures.cardBack("exlibris", "small") },
      { label: "back", markup: pictures.cardBack("exlibris", "tiny"), width: 48 },
    ] },
    { name: "category-cards", width: 96, pictures: [
      ...all(pictures.categories, (name) => pictures.categoryCard(name)),
      ...all(["prominent", "banned", "focus"] as const, (role) => pictures.categoryCard("monsters", role)),
      ...all(["exlibris", "librarians", "category"] as const, (of) => pictures.cardBack(of)),
    ] },
    { name: "locations", width: 240, pictures: all(pictures.places, pictures.location) },
    { name: "assistants", width: 96, pictures: all(pictures.assistants, pictures.assistant) },
    { name: "libraries", width: 120, pictures: all(pictures.assistants, pictures.library) },
    { name: "figures", width: 40, pictures: [0, 1, 2, 3].flatMap((seat) => all(pictures.assistants, (name) => pictures.figureToken(name, seat))) },
    { name: "seats", width: 24, pictures: [0, 1, 2, 3, 4, 5].map((seat) => ({ label: String(seat), markup: pictures.seatMark(seat) })) },
    { name: "boards", width: 320, pictures: [{ label: "board", markup: pictures.shelfBoard() }, { label: "back", markup: pictures.shelfBack() }, { label: "endpaper", markup: pictures.endpaper(), width: 96 }] },
  ];
}
