import { expect, test } from "vitest";
import { ranked, readPart, type Reviewed } from "./review";

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

const reviewed = (chosen: number, lost: number, expected: number[]): Reviewed => ({
  decision: 1,
  seat: 0,
  chosen,
  lost,
  expected,
  view: { type: "view", full: true },
});

test("choices stand from the best to the worst, wherever the one that was made belongs", () => {
  expect(ranked(reviewed(3, 0.5, [5, 4, 3, 1]))).toEqual([
    { choice: 0, behind: 0 },
    { choice: 3, behind: 0.5 },
    { choice: 1, behind: 1 },
    { choice: 2, behind: 2 },
  ]);
});

test("a choice that was better than the bot's is the best, and nothing that was hardly looked at is", () => {
  expect(ranked(reviewed(1, -1, [5, 4, 6]))).toEqual([
    { choice: 1, behind: 0 },
    { choice: 0, behind: 1 },
    { choice: 2, behind: 1 },
  ]);
});
