// The words of Librarians: questions, choices and events with their gaps filled (docs/protocol.md, "Words").
import type {
  LibrariansBook,
  LibrariansBookshelf,
  LibrariansChoice,
  LibrariansEvent,
  LibrariansEventKind,
  LibrariansPlace,
  LibrariansPrompt,
} from "$protocol";
import type { TableState } from "../table/table.svelte";
import { nameOf, personIn } from "./people";
import { list, say, type Values } from "./texts.svelte";

export const bookOf = (table: TableState, card: number): LibrariansBook | undefined =>
  table.librarians?.material?.books[card];
export const genreName = (genre: string): string => say(`genre.${genre}.name`);

/** Who has written several books of this game, and how many (LB-C5). */
export function prolific(books: readonly LibrariansBook[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { author } of books) if (author) counts.set(author, (counts.get(author) ?? 0) + 1);
  return new Map([...counts].filter(([, n]) => n > 1));
}

export function placeText({ row, column }: LibrariansPlace): string {
  return say("page.librarians.place-short", { row, n: Math.abs(column), side: column < 0 ? "left" : "right" });
}

export function kindName(book: LibrariansBook): string {
  return book.thrill ? say(`thrill.${book.thrill}.name`) : genreName(book.genre!);
}

/** By genre and letter. */
export function cardName(table: TableState, card: number): string {
  const book = bookOf(table, card);
  return book ? say("page.librarians.card", { kind: kindName(book), letter: book.letter }) : "?";
}

export function powerText(book: { genre?: string; thrill?: string }): string {
  return book.thrill ? say(`thrill.${book.thrill}.action`) : say(`genre.${book.genre}.power`);
}

/** With the name of its genre or thrill. */
export function powerSentence(book: { genre?: string; thrill?: string }): string {
  const name = book.thrill ? say(`thrill.${book.thrill}.name`) : genreName(book.genre!);
  return say("page.librarians.power", { name, power: powerText(book) });
}

export function shelfPower(shelf: LibrariansBookshelf): string {
  if (!shelf.power) return "";
  const colours = list((shelf.colours ?? []).map((colour) => say(`colour.${colour}.name`)));
  const { first = "", last = "", side = "", n = 0 } = shelf;
  return say(`shelf-power.${shelf.power}`, { first, last, side, n, colours });
}

type Subject = Partial<LibrariansChoice & LibrariansPrompt & LibrariansEvent>;
const PLAIN = ["n", "row", "column", "author", "letter", "end", "side", "way", "state", "how", "outcome"] as const;

function gaps(table: TableState, of: Subject): Values {
  const values: Values = {};
  for (const name of PLAIN) {
    const value = of[name];
    if (value !== undefined) values[name] = value;
  }
  const book = of.card === undefined ? undefined : bookOf(table, of.card);
  if (book) {
    values.card = cardName(table, of.card!);
    values.title = book.title;
    values.power = `${kindName(book)}: ${powerText(book)}`;
  }
  if (of.cards) values.cards = list(of.cards.map((card) => cardName(table, card)));
  if (of.place) values.place = placeText(of.place);
  if (of.genre) values.genre = genreName(of.genre);
  if (of.genre || of.thrill) {
    const named = of.thrill ? say(`thrill.${of.thrill}.name`) : genreName(of.genre!);
    values.licence = `${named}: ${powerText(of)}`;
    if (!book) values.power = powerText(of);
  }
  if (of.colour) values.colour = say(`colour.${of.colour}.name`);
  if (of.other !== undefined) values.other = personIn(table, of.other);
  return values;
}

/** Whether a turn has nothing left but its end. A tap is no move. */
function onlyEnds(table: TableState): boolean {
  const moves = table.choices.filter(({ words }) => words !== "tap" && words !== "tap-shelf");
  return moves.length === 1 && moves[0]!.words === "end";
}

export function questionText(table: TableState, prompt: LibrariansPrompt): string {
  if (!prompt.words) return "";
  if (prompt.words === "turn" && prompt.n && onlyEnds(table)) return say("page.librarians.only-end", { n: prompt.n });
  // LB-Q11: only there the order of the books matters.
  const chosen = prompt.genre === "travel" ? "librarians.ask.take-travel" : "page.librarians.take";
  const key = prompt.words === "take" ? chosen : `librarians.ask.${prompt.words}`;
  return say(key, { n: 0, state: "", ...gaps(table, prompt) });
}

export function choiceText(table: TableState, choice: LibrariansChoice): string {
  const { place: at } = choice;
  const there = table.librarians?.books?.find(({ place }) => place.row === at?.row && place.column === at.column);
  const card = choice.card ?? there?.cards[0];
  return say(`librarians.act.${choice.words}`, { card: "", ...gaps(table, { ...choice, card }) });
}

/** Something that a choice would bring about. */
export function completionText(choice: LibrariansChoice): string {
  const { completes } = choice;
  return completes?.length ? say("page.completes", { genres: list(completes.map(genreName)) }) : "";
}

// ---- events ----

const GATHERED: ReadonlySet<LibrariansEventKind> = new Set<LibrariansEventKind>([
  "drew",
  "moved",
  "removed",
  "taken-back",
  "deck-shown",
]);

function cardText(table: TableState, event: LibrariansEvent): string[] {
  if (event.card === undefined) return [];
  const card = cardName(table, event.card);
  if (event.kind === "moved" && event.place) return [`${card} → ${placeText(event.place)}`];
  const title = bookOf(table, event.card)?.title ?? "";
  return [event.kind === "played" ? say("librarians.titled", { card, title }) : card];
}

function sentence(table: TableState, events: LibrariansEvent[]): string {
  const event = events[0]!;
  const cards = events.flatMap((one) => cardText(table, one));
  const shown = cards.length ? ` (${cards.join(", ")})` : "";
  return say(`librarians.event.${event.kind}`, {
    how: "at",
    place: "",
    author: say("librarians.anonymous"),
    ...gaps(table, event),
    who: event.seat === table.seat ? "you" : "other",
    name: event.seat === undefined ? "" : nameOf(table, event.seat),
    whom: event.other === table.seat ? "you" : "other",
    own: event.other === event.seat ? "yes" : "no",
    n: GATHERED.has(event.kind) ? events.length : (event.n ?? 0),
    cards: shown,
    card: cards[0] ?? "",
  });
}

/** What happened, sentence by sentence. */
export function tell(table: TableState, events: LibrariansEvent[]): string[] {
  const groups: LibrariansEvent[][] = [];
  for (const event of events) {
    const first = groups.at(-1)?.[0];
    const joins = first && GATHERED.has(event.kind) && first.kind === event.kind && first.seat === event.seat;
    if (joins) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => sentence(table, group));
}
