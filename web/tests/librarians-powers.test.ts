// Every power of Librarians through the page: a card completes the genre, the power card is handed out, and it is used.
import type { LibrariansColour, LibrariansGenre } from "$protocol";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aboutToComplete, at, decide, sitDown, type Scene } from "./librarians";
import { missingTexts, Stage } from "./stage";

let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await Stage.open();
  page = await stage.visitor({}, { viewport: { width: 1600, height: 900 } });
});
afterAll(() => stage.close());

const letter = (card: string) => card.at(-1)!;
const nameAt = (row: number, column: number) => page.innerText(`${at(row, column)} .for-readers`);
const status = () => page.innerText(".table .status");
const handSize = () => page.locator(".hand [data-card]").count();
/** Waits until the book at a place has this card's letter. */
const standsAt = async (card: string, row: number, column: number) =>
  expect.poll(() => nameAt(row, column)).toMatch(new RegExp(`^${letter(card)} `));

type Play = (scene: Scene) => Promise<void>;
type Case = [LibrariansColour, LibrariansGenre, Play];

const chip = (text: string): Play => async () => expect(await status()).toContain(text);

const CASES: Case[] = [
  ["red", "detective", async () => {
    await page.click(at(4, 0));
    await page.waitForSelector(at(4, 0), { state: "detached" });
  }],
  ["red", "true-crime", chip("Hand limit 3")],
  ["red", "tragedy", chip("no more stacking")],
  ["green", "romance", async () => expect(await page.innerText(".piles")).toContain("Put away: 5")],
  ["green", "comedy", async () => {
    await page.click(at(0, 0));
    await page.waitForFunction((place) => !document.querySelector(place)?.classList.contains("open"), at(0, 0));
    expect(await nameAt(0, 0)).toContain("arrow");
  }],
  ["green", "adventure", chip("Hand limit 5")],
  ["green", "self-help", chip("stacking on any book")],
  ["blue", "thriller", async ({ books }) => {
    await decide(page, `move ${books[2]}`, "to 3,2", `move ${books[4]}`, "to 4,-1");
    await standsAt(books[2]!, 3, 2);
    await standsAt(books[4]!, 4, -1);
  }],
  ["blue", "action", async ({ books }) => {
    await decide(page, `swap ${books[3]}`, `with ${books[1]}`);
    await standsAt(books[1]!, 3, 1);
    await standsAt(books[3]!, 2, 1);
  }],
  ["blue", "travel", async ({ books, hand }) => {
    await decide(page, `take ${books[4]}`, `take ${books[3]}`, `put ${hand[0]}`, "pass");
    await standsAt(hand[0]!, 4, 1);
    expect(await nameAt(3, 1)).toContain("empty");
  }],
  ["blue", "mythology", async ({ books }) => {
    const before = await handSize();
    await decide(page, `take ${books[0]}`, `take ${books[4]}`);
    expect(await handSize()).toBe(before + 2);
  }],
  ["purple", "fantasy", chip("no card need be played")],
  ["purple", "sci-fi", chip("corners and gaps")],
  ["purple", "poetry", chip("no alphabet")],
  ["purple", "graphic-novel", chip("rows without a bookshelf card")],
  ["yellow", "biography", async () => expect(await page.innerText("[role=log]")).toContain("You show your hand.")],
  ["yellow", "science", async ({ books }) => {
    await decide(page, `tap ${books[1]}`, "tap-shelf 3");
    for (const column of [0, 1]) await page.waitForSelector(`.tapped${at(column ? 2 : 3, column)}:has-text("Was tapped")`);
  }],
  ["yellow", "business", async () => {
    expect(await handSize()).toBe(3);
    expect(await page.innerText("[data-seat='1']")).toContain("3 of them known");
  }],
  ["yellow", "cooking", async () => {
    const cards = await page.$$eval(".table [data-action^=next]", (all) => all.map((one) => (one as HTMLElement).dataset.action!));
    expect(cards).toHaveLength(6);
    for (const card of cards.reverse().slice(0, 5)) await decide(page, card);
    if (await page.$(".table [data-action^=next]")) await decide(page, cards.at(-1)!);
    await page.click("[data-drop=deck]");
    expect(await page.innerText("dialog li:first-child .for-readers")).toMatch(new RegExp(`^${letter(cards[0]!)} `));
    await page.keyboard.press("Escape");
  }],
  ["black", "mystery", chip("one wrong card")],
  ["black", "crime", async () => {
    expect(await nameAt(2, 0)).toContain("points right");
    await page.click(at(2, 0));
    await page.waitForFunction((place) => document.querySelector(place)?.textContent?.includes("points left"), at(2, 0));
  }],
  ["black", "drama", async ({ books, hand }) => {
    await decide(page, `insert ${hand[1]}`, "between 2,2 right");
    await standsAt(hand[1]!, 2, 2);
    await standsAt(books[2]!, 2, 3);
  }],
  ["black", "picture-book", async ({ books }) => {
    await decide(page, "shift 1 down");
    await standsAt(books[1]!, 3, 1);
    await standsAt(books[4]!, 1, 1);
  }],
];

for (const [colour, genre, play] of CASES) {
  test(`the power of ${genre}`, async () => {
    const scene = aboutToComplete(colour, genre);
    await sitDown(page, { position: scene.position });
    await decide(page, `play ${scene.fourth}`, "at 1,1");
    if (colour !== "red") {
      await page.click(`.actions [data-action^=give][data-action$=seat1]`);
      await decide(page, `use ${genre}`);
    }
    await play(scene);
    expect(await missingTexts(page)).toEqual([]);
    expect(stage.errors).toEqual([]);
  });
}

/** Completes a blue genre, whose power is used by me. */
async function useBlue(genre: LibrariansGenre): Promise<Scene> {
  const scene = aboutToComplete("blue", genre);
  await sitDown(page, { position: scene.position });
  await decide(page, `play ${scene.fourth}`, "at 1,1");
  await page.click(`.actions [data-action^=give][data-action$=seat1]`);
  await decide(page, `use ${genre}`);
  return scene;
}

test("books are named in any order, and a press takes one back", async () => {
  const { books } = await useBlue("mythology");
  const before = await handSize();
  await decide(page, `take ${books[2]}`);
  await page.click(`${at(2, 2)}[data-again=back]`);
  await page.waitForSelector(`${at(2, 2)}[data-again=too]`);
  await decide(page, `take ${books[2]}`, `take ${books[0]}`);
  await expect.poll(handSize).toBe(before + 2);
  for (const column of [-1, 2]) expect(await nameAt(2, column)).toContain("empty");
  // What was said already is taken back like the rest.
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForSelector(`${at(2, -1)}[data-again=back]`);
  await page.click(at(2, -1));
  await decide(page, `take ${books[4]}`, `take ${books[3]}`);
  await expect.poll(handSize).toBe(before + 2);
  for (const row of [3, 4]) expect(await nameAt(row, 1)).toContain("empty");
});

test("which of two books changes places with the other does not matter", async () => {
  const { books } = await useBlue("action");
  await decide(page, `swap ${books[1]}`);
  await page.click(`${at(3, 1)}[data-again=too]`);
  await standsAt(books[1]!, 3, 1);
  await standsAt(books[3]!, 2, 1);
});

test("the last book of the alphabet, too, may be the first of two that change places", async () => {
  const { books } = await useBlue("action");
  const last = page.locator(".place[data-again=too]");
  await expect.poll(() => last.count()).toBe(1);
  const [row, column] = (await last.getAttribute("data-at"))!.split(",").map(Number);
  await last.click();
  await page.waitForSelector(`${at(row!, column!)}[data-again=back]`);
  await page.click(`${at(2, 1)}[data-again=too]`);
  await standsAt(books[1]!, row!, column!);
});

test("Horror warns before it loses the game", async () => {
  const scene = aboutToComplete("red", "horror");
  await sitDown(page, { position: scene.position });
  await decide(page, `play ${scene.fourth}`, "at 1,1");
  await page.click("dialog .primary");
  expect(await page.$("[data-status=over]")).toBeNull();
  await decide(page, "at 1,1");
  await page.click("dialog [data-action]");
  await page.waitForSelector("[data-status=over] .ending.horror");
  expect(await page.innerText(".ending")).toContain("Left in the deck");
});
