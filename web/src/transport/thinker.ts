// Where bots think: a worker of its own, so that whoever asks goes on meanwhile.
import { openHouse, type WasmHouse } from "./wasm";

export type ToThinker = { module: WebAssembly.Module } | { ticket: number; turn: string } | { ticket: number; record: string };
export interface FromThinker {
  ticket: number;
  text: string;
}

let house: Promise<WasmHouse>;

// It has no guests and keeps nothing.
const open = (module: WebAssembly.Module) =>
  openHouse(module, {
    send: () => {},
    hangUp: () => {},
    answer: (ticket, _status, text) => postMessage({ ticket, text } satisfies FromThinker),
    desk: () => new Promise(() => {}),
    think: async () => "",
    later: () => {},
  });

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if ("module" in data) house = open(data.module);
  else if ("turn" in data) (await house).reflect(data.ticket, data.turn);
  else (await house).review(data.ticket, data.record);
};
