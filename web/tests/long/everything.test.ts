// Every location and every special assistant is used through the page. Two people share a device, so that each can go
// where the other's assistants are; each game leaves out what has been used already.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawn, oneOf } from "../chance";
import { asked, decide, sitDown, type Asked } from "../exlibris";
import { missingTexts, Stage } from "../stage";

const PLACES = [
  "diviners-hut", "book-swap", "auction-house", "donation-center", "community-center", "wishing-well", "gambling-den",
  "librarians-lodge", "book-collector", "bookshop", "garbage-dump", "bookworm-tavern", "mysterious-shack",
  "bargain-books", "assistants-guild", "tax-collector", "yard-sale", "shelfmasons-guild",
];
const ASSISTANTS = [
  "witch", "mummy", "snowman", "wizard", "goblin", "automaton", "sasquatch", "cube", "golem", "fire-imp", "ghost", "bookworm",
];
const MOST_GAMES = 60;
/** After so many decisions without anything new the next game promises more. */
const PATIENCE = 60;

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** The assistant whose ability this decision uses, and the location whose effect asks for it. */
function usedBy(now: Asked, action: string): string[] {
  const used = [now.at, action.startsWith("place") && action.endsWith("diviners-hut") ? "diviners-hut" : ""];
  if (/^(on|under) /.test(action)) used.push("mummy");
  if (/^shift /.test(action)) used.push("wizard");
  if (/^rob /.test(action)) used.push("goblin");
  if (/^burn/.test(action)) used.push("fire-imp");
  if (/^withdraw/.test(action)) used.push("sasquatch");
  if (/^place ghost \S+ \d/.test(action) && !action.includes("auction")) used.push("ghost");
  if (["witch", "cube", "golem"].includes(now.words)) used.push(now.words);
  if (now.words === "home-actions" && ["automaton", "bookworm"].includes(now.by)) used.push(now.by);
  return used;
}

// As many as a game for two needs, those first that nobody has used.
function some(page: Page, all: string[], used: Set<string>, count: number): string[] {
  return [...all].sort((one, other) => Number(used.has(one)) - Number(used.has(other)) || drawn(page) - 0.5).slice(0, count);
}

/** Where somebody stands: going there makes assistants meet. */
const crowded = (page: Page) =>
  page.$$eval(".tile", (tiles) => tiles.filter((tile) => tile.querySelector("[data-figure]")).map((tile) => (tile as HTMLElement).dataset.place!));

async function choose(page: Page, now: Asked, used: Set<string>): Promise<string> {
  const fresh = now.actions.filter((action) => usedBy(now, action).some((what) => what && !used.has(what)));
  if (fresh.length) return oneOf(page, fresh);
  let among = now.actions;
  if (now.words === "keep-library") among = among.filter((action) => !used.has(action.slice(5)));
  if (now.words === "place") {
    const places = await crowded(page);
    among = among.filter((action) => places.some((place) => action.includes(place)) || PLACES.some((place) => action.includes(place) && !used.has(place)));
    // Whoever has not shown what they can goes first.
    const eager = among.filter((action) => ASSISTANTS.some((one) => action.startsWith(`place ${one} `) && !used.has(one)));
    if (eager.length) among = eager;
  }
  if (among.length === 0 || drawn(page) < 0.2) among = now.actions;
  return oneOf(page, among);
}

/** The Snowman does nothing but stand in the way: his tile says so. */
async function snowmanBlocks(page: Page): Promise<boolean> {
  const blocked = await page.$('.tile:has([data-figure]:has-text("Snowman")) > .scene:not(.can)');
  if (!blocked) return false;
  await blocked.hover();
  const hint = await page.waitForSelector(".hint .why", { timeout: 2000 }).catch(() => undefined);
  return (await hint?.innerText())?.includes("Snowman") ?? false;
}

test("every location and every special assistant", async () => {
  const used = new Set<string>();
  const all = [...PLACES, ...ASSISTANTS];
  for (let game = 0; game < MOST_GAMES && used.size < all.length; ++game) {
    const page = await stage.visitor();
    const places = ["diviners-hut", ...some(page, PLACES.slice(1), used, 3)];
    const libraries = some(page, ASSISTANTS, used, 4);
    const without = all.filter((one) => !places.includes(one) && !libraries.includes(one));
    await sitDown(page, { options: `players=2 without=${without.join()}`, people: 2, bots: 0 });
    let idle = 0;
    for (let now = await asked(page); now && idle < PATIENCE && used.size < all.length; now = await asked(page)) {
      const before = used.size;
      if (now.words === "place" && !used.has("snowman") && (await snowmanBlocks(page))) used.add("snowman");
      const action = await choose(page, now, used);
      for (const what of usedBy(now, action)) if (all.includes(what)) used.add(what);
      idle = used.size > before ? 0 : idle + 1;
      await decide(page, action);
    }
    expect(await missingTexts(page)).toEqual([]);
    await page.context().close();
  }
  expect(all.filter((one) => !used.has(one))).toEqual([]);
  expect(stage.errors).toEqual([]);
}, 1_800_000);
