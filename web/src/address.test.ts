import { expect, test } from "vitest";
import { onlyHere, partsOf } from "./address";

test("the parts of an address", () => {
  expect(partsOf("")).toEqual([]);
  expect(partsOf("#/rules/exlibris/XL-C1")).toEqual(["rules", "exlibris", "XL-C1"]);
  expect(partsOf("#/here/a%2Fb")).toEqual(["here", "a/b"]);
});

test("what is no address leads to the start", () => {
  expect(partsOf("#/%")).toEqual([]);
  expect(partsOf("#/here/%E0%A4%A")).toEqual([]);
});

test("what only this computer can open", () => {
  for (const here of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(onlyHere(here), here).toBe(true);
  for (const away of ["192.168.1.7", "shelfmark.example", "127.example", "[fe80::1]"]) expect(onlyHere(away), away).toBe(false);
});
