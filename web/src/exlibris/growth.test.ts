import type { ExLibrisEventKind, Happened } from "$protocol";
import { expect, it } from "vitest";
import type { House } from "../transport/house";
import { endsOfRounds, focusesOf, growthOf } from "./growth";

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

it("asks for one moment at a time, so that nobody waits behind all of them", async () => {
  const asked: string[] = [];
  let waiting = 0;
  const house: House = {
    here: true,
    async ask(_method, target) {
      asked.push(target);
      expect(++waiting).toBe(1);
      await new Promise((next) => setTimeout(next));
      --waiting;
      return { status: 200, text: '{"view":{"exlibris":{"scores":[{"seat":0,"total":7,"focus":2}],"mine":{"focus":"spells"}}}}' };
    },
    open: () => ({ send() {}, close() {} }),
  };
  expect(await growthOf(house, "t", GAME)).toEqual({ rounds: 2, lines: [{ seat: 0, points: [5, 5] }] });
  expect(await focusesOf(house, "t", [0, 1])).toEqual(["spells", "spells"]);
  expect(asked.map((target) => target.split("?")[1])).toEqual(["at=3", "at=5", "seat=0", "seat=1"]);
});
