// Taps speak without words, so they stay visible for a while: those of this turn and of the one before.
import type { Happened, LibrariansPlace } from "$protocol";

export function tappedLately(history: readonly Happened[]): LibrariansPlace[] {
  const found: LibrariansPlace[] = [];
  let turns = 0;
  for (const entry of [...history].reverse()) {
    for (const { kind, place, row } of [...(entry.librarians ?? [])].reverse()) {
      if (kind === "turn-began" && ++turns === 2) return found;
      if (kind === "tapped" && place) found.push(place);
      if (kind === "tapped-shelf" && row !== undefined) found.push({ row, column: 0 });
    }
  }
  return found;
}
