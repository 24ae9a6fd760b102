// Tables of Librarians that begin where a test wants them to: what this browser's house keeps of a table is given another
// beginning before it is opened again.
import type { LibrariansColour, LibrariansGenre } from "$protocol";
import type { Page } from "playwright-core";

export interface Beginning {
  options?: string;
  position?: string;
  players?: number;
}

/** Changes entry 0 of the newest table and forgets the others; runs in the page. */
export async function rewrite({ options, position, players }: Beginning) {
  const { table } = JSON.parse(localStorage.getItem("shelfmark.tables")!)[0] as { table: string };
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const entries = (await settled(indexedDB.open("shelfmark", 1))).transaction("entries", "readwrite").objectStore("entries");
  const opened = JSON.parse(await settled(entries.get([table, 0])));
  if (options) opened.options = options;
  if (position) opened.position = position;
  if (players) opened.seats = [opened.seats[0], ...Array.from({ length: players - 1 }, () => opened.seats[1])];
  await settled(entries.delete(IDBKeyRange.bound([table, 1], [table, []])));
  await settled(entries.put(JSON.stringify(opened), [table, 0]));
}

/** Sits down at a table in this browser that begins like that. */
export async function sitDown(page: Page, beginning: Beginning) {
  if (!(await page.$("[role=grid]"))) await page.click("[data-play=librarians]");
  await page.waitForSelector("[role=grid]", { state: "attached" });
  await page.evaluate(rewrite, beginning);
  await page.reload();
  await page.waitForSelector(".table [data-action]");
}

/** Clicks what stands for a decision. */
export async function decide(page: Page, ...actions: string[]) {
  for (const action of actions) {
    await page.mouse.move(1, 1); // so that no tip lies over what comes next
    await page.click(`.table [data-action="${action}"]:not([disabled])`);
    if (/^(use|steal) /.test(action)) await page.click(`dialog [data-action="${action}"]`);
    await page.waitForFunction(() => !document.querySelector("[data-waiting=true]"));
  }
}

/** The place of the library with that row and column; column 0 is the bookshelf card. */
export const at = (row: number, column: number): string => `[data-at="${row},${column}"]`;

const COLOURS: Record<LibrariansColour, { usual: LibrariansGenre; letters: string }> = {
  red: { usual: "horror", letters: "ADFLQU" },
  green: { usual: "romance", letters: "BEGMRV" },
  blue: { usual: "thriller", letters: "CGKNSW" },
  purple: { usual: "fantasy", letters: "DHOTX" },
  yellow: { usual: "biography", letters: "EIKPSY" },
  black: { usual: "mystery", letters: "FJLPXZ" },
};

export interface Scene {
  position: string;
  /** The card that completes the genre at 1,1. */
  fourth: string;
  /** The books that stand in the other rows: 2,-1 then 2,1 and 2,2, then 3,1 and 4,1. */
  books: string[];
  /** The rest of my hand. */
  hand: string[];
}

/** One card completes the genre: three of its books stand in row 1, left of the bookshelf card. */
export function aboutToComplete(colour: LibrariansColour, genre: LibrariansGenre): Scene {
  const own = [...COLOURS[colour].letters].map((letter) => `${genre}-${letter}`);
  const rest = (Object.keys(COLOURS) as LibrariansColour[]).filter((one) => one !== colour);
  const book = (i: number, letter: number) => `${COLOURS[rest[i]!].usual}-${COLOURS[rest[i]!].letters[letter]}`;
  const books = [book(0, 0), book(1, 3), book(2, 4), book(3, 2), book(4, 2)];
  const hand = [book(0, 4), book(1, 4), book(2, 0)];
  const lines = [
    "shelfmark position 1",
    "game librarians",
    "options players=2",
    `row 1 ${own.slice(0, 3).join(" ")} |>|`,
    `row 2 ${books[0]} |>| ${books[1]} ${books[2]}`,
    `row 3 |<| ${books[3]}`,
    `row 4 |>| ${books[4]}`,
    `hand seat1 ${own[3]} ${hand.join(" ")}`,
    `hand seat2 ${book(3, 4)} ${book(4, 4)} ${book(2, 2)}`,
    `deck ${own[4]} ${book(0, 1)} ${book(1, 0)} ${book(2, 1)} ${book(3, 0)} ${book(4, 0)} ${book(4, 1)} ${book(3, 1)}`,
  ];
  return { position: `${lines.join("\n")}\n`, fourth: own[3]!, books, hand };
}
