// Where bots think: a worker of its own, so that whoever asks goes on meanwhile.
import address from "$house?url";
import { openHouse } from "./wasm";

export type ToThinker = { ticket: number; turn: string } | { ticket: number; record: string };
export interface FromThinker {
  ticket: number;
  /** Nothing if no house can stand here. */
  text: string;
}

const tell = (message: FromThinker) => postMessage(message);

// It has no guests and keeps nothing.
const house = WebAssembly.compileStreaming(fetch(address)).then((module) =>
  openHouse(module, {
    send: () => {},
    hangUp: () => {},
    answer: (ticket, _status, text) => tell({ ticket, text }),
    desk: () => new Promise(() => {}),
    think: async () => "",
    later: () => {},
  }),
);

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    const opened = await house;
    if ("turn" in data) opened.reflect(data.ticket, data.turn);
    else opened.review(data.ticket, data.record);
  } catch (error) {
    console.error(error);
    tell({ ticket: data.ticket, text: "" });
  }
};
