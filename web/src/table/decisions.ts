// Decisions among the entries of a game.
import type { Happened } from "$protocol";

/** The entry of a decision, counted from 1 as a record does: of those that count, whoever decided. */
export function entryOf(history: Happened[], decision: number): number | undefined {
  return history.filter(({ seat, exlibris, librarians }) => seat !== undefined && (exlibris ?? librarians))[decision - 1]?.number;
}
