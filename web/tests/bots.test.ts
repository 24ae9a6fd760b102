// Bots that think: the page goes on meanwhile, they say what they think, and beside a replay the strongest says what it
// would have done.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { asked, decide, sitDown } from "./exlibris";
import { leaveToBot, missingTexts, playOn, Stage } from "./stage";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.empty());
afterAll(() => stage.close());

/** A table in this browser, where the second player is a bot of this level. */
async function meetBot(page: Page, game: string, level: string) {
  await page.goto(`${stage.url}#/new/${game}`);
  await page.check("input[name=where] >> nth=1");
  await page.getByLabel("Seat 2", { exact: true }).selectOption("bot");
  await page.selectOption("select[aria-describedby=bot-1]", level);
  await page.click("form > .primary");
  await page.waitForSelector("[data-status=playing]");
}

/** Beside that moment stands every choice that the bot thought about, with what it would have brought. */
async function weighsMoment(page: Page, decision: string) {
  const choices = page.locator(`[data-weighed="${decision}"] li`);
  await choices.first().waitFor();
  expect(await choices.count()).toBeGreaterThan(1);
  expect(await choices.first().innerText()).toContain("the best");
  expect(await page.locator(`[data-weighed="${decision}"] li[aria-current]`).count()).toBe(1);
}

/** A decision of the list leads to the moment before it: whoever is named there makes it next. To take up a card tells nothing. */
async function leadsToMoment(page: Page) {
  const decision = page.locator("[data-moment]").last();
  const number = await decision.getAttribute("data-moment");
  const [name] = (await decision.locator(".told-of").innerText()).split(":");
  const before = await page.getAttribute("[data-replay]", "data-replay");
  await decision.click();
  await page.waitForSelector(`[data-replay]:not([data-replay="${before}"])`);
  await weighsMoment(page, number!);
  let told = "";
  for (let steps = 0; steps < 3 && !told; ++steps) {
    const here = await page.getAttribute("[data-replay]", "data-replay");
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector(`[data-replay]:not([data-replay="${here}"])`);
    told = await page.innerText(".told");
  }
  expect(told).toContain(name);
}

for (const game of ["exlibris", "librarians"]) {
  test(`the strongest bot of ${game} thinks where it keeps nobody waiting`, async () => {
    const page = await stage.visitor();
    await meetBot(page, game, "archivist");
    expect(await page.innerText("body")).toContain("Archivist");
    expect(await playOn(page, 6)).toBe(6);
    // A turn can take longer than that, and only then is it the bot's.
    for (let more = 0; more < 40 && page.workers().length < 2; ++more) await playOn(page, 1);
    expect(page.workers().length, "the house, and where bots think").toBe(2);
    expect(stage.errors).toEqual([]);
  });

  test(`a replay of ${game} shows what the strongest bot would have done`, async () => {
    const page = await stage.visitor();
    await page.click(`[data-play=${game}]`);
    await playOn(page, 6);
    await leaveToBot(page);
    await page.click("a[href*=replay]");
    await page.click("[data-analyse]");
    await page.waitForSelector("[data-analysis=done]", { timeout: 120_000 });
    expect(await page.locator("[data-analysis] ul li").count()).toBeGreaterThan(1);
    // Partners who play on may all do as well as the strongest.
    if (game === "exlibris") {
      const costly = page.locator("[data-moment]");
      const first = await costly.count();
      expect(first).toBeGreaterThan(0);
      await page.click("[data-all]");
      expect(await costly.count()).toBeGreaterThan(first);
      await leadsToMoment(page);
    }
    expect(await missingTexts(page)).toEqual([]);
    expect(stage.errors).toEqual([]);
  });
}

test("whoever has no seat, where nobody may watch, is led from the analysis to the moments, too", async () => {
  const ada = await stage.visitor();
  await sitDown(ada, { options: "players=2", people: 1, bots: 1 });
  for (let decisions = 0; decisions < 6; ++decisions) await decide(ada, (await asked(ada))!.actions[0]!);
  ada.once("dialog", (question) => void question.accept());
  await ada.click("[data-menu]");
  await ada.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await ada.waitForSelector("[data-status=over]");
  const [, table] = /table\/(\w+)/.exec(ada.url())!;

  const somebody = await stage.visitor();
  await somebody.goto(`${stage.url}#/replay/table/${table}`);
  await somebody.click("[data-analyse]");
  // Who runs which library is not weighed.
  const weighed = somebody.locator("[data-weighed]");
  for (let steps = 0; steps < 12 && !(await weighed.count()); ++steps) {
    await somebody.waitForTimeout(500);
    await somebody.keyboard.press("ArrowRight");
  }
  await weighed.waitFor();
  await somebody.locator("[data-moment]").first().click();
  await somebody.waitForSelector(`[data-moment][aria-pressed=true]`, { timeout: 60_000 });
});

/** What is said after a few decisions, if somebody asks. */
async function askBots(page: Page, game: string): Promise<string> {
  await meetBot(page, game, "clerk");
  expect(await playOn(page, 12)).toBe(12);
  await page.click("[data-ask]");
  await page.waitForSelector("[data-asked=done]");
  expect(await missingTexts(page)).toEqual([]);
  return page.innerText("[data-asked]");
}

test("bots say what they would do in my place, and what they thought", async () => {
  const page = await stage.visitor();
  const said = await askBots(page, "exlibris");
  expect(said).toMatch(/In your place: (The bot expects to end|A sensible choice)/);
  expect(said).toMatch(/Clerk 2: The bot expects to end .* Its choice: .*: /);
  expect(stage.errors).toEqual([]);
});

test("LB-S5: partners at a silent table give advice, and say nothing about themselves", async () => {
  const page = await stage.visitor();
  const said = await askBots(page, "librarians");
  expect(said).toMatch(/In your place: (The bot expects .* cards? to be left|A sensible choice)/);
  expect(said).toContain("What they hold and plan themselves, the others do not tell");
  expect(stage.errors).toEqual([]);
});
