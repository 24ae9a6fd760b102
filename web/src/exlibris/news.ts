// What a round begins with: it is told until I have decided something in it.
import type { ExLibrisEvent, ExLibrisPlace, Happened } from "$protocol";

export interface News {
  round: number;
  /** New in town. */
  places: ExLibrisPlace[];
  /** What has become permanent. */
  stays?: ExLibrisPlace;
}

/** The round that has begun since the last decision of this seat, or with it; not the first, with which all begins. */
export function newsOf(history: Happened[], seat: number | undefined): News | undefined {
  const mine = history.map((entry) => entry.seat === seat && entry.back === undefined).lastIndexOf(true);
  const events: ExLibrisEvent[] = history.slice(Math.max(0, mine)).flatMap(({ exlibris }) => exlibris ?? []);
  const began = events.filter(({ kind }) => kind === "round-began").at(-1);
  if (!began?.n || began.n < 2) return undefined;
  const placesOf = (wanted: ExLibrisEvent["kind"]) => events.flatMap(({ kind, place }) => (kind === wanted && place ? [place] : []));
  return { round: began.n, places: placesOf("tile-revealed"), stays: placesOf("became-permanent").at(-1) };
}
