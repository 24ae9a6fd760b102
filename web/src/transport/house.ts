// A house is a place with tables: in this browser or on a server. Both speak the same protocol.
import type { ClientMessage, ServerMessage } from "$protocol";

export interface Answer {
  status: number;
  text: string;
}

export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

export interface House {
  /** Whether it is this browser's own. */
  readonly here: boolean;
  /** What HTTP asks; `target` begins with /api. */
  ask(method: "GET" | "POST", target: string, body?: unknown): Promise<Answer>;
  /** A connection. `ended` is called once, when it is lost or was closed by the other side. */
  open(heard: (message: ServerMessage) => void, ended: () => void): Line;
}

/** Where something about a table is asked. Its name comes from an address that anybody may have written. */
export const about = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** What went wrong, as the key of a text. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly where?: string,
  ) {
    super(where ? `${key}: ${where}` : key);
  }
}

/** What people are told of an error. */
export const troubleOf = (error: unknown): string => (error instanceof Trouble ? error.key : "page.no-answer");

/** The answer in the protocol's words; a fault is thrown. */
export async function ask<T>(house: House, method: "GET" | "POST", target: string, body?: unknown): Promise<T> {
  return JSON.parse(await askText(house, method, target, body)) as T;
}

/** The answer as it is; a fault is thrown. */
export async function askText(house: House, method: "GET" | "POST", target: string, body?: unknown): Promise<string> {
  const { status, text } = await house.ask(method, target, body);
  if (status < 300) return text;
  let fault: { key?: string; where?: string } = {};
  try {
    fault = JSON.parse(text);
  } catch {
    // A proxy in between answers in its own words.
  }
  throw new Trouble(fault.key ?? "page.no-answer", fault.where);
}
