import { expect, test } from "vitest";
import { answered, reached, readKept } from "./kept";

const NOTHING = { lessons: {}, puzzles: {} };

test("whatever cannot be read is nothing", () => {
  expect(readKept(null)).toEqual(NOTHING);
  expect(readKept("learned")).toEqual(NOTHING);
  expect(readKept({ lessons: null, puzzles: null })).toEqual(NOTHING);
  expect(readKept({ lessons: { exlibris: { at: -1, done: true } }, puzzles: { "exlibris-1": 3 } })).toEqual(NOTHING);
  expect(readKept({ puzzles: { "exlibris-1": true } })).toEqual({ lessons: {}, puzzles: { "exlibris-1": true } });
});

test("a lesson is taken up where it was left, and stays done", () => {
  const left = reached(NOTHING, "exlibris", 4, false);
  expect(left.lessons.exlibris).toEqual({ at: 4, done: false });
  const done = reached(left, "exlibris", 14, true);
  expect(done.lessons.exlibris).toEqual({ at: 0, done: true });
  expect(reached(done, "exlibris", 2, false).lessons.exlibris).toEqual({ at: 2, done: true });
});

test("a puzzle stays solved, whatever is tried later", () => {
  const tried = answered(NOTHING, "exlibris-1", false);
  expect(tried.puzzles).toEqual({ "exlibris-1": false });
  expect(answered(answered(tried, "exlibris-1", true), "exlibris-1", false).puzzles).toEqual({ "exlibris-1": true });
});
