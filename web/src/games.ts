// Opening tables, and remembering which seats are mine.
import type { CreateTable, Fork, Game, NewSeat, TableCreated, TableList, TableRow } from "$protocol";
import { settings } from "./settings.svelte";
import { allAre, among, fieldsOf, isCount, isFlag, isText, listOf } from "./shape";
import { keep, recall } from "./storage.svelte";
import { say } from "./texts/texts.svelte";
import { here } from "./transport/here";
import { about, ask, type House } from "./transport/house";
import { online } from "./transport/online";

/** Something that opens a seat. */
export interface Key {
  seat: number;
  token: string;
  /** Whether it came by a link, rather than with the table: its owner may be anybody. */
  joined?: boolean;
}

/** A table that this device has a seat at, or that it is the host of. */
export interface MyTable {
  table: string;
  here: boolean;
  game: Game;
  /** Seats of this device: several where people share it. */
  seats: Key[];
  host?: string;
  invitations?: Key[];
  opened: number;
  /** With hints for a first game. */
  guided?: boolean;
  /** The last entry of its chat that was in sight here. */
  heard?: number;
}

function isKey(value: unknown): value is Key {
  const { seat, token } = fieldsOf(value);
  return isCount(seat) && isText(token);
}

function isMyTable(value: unknown): value is MyTable {
  const { table, here, game, seats, host, invitations = [], opened } = fieldsOf(value);
  const complete = isText(table) && isFlag(here) && among(GAMES, game) !== undefined && isCount(opened);
  return complete && allAre(seats, isKey) && allAre(invitations, isKey) && (host === undefined || isText(host));
}

export const GAMES: readonly Game[] = ["exlibris", "librarians"];
const STORE = "shelfmark.tables";
const MOST_TOKENS = 50;

export const houseOf = (isHere: boolean): House => (isHere ? here : online);
/** How a table's address begins. */
export const wayTo = (isHere: boolean): string => (isHere ? "here" : "table");

export function myTables(): MyTable[] {
  return listOf(recall(STORE), isMyTable);
}

export const findMine = (table: string): MyTable | undefined => myTables().find((one) => one.table === table);

export function remember(table: MyTable) {
  keep(STORE, [table, ...myTables().filter((one) => one.table !== table.table)]);
}

/** A seat that I claimed, or a new secret for one that I have. */
export function rememberSeat(table: string, game: Game, isHere: boolean, key: Key, host?: string) {
  const known = findMine(table) ?? { table, game, here: isHere, seats: [], opened: Date.now() };
  remember({ host, ...known, seats: [...known.seats.filter(({ seat }) => seat !== key.seat), key] });
}

/** My seat where the same people play once more. The host stays the host, with the same secret. */
export function rememberRematch({ game, here, host }: MyTable, table: string, key: Key) {
  rememberSeat(table, game, here, key, host);
}

/** The chat of a table was in sight up to an entry. */
export function noteHeard(table: string, heard: number) {
  const mine = findMine(table);
  if (mine && mine.heard !== heard) keep(STORE, myTables().map((one) => (one.table === table ? { ...one, heard } : one)));
}

export function dropTable(table: string) {
  keep(STORE, myTables().filter((one) => one.table !== table));
}

/** Deletes what this device's people have left at a table, and the way there. */
export async function deleteTable(mine: MyTable): Promise<void> {
  for (const { token } of mine.seats) await ask(houseOf(mine.here), "POST", "/api/forget", { token });
  dropTable(mine.table);
}

function opened(isHere: boolean, game: Game, made: TableCreated): MyTable {
  const { table, host, seats, invitations } = made;
  const mine: MyTable = { table, here: isHere, game, seats, host, invitations, opened: Date.now() };
  remember(mine);
  return mine;
}

/** A new table; what opens it is remembered on this device. */
export async function create(isHere: boolean, request: CreateTable): Promise<MyTable> {
  // Browsers clear out what seems unimportant; a game is not.
  if (isHere) void navigator.storage?.persist?.();
  return opened(isHere, request.game, await ask(houseOf(isHere), "POST", "/api/tables", request));
}

/** Plays on from a moment of a finished game. */
export async function fork(isHere: boolean, game: Game, table: string, request: Fork): Promise<MyTable> {
  return opened(isHere, game, await ask(houseOf(isHere), "POST", about(table, "fork"), request));
}

/** How my games stand, by table: those of this browser and those of the server, as far as it answers. */
export async function standing(): Promise<Map<string, TableRow>> {
  const rows = new Map<string, TableRow>();
  for (const isHere of [true, false]) {
    const tokens = myTables().filter((one) => one.here === isHere).flatMap(({ seats }) => seats.slice(0, 1));
    for (let i = 0; i < tokens.length; i += MOST_TOKENS) {
      const mine = { tokens: tokens.slice(i, i + MOST_TOKENS).map(({ token }) => token) };
      const list = await ask<TableList>(houseOf(isHere), "POST", "/api/mine", mine).catch(() => undefined);
      for (const row of list?.tables ?? []) rows.set(row.table, row);
    }
  }
  return rows;
}

/** A secret that nobody can guess: whoever wishes for it knows it even if the answer gets lost. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** What I am called; without a name of my own, as this place calls me. */
export const myName = (otherwise = say("page.player", { n: 1 })): string => settings.name || otherwise;

const QUIET = { visibility: "unlisted", spectators: false, aids: true, pacing: { pace: "unlimited" } } as const;

/** The usual table: me against bots. */
export function againstBots(game: Game, players: number): CreateTable {
  const me: NewSeat = { occupant: "person", name: myName() };
  const bots = Array.from({ length: players - 1 }, (): NewSeat => ({ occupant: "bot" }));
  return { game, options: `players=${players}`, seats: [me, ...bots], ...QUIET };
}

/** Ex Libris alone, against the Public Library. */
export function solo(level: number): CreateTable {
  return { game: "exlibris", options: `solo=${level}`, seats: [{ occupant: "person", name: myName() }], ...QUIET };
}

/** A first game against one bot, with hints. Ex Libris begins with its beginner's variant. */
export async function guidedGame(game: Game): Promise<MyTable> {
  const request = againstBots(game, 2);
  if (game === "exlibris") request.options += " variant=beginner";
  const mine = { ...(await create(true, request)), guided: true };
  remember(mine);
  return mine;
}

/** From now on without hints. */
export function endGuide(table: string) {
  const mine = findMine(table);
  if (mine) remember({ ...mine, guided: false });
}
