// Which thing on the table stands for which choice. No rule is known here: the fields of a choice say what it is about.
import type { ExLibrisChoice, ExLibrisPlace } from "$protocol";

/** What can be pointed at: card:12, cell:2,3, figure:5, place:bookshop, space:auction-house:2, category:spells, deck. */
export type Thing = string;

export const cardThing = (card: number): Thing => `card:${card}`;
export const cellThing = (row: number, column: number): Thing => `cell:${row},${column}`;
export const figureThing = (figure: number): Thing => `figure:${figure}`;
export const placeThing = (place: ExLibrisPlace): Thing => `place:${place}`;
/** A space is counted from 1, as choices do. */
export const spaceThing = (place: ExLibrisPlace, n: number): Thing => `space:${place}:${n}`;
export const categoryThing = (category: string): Thing => `category:${category}`;
export const seatThing = (seat: number): Thing => `seat:${seat}`;
export const DECK: Thing = "deck";

/** The thing that stands for a choice; nothing for those that are buttons of their own. */
export function thingOf(choice: ExLibrisChoice): Thing | undefined {
  const { words, card, target, figure, place, n, row, column, category } = choice;
  if (target !== undefined) return figureThing(target);
  if (words.startsWith("place")) return n === undefined ? placeThing(place!) : spaceThing(place!, n);
  if (words === "remove") return placeThing(place!);
  if (words === "draw") return DECK;
  if (card !== undefined) return cardThing(card);
  if (row !== undefined && column !== undefined) return cellThing(row, column);
  if (category) return categoryThing(category);
  return figure === undefined ? undefined : figureThing(figure);
}

/** In what choices about the same thing may differ. */
const ASPECTS = ["figure", "other", "words"] as const;
export type Aspect = (typeof ASPECTS)[number];
type Value = string | number;

// Placing is one verb, whatever its words are called for.
export function aspectOf(choice: ExLibrisChoice, aspect: Aspect): Value | undefined {
  return aspect === "words" && choice.words.startsWith("place") ? "place" : choice[aspect];
}

/** Something to settle first, so that each thing stands for one choice alone. */
export interface Facet {
  aspect: Aspect;
  values: Value[];
  chosen: Value;
}

export type Wanted = Partial<Record<Aspect, Value>>;

function byThing(choices: ExLibrisChoice[]): ExLibrisChoice[][] {
  const groups = new Map<Thing, ExLibrisChoice[]>();
  for (const choice of choices) {
    const thing = thingOf(choice);
    if (thing) groups.set(thing, [...(groups.get(thing) ?? []), choice]);
  }
  return [...groups.values()];
}

/** Of these choices, those about a thing that several of them are about, by the first aspect in which they differ. */
function conflict(choices: ExLibrisChoice[]): { aspect: Aspect; words: Set<Value | undefined> } | undefined {
  const groups = byThing(choices);
  for (const aspect of ASPECTS) {
    const words = new Set<Value | undefined>();
    for (const group of groups) {
      const different = new Set(group.map((choice) => aspectOf(choice, aspect))).size > 1;
      if (different) for (const choice of group) words.add(aspectOf(choice, "words"));
    }
    if (words.size) return { aspect, words };
  }
  return undefined;
}

/** What is to be settled first, and the choices that are left then. */
export function narrow(choices: ExLibrisChoice[], wanted: Wanted): { facets: Facet[]; active: ExLibrisChoice[] } {
  const facets: Facet[] = [];
  let active = choices;
  for (let found = conflict(active); found; found = conflict(active)) {
    const { aspect, words } = found;
    const concerned = (choice: ExLibrisChoice) => words.has(aspectOf(choice, "words"));
    const values = [...new Set(active.filter(concerned).map((choice) => aspectOf(choice, aspect)!))];
    const chosen = values.find((value) => value === wanted[aspect]) ?? values[0]!;
    facets.push({ aspect, values, chosen });
    active = active.filter((choice) => !concerned(choice) || aspectOf(choice, aspect) === chosen);
  }
  return { facets, active };
}

/** Words that name a card, for asking why this card is none of the choices. */
export function cardVerbs(choices: ExLibrisChoice[]): string[] {
  const named = choices.filter(({ card, row, target }) => card !== undefined && row === undefined && target === undefined);
  return [...new Set(named.map(({ action }) => action.split(" ")[0]!))];
}
