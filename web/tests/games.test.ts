// Whole games against bots in this browser, without a server's help.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { asked, decide } from "./exlibris";
import { decideOnce, leaveToBot, missingTexts, playOn, Stage } from "./stage";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.empty());
afterAll(() => stage.close());

// The other languages have their whole games in the long run.
for (const [game, language] of [["exlibris", "de"], ["librarians", "cs"]]) {
  test(`a whole game of ${game} (${language})`, async () => {
    const page = await stage.visitor({ language });
    await page.click(`[data-play=${game}]`);
    expect(await playOn(page)).toBeGreaterThan(10);
    expect(await missingTexts(page)).toEqual([]);
    expect(stage.errors).toEqual([]);
  });
}

test("the game for one at its hardest, and its result among my games", async () => {
  const page = await stage.visitor();
  await page.click("[data-solo]");
  await page.click("[data-level='7']");
  await page.waitForSelector(".exlibris");
  await page.goto(`${stage.url}#/mine`);
  expect(await page.innerText("main li")).toContain("Your turn");
  await page.click("main li .primary");
  expect(await playOn(page)).toBeGreaterThan(10);
  expect(await page.innerText(".result")).toMatch(/The Public Library has .* points more than .*Ada/);
  const points = await page.locator(".show tfoot td").allInnerTexts();
  await page.goto(`${stage.url}#/mine`);
  const row = await page.innerText("main li");
  expect(row).toContain("The Public Library wins.");
  for (const side of points) expect(row).toContain(`: ${side}`);
  expect(stage.errors).toEqual([]);
});

/** The books of Librarians that stand in the library, and the piles: whatever is only held up is left out. */
const standing = (page: Page) => page.locator(".place.book > .drawn > .face, .piles b").allInnerTexts();

/** Takes back a decision that may be made again: what was asked before it and after it. */
async function takeBack(page: Page, canRedo: () => Promise<boolean>) {
  // What revealed something comes back by consent only, and is not there to be made again.
  for (;;) {
    const before = await asked(page);
    await decide(page, before!.actions[0]!);
    const after = await asked(page);
    await page.keyboard.press("Control+z");
    await expect.poll(() => asked(page)).toEqual(before);
    if (await canRedo()) return after;
    await decide(page, before!.actions[0]!);
  }
}

test("a decision is taken back and made again", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=exlibris]");
  const after = await takeBack(page, () => page.getByRole("button", { name: "Redo" }).isEnabled());
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => asked(page)).toEqual(after);
  expect(stage.errors).toEqual([]);
});

test("on a phone it is made again from the menu", async () => {
  const page = await stage.visitor({}, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.click("[data-play=exlibris]");
  const redo = page.getByRole("dialog").getByRole("button", { name: "Redo" });
  const after = await takeBack(page, async () => {
    await page.tap("[data-menu]");
    if (await redo.isEnabled()) return true;
    await page.keyboard.press("Escape");
    return false;
  });
  await redo.tap();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => asked(page)).toEqual(after);
  expect(stage.errors).toEqual([]);
});

test("a game is there again after the page was closed", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=librarians]");
  await playOn(page, 6);
  const before = await standing(page);
  await page.reload();
  await expect.poll(() => standing(page)).toEqual(before);
  await page.goto(stage.url);
  await page.click("#page ul .primary");
  await expect.poll(() => standing(page)).toEqual(before);
});

test("the newest of two windows plays on", async () => {
  const one = await stage.visitor();
  await one.click("[data-play=librarians]");
  await playOn(one, 2);
  const two = await one.context().newPage();
  await two.goto(one.url());
  await playOn(two, 3);
  const stands = await standing(two);
  await one.click("main .primary");
  await two.waitForSelector("main [role=alert]");
  await expect.poll(() => standing(one)).toEqual(stands);
});

test("whoever ends a game alone is asked whether they mean it", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=librarians]");
  const end = page.getByRole("dialog").getByRole("button", { name: "End the game now" });
  const answer = async (how: "accept" | "dismiss") => {
    page.once("dialog", (question) => void question[how]());
    await end.click();
  };
  await page.click("[data-menu]");
  await answer("dismiss");
  expect(await page.locator("[data-status=playing]").count()).toBe(1);
  await answer("accept");
  await page.waitForSelector("[data-status=aborted]");
});

test("two people share a device, with a curtain between them", async () => {
  const page = await stage.visitor();
  await page.goto(`${stage.url}#/new/exlibris`);
  await page.check("input[name=where] >> nth=1");
  await page.click("form > .primary");
  let curtains = 0;
  for (let i = 0; i < 30; ++i) {
    await page.waitForSelector("[data-action]:not([disabled]), [data-curtain]", { state: "attached" });
    const curtain = await page.$("[data-curtain]");
    if (curtain) {
      ++curtains;
      await curtain.click();
      await page.waitForSelector("[data-curtain]", { state: "detached" });
    } else {
      await decideOnce(page);
    }
  }
  expect(curtains).toBeGreaterThan(2);
  expect(stage.errors).toEqual([]);
});

test("a finished game is replayed, and played on from one of its moments", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=librarians]");
  await leaveToBot(page);
  const [record] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the record" }).click(),
  ]);
  expect(await readFile(await record.path(), "utf8")).toMatch(/^shelfmark record 1\ngame librarians\n/);
  await page.getByRole("button", { name: "Record saved" }).waitFor();
  await page.click("a[href*=replay]");
  // It begins with something to see: not with the people who gather.
  await page.waitForSelector('[data-replay="1"] .board > *');
  expect(await page.locator(".board .book").count()).toBe(0);
  expect(await page.innerText(".seats")).not.toContain("a bot plays"); // it does not any more
  await page.fill("input[type=range]", await page.$eval("input[type=range]", (range) => (range as HTMLInputElement).max));
  await page.waitForSelector(".board .book", { state: "attached" });
  await page.fill("input[type=range]", "1");
  await page.waitForSelector(".board .book", { state: "detached" });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector('[data-replay="2"]');
  await page.fill("input[type=range]", "5");
  await page.waitForSelector('[data-replay="5"]');
  await page.selectOption("select", "0");
  await page.click("[data-fork]");
  await page.waitForSelector("[data-status=playing]");
  await playOn(page, 4);
  expect(stage.errors).toEqual([]);
});

test("a replay of Ex Libris shows every shelf whole, goes on by itself, and its link leads to the moment", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=exlibris]");
  await leaveToBot(page);
  await page.click("a[href*=replay]");
  await page.waitForSelector("[data-replay]");
  const last = await page.$eval("input[type=range]", (range) => Number((range as HTMLInputElement).max));
  const goTo = async (moment: number) => {
    await page.fill("input[type=range]", String(moment));
    await page.waitForSelector(`[data-replay="${moment}"]`);
  };
  const cut = () => page.$eval(".watch", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const top = () => page.$eval(".board", (board) => board.getBoundingClientRect().top);
  const tops = new Set([await top()]);
  for (const part of [0.3, 0.5, 0.7, 0.8, 0.9]) {
    await goTo(Math.round(last * part));
    await expect.poll(cut, { message: `at ${part}` }).toBeLessThanOrEqual(1);
    for (let steps = 0; steps < 4; ++steps) {
      expect(await page.innerText(".told")).not.toBe("");
      await page.keyboard.press("ArrowRight");
      await page.waitForSelector(`[data-replay="${Math.round(last * part) + steps + 1}"]`);
      tops.add(await top());
    }
  }
  expect([...tops]).toHaveLength(1);
  const middle = Math.round(last / 2);
  await goTo(middle);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForSelector(`[data-replay="${middle + 2}"]`);
  await page.getByRole("button", { name: "Stop" }).click();
  const [moment, told] = [await page.getAttribute("[data-replay]", "data-replay"), await page.innerText(".told")];
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.inputValue("dialog input");
  await page.goto(stage.url);
  await page.goto(link);
  await page.waitForSelector(`[data-replay="${moment}"]`);
  expect(await page.innerText(".told")).toBe(told);
});
