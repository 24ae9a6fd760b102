import type { ExLibrisView } from "$protocol";
import { expect, test } from "vitest";
import { merge } from "./changes";

const seat = (number: number, hand: number) => ({ seat: number, dealt: [], hand, shelved: 0 });

test("a section replaces the one before", () => {
  const before: ExLibrisView = { mine: { hand: [1, 2], focus: "spells" }, choices: [] };
  expect(merge("exlibris", before, { mine: { hand: [2], focus: "spells" } })).toEqual({
    mine: { hand: [2], focus: "spells" },
    choices: [],
  });
});

test("of some lists only the entries that changed are there", () => {
  const merged = merge("exlibris", { seats: [seat(0, 6), seat(1, 6)] }, { seats: [seat(1, 5)] });
  expect(merged.seats).toEqual([seat(0, 6), seat(1, 5)]);
});

test("a place without cards is empty", () => {
  const at = (column: number, cards: number[]) => ({ place: { row: 1, column }, cards });
  const merged = merge("librarians", { books: [at(1, [7]), at(2, [8])] }, { books: [at(1, []), at(3, [9])] });
  expect(merged.books).toEqual([at(2, [8]), at(3, [9])]);
});
