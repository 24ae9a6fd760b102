import type { ExLibrisChoice } from "$protocol";
import { describe, expect, it } from "vitest";
import { cardVerbs, narrow, thingOf } from "./choices";

const choice = (action: string, about: Partial<ExLibrisChoice> = {}): ExLibrisChoice => ({
  action,
  words: action.split(" ")[0]!,
  ...about,
});
const placing = (figure: number, place: ExLibrisChoice["place"], n?: number) =>
  choice(`place f${figure} ${place} ${n ?? ""}`, { figure, place, n, words: n ? "place-bid" : "place" });
const actions = (choices: ExLibrisChoice[]) => choices.map(({ action }) => action);

describe("thingOf", () => {
  it("lets a place stand for placing there, and its spaces for bids", () => {
    expect(thingOf(placing(0, "bookshop"))).toBe("place:bookshop");
    expect(thingOf(placing(0, "auction-house", 2))).toBe("space:auction-house:2");
  });
  it("lets a card on the shelf stand for its cell, and an empty cell for itself", () => {
    expect(thingOf(choice("on 1,1", { card: 7, row: 1, column: 1 }))).toBe("card:7");
    expect(thingOf(choice("at 1,2", { row: 1, column: 2 }))).toBe("cell:1,2");
  });
  it("lets whoever is evicted stand for sending somebody there", () => {
    expect(thingOf(choice("send a b", { figure: 1, target: 6, place: "bookshop" }))).toBe("figure:6");
  });
  it("has nothing for what is a button", () => {
    expect(thingOf(choice("pass"))).toBeUndefined();
  });
});

describe("narrow", () => {
  const town = [placing(0, "bookshop"), placing(1, "bookshop"), placing(1, "auction-house", 1)];

  it("leaves choices alone whose things differ", () => {
    const plain = [choice("take A1", { card: 0 }), choice("take B1", { card: 7 }), choice("pass")];
    expect(narrow(plain, {})).toEqual({ facets: [], active: plain });
  });
  it("asks for the figure first where several may go to the same place", () => {
    const { facets, active } = narrow(town, {});
    expect(facets).toEqual([{ aspect: "figure", values: [0, 1], chosen: 0 }]);
    expect(actions(active)).toEqual(actions([town[0]!]));
  });
  it("follows what is wanted", () => {
    expect(actions(narrow(town, { figure: 1 }).active)).toEqual(actions(town.slice(1)));
  });
  it("asks for the verb where one card stands for several, and keeps what is not concerned", () => {
    const lodge = [
      choice("swap A1", { card: 0 }),
      choice("lift A1", { card: 0 }),
      choice("swap B1", { card: 7 }),
      choice("call assistant1", { figure: 1 }),
      choice("pass"),
    ];
    const { facets, active } = narrow(lodge, { words: "swap" });
    expect(facets).toEqual([{ aspect: "words", values: ["swap", "lift"], chosen: "swap" }]);
    expect(actions(active)).toEqual(["swap A1", "swap B1", "call assistant1", "pass"]);
  });
  it("asks who is meant where a card may go to several people", () => {
    const giving = [1, 2].map((other) => choice(`give A1 seat${other + 1}`, { card: 0, other }));
    expect(narrow(giving, { other: 2 }).active).toEqual([giving[1]]);
  });
});

describe("cardVerbs", () => {
  it("names what is asked of cards, each verb once", () => {
    const paying = [choice("discard A1", { card: 0 }), choice("discard B1", { card: 7 }), choice("done")];
    expect(cardVerbs(paying)).toEqual(["discard"]);
  });
});
