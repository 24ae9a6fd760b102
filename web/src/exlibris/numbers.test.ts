import { expect, it } from "vitest";
import { asChange, inPrint } from "./numbers";

it("prints points with a real minus sign", () => {
  expect([7, 0, -3].map(inPrint)).toEqual(["7", "0", "−3"]);
});
it("tells gains from losses", () => {
  expect([2, 0, -3].map(asChange)).toEqual(["+2", "±0", "−3"]);
});
