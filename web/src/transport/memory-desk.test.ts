import type { DeskRequest } from "$protocol";
import { expect, test } from "vitest";
import { memoryDesk } from "./memory-desk";
import { Outcome } from "./wasm";

const keep = (first: number, entries: string[], some: object = {}): DeskRequest => ({
  type: "keep",
  table: "abcdefgh",
  first,
  entries,
  new_tokens: [],
  old_tokens: [],
  ...some,
});
const load: DeskRequest = { type: "load", table: "abcdefgh" };
const find: DeskRequest = { type: "find-token", hash: "h" };

test("entries follow each other, and nothing else fits", async () => {
  const desk = memoryDesk();
  expect(await desk(load)).toEqual({ outcome: Outcome.done, text: "" });
  expect((await desk(keep(0, ["a", "b"]))).outcome).toBe(Outcome.done);
  expect((await desk(keep(1, ["c"]))).outcome).toBe(Outcome.conflict);
  expect((await desk(keep(2, ["c"]))).outcome).toBe(Outcome.done);
  expect((await desk(load)).text).toBe("a\nb\nc");
});

test("tokens come and go with the entries, and with the table", async () => {
  const desk = memoryDesk();
  await desk(keep(0, ["a"], { new_tokens: [{ hash: "h", value: "seat 0" }] }));
  expect((await desk(find)).text).toBe("abcdefgh\nseat 0");
  await desk(keep(1, ["b"], { old_tokens: ["h"] }));
  expect((await desk(find)).text).toBe("");
  await desk(keep(2, ["c"], { new_tokens: [{ hash: "h", value: "seat 1" }] }));
  await desk({ type: "discard", table: "abcdefgh" });
  expect((await desk(find)).text).toBe("");
  expect((await desk(load)).text).toBe("");
});

test("one entry is replaced, if it is there", async () => {
  const desk = memoryDesk();
  await desk(keep(0, ["a", "b"]));
  expect((await desk({ type: "redact", table: "abcdefgh", number: 0, entry: "x" })).outcome).toBe(Outcome.done);
  expect((await desk({ type: "redact", table: "abcdefgh", number: 2, entry: "x" })).outcome).toBe(Outcome.conflict);
  expect((await desk(load)).text).toBe("x\nb");
});
