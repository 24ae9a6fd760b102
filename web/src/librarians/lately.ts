// Which books the others have played since my last decision: their turns pass by while one looks elsewhere.
import type { Happened } from "$protocol";

export function playedLately(history: readonly Happened[], seat: number | undefined): Set<number> {
  if (seat === undefined) return new Set();
  const mine = history.map((entry) => entry.seat === seat && entry.back === undefined).lastIndexOf(true);
  const events = history.slice(mine + 1).flatMap(({ librarians }) => librarians ?? []);
  return new Set(events.flatMap(({ kind, card }) => (kind === "played" && card !== undefined ? [card] : [])));
}
