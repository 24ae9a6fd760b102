import type { ExLibrisShelvedCard } from "$protocol";
import { expect, it } from "vitest";
import { cellsWithin, extentOf, frameOf, inReadingOrder, rowHeights } from "./shelf";

const card = (number: number, row: number, column: number, about: Partial<ExLibrisShelvedCard> = {}): ExLibrisShelvedCard => ({
  card: number,
  row,
  column,
  ...about,
});

it("leaves room where cards may go, and only there", () => {
  const cards = [card(3, 1, 1), card(4, 1, 2)];
  expect(frameOf(cards, [])).toEqual({ top: 1, bottom: 1, left: 1, right: 2 });
  expect(frameOf(cards, [{ row: 0, column: 1 }, { row: 1, column: 3 }])).toEqual({ top: 0, bottom: 1, left: 1, right: 3 });
});
it("keeps rows slim that are still to come", () => {
  const frame = { top: 0, bottom: 2, left: 1, right: 1 };
  expect(rowHeights(frame, [card(3, 1, 1)])).toEqual([0.5, 1, 0.5]);
  expect(rowHeights({ top: 1, bottom: 1, left: 1, right: 1 }, [])).toEqual([1]);
});
it("finds the card in each cell", () => {
  const cells = cellsWithin({ top: 0, bottom: 1, left: 1, right: 3 }, [card(3, 1, 1), card(4, 1, 2)]);
  expect(cells).toHaveLength(2 * 3);
  expect(cells[0]).toMatchObject({ row: 0, column: 1, top: undefined });
  expect(cells.find(({ top }) => top?.card === 4)).toMatchObject({ thing: "cell:1,2" });
});
it("has a card on top and the one that it entombs in one cell", () => {
  const stack = cellsWithin({ top: 1, bottom: 1, left: 1, right: 1 }, [card(3, 1, 1, { entombed: true, down: true }), card(9, 1, 1)]).find(({ top }) => top);
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
