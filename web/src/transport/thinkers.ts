// Has bots' turns thought about in another worker.
import type { FromThinker, ToThinker } from "./thinker";

/** What answers with a bot's decision, or with nothing where no other worker can be had. */
export function openThinker(module: WebAssembly.Module): (turn: string) => Promise<string> {
  const asked = new Map<number, (decision: string) => void>();
  let count = 0;
  let worker: Worker | undefined;
  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    for (const answer of asked.values()) answer("");
    asked.clear();
  };
  try {
    worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      asked.get(data.ticket)?.(data.text);
      asked.delete(data.ticket);
    };
    worker.onerror = giveUp;
    worker.postMessage({ module } satisfies ToThinker);
  } catch {
    giveUp();
  }
  return (turn) =>
    new Promise((resolve) => {
      if (!worker) return resolve("");
      asked.set(++count, resolve);
      worker.postMessage({ ticket: count, turn } satisfies ToThinker);
    });
}
