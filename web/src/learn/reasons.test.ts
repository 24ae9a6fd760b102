import type { ExLibrisChoice, ExLibrisView, LibrariansChoice } from "$protocol";
import { expect, test, vi } from "vitest";
import type { TableState } from "../table/table.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: {} });
const { reasonFor } = await import("./reasons");
const { speak } = await import("../texts/texts.svelte");
await speak();

const town = { game: "exlibris", seat: 0, exlibris: { scores: [{ seat: 0, total: 5 }] } as unknown as ExLibrisView } as TableState;
const library = { game: "librarians", seat: 0 } as TableState;
const inTown = (about: Partial<ExLibrisChoice>) => reasonFor(town, { action: "x", words: "take", ...about });
const inLibrary = (about: Partial<LibrariansChoice>) => reasonFor(library, { action: "x", words: "play", ...about });
const target = (column: number, total: number) => ({ row: 1, column, total, falls: 0 });

test("a card to shelve tells what its best place brings, a place what it brings itself", () => {
  expect(inTown({ words: "shelve", targets: [target(1, 4), target(2, 8)] })).toContain("+3");
  expect(inTown({ words: "at", targets: [target(1, 4)] })).toContain("−1");
});
test("a location tells what it does, home what is done there", () => {
  expect(inTown({ words: "place", place: "bookshop" })).toMatch(/^Bookshop: /);
  expect(inTown({ words: "place-home", place: "home" })).toContain("shelf scores");
});
test("a card that completes a genre says so, Horror aside", () => {
  expect(inLibrary({ completes: ["romance"] })).toContain("Romance");
  expect(inLibrary({ words: "at", completes: ["horror"] })).not.toContain("Horror");
});
test("a card that completes a genre somewhere says where", () => {
  const targets = [{ place: { row: 1, column: 1 } }, { place: { row: 2, column: -3 }, completes: ["romance" as const] }];
  expect(inLibrary({ targets })).toContain("At row 2, 3 left it completes Romance");
});
test("a card with hardly a place left is better played now", () => {
  expect(inLibrary({ targets: [{ place: { row: 1, column: 1 } }] })).toContain("one place only (row 1, 1 right)");
});
