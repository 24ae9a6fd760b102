// A finished game is looked at again: how the score sheets grew from round to round, and what everybody kept secret.
import type { ExLibrisCategory, ExLibrisScore, Happened, Replay } from "$protocol";
import { about, ask, type House } from "../transport/house";

export interface Growth {
  rounds: number;
  lines: { seat: number; points: number[] }[];
}

/** The entry with which each round gave way to the next, and the last one of all. Nobody decides before the first round. */
export function endsOfRounds(history: Happened[]): number[] {
  const begins = history.filter(({ exlibris }) => exlibris?.some(({ kind, n }) => kind === "round-began" && n !== 1));
  const last = history.at(-1);
  return [...begins.map(({ number }) => number), ...(last ? [last.number] : [])];
}

/** What is open to all: a focus counts for nobody until the end. */
export const openPoints = ({ total, focus }: ExLibrisScore): number => total - (focus ?? 0);

// One after the other: whatever else is asked meanwhile waits for one of them, not for all.
async function lookedAt(house: House, table: string, moments: string[]): Promise<Replay[]> {
  const replays: Replay[] = [];
  for (const moment of moments) replays.push(await ask<Replay>(house, "GET", about(table, `replay?${moment}`)));
  return replays;
}

export async function growthOf(house: House, table: string, history: Happened[]): Promise<Growth> {
  const replays = await lookedAt(house, table, endsOfRounds(history).map((at) => `at=${at}`));
  const sheets = replays.flatMap(({ view }) => (view.exlibris?.scores ? [view.exlibris.scores] : []));
  const seats = sheets[0]?.map(({ seat }) => seat) ?? [];
  const lines = seats.map((seat) => ({ seat, points: sheets.map((scores) => openPoints(scores.find((one) => one.seat === seat)!)) }));
  return { rounds: sheets.length, lines };
}

/** Everybody's focus, by seat. */
export async function focusesOf(house: House, table: string, seats: number[]): Promise<(ExLibrisCategory | undefined)[]> {
  const replays = await lookedAt(house, table, seats.map((seat) => `seat=${seat}`));
  return replays.map(({ view }) => view.exlibris?.mine?.focus);
}
