import type { ExLibrisEventKind, Happened } from "$protocol";
import { expect, it } from "vitest";
import { endsOfRounds } from "./growth";

const entry = (number: number, kind: ExLibrisEventKind, n?: number): Happened => ({ number, time: 0, exlibris: [{ kind, n }] });
const GAME = [entry(2, "placed"), entry(3, "round-began", 2), entry(4, "placed"), entry(5, "game-over")];

it("looks at the game where a round gives way to the next, and at its end", () => {
  expect(endsOfRounds([entry(1, "round-began", 1), ...GAME])).toEqual([3, 5]);
});
it("misses no round where the first began before anybody decided", () => {
  expect(endsOfRounds(GAME)).toEqual([3, 5]);
});
it("has nothing to look at before the first entry", () => {
  expect(endsOfRounds([])).toEqual([]);
});
