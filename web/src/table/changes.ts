// A view that brings only what changed is put into the one before (docs/protocol.md, "Views").
import type { ExLibrisView, LibrariansPlace, LibrariansView } from "$protocol";

type Entry = Record<string, unknown>;
type Identity = (entry: never) => unknown;

const bySeat = (entry: { seat: number }) => entry.seat;
const byPlace = ({ place }: { place: LibrariansPlace }) => `${place.row},${place.column}`;

const LISTS: Record<string, Record<string, Identity>> = {
  exlibris: {
    seats: bySeat,
    shelves: bySeat,
    tiles: (entry: { place: string }) => entry.place,
    pieces: (entry: { figure: number }) => entry.figure,
  },
  librarians: { seats: bySeat, books: byPlace },
};

function mergeList(before: Entry[], changed: Entry[], identity: Identity): Entry[] {
  const all = new Map(before.map((entry) => [identity(entry as never), entry]));
  for (const entry of changed) all.set(identity(entry as never), entry);
  return [...all.values()];
}

// Where no book lies any more, the entry has no cards.
const isThere = (section: string, entry: Entry) => section !== "books" || (entry.cards as unknown[] | undefined)?.length;

export function merge<T extends ExLibrisView | LibrariansView>(game: string, before: T, changed: T): T {
  const merged: Entry = { ...before };
  for (const [section, value] of Object.entries(changed)) {
    const identity = LISTS[game]?.[section];
    const old = merged[section] as Entry[] | undefined;
    if (!identity || !old) merged[section] = value;
    else merged[section] = mergeList(old, value as Entry[], identity).filter((entry) => isThere(section, entry));
  }
  return merged as T;
}
