// What dropping a thing somewhere means: the choice that begins it and, if it takes two, the thing that completes it.
import type { ExLibrisChoice, ExLibrisPlace } from "$protocol";
import { cellThing, placeThing, seatThing, thingOf, type Thing } from "./choices";

export const HAND: Thing = "hand";
export const DISCARDS: Thing = "discards";
export const WAITING: Thing = "waiting";

export interface Plan {
  first: ExLibrisChoice;
  then?: Thing;
  /** Several spaces of this place would do: which one has to be said. */
  among?: ExLibrisPlace;
}

const verbOf = ({ action }: ExLibrisChoice): string => action.split(" ")[0]!;

// Where a card or figure is let go of for each verb that needs nothing else.
function restingPlaces(choice: ExLibrisChoice, asking: ExLibrisPlace | undefined): Thing[] {
  const tile = asking ? [placeThing(asking)] : [];
  switch (verbOf(choice)) {
    case "take":
      return [HAND];
    case "discard":
    case "burn":
      return [DISCARDS, ...tile];
    case "lay":
    case "leave":
      return tile;
    case "give":
      return choice.other === undefined ? [] : [seatThing(choice.other)];
    case "call":
      return [placeThing("home")];
    case "withdraw":
      return [WAITING];
    default:
      return [];
  }
}

// Verbs that name a second thing afterwards, by the kind of what they are dropped on.
const COMPLETED: Record<string, string[]> = { cell: ["shelve", "lift"], card: ["swap", "exchange", "take", "shelve"] };

function goesTo(choice: ExLibrisChoice, onto: Thing): boolean {
  if (choice.targets) return choice.targets.some(({ row, column }) => cellThing(row, column) === onto);
  return (COMPLETED[onto.split(":")[0]!] ?? []).includes(verbOf(choice));
}

/** `own` are the choices about what is dragged. */
export function dropPlan(own: ExLibrisChoice[], onto: Thing, asking: ExLibrisPlace | undefined): Plan | undefined {
  const placed = own.filter(({ words, target }) => words.startsWith("place") || target !== undefined);
  const exactly = placed.find((choice) => thingOf(choice) === onto);
  const somehow = placed.filter(({ place }) => place && placeThing(place) === onto);
  if (!exactly && somehow.length > 1) return { first: somehow[0]!, among: somehow[0]!.place };
  const first = exactly ?? somehow[0] ?? own.find((choice) => restingPlaces(choice, asking).includes(onto));
  if (first) return { first };
  const begins = own.filter((choice) => !placed.includes(choice) && thingOf(choice) !== onto);
  const begun = begins.find((choice) => goesTo(choice, onto));
  return begun && { first: begun, then: onto };
}
