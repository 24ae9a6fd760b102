// How fast the page is, as numbers (milliseconds):
//   first_input   from asking for the address until something can be pressed; the server is warm, the browser knows nothing
//   frame         script, style and layout of one frame while a card is dragged over a full table
//   rules         the longest wait for the rules after a decision
import type { CDPSession, Page } from "playwright-core";
import { playUntil } from "./exlibris";
import { playOn, Stage } from "./stage";

const DECISIONS = 60;
const STEPS = 120;

async function firstInput(stage: Stage): Promise<number> {
  const page = await stage.visitor();
  await page.waitForSelector("[data-play]");
  const time = await page.evaluate(() => performance.now());
  await page.context().close();
  return time;
}

// Milliseconds since the client began to listen.
async function work(client: CDPSession): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics");
  const wanted = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
  return metrics.filter(({ name }) => wanted.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}

// A card that may be shelved, over the whole table and back.
async function drag(page: Page): Promise<number> {
  await playUntil(page, ({ actions }) => actions.some((action) => action.startsWith("shelve ")), /^place \S+ home/);
  const box = (await page.locator('.hand [data-action^="shelve "]').first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const before = await work(client);
  for (let i = 0; i < STEPS; ++i) {
    await page.mouse.move(200 + 880 * Math.abs(Math.sin(i / 20)), 150 + 400 * Math.abs(Math.cos(i / 13)));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const spent = (await work(client)) - before;
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return spent / STEPS;
}

// From a decision until the page shows what it brought.
async function longestWait(page: Page): Promise<number> {
  let longest = 0;
  for (let i = 0; i < DECISIONS && !(await page.$("[data-status=over]")); ++i) {
    await page.waitForSelector("[data-action]:not([disabled])", { state: "attached" });
    const wait = await page.evaluate(async () => {
      const choices = document.querySelectorAll<HTMLElement>("[data-action]:not([disabled])");
      const number = () => document.querySelector<HTMLElement>(".exlibris")?.dataset.number;
      const before = number();
      const start = performance.now();
      choices[Math.floor(Math.random() * choices.length)]!.click();
      while (number() === before) await new Promise((next) => setTimeout(next));
      return performance.now() - start;
    });
    longest = Math.max(longest, wait);
  }
  return longest;
}

const round = (value: number) => Math.round(value * 10) / 10;

const stage = await Stage.open();
const first = await firstInput(stage);
const page = await stage.visitor();
await page.click("[data-play=exlibris]");
await playOn(page, 40);
const frame = await drag(page);
const rules = await longestWait(page);
await stage.close();
console.log(JSON.stringify({ first_input: round(first), frame: round(frame), rules: round(rules) }));
