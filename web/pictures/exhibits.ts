/** What the gallery shows, section by section. */

import type { ExLibrisCatalogueCard, LibrariansBook, LibrariansBookshelf } from "../../protocol/protocol";
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

const LIBRARY: LibrariansBook[] = [
  { name: "", letter: "D", genre: "horror", title: "Do Not Feed the Basement", author: "Ottoline Overdue",
  audience: "adult" },
  { name: "", letter: "G", genre: "romance", title: "Gentleman Caller, Wrong Castle", author: "Zdislava Záložková",
  audience: "teens", volume: 2 },
  { name: "", letter: "N", genre: "travel", title: "Nine Ferries and No Sandwich", author: "Folio Fontanelli",
  audience: "kids" },
  { name: "", letter: "O", genre: "poetry", title: "Odes", author: "Kiku Hondana", audience: "any", volume: 1 },
  { name: "", letter: "Y", genre: "science", title: "Yeast: A Biography of Bread", author: "Desmond Dustjacket",
  audience: "young-adult" },
  { name: "", letter: "Z", genre: "crime", title: "Zero Fingerprints, Ten Gloves", author: "Bea Wildering",
  audience: "adult", volume: 3 },
  { name: "", letter: "S", thrill: "swap", title: "Sudden Change of Seats", audience: "any" },
];

const SHELVES: LibrariansBookshelf[] = [
  {},
  { right_to_left: true },
  { power: "no-stacking" },
  { power: "no-letters", first: "D", last: "K", right_to_left: true },
  { power: "no-colours", colours: ["red", "blue"] },
  { power: "side-letters", side: "left", first: "A", last: "H" },
  { power: "side-colours", side: "right", colours: ["yellow", "black"] },
  { power: "side-limit", side: "left", n: 4, right_to_left: true },
  { power: "wild-letters", first: "M" },
  { power: "wild-colour", colours: ["purple"] },
];

export function sections(deck: ExLibrisCatalogueCard[]): Section[] {
  const books = deck.flatMap((card) => card.books);
  const some = books.filter((_, i) => i % 13 === 0);
  const hand = deck.filter((_, i) => i % 19 === 4);
  return [
    { name: "badges", width: 64, pictures: [...all(pictures.categories, pictures.category),
    ...all(pictures.genres, pictures.genre)] },
    { name: "badges-small", width: 16, pictures: [...all(pictures.categories, pictures.category),
    ...all(pictures.genres, pictures.genre), ...all(pictures.categories, pictures.emblem),
    ...all(pictures.genres, pictures.emblem)] },
    { name: "swatches", width: 48, pictures: [...all(pictures.categories, pictures.categorySwatch),
    ...all(["red", "green", "blue", "purple", "yellow", "black"] as const, pictures.colourSwatch)] },
    { name: "spines", width: 36, pictures: some.map((book) => ({ label: book.title, markup: pictures.spine(book) })) },
    { name: "covers", width: 120, pictures: some.slice(0,
    16).map((book) => ({ label: book.title, markup: pictures.cover({ ...book, author: "Ottoline Overdue" }) })) },
    { name: "cards", width: 150, pictures: hand.map((card) =>
    ({ label: card.name, markup: pictures.bookCard(card) })) },
    { name: "cards-small", width: 75, pictures: [
      ...hand.map((card) => ({ label: card.name, markup: pictures.bookCard(card, "small") })),
      ...hand.map((card) => ({ label: card.name, markup: pictures.bookCard(card, "tiny"), width: 48 })),
      { label: "back", markup: pictures.cardBack("exlibris", "small") },
      { label: "back", markup: pictures.cardBack("exlibris", "tiny"), width: 48 },
    ] },
    { name: "category-cards", width: 96, pictures: [
      ...all(pictures.categories, (name) => pictures.categoryCard(name)),
      ...all(["prominent", "banned", "focus"] as const, (role) => pictures.categoryCard("monsters", role)),
      ...all(["exlibris", "librarians", "category", "tile"] as const, (of) => pictures.cardBack(of)),
    ] },
    { name: "locations", width: 240, pictures: all(pictures.places, pictures.location) },
    { name: "assistants", width: 96, pictures: all(pictures.assistants, pictures.assistant) },
    { name: "libraries", width: 120, pictures: all(pictures.assistants, pictures.library) },
    { name: "figures", width: 40, pictures: [0, 1, 2,
    3].flatMap((seat) => all(pictures.assistants, (name) => pictures.figureToken(name, seat))) },
    { name: "seats", width: 24, pictures: [0, 1, 2, 3, 4,
    5].map((seat) => ({ label: String(seat), markup: pictures.seatMark(seat) })) },
    { name: "library", width: 100, pictures: [
      ...LIBRARY.map((book) => ({ label: book.genre ?? book.thrill ?? "", markup: pictures.librariansCard(book) })),
      ...LIBRARY.map((book) => ({ label: "small", markup: pictures.librariansCard(book, "small"), width: 75 })),
      ...LIBRARY.map((book) => ({ label: "tiny", markup: pictures.librariansCard(book, "tiny"), width: 48 })),
    ] },
    { name: "shelves", width: 100, pictures: [
      ...SHELVES.map((shelf, i) => ({ label: shelf.power ?? "plain",
      markup: pictures.bookshelfCard(shelf, i % 2 === 1) })),
      ...SHELVES.map((shelf, i) => ({ label: "tiny", markup: pictures.bookshelfCard(shelf, i % 2 === 1, "tiny"),
      width: 48 })),
    ] },
    { name: "powers", width: 84, pictures: all(pictures.genres, pictures.powerCard) },
    { name: "signs", width: 32, pictures: [...all(pictures.audiences, pictures.audience),
    ...all(pictures.thrills, pictures.thrill)] },
    { name: "icons", width: 24, pictures: all(pictures.icons, pictures.icon) },
    { name: "tokens", width: 120, pictures: [
      { label: "first player", markup: pictures.firstPlayer(), width: 48 },
      { label: "inspector", markup: pictures.inspector(), width: 96 },
      { label: "public library", markup: pictures.publicLibrary() },
      { label: "empty", markup: pictures.emptyShelf() },
      ...all(["won", "stuck", "horror"] as const, pictures.ending),
      { label: "logo", markup: pictures.logo(), width: 64 },
      { label: "wordmark", markup: pictures.wordmark(), width: 260 },
      { label: "app", markup: pictures.appIcon(192), width: 96 },
      { label: "maskable", markup: pictures.appIcon(192, true), width: 96 },
    ] },
    { name: "boards", width: 320, pictures: [{ label: "board", markup: pictures.shelfBoard() },
    { label: "back", markup: pictures.shelfBack() }, { label: "endpaper", markup: pictures.endpaper(), width: 96 }] },
  ];
}
