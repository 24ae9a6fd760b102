import { expect, test } from "vitest";
import { openHouse, type Around } from "./wasm";

// A house with one page of memory that asks for another whenever something comes in, and remembers nothing.
// prettier-ignore
const GROWING = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0,
  1, 14, 3, 96, 1, 127, 1, 127, 96, 0, 0, 96, 2, 127, 127, 0, // three types
  3, 4, 3, 0, 1, 2, // input, _initialize, received
  5, 3, 1, 0, 1, // memory
  7, 43, 4,
  6, ...Buffer.from("memory"), 2, 0,
  5, ...Buffer.from("input"), 0, 0,
  11, ...Buffer.from("_initialize"), 0, 1,
  8, ...Buffer.from("received"), 0, 2,
  10, 17, 3,
  9, 0, 65, 1, 64, 0, 26, 65, 0, 11, // input: grows, and says where to write
  2, 0, 11,
  2, 0, 11,
]);

test("what comes in finds its place, also where the memory has to grow for it", async () => {
  const house = await openHouse(await WebAssembly.compile(GROWING), {} as Around);
  expect(() => house.received(1, "x".repeat(1000))).not.toThrow();
});
