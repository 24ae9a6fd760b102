// A table in this browser that begins at a position, with somebody who decides for every seat as a script says.
import type { Game, NewSeat, SetUp, TableCreated } from "$protocol";
import { Conversation } from "../transport/conversation";
import { ask, type House } from "../transport/house";

// Whatever has happened in between: the script knows.
const WHENEVER = 4_294_967_295;

export class Scene {
  #actors = new Map<number, Conversation>();

  private constructor(
    readonly house: House,
    readonly table: string,
    private readonly tokens: readonly string[],
  ) {}

  /** One name for each seat. */
  static async open(house: House, game: Game, position: string, names: string[]): Promise<Scene> {
    const seats = names.map((name): NewSeat => ({ occupant: "person", name }));
    const request: SetUp = { game, position, seats };
    const made = await ask<TableCreated>(house, "POST", "/api/positions", request);
    return new Scene(house, made.table, made.seats.map(({ token }) => token));
  }

  token(seat: number): string {
    return this.tokens[seat]!;
  }

  /** Lines as records write them: seat2 place witch bookshop. */
  async play(lines: string[]): Promise<void> {
    for (const line of lines) {
      const [, seat, action] = /^seat(\d) (.*)$/.exec(line)!;
      const reply = await this.#actor(Number(seat) - 1).request({ type: "decide", at: WHENEVER, action: action! });
      if (reply.type !== "accepted") throw new Error(`${line}: ${reply.type === "refused" ? reply.why.key : reply.type}`);
    }
  }

  /** Somebody else sits down at this seat. */
  release(seat: number) {
    this.#actors.get(seat)?.close();
    this.#actors.delete(seat);
  }

  /** Nobody will come back. */
  async leave() {
    for (const seat of [...this.#actors.keys()]) this.release(seat);
    for (const token of this.tokens) await ask(this.house, "POST", "/api/forget", { token }).catch(() => undefined);
  }

  #actor(seat: number): Conversation {
    const known = this.#actors.get(seat);
    if (known) return known;
    const nothing = () => undefined;
    const actor = new Conversation(this.house, { table: this.table, token: this.token(seat) }, nothing, nothing);
    this.#actors.set(seat, actor);
    return actor;
  }
}
