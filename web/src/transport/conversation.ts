// One seat's talk with a house: it survives lost connections, and every request is answered once.
import type { ClientMessage, Hello, ServerMessage } from "$protocol";
import type { House, Line } from "./house";

/** What opens a table. */
export interface Keys {
  table: string;
  token?: string;
  host?: string;
}

type Numbered = Extract<ClientMessage, { seq: number }>;
/** A request, as long as nobody has numbered it. */
export type Request = Numbered extends infer R ? (R extends Numbered ? Omit<R, "seq"> : never) : never;
export type Reply = Extract<ServerMessage, { type: "accepted" | "refused" | "claimed" | "reason" | "recap" }>;

interface Waiting {
  message: Numbered;
  resolve(reply: Reply): void;
}

/** How the connection is: `lost` tries again by itself, `over` does not. */
export type Contact = "connecting" | "there" | "lost" | "over";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const BETWEEN_PINGS = 25_000;
/** Faults at the door that are over in a moment. */
const PASSING = ["table.busy", "table.store", "table.closing"];

// Every conversation counts in a series of its own, since another device may sit at the same seat.
const SERIES = 2 ** 20;
const ownSeries = () => SERIES * (1 + Math.floor(Math.random() * (2 ** 32 - 1)));

export class Conversation {
  #line: Line | undefined;
  #waiting: Waiting[] = [];
  #seq = ownSeries();
  #seen: number | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #welcome = false;

  /** `seen` 0 wants to hear the whole story. */
  constructor(
    readonly house: House,
    readonly keys: Keys,
    private readonly heard: (message: ServerMessage) => void,
    private readonly contact: (contact: Contact) => void,
    seen?: number,
  ) {
    this.#seen = seen;
    this.#connect();
    if (!house.here) this.#pings = setInterval(() => this.#line?.send({ type: "ping", echo: 0 }), BETWEEN_PINGS);
  }

  request(request: Request): Promise<Reply> {
    const message = { ...request, seq: ++this.#seq } as Numbered;
    return new Promise((resolve) => {
      this.#waiting.push({ message, resolve });
      if (this.#welcome) this.#line?.send(message);
    });
  }

  close() {
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    this.#line?.close();
    this.#line = undefined;
  }

  #connect() {
    this.contact("connecting");
    this.#welcome = false;
    this.#line = this.house.open(
      (message) => this.#hear(message),
      () => this.#lost(),
    );
    const hello: Hello = { version: 1, ...this.keys, seen: this.#seen };
    this.#line.send({ type: "hello", ...hello });
  }

  #lost() {
    if (!this.#line) return;
    this.#line = undefined;
    this.contact("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  #hangUp() {
    this.#line?.close();
    this.#lost();
  }

  #hear(message: ServerMessage) {
    const atTheDoor = message.type === "fault" && !this.#welcome;
    if (atTheDoor && PASSING.includes(message.key)) return this.#hangUp();
    if ("number" in message && message.number !== undefined && message.type !== "welcome") {
      if (message.type !== "accepted") this.#seen = Math.max(this.#seen ?? 0, message.number);
    }
    if (message.type === "welcome") this.#greeted();
    // What the house could not read is not done: whoever asked for it hears so, and the table goes on.
    if (message.type === "fault" && message.seq !== undefined) {
      return this.#answered({ type: "refused", seq: message.seq, why: { key: message.key } });
    }
    if ("seq" in message && message.type !== "welcome" && message.type !== "fault") this.#answered(message);
    if (message.type === "closed" && !message.retry) this.#end();
    if (atTheDoor) this.#end();
    this.heard(message);
  }

  #end() {
    this.close();
    this.contact("over");
  }

  // What was not answered is sent once more under its number.
  #greeted() {
    this.#welcome = true;
    this.#pause = FIRST_PAUSE;
    this.contact("there");
    for (const { message } of this.#waiting) this.#line?.send(message);
  }

  #answered(reply: Reply) {
    const place = this.#waiting.findIndex(({ message }) => message.seq === reply.seq);
    if (place >= 0) this.#waiting.splice(place, 1)[0]!.resolve(reply);
  }
}
