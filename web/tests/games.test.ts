// Whole games against bots in this browser, without a server's help.
import { afterAll, beforeAll, expect, test } from "vitest";
import { missingTexts, playOn, Stage } from "./stage";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

for (const game of ["exlibris", "librarians"]) {
  for (const language of ["en", "cs", "de"]) {
    test(`a whole game of ${game} (${language})`, async () => {
      const page = await stage.visitor({ language });
      await page.click(`[data-play=${game}]`);
      expect(await playOn(page)).toBeGreaterThan(10);
      expect(await missingTexts(page)).toEqual([]);
      expect(stage.errors).toEqual([]);
      await page.context().close();
    });
  }
}

test("the game for one", async () => {
  const page = await stage.visitor();
  await page.click("[data-solo]");
  expect(await playOn(page)).toBeGreaterThan(10);
  expect(stage.errors).toEqual([]);
});

test("a decision is taken back and made again", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=exlibris]");
  await playOn(page, 3);
  const before = await page.innerText("main");
  await playOn(page, 1);
  await page.keyboard.press("Control+z");
  await page.waitForFunction((text) => document.querySelector("main")?.innerText === text, before);
  expect(stage.errors).toEqual([]);
});

test("a game is there again after the page was closed", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=librarians]");
  await playOn(page, 6);
  const before = await page.innerText("main");
  await page.reload();
  await page.waitForFunction((text) => document.querySelector("main")?.innerText === text, before);
  await page.goto(stage.url);
  await page.click("#page ul .primary");
  await page.waitForFunction((text) => document.querySelector("main")?.innerText === text, before);
});

test("two people share a device, with a curtain between them", async () => {
  const page = await stage.visitor();
  await page.goto(`${stage.url}#/new/exlibris`);
  await page.check("input[name=where] >> nth=1");
  await page.click("form > .primary");
  await page.waitForSelector("[data-action]", { state: "attached" });
  let curtains = 0;
  for (let i = 0; i < 30; ++i) {
    await page.waitForSelector("[data-action]:not([disabled]), [data-curtain]", { state: "attached" });
    const curtain = await page.$("[data-curtain]");
    if (curtain) {
      ++curtains;
      await curtain.click();
      await page.waitForSelector("[data-curtain]", { state: "detached" });
    } else {
      await playOn(page, 1);
    }
  }
  expect(curtains).toBeGreaterThan(2);
  expect(stage.errors).toEqual([]);
});

test("a finished game is replayed, and played on from one of its moments", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=librarians]");
  await playOn(page);
  await page.click("a[href*=replay]");
  await page.waitForSelector("[data-replay]");
  const last = Number(await page.getAttribute("[data-replay]", "data-replay"));
  await page.keyboard.press("ArrowLeft");
  await page.waitForSelector(`[data-replay="${last - 1}"]`);
  await page.fill("input[type=range]", "5");
  await page.waitForSelector('[data-replay="5"]');
  await page.selectOption("select", "0");
  await page.click("[data-fork]");
  await page.waitForSelector("[data-status=playing]");
  await playOn(page, 4);
  expect(stage.errors).toEqual([]);
});
