// What a round begins with, and what I did for nothing: it is told until I have decided something more.
import type { ExLibrisCategory, ExLibrisEvent, ExLibrisPlace, Happened } from "$protocol";

export interface News {
  round: number;
  /** New in town. */
  places: ExLibrisPlace[];
  /** What has become permanent. */
  stays?: ExLibrisPlace;
}

const lastOf = (history: Happened[], seat: number | undefined): number =>
  history.map((entry) => entry.seat === seat && entry.back === undefined).lastIndexOf(true);

/** The round that has begun since the last decision of this seat, or with it; not the first, with which all begins. */
export function newsOf(history: Happened[], seat: number | undefined): News | undefined {
  const events: ExLibrisEvent[] = history.slice(Math.max(0, lastOf(history, seat))).flatMap(({ exlibris }) => exlibris ?? []);
  const began = events.filter(({ kind }) => kind === "round-began").at(-1);
  if (!began?.n || began.n < 2) return undefined;
  const placesOf = (wanted: ExLibrisEvent["kind"]) => events.flatMap(({ kind, place }) => (kind === wanted && place ? [place] : []));
  return { round: began.n, places: placesOf("tile-revealed"), stays: placesOf("became-permanent").at(-1) };
}

/** The category that this seat named last, if none of the cards that it looked at has it (XL-L13): nothing on the table changes then. */
export function vainOf(history: Happened[], seat: number | undefined): ExLibrisCategory | undefined {
  const events = (history[lastOf(history, seat)]?.exlibris ?? []).filter((event) => event.seat === seat);
  const has = (wanted: ExLibrisEvent["kind"]) => events.some(({ kind }) => kind === wanted);
  return has("looked") && !has("took") ? events.find(({ kind }) => kind === "named")?.category : undefined;
}
