// The words of Ex Libris: questions, choices and events with their gaps filled (docs/protocol.md, "Words").
import type {
  ExLibrisAssistant,
  ExLibrisCatalogueCard,
  ExLibrisChoice,
  ExLibrisEvent,
  ExLibrisEventKind,
  ExLibrisPlace,
  ExLibrisPrompt,
} from "$protocol";
import { catalogue } from "../exlibris/catalogue";
import type { TableState } from "../table/table.svelte";
import { nameOf, personIn } from "./people";
import { list, say, type Values } from "./texts.svelte";

export const cardOf = (card: number): ExLibrisCatalogueCard | undefined => catalogue.cards[card];
export const cardName = (card: number): string => cardOf(card)?.name ?? "?";
export const cardNames = (cards: number[]): string => list(cards.map(cardName));
export const assistantName = (assistant: ExLibrisAssistant): string =>
  say(assistant === "ordinary" ? "page.assistant" : `assistant.${assistant}.name`);
export const libraryName = (library: ExLibrisAssistant): string =>
  say(`library.${library === "ordinary" ? "basic" : library}.name`);
export const categoryName = (category: string): string => say(`category.${category}.name`);
export const placeName = (place: ExLibrisPlace): string => say(`location.${place}.name`);

/** By its place among the locations, as an obstacle names it. */
export function placeByNumber(number: number): string {
  const place = catalogue.places[number]?.place;
  return placeName(place ?? "home");
}

// With its article, where a language has one.
const thePlace = (place: ExLibrisPlace): string => say("page.the-place", { id: place.replaceAll("-", "_"), place: placeName(place) });

export function pieceName(table: TableState, figure: number): string {
  const piece = table.exlibris?.pieces?.find((one) => one.figure === figure);
  return piece ? assistantName(piece.assistant) : say("page.assistant");
}

/** One of my own, which may begin a sentence. */
export function ownPiece(table: TableState, figure: number): string {
  const piece = table.exlibris?.pieces?.find((one) => one.figure === figure);
  return piece && piece.assistant !== "ordinary" ? assistantName(piece.assistant) : say("page.your-assistant");
}

function ownedPiece(table: TableState, figure: number): string {
  return `${pieceName(table, figure)} (${personIn(table, Math.floor(figure / 4))})`;
}

/** Where a special assistant asks by its own rule, and not the place. */
export function abilityBehind(table: TableState, { rule, figure }: ExLibrisPrompt): string {
  const piece = table.exlibris?.pieces?.find((one) => one.figure === figure);
  if (!piece || piece.assistant === "ordinary" || !rule?.startsWith("XL-A")) return "";
  return `${assistantName(piece.assistant)}: ${say(`assistant.${piece.assistant}.ability`)}`;
}

type Subject = Partial<ExLibrisChoice & ExLibrisPrompt>;

function gaps(table: TableState, of: Subject): Values {
  const values: Values = {};
  for (const name of ["n", "row", "column", "from", "kind", "any", "least", "most", "chosen"] as const) {
    const value = of[name];
    if (value !== undefined) values[name] = value;
  }
  if (of.card !== undefined) values.card = cardName(of.card);
  if (of.cards) values.cards = cardNames(of.cards);
  if (of.figure !== undefined) values.figure = pieceName(table, of.figure);
  if (of.place) values.place = thePlace(of.place);
  if (of.other !== undefined) values.other = personIn(table, of.other);
  if (of.target !== undefined) values.other = ownedPiece(table, of.target);
  if (of.category) values.category = categoryName(of.category);
  if (of.direction) values.direction = say(`direction.${of.direction}`);
  if (of.library) {
    values.library = libraryName(of.library);
    values.figure = assistantName(of.library);
    values.ability = say(`assistant.${of.library}.ability`);
  }
  return values;
}

export function questionText(table: TableState, prompt: ExLibrisPrompt): string {
  if (!prompt.words) return "";
  return say(`ask.${prompt.words}`, { cards: "", ...gaps(table, prompt) });
}

export function choiceText(table: TableState, choice: ExLibrisChoice): string {
  return say(`act.${choice.words}`, { from: "hand", ...gaps(table, choice) });
}

/** Where anybody's assistant is placed. */
export function errandText(table: TableState, { figure, place, words, n }: ExLibrisChoice): string {
  const where = n === undefined ? placeName(place!) : say(`act.${words.replace("place", "place-short")}`, { place: placeName(place!), n });
  return say("bots.errand", { figure: pieceName(table, figure!), place: place === "home" ? place : where });
}

// ---- events ----

// Several of these in a row are one sentence.
const GATHERED: ReadonlySet<ExLibrisEventKind> = new Set<ExLibrisEventKind>([
  "card-laid-out",
  "drew",
  "took",
  "discarded",
  "turned-up",
  "shifted",
  "laid",
  "took-back",
  "gave",
  "turned",
  "discarded-by-nobody",
]);

function sameSentence(one: ExLibrisEvent, other: ExLibrisEvent): boolean {
  const alike = one.kind === other.kind && one.seat === other.seat && one.place === other.place;
  return GATHERED.has(one.kind) && alike && one.other === other.other;
}

function placeOf(table: TableState, event: ExLibrisEvent): string {
  if (!event.place) return "";
  const abroad = event.place === "home" && event.seat !== undefined && event.seat !== table.seat;
  if (!abroad) return placeName(event.place);
  // Who places an assistant is named already.
  return event.kind === "placed" ? say("page.own-library") : say("page.library-of", { name: nameOf(table, event.seat!) });
}

function sentence(table: TableState, events: ExLibrisEvent[]): string {
  const event = events[0]!;
  const cards = events.flatMap(({ card }) => (card === undefined ? [] : [cardName(card)]));
  return say(`event.${event.kind}`, {
    ...gaps(table, { ...event, from: undefined } as Subject),
    place: placeOf(table, event),
    who: event.seat === table.seat ? "you" : "other",
    name: event.seat === undefined ? "" : nameOf(table, event.seat),
    whom: event.other === table.seat ? "you" : "other",
    n: GATHERED.has(event.kind) ? events.length : (event.n ?? 0),
    cards: cards.length ? ` (${cards.join(", ")})` : "",
    card: cards[0] ?? "",
    row: event.to?.row ?? 0,
    column: event.to?.column ?? 0,
  });
}

/** What happened, sentence by sentence. */
export function tell(table: TableState, events: ExLibrisEvent[]): string[] {
  const groups: ExLibrisEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && sameSentence(last[0]!, event)) last.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => sentence(table, group));
}
