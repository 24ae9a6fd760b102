// The house as WebAssembly (src/browser): texts go in and out through its memory.
import type { DeskRequest } from "$protocol";

/** How the desk's work ended; as store::Outcome counts. */
export const enum Outcome {
  done = 0,
  conflict = 1,
  failed = 2,
}

export interface DeskAnswer {
  outcome: Outcome;
  text?: string;
}

export interface Around {
  send(line: number, text: string): void;
  hangUp(line: number): void;
  answer(ticket: number, status: number, text: string): void;
  desk(request: DeskRequest): Promise<DeskAnswer>;
  /** Has a bot's turn thought about elsewhere: its decision, or nothing if nobody can. */
  think(turn: string): Promise<string>;
  later(turn: () => void): void;
}

export interface WasmHouse {
  ask(ticket: number, post: boolean, target: string, body: string): void;
  connected(line: number): void;
  disconnected(line: number): void;
  received(line: number, text: string): void;
  /** Thinks about a bot's turn at another house; `answer` brings the decision. */
  reflect(ticket: number, turn: string): void;
  /** Looks through a recorded game; `answer` brings its parts one after the other (src/browser/review.h). */
  review(ticket: number, record: string): void;
  tick(): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  ask(ticket: number, post: number, size: number): void;
  connected(line: number): void;
  disconnected(line: number): void;
  received(line: number, size: number): void;
  desk_answer(ticket: number, outcome: number, size: number): void;
  thought(ticket: number, size: number): void;
  reflect(ticket: number, size: number): void;
  review(ticket: number, size: number): void;
  turn(): void;
  tick(): void;
}

const DONE = 0;
const NOT_SUPPORTED = 58;

// The little of a system that a house needs: time, randomness, and somewhere to complain.
function system(memory: () => DataView): WebAssembly.ModuleImports {
  const bytes = (at: number, size: number) => new Uint8Array(memory().buffer, at, size);
  const nothing = () => NOT_SUPPORTED;
  return {
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      memory().setBigUint64(at, BigInt(Date.now()) * 1_000_000n, true);
      return DONE;
    },
    random_get(at: number, size: number) {
      crypto.getRandomValues(bytes(at, size));
      return DONE;
    },
    fd_write(_file: number, parts: number, count: number, written: number) {
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const length = memory().getUint32(parts + 8 * i + 4, true);
        console.error(new TextDecoder().decode(bytes(memory().getUint32(parts + 8 * i, true), length)));
        size += length;
      }
      memory().setUint32(written, size, true);
      return DONE;
    },
    proc_exit(status: number) {
      throw new Error(`the house fell down (${status})`);
    },
    fd_close: nothing,
    fd_seek: nothing,
    fd_fdstat_get: nothing,
    environ_get: () => DONE,
    environ_sizes_get(count: number, size: number) {
      memory().setUint32(count, 0, true);
      memory().setUint32(size, 0, true);
      return DONE;
    },
  };
}

export async function openHouse(module: WebAssembly.Module, around: Around): Promise<WasmHouse> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const read = (at: number, size: number) => decoder.decode(new Uint8Array(house.memory.buffer, at, size));
  const write = (text: string): number => {
    const bytes = encoder.encode(text);
    const at = house.input(bytes.length); // which may need more memory, and that is another buffer
    new Uint8Array(house.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  };
  const atDesk = async (ticket: number, request: string) => {
    const { outcome, text } = await around.desk(JSON.parse(request) as DeskRequest);
    const size = write(text ?? "");
    house.desk_answer(ticket, outcome, size);
  };
  const elsewhere = async (ticket: number, turn: string) => {
    const size = write(await around.think(turn));
    house.thought(ticket, size);
  };
  const page = {
    send: (line: number, at: number, size: number) => around.send(line, read(at, size)),
    hang_up: (line: number) => around.hangUp(line),
    answer: (ticket: number, status: number, at: number, size: number) =>
      around.answer(ticket, status, read(at, size)),
    desk: (ticket: number, at: number, size: number) => void atDesk(ticket, read(at, size)),
    think: (ticket: number, at: number, size: number) => void elsewhere(ticket, read(at, size)),
    later: () => around.later(() => house.turn()),
  };
  const imports = { page, wasi_snapshot_preview1: system(() => new DataView(house.memory.buffer)) };
  const instance = await WebAssembly.instantiate(module, imports);
  const house = instance.exports as unknown as Exports;
  house._initialize();
  return {
    ask(ticket, post, target, body) {
      const size = write(`${target}\n${body}`);
      house.ask(ticket, post ? 1 : 0, size);
    },
    connected: (line) => house.connected(line),
    disconnected: (line) => house.disconnected(line),
    received(line, text) {
      const size = write(text);
      house.received(line, size);
    },
    reflect(ticket, turn) {
      const size = write(turn);
      house.reflect(ticket, size);
    },
    review(ticket, record) {
      const size = write(record);
      house.review(ticket, size);
    },
    tick: () => house.tick(),
  };
}
