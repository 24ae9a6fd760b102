// What was learned, as a device keeps it.
import type { Game } from "$protocol";
import { fieldsOf, isCount, isFlag } from "../shape";

interface Lesson {
  at: number;
  done: boolean;
}

export interface Kept {
  lessons: Partial<Record<Game, Lesson>>;
  /** Whether the best answer was found, by puzzle; missing where nobody has tried. */
  puzzles: Record<string, boolean>;
}

function isLesson(value: unknown): value is Lesson {
  const { at, done } = fieldsOf(value);
  return isCount(at) && isFlag(done);
}

const fieldsThat = <T>(value: unknown, are: (one: unknown) => one is T): Record<string, T> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).filter((field): field is [string, T] => are(field[1])));

export function readKept(kept: unknown): Kept {
  const { lessons, puzzles } = fieldsOf(kept);
  return { lessons: fieldsThat(lessons, isLesson), puzzles: fieldsThat(puzzles, isFlag) };
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
