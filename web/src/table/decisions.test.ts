import type { Happened } from "$protocol";
import { expect, it } from "vitest";
import { decisionAfter, entryOf } from "./decisions";

const entry = (number: number, seat?: number): Happened => ({ number, time: 0, seat, exlibris: [] });

it("finds the entry of a decision, past whatever nobody decided", () => {
  const history = [entry(1), entry(2, 0), { number: 3, time: 0, seat: 1 }, entry(6, 1)];
  expect(entryOf(history, 1)).toBe(2);
  expect(entryOf(history, 2)).toBe(6);
  expect(entryOf(history, 3)).toBeUndefined();
});

it("finds the decision that follows an entry", () => {
  const history = [entry(1), entry(2, 0), { number: 3, time: 0, seat: 1 }, entry(6, 1)];
  expect([0, 1, 2, 5, 6].map((number) => decisionAfter(history, number))).toEqual([1, 1, 2, 2, undefined]);
});
