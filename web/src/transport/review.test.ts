import { expect, test } from "vitest";
import { readPart } from "./review";

test("a decision comes with the view before it", () => {
  const part = readPart('12 1 2 480 350 -20 -150\n{"type":"view","full":true}');
  expect(part).toEqual({
    decision: 12,
    seat: 1,
    chosen: 2,
    lost: 4.8,
    expected: [3.5, -0.2, -1.5],
    view: { type: "view", full: true },
  });
});

test("the end is a balance for each seat", () => {
  expect(readPart("1250 -700 -75\n300 700 75\n")).toEqual([
    { result: -7, lost: 12.5, luck: -0.75 },
    { result: 7, lost: 3, luck: 0.75 },
  ]);
});

test("a game that is not finished has neither a result nor luck", () => {
  expect(readPart("1250\n300\n")).toEqual([{ lost: 12.5 }, { lost: 3 }]);
});
