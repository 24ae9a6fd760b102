// Asks the worker where bots think.
import type { FromThinker, ToThinker } from "./thinker";

/** A new one; whatever keeps it from thinking is heard as an empty text. */
function openThinker(heard: (message: FromThinker) => void): Worker {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromThinker>) => heard(data);
  return worker;
}

/** Has bots' turns thought about, one after the other: the decision, or nothing where no other worker can be had. */
export function thinking(): (turn: string) => Promise<string> {
  const asked = new Map<number, (decision: string) => void>();
  let count = 0;
  let worker: Worker | undefined;
  const answer = ({ ticket, text }: FromThinker) => {
    asked.get(ticket)?.(text);
    asked.delete(ticket);
  };
  const start = () => {
    const started = openThinker(answer);
    started.onerror = () => [...asked.keys()].forEach((ticket) => answer({ ticket, text: "" }));
    return started;
  };
  return (turn) =>
    new Promise((resolve) => {
      asked.set(++count, resolve);
      try {
        worker ??= start();
        worker.postMessage({ ticket: count, turn } satisfies ToThinker);
      } catch {
        answer({ ticket: count, text: "" });
      }
    });
}

/** Has a recorded game looked through by a worker that does nothing else; what it returns ends that. */
export function reviewing(record: string, heard: (part: string) => void): () => void {
  const worker = openThinker(({ text }) => heard(text));
  worker.postMessage({ ticket: 1, record } satisfies ToThinker);
  return () => worker.terminate();
}
