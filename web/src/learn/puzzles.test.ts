import { expect, test } from "vitest";
import { best, judge, loadPuzzle, playersIn, PUZZLES, readPuzzle } from "./puzzles";

const TEXT = `# three ways
answer 0 shelve L8; at 1,2
answer 4.5 shelve L8; at 2,1
answer 6 draw
shelfmark position 1
options players=3
hand seat1 L8
`;

test("a puzzle holds its answers and its position", () => {
  const puzzle = readPuzzle("exlibris-7", TEXT);
  expect(puzzle.answers).toHaveLength(3);
  expect(puzzle.position.startsWith("shelfmark position 1\n")).toBe(true);
  expect(playersIn(puzzle)).toBe(3);
  expect(best(puzzle).decisions).toEqual(["shelve L8", "at 1,2"]);
});

test("an answer counts once it is complete", () => {
  const puzzle = readPuzzle("exlibris-7", TEXT);
  expect(judge(puzzle, ["shelve L8"])).toBeUndefined();
  expect(judge(puzzle, ["shelve L8", "at 2,1"])).toBe(4.5);
  expect(judge(puzzle, ["draw"])).toBe(6);
});

test("there are six puzzles for each game, and each tells good answers from bad ones", async () => {
  for (const game of ["exlibris", "librarians"]) {
    expect(PUZZLES.filter((id) => id.startsWith(game)).length).toBeGreaterThanOrEqual(6);
  }
  for (const id of PUZZLES) {
    const { answers } = (await loadPuzzle(id))!;
    expect(answers.filter(({ lost }) => lost === 0).length, id).toBeGreaterThan(0);
    expect(answers.filter(({ lost }) => lost >= 1).length, id).toBeGreaterThan(0);
  }
});
