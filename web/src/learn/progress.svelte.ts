// What this device remembers of what was learned on it.
import type { Game } from "$protocol";

export interface Kept {
  lessons: Partial<Record<Game, { at: number; done: boolean }>>;
  /** Whether the best answer was found, by puzzle; missing where nobody has tried. */
  puzzles: Record<string, boolean>;
}

const KEY = "shelfmark.learned";

export function read(text: string | null): Kept {
  try {
    return { lessons: {}, puzzles: {}, ...(JSON.parse(text ?? "{}") as Partial<Kept>) };
  } catch {
    return { lessons: {}, puzzles: {} };
  }
}

class Progress {
  #kept = $state<Kept>(read(localStorage.getItem(KEY)));

  lesson(game: Game): { at: number; done: boolean } | undefined {
    return this.#kept.lessons[game];
  }

  puzzle(id: string): boolean | undefined {
    return this.#kept.puzzles[id];
  }

  /** A lesson that was done once stays done; begun again, it is taken up where it was left. */
  reach(game: Game, at: number, over: boolean) {
    const done = over || this.#kept.lessons[game]?.done === true;
    this.#kept.lessons[game] = { at: over ? 0 : at, done };
    this.#keep();
  }

  answer(id: string, best: boolean) {
    this.#kept.puzzles[id] = best || this.#kept.puzzles[id] === true;
    this.#keep();
  }

  #keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Where nothing may be kept, it holds until the page is closed.
    }
  }
}

export const progress = new Progress();
