// The house in this browser: it runs in a worker, so that the page never waits for it.
import type { ClientMessage, ServerMessage } from "$protocol";
import { forget } from "../storage.svelte";
import type { Answer, House, Line } from "./house";
import type { FromHouse, ToHouse } from "./worker";

interface Listener {
  heard: (message: ServerMessage) => void;
  ended: () => void;
}

let worker: Worker | undefined;
const lines = new Map<number, Listener>();
const asked = new Map<number, (answer: Answer) => void>();
let count = 0;

// Whoever waits hears that nothing will come; the next one who asks finds a new worker.
function giveUp() {
  worker?.terminate();
  worker = undefined;
  for (const answer of asked.values()) answer({ status: 503, text: '{"key":"page.no-house"}' });
  asked.clear();
  for (const { ended } of lines.values()) ended();
  lines.clear();
}

function receive({ data }: MessageEvent<FromHouse>) {
  if (data.kind === "answer") {
    asked.get(data.ticket)?.({ status: data.status, text: data.text });
    asked.delete(data.ticket);
  } else if (data.kind === "said") {
    lines.get(data.line)?.heard(JSON.parse(data.text) as ServerMessage);
  } else if (data.kind === "forgets") {
    forget();
  } else if (data.kind === "broken") {
    giveUp();
  } else {
    lines.get(data.line)?.ended();
    lines.delete(data.line);
  }
}

function post(message: ToHouse) {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = receive;
    worker.onerror = giveUp;
  }
  worker.postMessage(message);
}

export const here: House = {
  here: true,
  ask(method, target, body) {
    const ticket = ++count;
    const text = body === undefined ? "" : JSON.stringify(body);
    post({ kind: "ask", ticket, post: method === "POST", target, text });
    return new Promise((resolve) => asked.set(ticket, resolve));
  },
  open(heard, ended): Line {
    const line = ++count;
    lines.set(line, { heard, ended });
    post({ kind: "connect", line });
    return {
      send: (message: ClientMessage) => post({ kind: "say", line, text: JSON.stringify(message) }),
      close() {
        lines.delete(line);
        post({ kind: "disconnect", line });
      },
    };
  },
};
