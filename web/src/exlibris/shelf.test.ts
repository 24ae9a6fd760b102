import type { ExLibrisShelvedCard } from "$protocol";
import { expect, it } from "vitest";
import { cellsAround, extentOf, inReadingOrder } from "./shelf";

const card = (number: number, row: number, column: number, about: Partial<ExLibrisShelvedCard> = {}): ExLibrisShelvedCard => ({
  card: number,
  row,
  column,
  ...about,
});

it("leaves room for a card on every side", () => {
  const cells = cellsAround([card(3, 1, 1), card(4, 1, 2)]);
  expect(cells).toHaveLength(3 * 4);
  expect(cells[0]).toMatchObject({ row: 0, column: 0, top: undefined });
  expect(cells.find(({ top }) => top?.card === 4)).toMatchObject({ thing: "cell:1,2" });
});
it("has a card on top and the one that it entombs in one cell", () => {
  const stack = cellsAround([card(3, 1, 1, { entombed: true, down: true }), card(9, 1, 1)]).find(({ top }) => top);
  expect(stack).toMatchObject({ top: { card: 9 }, under: { card: 3 } });
});
it("knows how large a shelf is, also an empty one", () => {
  expect(extentOf([card(3, 2, 1), card(4, 1, 5)])).toEqual({ rows: 2, columns: 5 });
  expect(extentOf([])).toEqual({ rows: 0, columns: 0 });
});
it("reads rows from the top and from the left, entombed cards aside", () => {
  const cards = [card(1, 2, 1), card(2, 1, 2), card(3, 1, 1), card(4, 1, 1, { entombed: true })];
  expect(inReadingOrder(cards).map((one) => one.card)).toEqual([3, 2, 1]);
});
