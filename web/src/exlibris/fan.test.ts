import { expect, it } from "vitest";
import { held } from "./fan";

it("holds a few cards side by side, as large as the room is high", () => {
  expect(held(3, 600, 140)).toEqual({ wide: 100, step: 100 });
});
it("keeps room for one where there is none", () => {
  expect(held(0, 600, 140)).toEqual(held(1, 600, 140));
});
it("lets cards overlap before they become small", () => {
  const { wide, step } = held(8, 600, 140);
  expect(wide).toBe(100);
  expect(step).toBeCloseTo(500 / 7);
});
it("holds many cards in rows rather than hide what they are", () => {
  const { wide, step } = held(20, 395, 190);
  expect(wide).toBeGreaterThan(60);
  expect(step / wide).toBeGreaterThan(0.5);
});
it("always leaves the edge that tells what a card is", () => {
  for (let count = 1; count < 60; ++count) {
    const { wide, step } = held(count, 300, 80);
    expect(step / wide, String(count)).toBeGreaterThanOrEqual(0.2399);
  }
});
