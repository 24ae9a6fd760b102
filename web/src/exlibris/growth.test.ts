import type { ExLibrisEventKind, Happened } from "$protocol";
import { expect, it } from "vitest";
import { endsOfRounds } from "./growth";

const entry = (number: number, ...kinds: ExLibrisEventKind[]): Happened => ({ number, time: 0, exlibris: kinds.map((kind) => ({ kind })) });

it("looks at the game where a round gives way to the next, and at its end", () => {
  const history = [entry(1, "library-kept", "round-began"), entry(2, "placed"), entry(3, "returned", "round-began"), entry(4, "game-over")];
  expect(endsOfRounds(history)).toEqual([3, 4]);
});
it("has nothing to look at before the first entry", () => {
  expect(endsOfRounds([])).toEqual([]);
});
