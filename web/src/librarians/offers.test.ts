import type { LibrariansChoice } from "$protocol";
import { expect, test } from "vitest";
import { powerKey, sorted } from "./offers";

const choice = (words: string, about: Partial<LibrariansChoice> = {}): LibrariansChoice => ({ action: `${words}!`, words, ...about });

test("each choice belongs to the thing it is about", () => {
  const place = { row: 2, column: -1 };
  const offers = sorted([
    choice("play", { card: 7 }),
    choice("at", { place }),
    choice("use", { genre: "romance" }),
    choice("steal", { genre: "romance", other: 2 }),
    choice("give", { card: 4, other: 1 }),
    choice("rotate", { row: 3 }),
    choice("shift", { column: 2, way: "up" }),
    choice("shift", { column: 2, way: "down" }),
    choice("end"),
  ]);
  expect(offers.hand.get(7)?.words).toBe("play");
  expect(offers.places.get("2,-1")?.words).toBe("at");
  expect(offers.powers.get(powerKey("romance"))?.words).toBe("use");
  expect(offers.powers.get(powerKey("romance", 2))?.words).toBe("steal");
  expect(offers.gifts.get(4)?.get(1)?.words).toBe("give");
  expect(offers.shelves.get(3)?.words).toBe("rotate");
  expect(offers.columns.get(2)?.map(({ way }) => way)).toEqual(["up", "down"]);
  expect(offers.others.map(({ words }) => words)).toEqual(["end"]);
});

test("a tap does not take the place of a card that goes there", () => {
  const place = { row: 1, column: 1 };
  const offers = sorted([choice("tap", { place, card: 3 }), choice("on", { place, card: 3 })]);
  expect(offers.places.get("1,1")?.words).toBe("on");
  expect(offers.taps.get("1,1")?.words).toBe("tap");
});

test("where top and bottom are the same shelf, both choices remain", () => {
  const offers = sorted([choice("remove-shelf", { row: 1, end: "top" }), choice("remove-shelf", { row: 1, end: "bottom" })]);
  expect(offers.shelves.get(1)?.end).toBe("top");
  expect(offers.others[0]?.end).toBe("bottom");
});
