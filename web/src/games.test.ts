import { beforeEach, expect, test, vi } from "vitest";
import type { MyTable } from "./games";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { findMine, remember, rememberRematch } = await import("./games");

const BEFORE: MyTable = {
  table: "before",
  here: false,
  game: "librarians",
  seats: [{ seat: 0, token: "ada" }, { seat: 2, token: "bea", joined: true }],
  host: "the host's",
  invitations: [{ seat: 1, token: "worth nothing there" }],
  opened: 1,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  remember(BEFORE);
});

test("the host is the host of the rematch, too", () => {
  rememberRematch(BEFORE, "after", { seat: 0, token: "ada again" });
  expect(findMine("after")).toMatchObject({ game: "librarians", here: false, host: "the host's" });
  expect(findMine("after")?.invitations).toBeUndefined();
  expect(findMine("before")).toEqual(BEFORE);
});

test("everybody of a device has their seat at the rematch", () => {
  rememberRematch(BEFORE, "after", { seat: 0, token: "ada again" });
  rememberRematch(BEFORE, "after", { seat: 2, token: "bea again", joined: true });
  expect(findMine("after")).toMatchObject({
    host: "the host's",
    seats: [{ seat: 0, token: "ada again" }, { seat: 2, token: "bea again", joined: true }],
  });
});

test("whoever was not the host is none at the rematch", () => {
  const { host: _, ...guest } = BEFORE;
  rememberRematch(guest, "after", { seat: 0, token: "ada again" });
  expect(findMine("after")?.seats).toHaveLength(1);
  expect(findMine("after")?.host).toBeUndefined();
});
