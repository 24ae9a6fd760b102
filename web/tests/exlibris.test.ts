// The table of Ex Libris: by mouse, finger and keyboard, for eyes and ears, large and small.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { violations } from "./axe";
import { oneOf } from "./chance";
import { LOCATIONS } from "../src/screens/options";
import { asked, decide, decideByKeyboard, noteRefusals, playUntil, sitDown, unreadable, type Asked } from "./exlibris";
import { rewrite } from "./librarians";
import { drag, dragByFinger, leaveToBot, missingTexts, playOn, Stage } from "./stage";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SHELVING = /^(shelve|at|place \S+ home|keep)/;

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.empty());
afterAll(() => stage.close());

async function tableFor(players: number, options: object = {}, settings: object = {}, variant = ""): Promise<Page> {
  const page = await stage.visitor(settings, options);
  await sitDown(page, { options: `${players === 1 ? "solo=3" : `players=${players}`} ${variant}`.trim(), people: 1, bots: players - 1 });
  return page;
}

/** Everybody has ordinary assistants, who can go wherever there is room: a Ghost may find nothing but an auction. */
const ordinaryTable = (options: object = {}) => tableFor(2, options, {}, "variant=beginner");

/** Until a card in hand may be shelved. */
const untilShelving = (page: Page) =>
  playUntil(page, ({ actions }) => actions.some((action) => action.startsWith("shelve ")), /^(keep|place \S+ home)/);

const inNumbers = (cells: string[]) => cells.map((text) => parseInt(text.replace("−", "-"), 10));
const CATEGORIES = ["codices", "fiction", "historic", "monsters", "reference", "spells"];

/** Everybody's focus is revealed at the end: two points for each of its books. */
async function expectFocuses(page: Page, sheets: number) {
  const focuses = page.locator(".show td [data-focus]");
  await expect.poll(() => focuses.count()).toBe(sheets);
  const points = inNumbers(await page.locator(".show td:has([data-focus])").allInnerTexts());
  for (let seat = 0; seat < sheets; ++seat) {
    const focus = (await focuses.nth(seat).getAttribute("data-focus"))!;
    const line = page.locator(".show tbody").first().locator("tr:has(td)").nth(CATEGORIES.indexOf(focus));
    const books = inNumbers(await line.locator("td").allInnerTexts());
    expect(points[seat], focus).toBe(2 * books[seat]!);
  }
}

/** The end says who has won, and through what. */
async function expectReason(page: Page, me: number) {
  const totals = inNumbers(await page.locator(".show tfoot td").allInnerTexts());
  const sorted = [...totals].sort((a, b) => b - a);
  const margin = sorted[0]! - (totals[me] === sorted[0] ? sorted[1]! : totals[me]!);
  if (margin > 1) expect(await page.innerText(".result .why")).toContain(`has ${margin} points more than`);
}

/** Also where names are longest and room is scarcest all sheets are in sight, and bots can be told apart. */
async function expectWholeSheets(page: Page) {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("shelfmark.settings")!) as object;
    localStorage.setItem("shelfmark.settings", JSON.stringify({ ...settings, language: "de" }));
  });
  await page.reload();
  await page.waitForSelector(".show thead .who");
  for (const viewport of [page.viewportSize()!, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    expect(await page.$eval(".show .wide", ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const numbers = await page.locator(".show thead .who").evaluateAll((names) => names.map(({ lastChild }) => lastChild!.textContent!.replace(/\D/g, "")));
    expect(numbers.slice(1)).toEqual(["2", "3", "4"]);
  }
}

/** The table of a finished game. */
async function expectScoreSheet(page: Page, sheets: number) {
  await page.waitForSelector(".show table");
  expect(await page.$$(".show thead th")).toHaveLength(sheets);
  await expect.poll(() => page.locator(".show figure").count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(await missingTexts(page)).toEqual([]);
  expect(stage.errors).toEqual([]);
}

test("a whole game alone, and its inspection, card by card up to the result", async () => {
  const page = await tableFor(1);
  expect(await playOn(page)).toBeGreaterThan(10);
  await expectScoreSheet(page, 2);
  expect(await page.$(".show button:disabled")).toBeNull(); // Whoever wants no motion is not offered any.
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

test("a whole game of four: at 1280x720 nothing scrolls from the first round to the last, and all can be read", async () => {
  const page = await tableFor(4);
  const scrolls = () =>
    page.$$eval(".exlibris, .exlibris .table, .town, .tiles, .tile, .shelf, .cards, .side", (parts) =>
      parts.filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).display !== "none").map((part) => part.className),
    );
  for (;;) {
    const now = await asked(page);
    if (!now) break;
    if (now.words !== "keep-library") {
      expect(await scrolls(), now.words).toEqual([]);
      await expect.poll(() => unreadable(page), { message: now.words }).toEqual([]);
    }
    const liked = now.actions.filter((action) => SHELVING.test(action));
    await decide(page, (liked.length ? liked : now.actions)[0]!);
  }
  await expectScoreSheet(page, 4);
  await expectFocuses(page, 4);
  await expectReason(page, 0);
  await expectWholeSheets(page);
});

test("long words of German stay within their tiles, and people who are away keep their names", async () => {
  const page = await stage.visitor({ language: "de" });
  await sitDown(page, { options: "players=4", people: 4, bots: 0 });
  for (let decisions = 0; decisions < 40; ++decisions) {
    const now = (await asked(page))!;
    if (now.words !== "keep-library") await expect.poll(() => unreadable(page), { message: now.words }).toEqual([]);
    await decide(page, now.actions.find((action) => /^(keep|place \S+ home|draw|done|pass)/.test(action)) ?? now.actions[0]!);
  }
  await asked(page);
  const names = page.locator("header li .name");
  expect(await names.allInnerTexts()).toEqual(["Ada", "Bea", "Cyd", "Dan"].map((name) => expect.stringContaining(name)));
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length)).toBe(0);
});

test("a sheet on which cards fall says what the best ones to turn would make of it, and the inspection keeps the promise", async () => {
  const page = await tableFor(2);
  const now = await playUntil(page, ({ words }) => words === "inspection", SHELVING);
  expect(now).toBeDefined();
  const line = page.locator(".points .aside[data-best-total]");
  const total = async () => inNumbers([await page.innerText(".points strong")])[0]!;
  // Beside the other's points stand mine as the other sees them.
  const focus = await page.locator(".points .part:has-text('Focus') b").innerText();
  expect(await page.innerText(".compared")).toContain(`you ${(await total()) - inNumbers([focus])[0]!}`);
  // The best ones may also bring books alone, and then nothing is promised.
  const promised = (await line.count()) ? Number(await line.getAttribute("data-best-total")) : await total();
  await page.locator("[data-best]").click({ timeout: 1000 }).catch(() => undefined);
  await expect.poll(total).toBe(promised);
  await expect.poll(() => line.count()).toBe(0);
});

test("of the others a reader hears points that are sure while the game goes on, and all of them in the end", async () => {
  const page = await tableFor(2);
  await untilPlacing(page);
  const other = page.locator(".others button .for-readers").first();
  expect(await other.textContent()).toContain("at least");
  await leaveToBot(page);
  await page.getByRole("button", { name: "Look at the table" }).click();
  const [said, points] = [await other.textContent(), await page.locator(".others button").first().innerText()];
  expect(said).not.toMatch(/at least|without the focus/);
  expect(said).toContain(/(\d+) pts/.exec(points)![1]);
});

test("decisions with the keyboard alone", async () => {
  const page = await tableFor(2);
  for (let decisions = 0; decisions < 6; ++decisions) await decideByKeyboard(page);
  expect(await asked(page)).toBeDefined();
});

test("whoever decides with the keyboard is led on to what is asked next, whatever it is", async () => {
  const page = await tableFor(2);
  await decideByKeyboard(page);
  const wanted = ["place", "home-actions", "shelve"];
  const kinds = new Set<string>();
  for (let decisions = 0; decisions < 24 && !wanted.every((kind) => kinds.has(kind)); ++decisions) {
    const now = (await asked(page))!;
    kinds.add(now.words);
    const number = await page.getAttribute(".exlibris", "data-number");
    await expect.poll(() => page.$eval(":focus", (element) => element.hasAttribute("data-action"))).toBe(true);
    // At home cards are taken up and put down; everything else is as it comes.
    const home = now.actions.find((action) => SHELVING.test(action));
    if (home) await page.locator(`[data-action="${home}"]`).first().focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector<HTMLElement>(".exlibris")?.dataset.number !== before, number);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(wanted));
});

test("a card is dragged to its place, and the sheet says what the place promised", async () => {
  // Alone: what another player shelves at once could change the race for the prominent category.
  const page = await tableFor(1);
  await untilShelving(page);
  const card = page.locator('.hand [data-action^="shelve "]').last();
  await card.hover();
  const slot = page.locator(".shelf .slot").first();
  const promised = Number((await slot.locator(".gain").innerText()).replace("−", "-").replace("±", ""));
  const before = Number((await page.innerText(".points strong")).replace("−", "-"));
  await drag(page, card, slot);
  await page.waitForSelector(".shelf [data-card]");
  await page.waitForFunction((n) => document.querySelector(".points strong")?.textContent === String(n).replace("-", "−"), before + promised);
});

test("whoever chooses a library sees their hand and their focus, and others who still chooses", async () => {
  const page = await tableFor(4);
  await page.waitForSelector(".libraries .hand [data-card]");
  await page.waitForSelector(".libraries .goals div:nth-child(3)");
  expect(await page.$eval(".room", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  expect(await page.$eval("main .board", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  expect(await page.$eval(".libraries .cards", (list) => list.getBoundingClientRect().top)).toBeGreaterThan(0);
  await page.locator(".libraries .hand .thing").last().click();
  await page.waitForSelector("dialog");
  await page.keyboard.press("Escape");
  await decide(page, (await asked(page))!.actions[0]!);
  await leaveToBot(page);
  const table = new URL(page.url()).hash.split("/").at(-1)!;
  await page.goto(`${stage.url}#/replay/table/${table}/1`);
  await page.waitForSelector(".libraries .others li:has-text('still choosing')");
});

test("a card that was taken up is dragged from the table to one of its places, and says why it goes nowhere else", async () => {
  const page = await tableFor(1);
  await untilShelving(page);
  await decide(page, (await page.getAttribute('.hand [data-action^="shelve "]', "data-action"))!);
  const card = page.locator(".tray .thing");
  await drag(page, card, page.locator(".tile .scene").first());
  await page.waitForSelector(".prompt .refusal:has-text('cannot go there')");
  await card.hover();
  const [title, lifted] = [(await page.locator(".tray h2").boundingBox())!, (await card.boundingBox())!];
  expect(title.y + title.height).toBeLessThanOrEqual(lifted.y);
  const standing = page.locator(".shelf .cell:not(.free)");
  const before = await standing.count();
  await drag(page, card, page.locator(".shelf .slot").first());
  await expect.poll(() => standing.count()).toBe(before + 1);
  await page.waitForSelector(".refusal", { state: "detached" });
});

/** Until an assistant is to be placed. */
const untilPlacing = (page: Page) => playUntil(page, ({ words }) => words === "place", /^keep/);
/** Somewhere in town where an assistant may go. */
const destination = (actions: string[]) => actions.map((action) => /^place \S+ (?!home|auction)(\S+)/.exec(action)?.[1]).find(Boolean)!;
const WAITING = ".waiting .token";

// Its picture, its text, and the edge below.
for (const part of ["button.scene", ".effect", ".foot"]) {
  test(`an assistant is dragged to a location (${part})`, async () => {
    const page = await ordinaryTable();
    const place = destination((await untilPlacing(page))!.actions);
    await drag(page, page.locator(WAITING).first(), page.locator(`[data-place="${place}"] ${part}`));
    await page.waitForSelector(`[data-place="${place}"] [data-figure]`);
  });
}

// Home is pressed and dropped on like a location: anywhere.
for (const part of ["button.scene", ".does", ".spaces"]) {
  test(`an assistant is dragged home, and sent there by a press (${part})`, async () => {
    const page = await tableFor(2);
    await untilPlacing(page);
    await drag(page, page.locator(WAITING).first(), page.locator(`.house ${part}`));
    await page.waitForSelector(".house [data-figure]");
    await page.keyboard.press("Control+z");
    await page.waitForSelector(".house [data-figure]", { state: "detached" });
    await page.locator(`.house ${part}`).click();
    await page.waitForSelector(".house [data-figure]");
  });
}

test("any of several assistants who are alike goes where one of them may go", async () => {
  const page = await ordinaryTable();
  for (const which of ["last", "first"] as const) {
    const place = destination((await untilPlacing(page))!.actions);
    const waiting = await page.locator(WAITING).count();
    await drag(page, page.locator(WAITING)[which](), page.locator(`[data-place="${place}"] .effect`));
    await expect.poll(() => page.locator(WAITING).count()).toBe(waiting - 1);
  }
});

test("of a special assistant and ordinary ones any is taken up by a press", async () => {
  const page = await tableFor(1);
  await untilPlacing(page);
  const all = page.locator(WAITING);
  for (let which = 0; which < (await all.count()); ++which) {
    await all.nth(which).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => all.nth(which).getAttribute("aria-pressed")).toBe("true");
    expect(await page.$$(`${WAITING}[aria-pressed=true]`)).toHaveLength(1);
  }
});

test("a finger drags an assistant to a location and home, and nothing scrolls meanwhile", async () => {
  const page = await ordinaryTable(PHONE);
  const place = destination((await untilPlacing(page))!.actions);
  const tile = page.locator(`[data-place="${place}"] .effect`);
  expect(await dragByFinger(page, page.locator(WAITING).first(), tile)).toBe(false);
  await page.waitForSelector(`[data-place="${place}"] [data-figure]`);
  await untilPlacing(page);
  expect(await dragByFinger(page, page.locator(WAITING).first(), page.locator(".house"))).toBe(false);
  await page.waitForSelector(".house [data-figure]");
});

test("what is dragged where it cannot go, or not at all, says why until something else is pressed", async () => {
  const page = await tableFor(1);
  await untilPlacing(page);
  await drag(page, page.locator(".hand .thing").first(), page.locator(".shelf"));
  await page.waitForSelector(".prompt .refusal:has-text('XL-')");
  await page.mouse.move(2, 2);
  await page.mouse.down();
  await page.waitForSelector(".prompt .refusal", { state: "detached" });
  await page.mouse.up();
  await untilShelving(page);
  const card = page.locator('.hand [data-action^="shelve "]').last();
  await drag(page, card, page.locator(".tile .scene").first());
  await page.waitForSelector(".prompt .refusal");
  // Put down where it was it says nothing.
  await drag(page, card, page.locator(".hand .thing").first());
  await page.waitForSelector(".prompt .refusal", { state: "detached" });
});

/** As a hand presses that is not quite still, and stays where it has pressed. */
async function pressUnsteadily(page: Page, action: string) {
  const { x, y, width, height } = (await page.locator(`[data-action="${action}"]`).first().boundingBox())!;
  const [left, top] = [x + Math.min(width / 2, 20), y + height / 2];
  const number = await page.getAttribute(".exlibris", "data-number");
  await page.mouse.move(left, top);
  await page.waitForTimeout(A_LOOK);
  await page.mouse.down();
  await page.mouse.move(left + 3, top);
  await page.mouse.move(left - 6, top, { steps: 3 });
  await page.mouse.up();
  await page.waitForFunction((before) => document.querySelector<HTMLElement>(".exlibris")?.dataset.number !== before, number);
  await page.mouse.move(left, top, { steps: 2 });
  await page.waitForTimeout(A_LOOK);
}
/** Long enough for the page to tell about what is pointed at. */
const A_LOOK = 320;

test("a press on another card of the hand takes that one up instead", async () => {
  const page = await tableFor(1);
  await untilShelving(page);
  const cards = page.locator('.hand [data-action^="shelve "]');
  const [first, second] = [cards.first(), cards.nth(1)];
  const other = { thing: await second.getAttribute("data-thing"), action: await second.getAttribute("data-action") };
  await decide(page, (await first.getAttribute("data-action"))!);
  await page.click(`.hand [data-thing="${other.thing}"]`);
  await expect.poll(() => page.innerText(".question")).toContain(` ${other.action!.split(" ")[1]} `);
  expect(await page.$("dialog")).toBeNull();
});

test("Escape closes what is open above the table, and only then puts the lifted card back", async () => {
  const page = await tableFor(1);
  await untilShelving(page);
  const action = (await page.getAttribute('.hand [data-action^="shelve "]', "data-action"))!;
  await decide(page, action);
  await page.click("[data-menu]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  expect((await asked(page))!.words).toMatch(/^shelve/);
  await page.keyboard.press("Escape");
  await page.waitForSelector(`.hand [data-action="${action}"]`);
});

test("in a replay nothing can be chosen, and Escape closes what is open", async () => {
  const page = await tableFor(1);
  await untilShelving(page);
  await decide(page, (await page.getAttribute('.hand [data-action^="shelve "]', "data-action"))!);
  const moment = await page.getAttribute(".exlibris", "data-number");
  await leaveToBot(page);
  const table = new URL(page.url()).hash.split("/").at(-1)!;
  await page.goto(`${stage.url}#/replay/table/${table}/${moment}/0`);
  await page.waitForSelector(`[data-replay="${moment}"] .shelf`);
  expect(await page.$$(".can, .slot, [data-action], .drags")).toEqual([]);
  for (const card of await page.locator(".shelf .thing, .tray .thing").all()) {
    await card.click();
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
  }
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.keyboard.press("Escape");
});

test("what is allowed is never refused, however it is pressed and whatever comes to lie under the mouse", async () => {
  const page = await tableFor(3);
  await untilPlacing(page);
  const refusals = await noteRefusals(page);
  for (let decisions = 0; decisions < 16; ++decisions) {
    const now = await asked(page);
    if (!now) break;
    const things = now.actions.filter((action) => !/^(pass|done)/.test(action));
    await pressUnsteadily(page, (things.length ? things : now.actions).at(-1)!);
  }
  expect(await refusals()).toEqual([]);
});

test("a card that is dragged across everything to its place is not refused on the way", async () => {
  const page = await tableFor(1);
  await untilShelving(page);
  const refusals = await noteRefusals(page);
  const card = (await page.locator('.hand [data-action^="shelve "]').last().boundingBox())!;
  await page.mouse.move(card.x + 20, card.y + 20);
  await page.mouse.down();
  for (const part of await page.locator(".tile, .home, .hand .thing, .points, .nowhere").all()) {
    const { x, y, width, height } = (await part.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await page.waitForTimeout(A_LOOK);
  }
  const slot = (await page.locator(".shelf .slot").first().boundingBox())!;
  await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2, { steps: 3 });
  await page.mouse.up();
  await page.waitForSelector(".shelf [data-card]");
  expect(await refusals()).toEqual([]);
});

test("on a phone the town is scrolled beside the deck, and stays there after a decision", async () => {
  const page = await tableFor(3, PHONE);
  await untilPlacing(page);
  await page.$eval(".tiles", (tiles) => (tiles.scrollLeft = 120));
  const [tiles, deck] = [await page.locator(".tiles").boundingBox(), await page.locator(".piles").boundingBox()];
  expect(tiles!.x + tiles!.width).toBeLessThanOrEqual(deck!.x);
  const now = await asked(page);
  await decide(page, now!.actions.find((action) => / home$/.test(action))!);
  await asked(page);
  expect(await page.$eval(".tiles", (town) => town.scrollLeft)).toBe(120);
});

test("on a phone a card's places stand between the question and the cards, and nothing of the table beside them", async () => {
  const page = await tableFor(3, PHONE, { language: "de" });
  for (let shelved = 0; shelved < 3; ++shelved) {
    await playUntil(page, ({ words }) => words === "shelve", SHELVING);
    const box = (part: string) => page.locator(`.exlibris ${part}`).boundingBox();
    await expect.poll(async () => Math.abs((await box(".table > .cards"))!.y - (await box(".shelf"))!.y - (await box(".shelf"))!.height)).toBeLessThan(12);
    const question = (await box(".prompt"))!;
    expect((await box(".shelf"))!.y).toBeGreaterThanOrEqual(question.y + question.height);
    await decide(page, (await asked(page))!.actions[0]!);
  }
});

// A page at 200 %, and a phone that lies on its side.
for (const [width, height] of [[640, 360], [844, 390]] as const) {
  test(`a low window of ${width}x${height} is scrolled as one, and the shelf can be read`, async () => {
    const page = await tableFor(3, { viewport: { width, height } });
    await untilShelving(page);
    await page.locator('.hand [data-action^="shelve "]').last().click();
    await page.locator(".shelf .slot").first().click();
    await page.waitForSelector(".shelf .cell:not(.free)");
    const laid = await page.evaluate(() => {
      const parts = [...document.querySelectorAll("main *")];
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
      return {
        lies: parts.filter((part) => getComputedStyle(part).position === "sticky").map(({ className }) => className),
        scrolls: scrollHeight > clientHeight,
        wider: scrollWidth > clientWidth,
        card: document.querySelector(".shelf .cell:not(.free)")!.clientWidth,
      };
    });
    expect(laid).toEqual({ lies: [], scrolls: true, wider: false, card: expect.any(Number) });
    expect(laid.card).toBeGreaterThan(35);
  });
}

test("a card is grabbed anywhere on its face", async () => {
  const page = await tableFor(1);
  await untilShelving(page);
  const card = page.locator('.hand [data-action^="shelve "]').last();
  for (const [across, down] of [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.95], [0.9, 0.95]] as const) {
    await page.mouse.move(2, 2);
    const { x, y, width, height } = (await card.boundingBox())!;
    await page.mouse.move(x + width * across, y + height * down);
    await page.mouse.down();
    await page.mouse.move(x + width * across + 20, y + height * down - 30, { steps: 3 });
    await page.waitForSelector(".dragged");
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.up();
    await page.waitForSelector(".dragged", { state: "detached" });
  }
});

test("a press that misses selects no text, and dragging goes on", async () => {
  const page = await ordinaryTable();
  const place = destination((await untilPlacing(page))!.actions);
  await page.locator(".caption").first().click({ clickCount: 3 });
  await drag(page, page.locator(".caption").first(), page.locator(".points"));
  expect(await page.evaluate(() => getSelection()!.toString())).toBe("");
  await page.keyboard.press("Control+a");
  await drag(page, page.locator(WAITING).first(), page.locator(`[data-place="${place}"] button.scene`));
  await page.waitForSelector(`[data-place="${place}"] [data-figure]`);
});

test("a round that begins is told once, with what is new in town and what stays", async () => {
  const page = await ordinaryTable();
  await playUntil(page, () => true, /^keep/);
  expect(await page.$(".news")).toBeNull();
  for (let now = await asked(page); now && !(await page.$(".news")); now = await asked(page)) await decide(page, oneOf(page, now.actions));
  expect(await page.innerText(".prompt[aria-live] .news")).toMatch(/^Round 2 begins\. New in town: .+\. .+ stays for good, as the lowest number \(XL-R13\)\.$/);
  expect(await violations(page)).toEqual([]);
  await decide(page, oneOf(page, (await asked(page))!.actions));
  expect(await page.$(".news")).toBeNull();
});

test("the signs on a location are explained beside it and in its window", async () => {
  const page = await tableFor(2);
  await playUntil(page, ({ words }) => words === "place", /^keep/);
  await page.locator(".tile .order").first().hover();
  await page.waitForSelector(".hint:has-text('Number 1'):has-text('XL-R13')");
  await page.mouse.move(0, 0);
  await page.locator(".tile .more").first().click();
  await page.waitForSelector("dialog[open] :text('Number 1')");
  expect(await page.innerText("dialog[open]")).toMatch(/Lightning|Hourglass/);
});

test("of many cards in a hand the one beside the mouse can be pressed as well", async () => {
  const page = await ordinaryTable();
  const cards = page.locator(".hand li");
  while ((await cards.count()) < 14) {
    const { actions } = (await asked(page))!;
    const liked = actions.filter((action) => /^(keep|place \S+ home|draw|take)/.test(action));
    await decide(page, oneOf(page, liked.length ? liked : actions));
  }
  for (const index of [0, 5]) {
    await cards.nth(index).locator(".thing").hover({ position: { x: 5, y: 30 } });
    const next = cards.nth(index + 1);
    const { x, y } = (await next.boundingBox())!;
    const found = await page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest("[data-thing]")?.getAttribute("data-thing"), [x + 8, y + 30]);
    expect(found).toBe(await next.locator(".thing").getAttribute("data-thing"));
  }
});

/** The things that a press picks: cards in the hand or on the shelf. */
const picks = (page: Page, part: string) =>
  page.$$eval(`${part} .thing`, (things) => things.map((thing) => (thing as HTMLElement).dataset.thing!));

/** Picks the second of three cards, then the one before it and the one after it, and takes the first and the last back. */
async function pickAndTakeBack(page: Page, from: string, picked: string) {
  const [a, b, c] = await page.$$eval(`${from} .thing[data-action]`, (things) => things.map((thing) => (thing as HTMLElement).dataset.thing!));
  const press = (thing?: string) => page.$eval(`${from} [data-thing="${thing}"]`, (element) => (element as HTMLElement).click());
  const expectPicked = (...things: (string | undefined)[]) =>
    expect.poll(async () => (await picks(page, picked)).sort()).toEqual([...things].sort());
  await press(b);
  await expectPicked(b);
  await page.waitForSelector(`${from} [data-thing="${a}"][data-again=too]`);
  await press(a);
  await expectPicked(a, b);
  await press(c);
  await expectPicked(a, b, c);
  expect(await violations(page)).toEqual([]);
  await page.waitForSelector(`${from} [data-thing="${a}"][data-again=back]`);
  await press(a);
  await expectPicked(b, c);
  await press(c);
  await expectPicked(b);
  await press(b);
  await expectPicked();
}

test("cards are picked in any order, and a press takes a picked one back", async () => {
  const page = await ordinaryTable();
  const picking = /^(keep|place \S+ (donation-center|wishing-well|book-collector|yard-sale))/;
  // The Tax Collector wants no more cards than lie there, which may be one.
  const open = ({ words, at, actions }: Asked) =>
    words.startsWith("pay") && at !== "tax-collector" && actions.filter((action) => /^(discard|lay) /.test(action)).length > 3;
  expect(await playUntil(page, open, picking)).toBeDefined();
  await pickAndTakeBack(page, ".hand", ".hand .chosen");
});

/** A table for two at whose first locations there is an auction. */
const withAuction = (options: object = {}) => {
  const kept = ["auction-house", "bookshop", "community-center"];
  return tableFor(2, options, {}, `without=${LOCATIONS.filter((place) => !kept.includes(place)).join()}`);
};
const AUCTION = "auction-house";
const bids = ({ actions }: { actions: string[] }) => actions.some((action) => action.includes(`${AUCTION} 4`));

test("of cards that are paid any may be pressed first, also one that the table asks for later", async () => {
  const page = await withAuction();
  const paying = ({ words, at, actions }: Asked) => words === "pay" && at === AUCTION && actions.length > 1;
  const now = await playUntil(page, paying, new RegExp(`^(keep|place \\S+ ${AUCTION} 3|draw)`));
  expect(now).toBeDefined();
  const cards = page.locator(".hand [data-thing]");
  const last = cards.last();
  const name = await last.getAttribute("data-thing");
  await expect.poll(() => last.getAttribute("data-again")).toBe("too");
  await last.click();
  await expect.poll(() => last.getAttribute("data-again")).toBe("back");
  expect(await page.locator(".hand .chosen").count()).toBe(1);
  await last.click();
  await expect.poll(() => page.locator(".hand .chosen").count()).toBe(0);
  await last.click();
  for (let picked = 2; (await asked(page))?.words === "pay"; ++picked) {
    await page.locator(".hand [data-action]").first().click({ position: { x: 8, y: 40 } }); // of many, each covers the one before
    await page.waitForFunction(
      (count) => !document.querySelector(".exlibris[data-asks=pay]") || document.querySelectorAll(".hand .chosen").length === count,
      picked,
    );
  }
  await expect.poll(() => page.locator(`.hand [data-thing="${name}"]`).count()).toBe(0);
});

/** A game of two with ordinary assistants, in this browser, that begins with this in hand and in town. */
async function beginningWith(lines: string[]): Promise<Page> {
  const page = await stage.visitor();
  await page.click("[data-play=exlibris]");
  await page.waitForSelector("[data-status=playing]");
  const position = ["shelfmark position 1", "options players=2 variant=beginner", "focus seat1 monsters", "focus seat2 spells", ...lines];
  await page.evaluate(rewrite, { position: `${position.join("\n")}\n` });
  await page.reload();
  return page;
}

test("alone, no shelf is long enough to end the game, and the Public Library wins where books are level", async () => {
  const page = await tableFor(1);
  await playUntil(page, ({ words }) => words === "place", /^keep/);
  expect(await page.innerText(".points .shelved")).toMatch(/^Shelf \d+$/); // XL-O7
  await page.locator(".points .shelved").hover();
  await page.waitForSelector(".hint:has-text('on the shelf.')");
  expect(await page.innerText(".hint")).not.toContain("the next round is the last");
  await page.locator(".points .part").filter({ hasText: "Prominent" }).hover();
  await page.waitForSelector(".hint:has-text('15 points, at a tie the Public Library')"); // XL-O9
  await page.locator(".points .part").filter({ hasText: "focus" }).hover();
  await page.waitForSelector(".hint:has-text('two points')");
  expect(await page.innerText(".hint")).not.toContain("The others");
});

test("how many locations may still come is open to all, and which were discarded", async () => {
  const page = await ordinaryTable();
  await playUntil(page, () => true, /^keep/);
  const stack = async () => parseInt((await page.getByRole("button", { name: /^Locations \d+$/ }).innerText()).replace(/\D/g, ""), 10);
  const before = await stack();
  for (let now = await asked(page); now && (await stack()) === before; now = await asked(page)) await decide(page, oneOf(page, now.actions));
  expect(await stack()).toBe(before - 2); // XL-R2: as many as there are players
  await page.getByRole("button", { name: /^Locations \d+$/ }).click();
  await page.waitForSelector(`dialog[open] :text("${before - 2} locations lie face down in the stack.")`);
  expect(await violations(page)).toEqual([]);
  await page.locator("dialog[open] h3:has-text('Discarded') + ul button").first().click();
  await page.waitForSelector("dialog[open] .rule, dialog[open] :text('XL-L')");
});

test("behind a window nothing is taken back by the keyboard", async () => {
  const page = await ordinaryTable();
  await playUntil(page, ({ words }) => words === "place", /^keep/);
  await decide(page, (await asked(page))!.actions.find((action) => action.startsWith("place "))!);
  const number = () => page.getAttribute(".exlibris", "data-number");
  await asked(page);
  const before = await number();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  await page.waitForTimeout(300); // it would be taken back by now
  expect(await number()).toBe(before);
});

test("beside the points of another player stands how many of their cards fall, which they may save in the end", async () => {
  const page = await beginningWith(["hand seat1 A6", "shelf seat2 C1 A1 A2 D1", "town diviners-hut", "town wishing-well"]);
  await expect.poll(() => page.innerText(".others .falling")).toBe("↓ 2");
});

test("a location that is full says so wherever it is pointed at", async () => {
  const page = await beginningWith(["hand seat1 A6", "hand seat2 G1", "town diviners-hut", "town wishing-well"]);
  await playUntil(page, ({ words, actions }) => words === "place" && !actions.some((action) => action.endsWith("-hut")), /-hut$/);
  for (const part of ["button.scene", ".effect", ".foot"]) {
    await page.mouse.move(1, 1);
    await page.waitForSelector(".hint", { state: "detached" });
    await page.locator(`[data-place=diviners-hut] ${part}`).hover();
    await page.waitForSelector(".hint .why");
  }
});

test("beside the log the question, six categories to name and the rule have room", async () => {
  const page = await beginningWith([
    "first seat2", "hand seat1 A6 B3 C6", "hand seat2 G1", "town diviners-hut", "town mysterious-shack (H5) (I4) (J2) (K4) (Z2)",
  ]);
  const placed = await playUntil(page, ({ actions }) => actions.includes("name spells"), /mysterious-shack/);
  expect(placed).toBeDefined();
  await page.click("[data-log]");
  await page.waitForSelector(".happened");
  const [prompt, rule] = [await page.locator(".prompt").boundingBox(), await page.locator(".prompt > .rule").boundingBox()];
  expect(rule!.x + rule!.width).toBeLessThanOrEqual(prompt!.x + prompt!.width);
  expect(await unreadable(page)).toEqual([]);
});

test("where one card may be laid out, a press on another one lays that out instead, and nothing is refused", async () => {
  const page = await beginningWith(["hand seat1 A6 B3 C6", "hand seat2 G1", "town diviners-hut", "town tax-collector"]);
  const refusals = await noteRefusals(page);
  await decide(page, (await asked(page))!.actions.find((action) => action.endsWith("tax-collector"))!);
  await asked(page);
  await decide(page, "lay B3");
  for (const card of ["A6", "C6"]) {
    await page.locator(".hand .thing", { hasText: card }).click({ position: { x: 12, y: 12 } });
    await page.waitForSelector(`[data-place=tax-collector] .cards :text("${card}")`);
    await asked(page);
    expect(await page.locator("[data-place=tax-collector] .cards li").count()).toBe(2);
  }
  expect(await refusals()).toEqual([]);
});

test("XL-L4, XL-A2: below a card that was picked the entombed one can be picked, too, and both taken back", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=exlibris]");
  await page.waitForSelector("[data-status=playing]");
  const lines = ["shelfmark position 1", "options players=2", "library seat1 mummy", "hand seat1 A6", "shelf seat1 B3 C6 S9/T2",
    "focus seat1 monsters", "focus seat2 spells", "hand seat2 G1", "town diviners-hut", "town donation-center"];
  await page.evaluate(rewrite, { position: `${lines.join("\n")}\n` });
  await page.reload();
  await decide(page, (await asked(page))!.actions.find((action) => action.endsWith("donation-center"))!);
  // With the middle gone the stack has to go, too: the shelf stays in one piece.
  for (const card of ["C6", "S9", "T2"]) await decide(page, `discard ${card}`);
  await expect.poll(() => page.locator(".shelf [data-again=back]").count()).toBe(3);
  expect((await asked(page))!.actions).toContain("done");
  expect(await violations(page)).toEqual([]);
  expect(await missingTexts(page)).toEqual([]);
});

test("whoever presses an auction, or drops an assistant on it, is asked for the bid", async () => {
  const page = await withAuction();
  await playUntil(page, bids, /^keep/);
  await page.click(`[data-place=${AUCTION}] .effect`);
  const offered = page.locator(`dialog [data-action*="${AUCTION}"]`);
  await offered.first().waitFor();
  expect(await page.locator("dialog .why").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await drag(page, page.locator(WAITING).first(), page.locator(`[data-place=${AUCTION}] button.scene`));
  await offered.last().click();
  await page.waitForSelector(`[data-space="${AUCTION}:4"] [data-figure]`);
});

test("alone, a tile that cannot be removed now says why", async () => {
  const page = await tableFor(1);
  await playUntil(page, ({ words }) => words === "remove-tiles", /^(place|done)/);
  await page.locator(".tile .scene:not(.can)").last().hover();
  await page.waitForSelector(".hint .why:has-text('XL-O7')");
});

test("what cannot be done says why, and tells everything about itself", async () => {
  const page = await tableFor(2);
  await playUntil(page, ({ words }) => words === "place", /^keep/);
  const card = page.locator(".hand .thing").first();
  await card.hover();
  await page.waitForSelector(".hint");
  // Whoever only looks need not hear that something else is decided; whoever asks does.
  expect(await page.$(".hint .why")).toBeNull();
  await card.click();
  await page.waitForSelector("dialog[open] [data-rule]");
  await page.waitForSelector("dialog[open] .why:has-text('XL-R5')");
  expect(await page.innerText("dialog[open]")).toMatch(/XL-C2/);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.locator(".tile .scene").first().focus();
  await page.keyboard.press("i");
  await page.waitForSelector("dialog[open] [data-rule]");
  expect(await page.innerText("dialog[open]")).toMatch(/XL-L\d/);
  expect(await violations(page)).toEqual([]);
});

for (const players of [1, 2]) {
  test(`everything beside the town tells about itself, and nothing of it is missing or cut off (${players} playing)`, async () => {
    const page = await tableFor(players, PHONE, { language: "de" });
    await untilShelving(page);
    const buttons = page.locator(".tile .more, .house .more, .side button");
    const count = await buttons.count();
    expect(count).toBeGreaterThan(6);
    for (let i = 0; i < count; ++i) {
      await buttons.nth(i).click();
      const told = page.locator("dialog[open], .hint");
      await told.waitFor();
      expect(await missingTexts(page)).toEqual([]);
      expect(await told.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog[open]", { state: "detached" });
    }
  });
}

test("the best cards to turn are one click away", async () => {
  const page = await tableFor(2);
  const now = await playUntil(page, ({ words }) => words === "inspection", SHELVING);
  expect(now?.actions).toContain("done");
  await pickAndTakeBack(page, ".shelf", ".shelf .turned");
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
    const action = oneOf(page, now.actions);
    await page.locator(`[data-action="${action}"]`).first().tap({ position: { x: 10, y: 10 } });
    await page.waitForFunction(() => !document.querySelector("[data-waiting=true]"));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});
