import type { Advice, ExLibrisCatalogueCard, ExLibrisCategory, ExLibrisChoice, ExLibrisView, LibrariansChoice, LibrariansTarget, LibrariansView } from "$protocol";
import { expect, test, vi } from "vitest";
import type { TableState } from "../table/table.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: {} });
const { catalogue } = await import("../exlibris/catalogue");
const { reasonFor } = await import("./reasons");
const { speak } = await import("../texts/texts.svelte");
await speak();

const view = {
  scores: [{ seat: 0, total: 5, counts: [0, 2, 2, 2, 2, 2], falls: [] }],
  mine: { focus: "spells" },
  course: { prominent: "historic", banned: "monsters" },
} as unknown as ExLibrisView;
const town = { game: "exlibris", seat: 0, exlibris: view } as TableState;
const library = { game: "librarians", seat: 0 } as TableState;
const inTown = (about: Partial<ExLibrisChoice>) => reasonFor(town, { action: "x", words: "take", ...about });
const inLibrary = (about: Partial<LibrariansChoice>) => reasonFor(library, { action: "x", words: "play", ...about });
const target = (column: number, total: number) => ({ row: 1, column, total, falls: 0 });

const printed = (card: number, ...categories: ExLibrisCategory[]): ExLibrisCatalogueCard => ({
  card,
  name: `A${card + 1}`,
  letter: "A",
  rank: card + 1,
  of_letter: 3,
  books: categories.map((category) => ({ title: "A", category })),
});
const [A1, A2, A3] = [0, 1, 2];
catalogue.cards = [
  printed(A1, "historic", "spells", "codices", "codices"),
  printed(A2, "monsters", "monsters", "historic", "spells"),
  printed(A3, "spells", "fiction", "reference"),
];
test("a card that is gained tells of its books: those that bring most, or what there is least of", () => {
  expect(inTown({ words: "take", card: A1 })).toBe("It has a book of your focus and a book of the Prominent Works.");
  expect(inTown({ words: "shelve", card: A3, targets: [target(1, 4)] })).toBe("It has a book of your focus.");
  const other = { ...view, mine: { focus: "fiction" }, course: { prominent: "reference", banned: "monsters" } } as ExLibrisView;
  expect(reasonFor({ ...town, exlibris: other } as TableState, { action: "x", words: "take", card: A1 })).toContain("Codices, of which you have fewest");
});
test("a card that is parted with tells what is wrong with it", () => {
  expect(inTown({ words: "discard", card: A2 })).toBe("It has 2 banned books.");
  expect(inTown({ words: "give", card: A3 })).toContain("keep promise more");
});
test("a place tells what it brings now, and where cards fall, that this is not the last word", () => {
  expect(inTown({ words: "at", targets: [target(1, 8)] })).toContain("+3");
  expect(inTown({ words: "at", targets: [target(1, 5)] })).toContain("steadier");
  expect(inTown({ words: "at", targets: [{ ...target(1, 4), falls: 2 }] })).toMatch(/2 cards fall .*−1.* before the inspection/);
  const exlibris = { action: "y", words: "at", targets: [{ ...target(1, -8), falls: 6 }] };
  const falling = reasonFor(town, { action: "x", words: "shelve", card: A3 }, { action: "x", then: "y", exlibris, best: 12 });
  expect(falling).toMatch(/^It has a book of your focus\. .*6 cards fall.*−13.*12 points/);
});
test("a place that costs points while others do not says that it is meant for later", () => {
  expect(inTown({ words: "at", targets: [target(1, 3)] })).toMatch(/−2 .*meant for later/);
  const choices = [target(1, 3), target(2, 5)].map((one) => ({ action: "z", words: "at", targets: [one] }));
  const among = { ...town, exlibris: { ...view, choices } } as TableState;
  const costly = { ...target(1, 3), falls: 1 };
  expect(reasonFor(among, { action: "x", words: "at", targets: [costly] })).toContain("letters that are still to come");
  expect(reasonFor(among, { action: "x", words: "at", targets: [target(2, 5)] })).not.toContain("still to come");
  const exlibris = { action: "y", words: "at", targets: [costly] };
  const taken = { action: "x", words: "shelve", card: A3, targets: [costly, target(2, 5)] };
  expect(reasonFor(town, taken, { action: "x", then: "y", exlibris })).toContain("letters that are still to come");
});
test("no choice is sensible without a reason", () => {
  for (const words of ["keep", "draw", "pass", "done", "turn", "name", "swap", "with", "lift", "slide", "to", "by", "call", "send", "claim", "rob"]) {
    expect(inTown({ words, category: "fiction" }), words).toMatch(/^[^⟦]+\.$/);
  }
});
test("a location tells how much it promises or else what it does, home what is done there", () => {
  expect(inTown({ words: "place", place: "bookshop" })).toMatch(/^Bookshop: /);
  expect(reasonFor(town, { action: "x", words: "place", place: "bookshop" }, { action: "x", more: 110 })).toContain("1.1 points more");
  expect(reasonFor(town, { action: "x", words: "place", place: "bookshop" }, { action: "x", more: 200 })).toContain("2.0 points more");
  expect(reasonFor(town, { action: "x", words: "place", place: "bookshop" }, { action: "x", more: 4 })).toMatch(/^Bookshop: /);
  expect(inTown({ words: "place-home", place: "home" })).toContain("shelf scores");
});
test("a card that completes a genre says so, Horror aside", () => {
  expect(inLibrary({ completes: ["romance"] })).toContain("Romance");
  expect(inLibrary({ words: "at", completes: ["horror"] })).not.toContain("Horror");
});
test("a card that completes a genre somewhere says where", () => {
  const targets = [{ place: { row: 1, column: 1 } }, { place: { row: 2, column: -3 }, completes: ["romance" as const] }];
  expect(inLibrary({ targets })).toContain("At row 2, 3 to the left it completes Romance");
});
const advised = (librarians: Partial<LibrariansChoice>): Advice => ({
  action: "x",
  librarians: { action: "y", words: "at", place: { row: 1, column: 3 }, ...librarians },
});
const many: LibrariansTarget[] = [1, 2, 3, 4].map((column) => ({ place: { row: 1, column } }));
const putting = (librarians: Partial<LibrariansChoice>, targets = many) =>
  reasonFor(library, { action: "x", words: "play", targets }, advised(librarians));
test("a card goes where the bot would put it, and only what holds there is said of it", () => {
  expect(putting({ leeway: "snug" }, [...many, { place: { row: 2, column: 1 }, completes: ["romance"] }])).not.toContain("Romance");
  expect(putting({ leeway: "open" })).toMatch(/^At row 1, 3 to the right it keeps the alphabet and leaves room for the letters/);
  expect(putting({ leeway: "snug" })).toMatch(/^At row 1, 3 to the right it shuts out no letter/);
  expect(putting({ leeway: "shut" })).toMatch(/^At row 1, 3 to the right it keeps the alphabet\. That shuts out letters/);
  expect(putting({ leeway: "alone" })).toBe("At row 1, 3 to the right it is the first book of its row.");
  expect(putting({})).toBe("It goes to row 1, 3 to the right.");
  expect(inLibrary({ targets: many })).toBe("");
  expect(inLibrary({ words: "at", leeway: "alone" })).toBe("There it is the first book of its row.");
});
test("LB-P3: a card that is stacked says on which book", () => {
  const books = { material: { books: [{ genre: "horror", letter: "Q" }] } } as unknown as LibrariansView;
  const table = { ...library, librarians: books } as TableState;
  const stacking = advised({ words: "on", card: 0 });
  expect(reasonFor(table, { action: "x", words: "play", targets: many }, stacking)).toBe("Stack it on Horror Q (row 1, 3 to the right): there it takes no new place.");
});
test("a card with hardly a place left is better played now", () => {
  expect(putting({ leeway: "alone" }, many.slice(0, 2))).toMatch(/^At row 1, 3 to the right .* It fits in 2 places only;/);
});
test("a power card that is given away says what that is good for", () => {
  expect(inLibrary({ words: "give", other: 1 })).toContain("one of their own turns");
  expect(inLibrary({ words: "give", other: 0 })).toContain("your own turns");
});
