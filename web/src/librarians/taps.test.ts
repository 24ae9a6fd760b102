import type { Happened, LibrariansEvent } from "$protocol";
import { expect, test } from "vitest";
import { tappedLately } from "./taps";

const entry = (number: number, ...librarians: LibrariansEvent[]): Happened => ({ number, time: 0, librarians });
const tap = (column: number): LibrariansEvent => ({ kind: "tapped", place: { row: 1, column } });
const turn: LibrariansEvent = { kind: "turn-began" };

test("taps of this turn and of the one before are seen, older ones are not", () => {
  const history = [entry(1, tap(1)), entry(2, turn), entry(3, tap(2)), entry(4, turn), entry(5, tap(3))];
  expect(tappedLately(history).map(({ column }) => column)).toEqual([3, 2]);
});

test("LB-S5: a bookshelf card that was tapped is seen like a book", () => {
  expect(tappedLately([entry(1, turn), entry(2, { kind: "tapped-shelf", row: 2 })])).toEqual([{ row: 2, column: 0 }]);
});
