// Tables of Librarians that begin where a test wants them to: what this browser's house keeps of a new table is given
// another beginning before it is opened again.
import type { LibrariansColour, LibrariansGenre } from "$protocol";
import type { Page } from "playwright-core";

export interface Beginning {
  options?: string;
  position?: string;
  players?: number;
}

/** Changes entry 0 of the newest table and forgets the others; runs in the page. */
async function rewrite({ options, position, players }: Beginning) {
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
  const bot = opened.seats[1];
  if (players) opened.seats = [opened.seats[0], ...Array.from({ length: players - 1 }, () => bot)];
  await settled(entries.delete(IDBKeyRange.bound([table, 1], [table, []])));
  await settled(entries.put(JSON.stringify(opened), [table, 0]));
}

/** Sits down at a table in this browser that begins like that. */
export async function sitDown(page: Page, beginning: Beginning) {
  await page.click("[data-play=librarians]");
  await page.waitForSelector("[role=grid]", { state: "attached" });
  await page.evaluate(rewrite, beginning);
  await page.reload();
  await page.waitForSelector("[data-action]", { state: "attached" });
}

const COLOURS: Record<LibrariansColour, { usual: LibrariansGenre; letters: string }> = {
  red: { usual: "horror", letters: "ADFLQU" },
  green: { usual: "romance", letters: "BEGMRV" },
  blue: { usual: "thriller", letters: "CGKNSW" },
  purple: { usual: "fantasy", letters: "DHOTX" },
  yellow: { usual: "biography", letters: "EIKPSY" },
  black: { usual: "mystery", letters: "FJLPXZ" },
};

/** A position in which one card completes a genre: three of its books stand in row 1, and the fourth is in my hand. */
export function aboutToComplete(colour: LibrariansColour, genre: LibrariansGenre): { position: string; fourth: string } {
  const of = (one: LibrariansColour) => (one === colour ? genre : COLOURS[one].usual);
  const [a, b, c, d, e] = [...COLOURS[colour].letters].map((letter) => `${genre}-${letter}`);
  const rest = (Object.keys(COLOURS) as LibrariansColour[]).filter((one) => one !== colour);
  const book = (i: number, letter: number) => `${of(rest[i]!)}-${COLOURS[rest[i]!].letters[letter]}`;
  const lines = [
    "shelfmark position 1",
    "game librarians",
    "options players=2",
    `row 1 ${a} ${b} ${c} |>|`,
    `row 2 ${book(0, 0)} |>| ${book(1, 3)} ${book(2, 4)}`,
    `row 3 |<| ${book(3, 2)}`,
    `row 4 |>| ${book(4, 2)}`,
    `hand seat1 ${d} ${book(0, 4)} ${book(1, 4)} ${book(2, 0)}`,
    `hand seat2 ${book(3, 4)} ${book(4, 4)} ${book(2, 2)}`,
    `deck ${e} ${book(0, 1)} ${book(1, 0)} ${book(2, 1)} ${book(3, 0)} ${book(4, 0)} ${book(4, 1)} ${book(3, 1)}`,
  ];
  return { position: `${lines.join("\n")}\n`, fourth: d! };
}
