import type { ExLibrisView } from "$protocol";
import { expect, test } from "vitest";
import type { TableState } from "../table/table.svelte";
import { planOf, restOf } from "./plan";

const at = (card: number | undefined, ...actions: string[]) =>
  ({ exlibris: { prompt: { card }, choices: actions.map((action) => ({ action, words: action.split(" ")[0]!, card: action === "shelve A1" ? 0 : undefined })) } as unknown as ExLibrisView }) as TableState;
const plan = planOf(at(undefined, "shelve A1", "shelve B1"), { action: "shelve A1", then: "at 1,2", best: 12 });

test("once the card of a plan is taken up, the place in it is proposed", () => {
  expect(restOf(at(0, "at 1,1", "at 1,2"), plan)).toEqual({ action: "at 1,2", best: 12 });
});
test("of a plan nothing is left for another card, or where its place is none", () => {
  expect(restOf(at(7, "at 1,2"), plan)).toBeUndefined();
  expect(restOf(at(0, "at 1,1"), plan)).toBeUndefined();
  expect(restOf(at(undefined, "shelve A1"), plan)).toBeUndefined();
  expect(restOf(at(undefined, "at 1,2"), planOf(at(undefined, "draw"), { action: "draw" }))).toBeUndefined();
});
