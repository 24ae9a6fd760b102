// How the people at a table are called.
import type { TableState } from "../table/table.svelte";
import { isolated } from "./isolated";
import { say } from "./texts.svelte";

/** Somebody's own name, or what stands for one. */
export function nameOf(table: TableState, seat: number): string {
  const there = table.table?.seats.find((one) => one.seat === seat);
  if (there?.name) return isolated(there.name);
  return say(there?.occupant === "bot" ? "page.bot" : "page.player", { n: seat + 1 });
}

/** The same within a sentence: I am "you". */
export function personIn(table: TableState, seat: number): string {
  return seat === table.seat ? say("page.you") : nameOf(table, seat);
}
