// A table with somebody who looks over my shoulder.
import type { Refusal } from "$protocol";
import { TableState } from "../table/table.svelte";
import type { Keys } from "../transport/conversation";
import type { House } from "../transport/house";

export interface Watcher {
  /** Whether this may be decided now. */
  allows(action: string): boolean;
  decided(action: string): void;
  /** Whether the last decision may be taken back. */
  readonly mayUndo: boolean;
  undone(): void;
  /** Somebody asked why something cannot be done. */
  asked(): void;
}

export class WatchedTable extends TableState {
  constructor(
    house: House,
    keys: Keys,
    private readonly watcher: Watcher,
  ) {
    super(house, keys);
  }

  override async decide(action: string) {
    this.refusal = undefined;
    const decided = !this.waiting && this.watcher.allows(action) && (await super.decide(action));
    if (decided) this.watcher.decided(action);
    return decided;
  }

  override get canUndo(): boolean {
    return this.undoable && this.watcher.mayUndo;
  }

  override async undo() {
    if (!this.canUndo || this.number === undefined) return;
    const reply = await this.request({ type: "undo", at: this.number });
    if (reply.type === "accepted") this.watcher.undone();
  }

  override async why(action: string, then?: string): Promise<Refusal | undefined> {
    const reason = await super.why(action, then);
    if (reason) this.watcher.asked();
    return reason;
  }
}
