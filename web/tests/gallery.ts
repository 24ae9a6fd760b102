// The pictures of docs/gallery/: of all scenes, or of those that are named.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { playOn, Stage } from "./stage";

const FOLDER = fileURLToPath(new URL("../../docs/gallery/", import.meta.url));
const LOOKS = [
  { name: "desk", settings: { light: "light" }, options: { viewport: { width: 1280, height: 720 } } },
  { name: "phone", settings: { light: "dark" }, options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];
const TIME_TO_SETTLE = 800;

type Scene = (page: Page, url: string) => Promise<unknown>;

// A game of Ex Libris in which somebody does what the hints say.
async function playWell(page: Page, most = Infinity) {
  await page.click("[data-guided=exlibris]");
  for (let decisions = 0; decisions < most; ++decisions) {
    await page.waitForSelector("[data-advice], [data-status=over]", { state: "attached" });
    if (await page.$("[data-status=over]")) return;
    const number = await page.getAttribute(".exlibris", "data-number");
    await page.evaluate(() => {
      const { advice } = document.querySelector<HTMLElement>("[data-advice]")!.dataset;
      document.querySelector<HTMLElement>(`.exlibris [data-action="${advice}"]`)?.click();
    });
    await page.waitForFunction(
      (before) => document.querySelector("[data-status=over]") ?? document.querySelector<HTMLElement>(".exlibris")?.dataset.number !== before,
      number,
    );
  }
}

const SCENES: Record<string, Scene> = {
  start: async () => {},
  "new-table": (page, url) => page.goto(`${url}#/new/librarians`),
  rules: (page, url) => page.goto(`${url}#/rules/exlibris/XL-L7`),
  learn: (page, url) => page.goto(`${url}#/learn`),
  lesson: (page, url) => page.goto(`${url}#/learn/lesson/librarians`),
  puzzle: (page, url) => page.goto(`${url}#/learn/puzzle/exlibris-1`),
  libraries: (page) => page.click("[data-play=exlibris]"),
  exlibris: async (page) => {
    await playWell(page, 42);
    await page.click("[data-off]");
  },
  librarians: async (page) => {
    await page.click("[data-play=librarians]");
    await playOn(page, 24);
  },
  ending: (page) => playWell(page),
  replay: async (page) => {
    await SCENES.ending!(page, "");
    await page.click("a[href*=replay]");
    await page.waitForSelector("[data-replay]");
    const middle = await page.$eval("input[type=range]", (range) => Math.round(Number((range as HTMLInputElement).max) * 0.6));
    await page.fill("input[type=range]", String(middle));
    await page.waitForSelector(`[data-replay="${middle}"]`);
  },
};

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const stage = await Stage.open();
for (const { name, settings, options } of LOOKS) {
  for (const [scene, play] of Object.entries(SCENES)) {
    if (wanted.length && !wanted.includes(scene)) continue;
    const page = await stage.visitor(settings, options);
    await play(page, stage.url);
    await page.waitForTimeout(TIME_TO_SETTLE);
    await page.mouse.move(0, 0); // nothing is pointed at
    await page.screenshot({ path: `${FOLDER}${scene}-${name}.jpg`, quality: 82 });
    await page.context().close();
  }
}
await stage.close();
