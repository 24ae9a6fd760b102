import type { ExLibrisEvent, Happened } from "$protocol";
import { expect, test } from "vitest";
import { newsOf, vainOf } from "./news";

const entry = (number: number, seat: number, exlibris: Partial<ExLibrisEvent>[], back?: number) =>
  ({ type: "happened", time: 0, number, seat, exlibris, back }) as Happened;
const ENDS: Partial<ExLibrisEvent>[] = [
  { kind: "became-permanent", place: "donation-center" },
  { kind: "round-began", n: 2 },
  { kind: "tile-revealed", place: "bookshop" },
];

test("a round that begins is news until I decide in it, and again once I take that back", () => {
  const news = { round: 2, places: ["bookshop"], stays: "donation-center" };
  const byOther = [entry(1, 0, []), entry(2, 1, ENDS), entry(3, 1, [])];
  expect(newsOf(byOther, 0)).toEqual(news);
  expect(newsOf([entry(1, 0, ENDS)], 0)).toEqual(news);
  expect(newsOf([...byOther, entry(4, 0, [])], 0)).toBeUndefined();
  expect(newsOf([...byOther, entry(5, 0, [], 3)], 0)).toEqual(news);
});

test("that the game begins is no news", () => {
  expect(newsOf([entry(1, 1, [{ kind: "round-began", n: 1 }])], 0)).toBeUndefined();
});

test("a category that was named for nothing is told until I decide again", () => {
  const named: Partial<ExLibrisEvent>[] = [
    { kind: "named", seat: 0, category: "codices" },
    { kind: "looked", seat: 0, place: "mysterious-shack" },
  ];
  const mine = entry(1, 0, named);
  expect(vainOf([mine, entry(2, 1, [{ kind: "took", seat: 1 }])], 0)).toBe("codices");
  expect(vainOf([entry(1, 0, [...named, { kind: "took", seat: 0 }])], 0)).toBeUndefined();
  expect(vainOf([entry(1, 0, [named[0]!])], 0)).toBeUndefined();
  expect(vainOf([mine, entry(2, 0, [])], 0)).toBeUndefined();
});
