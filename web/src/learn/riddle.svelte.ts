// A puzzle as somebody tries it: the table at its position, what was decided so far, and how good that is.
import { here } from "../transport/here";
import { troubleOf } from "../transport/house";
import { judge, playersIn, type Puzzle } from "./puzzles";
import { Scene } from "./scene";
import { WatchedTable, type Watcher } from "./table.svelte";

/** An answer that was given, and what it lost. */
export interface Given {
  decisions: string[];
  lost: number;
}

export class Riddle implements Watcher {
  table = $state.raw<WatchedTable>();
  given = $state.raw<Given>();
  trouble = $state<string>();
  #decisions = $state.raw<string[]>([]);
  #scene: Scene | undefined;
  #visit = 0;

  constructor(
    readonly puzzle: Puzzle,
    private readonly names: (seat: number) => string,
    private readonly answered: (given: Given) => void,
  ) {}

  /** Sets the table afresh. */
  async begin() {
    const visit = ++this.#visit;
    this.#leave();
    this.given = undefined;
    this.#decisions = [];
    const names = Array.from({ length: playersIn(this.puzzle) }, (_, seat) => this.names(seat));
    try {
      const opened = await Scene.open(here, this.puzzle.game, this.puzzle.position, names);
      if (visit !== this.#visit) return void opened.leave();
      this.#scene = opened;
      this.table = new WatchedTable(here, { table: opened.table, token: opened.token(0) }, this);
      this.table.sitDown();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  close() {
    this.#visit++;
    this.#leave();
  }

  // ---- looking over the shoulder ----

  allows(): boolean {
    return !this.given;
  }

  decided(action: string) {
    this.#decisions = [...this.#decisions, action];
    const lost = judge(this.puzzle, this.#decisions);
    if (lost === undefined) return;
    this.given = { decisions: this.#decisions, lost };
    this.answered(this.given);
  }

  get mayUndo(): boolean {
    return !this.given && this.#decisions.length > 0;
  }

  undone() {
    this.#decisions = this.#decisions.slice(0, -1);
  }

  asked() {
    // Whoever puzzles may ask.
  }

  #leave() {
    this.table?.close();
    this.table = undefined;
    void this.#scene?.leave();
    this.#scene = undefined;
  }
}
