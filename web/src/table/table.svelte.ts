// A table as somebody sits at it: whatever the house says ends up here, and components show it.
import type {
  ExLibrisView,
  Game,
  Happened,
  LibrariansView,
  Proposal,
  Refusal,
  Said,
  ServerMessage,
  Table,
  View,
} from "$protocol";
import { seekEdition } from "../edition.svelte";
import { Conversation, type Contact, type Keys, type Reply, type Request } from "../transport/conversation";
import type { House } from "../transport/house";
import { merge } from "./changes";
import { Pace } from "./pace";

export class TableState {
  contact = $state<Contact>("connecting");
  /** Mine; missing for spectators and until one is claimed. */
  seat = $state<number>();
  isHost = $state(false);
  game = $state<Game>();
  table = $state.raw<Table>();
  /** The view of the last entry that is shown. */
  number = $state<number>();
  undoable = $state(false);
  redoable = $state(false);
  exlibris = $state.raw<ExLibrisView>();
  librarians = $state.raw<LibrariansView>();
  /** The entries that count, oldest first. */
  history = $state.raw<Happened[]>([]);
  /** The entry that has just been shown, for whoever animates it. */
  latest = $state.raw<Happened>();
  chat = $state.raw<Said[]>([]);
  proposal = $state.raw<Proposal>();
  /** Why something that I asked for was not done. */
  refusal = $state.raw<Refusal>();
  /** Why the table cannot be opened or was closed: the key of a text. */
  trouble = $state<string>();
  /** Whether the house can keep what is asked for. */
  writing = $state(true);
  /** While the inspection is shown, its result is not told yet. */
  inspecting = $state(false);
  /** Invitations that came back to the host. */
  invitations = $state.raw<{ seat: number; token: string }[]>([]);
  /** The difference of the server's clock to mine. */
  ahead = 0;

  #asking = $state(false);
  /** The entry that my last decision has become. */
  #decided = $state(0);
  #conversation: Conversation | undefined;
  #pace = new Pace((message) => this.show(message));

  constructor(
    readonly house: House,
    readonly keys: Keys,
  ) {}

  /** Begins to talk with the house. A replay does not: it is told what to show. */
  sitDown(): this {
    this.#conversation = new Conversation(
      this.house,
      this.keys,
      (message) => this.#pace.put(message, this.seat),
      (contact) => (this.contact = contact),
      0,
    );
    return this;
  }

  close() {
    this.#conversation?.close();
    this.#pace.stop();
  }

  /** While a decision of mine is on its way, until what it brought is shown. */
  get waiting(): boolean {
    return this.#asking || this.#decided > (this.number ?? 0);
  }

  /** Whether the table waits for my decision. */
  get myTurn(): boolean {
    return !this.waiting && this.choices.length > 0;
  }

  get choices() {
    return this.exlibris?.choices ?? this.librarians?.choices ?? [];
  }

  /** Whether people may talk here: where nobody else is, nobody does. */
  get talks(): boolean {
    return !this.house.here && (this.table?.seats ?? []).filter(({ occupant }) => occupant === "person").length > 1;
  }

  name(seat: number): string | undefined {
    return this.table?.seats.find((one) => one.seat === seat)?.name;
  }

  async request(request: Request): Promise<Reply> {
    const reply = await this.#ask(request);
    if (reply.type === "refused") this.refusal = reply.why;
    return reply;
  }

  #ask(request: Request): Promise<Reply> {
    if (!this.#conversation) throw new Error("nobody sits at this table");
    return this.#conversation.request(request);
  }

  /** Whether it was accepted. */
  async decide(action: string): Promise<boolean> {
    if (this.waiting || this.number === undefined) return false;
    this.refusal = undefined;
    this.#asking = true;
    const reply = await this.request({ type: "decide", at: this.number, action });
    if (reply.type === "accepted") this.#decided = reply.number ?? 0;
    this.#asking = false;
    return reply.type === "accepted";
  }

  /** Takes my last decision back: alone if possible, otherwise by asking the others. Among bots I am asked alone. */
  async undo() {
    if (this.number === undefined) return;
    if (this.undoable) await this.request({ type: "undo", at: this.number });
    else if (this.#myLast !== undefined) await this.request({ type: "propose", what: "undo", back: this.#myLast - 1 });
  }

  async redo() {
    if (this.number !== undefined) await this.request({ type: "redo", at: this.number });
  }

  /** Whether there is a decision of mine that undo could be about. */
  get canUndo(): boolean {
    return this.undoable || this.#myLast !== undefined;
  }

  /** Why a decision is not possible; nothing if it is. */
  async why(action: string, then?: string): Promise<Refusal | undefined> {
    const reply = await this.#ask({ type: "why", action, ...(then && { then }) });
    return reply.type === "reason" || reply.type === "refused" ? reply.why : undefined;
  }

  async recap(): Promise<Happened[]> {
    const reply = await this.#ask({ type: "ask-recap" });
    return reply.type === "recap" ? reply.entries : [];
  }

  get #myLast(): number | undefined {
    return this.history.filter((entry) => entry.seat === this.seat && entry.back === undefined).at(-1)?.number;
  }

  show(message: ServerMessage) {
    switch (message.type) {
      case "welcome":
        this.game = message.game;
        this.seat = message.seat;
        this.isHost = message.host === true;
        this.writing = true;
        this.ahead = message.now - Date.now();
        break;
      case "table":
        this.table = message;
        break;
      case "view":
        this.#showView(message);
        break;
      case "happened":
        this.#tell(message);
        break;
      case "said":
        if (!this.chat.some(({ number }) => number === message.number)) this.chat = [...this.chat, message];
        break;
      case "proposal":
        this.proposal = message;
        break;
      case "settled":
        this.proposal = undefined;
        break;
      case "invited":
        this.invitations = [...this.invitations.filter(({ seat }) => seat !== message.seat), message];
        break;
      case "writing":
        this.writing = message.possible;
        break;
      case "closed":
        if (!message.retry) this.trouble = `page.closed.${message.why}`;
        break;
      case "fault":
        // A link that was cut off makes no sense to the server: whoever followed it wrote no message.
        this.trouble = message.key === "table.no-message" ? "table.unknown" : message.key;
        if (message.key === "table.version") seekEdition();
        break;
    }
  }

  #showView(view: View) {
    this.number = view.number;
    this.undoable = view.undo === true;
    this.redoable = view.redo === true;
    const { exlibris, librarians } = view;
    if (exlibris) this.exlibris = view.full || !this.exlibris ? exlibris : merge("exlibris", this.exlibris, exlibris);
    if (librarians) {
      this.librarians = view.full || !this.librarians ? librarians : merge("librarians", this.librarians, librarians);
    }
  }

  #tell(entry: Happened) {
    const { back } = entry;
    const counts = back === undefined ? this.history : this.history.filter(({ number }) => number <= back);
    this.history = [...counts, entry];
    this.latest = entry;
  }
}
