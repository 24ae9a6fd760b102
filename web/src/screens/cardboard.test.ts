import { expect, test } from "vitest";
import { toFile, width, type Card, type Player } from "./cardboard";

const card = (row: number, column: number, some: Partial<Card> = {}): Card => ({
  row,
  column,
  letter: "A",
  rank: 1,
  icons: ["historic", "fiction"],
  ...some,
});
const player = (cards: Card[]): Player => ({ name: "Red", focus: "spells", hand: 2, cards });

test("a shelf is written row by row, empty places as dots", () => {
  const red = player([card(2, 1), card(3, 0, { letter: "B", rank: 3, icons: [] }), card(3, 1, { down: true })]);
  expect(toFile({ prominent: "codices", banned: "monsters", players: [red] })).toBe(
    "prominent: codices\nbanned: monsters\nplayer: Red\nfocus: spells\nhand: 2\nshelf:\n  . A1:hf .\n  B3 # .\n",
  );
});

test("what lies under another card is entombed", () => {
  const file = toFile({ prominent: "codices", banned: "monsters", players: [player([card(1, 0, { entombs: true })])] });
  expect(file).toContain("  A1:hf/# .");
});

test("a shelf can always grow by one column", () => {
  expect(width(player([]))).toBe(2);
  expect(width(player([card(1, 4)]))).toBe(6);
});
