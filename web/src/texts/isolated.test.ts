import { expect, test } from "vitest";
import { isolated } from "./isolated";

test("a name turns nothing around it", () => {
  expect(isolated("Ada")).toBe("\u2068Ada\u2069");
  expect(isolated("\u202eA\u2069\u202dda\u2067")).toBe("\u2068Ada\u2069");
  expect(isolated("עדה")).toBe("\u2068עדה\u2069");
});
