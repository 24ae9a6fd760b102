import type { TableRow } from "$protocol";
import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: {} });
const { people, standing } = await import("./standing");
const { speak } = await import("./texts.svelte");
await speak();

const row = (some: Partial<TableRow>): TableRow => ({
  table: "t",
  game: "exlibris",
  status: "playing",
  options: "players=2",
  seats: [
    { seat: 0, occupant: "person", name: "Ada" },
    { seat: 1, occupant: "bot" },
  ],
  pacing: { pace: "unlimited" },
  deciding: [0],
  updated: 0,
  ...some,
});
const ranked = (...ranks: number[]) => row({}).seats.map((seat, i) => ({ ...seat, rank: ranks[i] }));
const plain = (text: string) => text.replace(/[⁨⁩]/g, "");

test("a bot is called as at its table", () => {
  expect(plain(people(row({ seats: [{ seat: 0, occupant: "person", name: "Ada" }, { seat: 1, occupant: "bot", bot: "clerk" }] })))).toBe("Ada and Clerk 2");
});

test("a running game says whom it waits for", () => {
  expect(standing(row({}), [0])).toBe("Your turn");
  expect(standing(row({ deciding: [1] }), [0])).toMatch(/^Waiting for .*2/);
  expect(plain(standing(row({}), [0, 1]))).toBe("Waiting for Ada.");
  expect(standing(row({ status: "gathering" }), [0])).toBe("");
});

test("a finished game says who won", () => {
  const over = row({ status: "over", deciding: [], points: [41, -3] });
  expect(standing({ ...over, seats: ranked(1, 2) }, [0])).toBe("You have won!");
  expect(standing({ ...over, seats: ranked(2, 1) }, [0])).toMatch(/2 wins\.$/);
  expect(plain(standing({ ...over, seats: ranked(1, 1) }, [0]))).toMatch(/^Ada and .* share the victory\.$/);
  expect(plain(people(over))).toMatch(/^Ada: 41 · .*2: −3$/);
});

test("alone, the rival is the Public Library", () => {
  const over = row({ status: "over", deciding: [], seats: ranked(2).slice(0, 1), points: [30, 44] });
  expect(standing(over, [0])).toBe("The Public Library wins.");
  expect(plain(people(over))).toBe("Ada: 30 · Public Library: 44");
});

test("in Librarians all win or all lose", () => {
  expect(standing(row({ status: "over", deciding: [], outcome: "won" }), [0])).toBe("Won together.");
  expect(standing(row({ status: "over", deciding: [], outcome: "horror" }), [0])).toMatch(/^Lost together/);
});
