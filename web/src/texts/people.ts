// How the people at a table are called.
import type { SeatState } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { isolated } from "./isolated";
import { has, say } from "./texts.svelte";

/** Somebody's own name, or what stands for one. */
export function nameOf(table: TableState, seat: number): string {
  const there = table.table?.seats.find((one) => one.seat === seat);
  return there ? seatName(there) : say("page.player", { n: seat + 1 });
}

/** The same wherever a seat is named. */
export function seatName({ name, occupant, bot, seat }: SeatState): string {
  if (name) return isolated(name);
  return occupant === "bot" ? botName(bot, seat) : say(`page.seat.${occupant}`, { n: seat + 1 });
}

// Two bots of one level are told apart by their seats.
function botName(kind: string | undefined, seat: number): string {
  const level = `bots.${kind}`;
  return has(level) ? say("page.bot-level", { level: say(level), n: seat + 1 }) : say("page.bot", { n: seat + 1 });
}

/** The same within a sentence: I am "you". */
export function personIn(table: TableState, seat: number): string {
  return seat === table.seat ? say("page.you") : nameOf(table, seat);
}

/** Bots differ by the numbers at the end of their names, which stay where the rest is cut short. */
export function inParts(name: string): [called: string, number: string] {
  const end = name.search(/\s\d+\u2069?$/u);
  return end < 0 ? [name, ""] : [name.slice(0, end), name.slice(end)];
}
