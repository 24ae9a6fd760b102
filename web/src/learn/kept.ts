// What was learned, as a device keeps it.
import type { Game } from "$protocol";

export interface Kept {
  lessons: Partial<Record<Game, { at: number; done: boolean }>>;
  /** Whether the best answer was found, by puzzle; missing where nobody has tried. */
  puzzles: Record<string, boolean>;
}

export function readKept(text: string | null): Kept {
  try {
    return { lessons: {}, puzzles: {}, ...(JSON.parse(text ?? "{}") as Partial<Kept>) };
  } catch {
    return { lessons: {}, puzzles: {} };
  }
}

/** A lesson that was done once stays done; left in the middle, it is taken up there. */
export function reached({ lessons, puzzles }: Kept, game: Game, at: number, over: boolean): Kept {
  const done = over || lessons[game]?.done === true;
  return { lessons: { ...lessons, [game]: { at: over ? 0 : at, done } }, puzzles };
}

/** A puzzle that was solved once stays solved. */
export function answered({ lessons, puzzles }: Kept, id: string, best: boolean): Kept {
  return { lessons, puzzles: { ...puzzles, [id]: best || puzzles[id] === true } };
}
