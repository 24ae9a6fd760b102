// Bots decide faster than anybody can look: what others do is shown one decision after the other.
import type { ServerMessage } from "$protocol";
import { settings } from "../settings.svelte";

export class Pace {
  #queue: ServerMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  #live = false;
  #mine: number | undefined;

  constructor(private readonly show: (message: ServerMessage) => void) {}

  /** `mine` is the seat whose own decisions are shown at once. */
  put(message: ServerMessage, mine: number | undefined) {
    this.#mine = mine;
    if (message.type === "welcome") this.#live = false;
    this.#queue.push(message);
    this.#work();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #work() {
    clearTimeout(this.#timer);
    for (let message = this.#queue[0]; message; message = this.#queue[0]) {
      const wait = this.#isWatched(message) ? this.#next - performance.now() : 0;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#work(), wait);
        return;
      }
      this.#queue.shift();
      if (message.type === "happened") this.#next = performance.now() + settings.pause;
      // What came before the first view is the story so far: nobody watches it happen.
      if (message.type === "view") this.#live = true;
      this.show(message);
    }
  }

  #isWatched(message: ServerMessage): boolean {
    return this.#live && message.type === "happened" && message.seat !== this.#mine;
  }
}
