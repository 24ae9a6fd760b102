// What this device remembers of what was learned on it.
import type { Game } from "$protocol";
import { keep, recall } from "../storage.svelte";
import { answered, reached, readKept, type Kept } from "./kept";

const KEY = "shelfmark.learned";

class Progress {
  #kept = $state.raw<Kept>(readKept(recall(KEY)));

  lesson(game: Game): { at: number; done: boolean } | undefined {
    return this.#kept.lessons[game];
  }

  puzzle(id: string): boolean | undefined {
    return this.#kept.puzzles[id];
  }

  reach(game: Game, at: number, over: boolean) {
    this.#keep(reached(this.#kept, game, at, over));
  }

  answer(id: string, best: boolean) {
    this.#keep(answered(this.#kept, id, best));
  }

  #keep(kept: Kept) {
    this.#kept = kept;
    keep(KEY, kept);
  }
}

export const progress = new Progress();
