// Decisions among the entries of a game.
import type { Happened } from "$protocol";

/** The entries of decisions that count, in the order in which a record counts them. */
const decided = (history: Happened[]) =>
  history.filter(({ seat, exlibris, librarians }) => seat !== undefined && (exlibris ?? librarians));

/** The entry of a decision, counted from 1 as a record does: of those that count, whoever decided. */
export function entryOf(history: Happened[], decision: number): number | undefined {
  return decided(history)[decision - 1]?.number;
}

/** The decision that comes next after an entry, counted from 1; nothing once the last one is made. */
export function decisionAfter(history: Happened[], entry: number): number | undefined {
  return decided(history).findIndex(({ number }) => number > entry) + 1 || undefined;
}
