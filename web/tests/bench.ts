// How fast the page is, as numbers (milliseconds):
//   first_input   from asking for the address until something can be pressed; the server is warm, the browser knows nothing
//   frame         script, style and layout of one frame while a card is dragged over a full table
//   rules         the longest wait for the rules after a decision, from when the worker is asked until it says its first answer;
//                 what the page says leaves it when it has done what it is doing, which is not the rules' time, but in `shown`
//   shown         the longest time from a decision until the page shows what it brought
import type { CDPSession, Page, Worker as PageWorker } from "playwright-core";
import { playUntil } from "./exlibris";
import { playOn, Stage } from "./stage";

const DECISIONS = 60;
const STEPS = 120;
const MOVING = { reducedMotion: "no-preference" } as const;

async function firstInput(stage: Stage): Promise<number> {
  const page = await stage.visitor({}, MOVING);
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

declare global {
  /** When the house was asked something, and when it said something. */
  var moments: { asked: boolean; at: number }[];
}

// In the worker. It may answer at once, so that questions are noted before it hears of them.
function listen() {
  globalThis.moments = [];
  const hear = globalThis.onmessage;
  globalThis.onmessage = (event) => {
    moments.push({ asked: true, at: performance.now() });
    (hear as (event: MessageEvent) => void)(event);
  };
  const send = globalThis.postMessage.bind(globalThis);
  globalThis.postMessage = (...message: unknown[]) => {
    moments.push({ asked: false, at: performance.now() });
    (send as (...message: unknown[]) => void)(...message);
  };
}

// From each question until the next answer.
function waits(): number[] {
  const next = (i: number) => moments.find(({ asked }, later) => later > i && !asked);
  return moments.flatMap(({ asked, at }, i) => (asked ? [(next(i)?.at ?? at) - at] : []));
}

async function decideAndWait(page: Page): Promise<number> {
  await page.waitForSelector("[data-action]:not([disabled])", { state: "attached" });
  return page.evaluate(async () => {
    const choices = document.querySelectorAll<HTMLElement>("[data-action]:not([disabled])");
    const number = () => document.querySelector<HTMLElement>(".exlibris")?.dataset.number;
    const before = number();
    const start = performance.now();
    choices[Math.floor(Math.random() * choices.length)]!.click();
    while (number() === before) await new Promise((next) => setTimeout(next));
    return performance.now() - start;
  });
}

async function longestWaits(page: Page, house: PageWorker): Promise<{ rules: number; shown: number }> {
  let shown = 0;
  await house.evaluate(() => (globalThis.moments = []));
  for (let i = 0; i < DECISIONS && !(await page.$("[data-status=over]")); ++i) shown = Math.max(shown, await decideAndWait(page));
  return { rules: Math.max(...(await house.evaluate(waits))), shown };
}

const round = (value: number) => Math.round(value * 10) / 10;

const stage = await Stage.open();
const first = await firstInput(stage);
const page = await stage.visitor({}, MOVING);
const [house] = await Promise.all([
  page.waitForEvent("worker", (worker) => /\/worker-/.test(worker.url())),
  page.click("[data-play=exlibris]"),
]);
while (!(await house.evaluate(() => Boolean(globalThis.onmessage)))) await page.waitForTimeout(10); // its program is being read
await house.evaluate(listen);
await playOn(page, 40);
const frame = await drag(page);
const { rules, shown } = await longestWaits(page, house);
await stage.close();
console.log(JSON.stringify({ first_input: round(first), frame: round(frame), rules: round(rules), shown: round(shown) }));
