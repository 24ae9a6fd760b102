import type { Happened } from "$protocol";
import { expect, test } from "vitest";
import { newestFirst } from "./chapters";

const entry = (number: number, some: Partial<Happened>): Happened => ({ number, time: 0, ...some });
const GAME = [
  entry(1, { seat: 0, exlibris: [{ kind: "library-kept", seat: 0 }] }),
  entry(2, { seat: 1, exlibris: [{ kind: "drew", seat: 1 }, { kind: "round-began", n: 1 }, { kind: "tile-revealed" }] }),
  entry(3, { seat: 0, exlibris: [{ kind: "placed", seat: 0 }] }),
];
const outline = (history: Happened[], most: number) =>
  newestFirst(history, most).map(({ began, entries }) => [began?.n, entries.map(({ number, exlibris }) => [number, exlibris?.[0]?.kind])]);

test("a round begins a chapter, in the middle of an entry, too", () => {
  expect(outline(GAME, 100)).toEqual([
    [1, [[3, "placed"], [2, "tile-revealed"]]],
    [undefined, [[2, "drew"], [1, "library-kept"]]],
  ]);
});

test("a chapter that is shown in part keeps its heading", () => {
  expect(outline(GAME, 1)).toEqual([[1, [[3, "placed"]]]]);
});

test("a turn begins a chapter, also one in which nothing has happened yet", () => {
  const found = newestFirst([entry(1, { seat: 0, librarians: [{ kind: "drew", seat: 0 }, { kind: "turn-began", seat: 1 }] })], 9);
  expect(found.map(({ began, entries }) => [began?.seat, entries.length])).toEqual([[1, 0], [undefined, 1]]);
});

test("what was taken back stands where it happened", () => {
  const [only] = newestFirst([entry(4, { exlibris: [{ kind: "round-began", n: 2 }] }), entry(7, { seat: 0, back: 4 })], 9);
  expect(only?.entries.map(({ back }) => back)).toEqual([4]);
});
