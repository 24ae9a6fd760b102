import type { ExLibrisScore } from "$protocol";
import { expect, test } from "vitest";
import { marginOf } from "./parts";

const NOTHING = { stability: 0, entombed: 0, prominent: 0, banned: 0, variety: 0, focus: 0 };

function score(seat: number, rank: number | undefined, lines: Partial<typeof NOTHING>): ExLibrisScore {
  const all = { ...NOTHING, ...lines };
  return { seat, rank, books: 0, counts: [], falls: [], ...all, total: Object.values(all).reduce((a, b) => a + b) };
}

const FIRST = score(2, 1, { stability: 20, variety: 9, banned: -6 });
const SECOND = score(0, 2, { stability: 12, variety: 9 });
const THIRD = score(1, 3, { variety: 15 });

test("whoever has won hears of the next one", () => {
  expect(marginOf([SECOND, THIRD, FIRST], 2)).toEqual({ ahead: 2, behind: 0, points: 2, part: "stability", more: 8 });
});

test("whoever has lost hears what the winner had more", () => {
  expect(marginOf([SECOND, THIRD, FIRST], 1)).toEqual({ ahead: 2, behind: 1, points: 8, part: "stability", more: 20 });
});

test("onlookers hear of the first two", () => {
  expect(marginOf([SECOND, THIRD, FIRST], undefined)).toMatchObject({ ahead: 2, behind: 0 });
});

test("a shared victory, a game that goes on and a single sheet have no margin", () => {
  expect(marginOf([FIRST, { ...SECOND, rank: 1 }], 0)).toBeUndefined();
  expect(marginOf([score(0, undefined, {}), score(1, undefined, {})], 0)).toBeUndefined();
  expect(marginOf([FIRST], 2)).toBeUndefined();
});
