// The history in chapters: the rounds of Ex Libris, the turns of Librarians.
import type { ExLibrisEvent, Happened, LibrariansEvent } from "$protocol";

/** A round or a turn that begins. */
export type Beginning = ExLibrisEvent | LibrariansEvent;

export interface Chapter {
  /** Missing for what came before the first chapter. */
  began?: Beginning;
  /** An entry that ends one chapter and begins another stands in both, each time with its part. */
  entries: Happened[];
}

const BEGINS: ReadonlySet<string> = new Set(["round-began", "turn-began"]);

/** What an entry tells, cut before each beginning. */
function split(entry: Happened): Chapter[] {
  const game = entry.exlibris ? "exlibris" : "librarians";
  const events: Beginning[] | undefined = entry[game];
  if (!events) return [{ entries: [entry] }];
  const parts: { began?: Beginning; events: Beginning[] }[] = [{ events: [] }];
  for (const event of events) {
    if (BEGINS.has(event.kind)) parts.push({ began: event, events: [] });
    else parts.at(-1)!.events.push(event);
  }
  return parts.map(({ began, events }) => ({ began, entries: events.length ? [{ ...entry, [game]: events }] : [] }));
}

// Oldest first.
function chapters(history: Happened[]): Chapter[] {
  const all: Chapter[] = [{ entries: [] }];
  for (const { began, entries } of history.flatMap(split)) {
    if (began) all.push({ began, entries: [] });
    all.at(-1)!.entries.push(...entries);
  }
  return all[0]!.entries.length ? all : all.slice(1);
}

/** What happened, from the newest backwards: so many entries of it. */
export function newestFirst(history: Happened[], most: number): Chapter[] {
  let left = most;
  const found: Chapter[] = [];
  for (const { began, entries } of chapters(history).reverse()) {
    if (left <= 0) break;
    found.push({ began, entries: entries.slice(-left).reverse() });
    left -= entries.length;
  }
  return found;
}
