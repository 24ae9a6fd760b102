// The table of Ex Libris: by mouse, finger and keyboard, for eyes and ears, large and small.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { violations } from "./axe";
import { asked, decide, decideByKeyboard, playUntil, sitDown } from "./exlibris";
import { drag, missingTexts, playOn, Stage } from "./stage";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SHELVING = /^(shelve|at|place \S+ home|keep)/;

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.empty());
afterAll(() => stage.close());

async function tableFor(players: number, options: object = {}, settings: object = {}): Promise<Page> {
  const page = await stage.visitor(settings, options);
  await sitDown(page, { options: players === 1 ? "solo=3" : `players=${players}`, people: 1, bots: players - 1 });
  return page;
}

/** Until a card in hand may be shelved. */
const untilShelving = (page: Page) =>
  playUntil(page, ({ actions }) => actions.some((action) => action.startsWith("shelve ")), /^(keep|place \S+ home)/);

/** The table of a finished game. */
async function expectScoreSheet(page: Page, sheets: number) {
  await page.waitForSelector(".show table");
  expect(await page.$$(".show thead th")).toHaveLength(sheets);
  expect(await page.$$(".show figure")).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
  expect(await missingTexts(page)).toEqual([]);
  expect(stage.errors).toEqual([]);
}

test("a whole game alone, and its inspection, card by card up to the result", async () => {
  const page = await tableFor(1);
  expect(await playOn(page)).toBeGreaterThan(10);
  await expectScoreSheet(page, 2);
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("shelfmark.settings")!);
    localStorage.setItem("shelfmark.settings", JSON.stringify({ ...settings, speed: "fast" }));
  });
  await page.reload();
  await page.waitForSelector(".show");
  expect(await page.$(".show .best, .show figure, [data-shown]")).toBeNull();
  await page.waitForSelector("[data-shown]");
  await page.waitForSelector(".show .best");
});

test("a whole game of four: at 1280x720 nothing scrolls from the first round to the last", async () => {
  const page = await tableFor(4);
  const scrolls = () =>
    page.$$eval(".exlibris, .exlibris .table, .town, .tiles, .tile, .shelf, .cards, .side", (parts) =>
      parts.filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).display !== "none").map((part) => part.className),
    );
  for (;;) {
    const now = await asked(page);
    if (!now) break;
    if (now.words !== "keep-library") expect(await scrolls(), now.words).toEqual([]);
    const liked = now.actions.filter((action) => SHELVING.test(action));
    await decide(page, (liked.length ? liked : now.actions)[0]!);
  }
  await expectScoreSheet(page, 4);
});

test("decisions with the keyboard alone", async () => {
  const page = await tableFor(2);
  for (let decisions = 0; decisions < 6; ++decisions) await decideByKeyboard(page);
  expect(await asked(page)).toBeDefined();
});

test("a card is dragged to its place, and the sheet says what the place promised", async () => {
  // Alone: what another player shelves at once could change the race for the prominent category.
  const page = await tableFor(1);
  await untilShelving(page);
  const card = page.locator('.hand [data-action^="shelve "]').first();
  await card.hover();
  const slot = page.locator(".shelf .slot").first();
  const promised = Number((await slot.locator(".gain").innerText()).replace("−", "-").replace("±", ""));
  const before = Number((await page.innerText(".points strong")).replace("−", "-"));
  await drag(page, card, slot);
  await page.waitForSelector(".shelf [data-card]");
  await page.waitForFunction((n) => document.querySelector(".points strong")?.textContent === String(n).replace("-", "−"), before + promised);
});

test("an assistant is dragged to a location", async () => {
  const page = await tableFor(2);
  const now = await playUntil(page, ({ words }) => words === "place", /^keep/);
  const [, figure, place] = now!.actions.find((action) => /^place \S+ (?!home|auction)/.test(action))!.split(" ");
  await drag(page, page.locator(".waiting .token").first(), page.locator(`[data-place="${place}"] button.scene`));
  await page.waitForSelector(`[data-place="${place}"] [data-figure]`);
  expect(figure).toBeTruthy();
});

test("what cannot be done says why, and tells everything about itself", async () => {
  const page = await tableFor(2);
  await playUntil(page, ({ words }) => words === "place", /^keep/);
  const card = page.locator(".hand .thing").first();
  await card.hover();
  await page.waitForSelector(".hint");
  expect(await page.innerText(".hint")).toContain("XL-");
  await card.click();
  await page.waitForSelector("dialog[open] [data-rule]");
  expect(await page.innerText("dialog[open]")).toMatch(/XL-C2/);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.locator(".tile .scene").first().focus();
  await page.keyboard.press("i");
  await page.waitForSelector("dialog[open] [data-rule]");
  expect(await page.innerText("dialog[open]")).toMatch(/XL-L\d/);
  expect(await violations(page)).toEqual([]);
});

test("the best cards to turn are one click away", async () => {
  const page = await tableFor(2);
  const now = await playUntil(page, ({ words }) => words === "inspection", SHELVING);
  expect(now?.actions).toContain("done");
  const best = await page.$("[data-best]");
  const promised = Number((await best?.getAttribute("data-best")) ?? 0);
  if (best) await best.click();
  else await page.waitForSelector(".advice");
  await page.waitForFunction((count) => document.querySelectorAll(".cell.turned").length === count, promised);
});

for (const light of ["light", "dark"]) {
  for (const [size, options] of [["large", {}], ["phone", PHONE]] as const) {
    test(`everybody can perceive the table (${light}, ${size})`, async () => {
      const page = await tableFor(3, options, { light });
      for (const wanted of ["keep-library", "place", "shelve"]) {
        await playUntil(page, ({ words }) => words === wanted, SHELVING);
        expect(await violations(page), wanted).toEqual([]);
      }
      expect(await missingTexts(page)).toEqual([]);
    });
  }
}

test("a phone plays with taps, and nothing is wider than it", async () => {
  const page = await tableFor(3, PHONE);
  for (let decisions = 0; decisions < 25; ++decisions) {
    const now = await asked(page);
    if (!now) break;
    const action = now.actions[Math.floor(Math.random() * now.actions.length)]!;
    await page.locator(`[data-action="${action}"]`).first().tap({ position: { x: 10, y: 10 } });
    await page.waitForFunction(() => !document.querySelector("[data-waiting=true]"));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});
