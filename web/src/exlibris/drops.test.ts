import type { ExLibrisChoice } from "$protocol";
import { expect, it } from "vitest";
import { dropPlan, DISCARDS, HAND } from "./drops";

const choice = (action: string, about: Partial<ExLibrisChoice>): ExLibrisChoice => ({ action, words: action.split(" ")[0]!, ...about });
const shelving = choice("shelve A1", { card: 0, targets: [{ row: 1, column: 2, total: 5, falls: 0 }] });

it("shelves a card where it is dropped, in two decisions", () => {
  expect(dropPlan([shelving], "cell:1,2", undefined)).toEqual({ first: shelving, then: "cell:1,2" });
});
it("does nothing where the card may not go", () => {
  expect(dropPlan([shelving], "cell:3,3", undefined)).toBeUndefined();
  expect(dropPlan([shelving], HAND, undefined)).toBeUndefined();
});
it("places a figure on the very space, and asks which one where it is dropped on a tile with several", () => {
  const bids = [1, 2].map((n) => choice(`place witch auction-house ${n}`, { figure: 0, place: "auction-house", n, words: "place-bid" }));
  expect(dropPlan(bids, "space:auction-house:2", undefined)).toEqual({ first: bids[1] });
  expect(dropPlan(bids, "place:auction-house", undefined)).toEqual({ first: bids[0], among: "auction-house" });
  expect(dropPlan(bids.slice(1), "place:auction-house", undefined)).toEqual({ first: bids[1] });
});
it("takes into the hand and discards onto the pile", () => {
  const take = choice("take A1", { card: 0 });
  const discard = choice("discard A1", { card: 0 });
  expect(dropPlan([take], HAND, undefined)).toEqual({ first: take });
  expect(dropPlan([discard], DISCARDS, undefined)).toEqual({ first: discard });
});
it("leaves a card at the location that asks", () => {
  const leave = choice("leave A1", { card: 0 });
  expect(dropPlan([leave], "place:book-swap", "book-swap")).toEqual({ first: leave });
  expect(dropPlan([leave], "place:bookshop", "book-swap")).toBeUndefined();
});
it("gives a card to whom it is dropped on", () => {
  const gifts = [1, 2].map((other) => choice(`give A1 seat${other + 1}`, { card: 0, other }));
  expect(dropPlan(gifts, "seat:2", "community-center")).toEqual({ first: gifts[1] });
});
it("swaps a card with the one that it is dropped on", () => {
  const lodge = ["lift A1", "swap A1"].map((action) => choice(action, { card: 0 }));
  expect(dropPlan(lodge, "card:5", undefined)).toEqual({ first: lodge[1], then: "card:5" });
  expect(dropPlan(lodge, "cell:2,2", undefined)).toEqual({ first: lodge[0], then: "cell:2,2" });
});
