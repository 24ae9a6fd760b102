// A lesson as somebody takes it: which step it is at, what of it is done, and the table on which it is done.
import { here } from "../transport/here";
import { troubleOf } from "../transport/house";
import { fulfils, script, stepsOf, type Course, type Placed, type Step } from "./course";
import { Scene } from "./scene";
import { WatchedTable, type Watcher } from "./table.svelte";

export class Lesson implements Watcher {
  table = $state.raw<WatchedTable>();
  at = $state(0);
  /** How many of the step's wishes are fulfilled. */
  made = $state(0);
  /** Whether the step waits to be left: all is done, or there was nothing to do. */
  finished = $state(false);
  /** Whether something else was tried than what the step wants. */
  strayed = $state(false);
  over = $state(false);
  trouble = $state<string>();

  readonly steps: Placed[];
  #scene: Scene | undefined;
  #visit = 0;

  constructor(
    readonly course: Course,
    private readonly names: string[],
    private readonly reached: (at: number, over: boolean) => void,
  ) {
    this.steps = stepsOf(course);
  }

  get step(): Step {
    return this.steps[this.at]!.step;
  }

  /** The decision that the step waits for, if the table offers it. */
  get wished(): string | undefined {
    if (this.finished) return undefined;
    return this.table?.choices.find(({ action }) => fulfils(this.step, this.made, action))?.action;
  }

  /** Sets the table for a step, as if everything before it had been done. */
  async go(to: number) {
    this.#begin(to);
    await this.#set(to, this.steps[to]!.before);
  }

  async #set(at: number, done: Step[]) {
    const visit = ++this.#visit;
    this.#leave();
    const { scene } = this.steps[at]!;
    try {
      const opened = await Scene.open(here, this.course.game, this.course.scenes[scene]!.position, this.names);
      if (visit !== this.#visit) return void opened.leave();
      this.#scene = opened;
      await opened.play(done.flatMap(script));
      opened.release(0);
      if (visit !== this.#visit) return;
      this.table = new WatchedTable(here, { table: opened.table, token: opened.token(0) }, this);
      this.table.sitDown();
      this.trouble = undefined;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** On to the next step; what this one wanted is done for me if I have not done it. */
  next() {
    const next = this.steps[this.at + 1];
    if (!next) void this.#skipToEnd();
    else if (next.scene === this.steps[this.at]!.scene && this.finished) this.#begin(this.at + 1);
    else void this.go(this.at + 1);
  }

  async #skipToEnd() {
    const { before, step } = this.steps[this.at]!;
    await this.#set(this.at, [...before, step]);
    this.#end();
  }

  back() {
    if (this.at > 0) void this.go(this.at - 1);
  }

  close() {
    this.#visit++;
    this.#leave();
  }

  // ---- looking over the shoulder ----

  allows(action: string): boolean {
    this.strayed = this.finished || !fulfils(this.step, this.made, action);
    return !this.strayed;
  }

  decided() {
    if (++this.made === this.step.wish?.length) void this.#finish();
  }

  get mayUndo(): boolean {
    return this.made > 0;
  }

  undone() {
    this.made--;
  }

  asked() {
    if (this.step.why) this.finished = true;
  }

  async #finish() {
    const visit = this.#visit;
    try {
      await this.#scene?.play(this.step.then ?? []);
    } catch {
      this.trouble = "page.no-answer";
    }
    if (visit !== this.#visit) return;
    this.finished = true;
    // Where the scene changes, one wants to see first what became of it.
    const next = this.steps[this.at + 1];
    if (next && next.scene === this.steps[this.at]!.scene) this.#begin(this.at + 1);
    else if (!next) this.#end();
  }

  #begin(at: number) {
    this.at = at;
    this.made = 0;
    this.strayed = false;
    this.over = false;
    this.finished = !this.step.wish && !this.step.why;
    this.reached(at, false);
  }

  #end() {
    this.over = true;
    this.reached(this.at, true);
  }

  #leave() {
    this.table?.close();
    this.table = undefined;
    void this.#scene?.leave();
    this.#scene = undefined;
  }
}
