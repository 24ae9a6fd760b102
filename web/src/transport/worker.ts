// Runs the house: carries what the page says to WebAssembly, and back.
import address from "$house?url";
import { openDesk } from "./desk";
import { thinking } from "./thinkers";
import { openHouse, type WasmHouse } from "./wasm";

export type ToHouse =
  | { kind: "ask"; ticket: number; post: boolean; target: string; text: string }
  | { kind: "connect" | "disconnect"; line: number }
  | { kind: "say"; line: number; text: string };

export type FromHouse =
  | { kind: "answer"; ticket: number; status: number; text: string }
  | { kind: "said"; line: number; text: string }
  | { kind: "ended"; line: number }
  | { kind: "forgets" }
  | { kind: "broken" };

const BETWEEN_TICKS = 100;
const tell = (message: FromHouse) => postMessage(message);

const house: Promise<WasmHouse> = (async () => {
  const desk = openDesk(() => tell({ kind: "forgets" }));
  const module = WebAssembly.compileStreaming(fetch(address));
  const opened = await openHouse(await module, {
    send: (line, text) => tell({ kind: "said", line, text }),
    hangUp: (line) => tell({ kind: "ended", line }),
    answer: (ticket, status, text) => tell({ kind: "answer", ticket, status, text }),
    desk: async (request) => (await desk)(request),
    think: thinking(),
    later: (turn) => setTimeout(turn),
  });
  setInterval(() => opened.tick(), BETWEEN_TICKS);
  return opened;
})();

// Where a house cannot stand, nobody should wait at its door.
house.catch((error) => {
  console.error(error);
  tell({ kind: "broken" });
});

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  const opened = await house;
  if (data.kind === "ask") opened.ask(data.ticket, data.post, data.target, data.text);
  else if (data.kind === "say") opened.received(data.line, data.text);
  else if (data.kind === "connect") opened.connected(data.line);
  else opened.disconnected(data.line);
};
