import { beforeEach, expect, test, vi } from "vitest";
import { keep, noted, recall, warns } from "./storage.svelte";

const kept = new Map<string, string>();
let room = true;

beforeEach(() => {
  kept.clear();
  room = true;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!room) throw new Error("full");
      kept.set(key, text);
    },
  });
});

test("what is kept is there again, and what cannot be read is nothing", () => {
  keep("a", [1]);
  expect(recall("a")).toEqual([1]);
  kept.set("a", "{");
  expect(recall("a")).toBeNull();
  expect(recall("b")).toBeNull();
  expect(warns()).toBe(false);
});

test("without room it is held, and people are told so once", () => {
  keep("a", "old");
  room = false;
  keep("a", "new");
  expect(recall("a")).toBe("new");
  expect(warns()).toBe(true);
  noted();
  keep("a", "newer");
  expect(warns()).toBe(false);
  room = true;
  keep("a", "newest");
  expect([recall("a"), kept.get("a")]).toEqual(["newest", '"newest"']);
});
