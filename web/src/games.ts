// Opening tables, and remembering which seats are mine.
import type { CreateTable, Game, NewSeat, TableCreated } from "$protocol";
import { here } from "./transport/here";
import { ask, type House } from "./transport/house";
import { online } from "./transport/online";

/** A table that this device has a seat at, or that it is the host of. */
export interface MyTable {
  table: string;
  here: boolean;
  game: Game;
  /** Seats of this device: several where people share it. */
  seats: { seat: number; token: string }[];
  host?: string;
  invitations?: { seat: number; token: string }[];
  opened: number;
}

const KEY = "shelfmark.tables";

export const houseOf = (isHere: boolean): House => (isHere ? here : online);

export function myTables(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyTable[];
  } catch {
    return [];
  }
}

export function findMine(table: string): MyTable | undefined {
  return myTables().find((one) => one.table === table);
}

export function remember(table: MyTable) {
  const others = myTables().filter((one) => one.table !== table.table);
  localStorage.setItem(KEY, JSON.stringify([table, ...others]));
}

export function forgetTable(table: string) {
  localStorage.setItem(KEY, JSON.stringify(myTables().filter((one) => one.table !== table)));
}

/** A new table; what opens it is remembered on this device. */
export async function create(isHere: boolean, request: CreateTable): Promise<MyTable> {
  const made = await ask<TableCreated>(houseOf(isHere), "POST", "/api/tables", request);
  const { table, host, seats, invitations } = made;
  const mine: MyTable = { table, here: isHere, game: request.game, seats, host, invitations, opened: Date.now() };
  remember(mine);
  return mine;
}

/** The usual table: me against bots. */
export function againstBots(game: Game, players: number, name: string): CreateTable {
  const me: NewSeat = { occupant: "person", name };
  const bots = Array.from({ length: players - 1 }, (): NewSeat => ({ occupant: "bot" }));
  return {
    game,
    options: `players=${players}`,
    seats: [me, ...bots],
    visibility: "unlisted",
    spectators: false,
    aids: true,
    pacing: { pace: "unlimited" },
  };
}
