import { expect, test } from "vitest";
import { isEvening, toFile, width, type Card, type Player } from "./cardboard";

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

test("shelves that were kept are shown only if they can be", () => {
  const evening = { prominent: "codices", banned: "monsters", players: [player([card(1, 0), card(2, 1, { down: true })])] };
  expect(isEvening(JSON.parse(JSON.stringify(evening)))).toBe(true);
  const damaged = [card(0, 0), card(1, 1e9), card(1, 0, { letter: "?" }), { ...card(1, 0), icons: ["x"] }, null];
  for (const one of damaged) expect(isEvening({ ...evening, players: [player([one as Card])] })).toBe(false);
  for (const some of [{ players: null }, { players: [null] }, { banned: "x" }]) {
    expect(isEvening({ ...evening, ...some })).toBe(false);
  }
  expect(isEvening(null)).toBe(false);
});
