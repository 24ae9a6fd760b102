// What would you do? Puzzles are files of data/puzzles: the answers with what each of them loses against the best one,
// and the position. The program has judged them (tests/puzzles.cpp).
import type { Game } from "$protocol";

export interface Answer {
  /** In the notation; a card and its place are two decisions. */
  decisions: string[];
  /** Points in Ex Libris, books without a place in Librarians. */
  lost: number;
}

export interface Puzzle {
  id: string;
  game: Game;
  answers: Answer[];
  position: string;
}

const BEGINNING = "shelfmark position";

export function readPuzzle(id: string, text: string): Puzzle {
  const start = text.indexOf(BEGINNING);
  const answers = [...text.slice(0, start).matchAll(/^answer (\S+) (.*)$/gm)].map(
    ([, lost, decisions]): Answer => ({ decisions: decisions!.split("; "), lost: Number(lost) }),
  );
  return { id, game: gameOf(id), answers, position: text.slice(start) };
}

/** What an answer loses; nothing while it is not complete. */
export function judge({ answers }: Puzzle, decisions: readonly string[]): number | undefined {
  const given = decisions.join("; ");
  return answers.find((answer) => answer.decisions.join("; ") === given)?.lost;
}

export const best = ({ answers }: Puzzle): Answer => answers.find(({ lost }) => lost === 0)!;

/** How many people sit there. */
export const playersIn = ({ position }: Puzzle): number => Number(/players=(\d)/.exec(position)?.[1] ?? 2);

const FILES = import.meta.glob<string>("../../../data/puzzles/*.txt", { query: "?raw", import: "default" });
const named = (path: string): string => /([^/]+)\.txt$/.exec(path)![1]!;

export const gameOf = (id: string): Game => (id.startsWith("librarians") ? "librarians" : "exlibris");

/** By name: exlibris-1, exlibris-2, ... */
export const PUZZLES: string[] = Object.keys(FILES).map(named).sort();

export async function loadPuzzle(id: string): Promise<Puzzle | undefined> {
  const found = Object.entries(FILES).find(([path]) => named(path) === id);
  return found && readPuzzle(id, await found[1]());
}
