import { expect, test } from "vitest";
import { partsOf } from "./address";

test("the parts of an address", () => {
  expect(partsOf("")).toEqual([]);
  expect(partsOf("#/rules/exlibris/XL-C1")).toEqual(["rules", "exlibris", "XL-C1"]);
  expect(partsOf("#/here/a%2Fb")).toEqual(["here", "a/b"]);
});

test("what is no address leads to the start", () => {
  expect(partsOf("#/%")).toEqual([]);
  expect(partsOf("#/here/%E0%A4%A")).toEqual([]);
});
