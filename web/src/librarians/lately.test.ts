import type { Happened } from "$protocol";
import { expect, test } from "vitest";
import { playedLately } from "./lately";

const plays = (number: number, seat: number, card: number): Happened => ({ number, time: 0, seat, librarians: [{ kind: "played", seat, card }] });
const HISTORY = [plays(1, 1, 10), plays(2, 0, 11), plays(3, 1, 12), plays(4, 2, 13)];

test("books that others have played are new until I decide", () => {
  expect([...playedLately(HISTORY, 0)]).toEqual([12, 13]);
  expect([...playedLately([...HISTORY, plays(5, 0, 14)], 0)]).toEqual([]);
});

test("to whoever only watches, nothing is newer than the rest", () => {
  expect([...playedLately(HISTORY, undefined)]).toEqual([]);
});
