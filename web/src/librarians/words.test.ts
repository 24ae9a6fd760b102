import type { LibrariansBook } from "$protocol";
import { expect, test, vi } from "vitest";
import type { TableState } from "../table/table.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: {} });
const { bookText, sentence } = await import("./words");
const { speak } = await import("../texts/texts.svelte");
await speak();

const KIKU = "Kiku Hondana";
const book: LibrariansBook = { name: "a", letter: "A", genre: "horror", title: "A", author: KIKU, audience: "young-adult", volume: 2 };
const skip: LibrariansBook = { name: "b", letter: "B", thrill: "skip", title: "B", audience: "any" };
const tableWith = (...books: LibrariansBook[]) => ({ librarians: { material: { books } } }) as unknown as TableState;

test("LB-C5: a card tells how many books its author has in this game, if more than one", () => {
  expect(bookText(tableWith(book, book, book), book)).toBe("Horror, by Kiku Hondana (3 books in this game), audience: young adult, volume 2.");
  expect(bookText(tableWith(book, skip), book)).toBe("Horror, by Kiku Hondana, audience: young adult, volume 2.");
});

test("LB-C9: a thrill book has no readers of its own", () => {
  expect(bookText(tableWith(skip, skip), skip)).toBe("Skip!, by Anonymous.");
});

test("what stands among sentences is one", () => {
  expect(sentence("no stacking")).toBe("No stacking.");
  expect(sentence("Its arrow points left.")).toBe("Its arrow points left.");
});
