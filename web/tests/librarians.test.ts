// Whole games of Librarians through its table: by clicks, by fingers, by the keyboard alone; and what it explains.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { violations } from "./axe";
import { drawn } from "./chance";
import { aboutToComplete, at, decide, sitDown } from "./librarians";
import { drag, dragByFinger, missingTexts, Stage } from "./stage";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const OVER = "[data-status=over]";
const OFFER = ".table [data-action]:not([disabled])";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.empty());
afterAll(() => stage.close());

/** Anything of the table that does not fit on the screen, or into the window onto the library, or lies under its buttons. */
const beyond = (page: Page) =>
  page.evaluate(async () => {
    // The library follows the size of its window within the frame that shows it.
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const library = document.querySelector(".window")!.getBoundingClientRect();
    const outside = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const around = element.closest(".window") ? library : screen;
      return left < around.left - 1 || top < around.top - 1 || right > around.right + 1 || bottom > around.bottom + 1;
    };
    const covered = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".tools") !== null;
    };
    const needed = document.querySelectorAll(
      ".seats .count, .hand [data-card], .place.open, .shelf:not(.none), .shift, .powers button, .actions [data-action]",
    );
    return [...needed].filter((element) => outside(element) || covered(element)).map((element) => element.ariaLabel ?? element.textContent);
  });

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector("[data-waiting=true]"));

/** Takes up a card, or decides; at random. */
async function clickOn(page: Page, look?: () => Promise<void>) {
  for (let clicks = 0; !(await page.$(OVER)); ++clicks) {
    await page.waitForSelector(`${OFFER}, ${OVER}`, { state: "attached" });
    const click = (all: Element[], which: number) => (all[Math.floor(which * all.length)] as HTMLElement | undefined)?.click();
    await page.$$eval(`${OFFER}, dialog [data-action]`, click, drawn(page));
    await settled(page);
    if (clicks % 8 === 0) await look?.();
    expect(clicks).toBeLessThan(1500);
  }
}

test.each([
  ["two", 2, "players=2"],
  ["six", 6, "players=6 expansions=all thrills=all talk=taps"],
])("a whole game of %s with the mouse", async (_, players, options) => {
  const page = await stage.visitor();
  await sitDown(page, { players, options });
  await clickOn(page, async () => expect(await beyond(page)).toEqual([]));
  await page.waitForSelector(".ending");
  expect(await missingTexts(page)).toEqual([]);
  expect(stage.errors).toEqual([]);
});

test("a whole game on a phone", async () => {
  const page = await stage.visitor({}, PHONE);
  await sitDown(page, { players: 4, options: "players=4 thrills=all" });
  await clickOn(page, async () => {
    expect(await beyond(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
  expect(stage.errors).toEqual([]);
});

test("for whoever wants less motion everything is at once where it goes", async () => {
  const page = await stage.visitor();
  await sitDown(page, { position: aboutToComplete("green", "comedy").position });
  const moved = await page.$eval(".plane", (plane) => {
    const before = plane.getBoundingClientRect().x;
    (plane as HTMLElement).style.translate = "50px";
    return plane.getBoundingClientRect().x - before;
  });
  expect(moved).toBeCloseTo(50);
});

test("a low window scrolls the table, and goes on", async () => {
  const page = await stage.visitor({}, { viewport: { width: 1280, height: 420 } });
  const { position, fourth } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  expect(await page.$eval("html", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0);
  await page.locator(`[data-action="play ${fourth}"]`).scrollIntoViewIfNeeded();
  await decide(page, `play ${fourth}`, "at 1,1");
  await page.waitForSelector(".kept .mini");
});

test("a phone has room for the whole alphabet", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position, fourth } = aboutToComplete("red", "horror");
  await sitDown(page, { position: position.replace("players=2", "players=2 thrills=all").replace(fourth, "force-letter-M") });
  await decide(page, "play force-letter-M", "at 1,1");
  expect(await page.locator(".letters [data-action]").count()).toBeGreaterThan(13);
  expect(await beyond(page)).toEqual([]);
});

test("a phone shows every card of a full hand", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position, hand } = aboutToComplete("red", "horror");
  const more = ["romance-E", "romance-G", "romance-M", "romance-V", "thriller-C", "thriller-G", "thriller-K", "thriller-W"];
  const full = position.replace(/^deck .*\n/m, "").replace(hand.join(" "), [...hand, ...more].join(" "));
  await sitDown(page, { position: `${full}deck mystery-F mystery-J\n` });
  expect(await page.locator(".hand [data-card]").count()).toBe(12);
  expect(await beyond(page)).toEqual([]);
});

test("a phone's library stays where it is, whatever is asked", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position, fourth } = aboutToComplete("green", "comedy");
  await sitDown(page, { position: position.replace("players=2", "players=2 talk=taps") });
  const room = () => page.$eval(".window", (window) => [window.getBoundingClientRect().top, window.clientHeight]);
  const before = await room();
  await decide(page, `play ${fourth}`, "at 1,1");
  await page.waitForSelector("[data-action^=give]");
  expect(await room(), "who gets the power card").toEqual(before);
  await page.click(".actions [data-action$=seat1]");
  await page.waitForSelector('.table [data-action="use comedy"]');
  expect(await room(), "with a power card").toEqual(before);
});

for (const language of ["en", "cs", "de"]) {
  test(`a phone shows all signs of a plain game, and of more it fades the last (${language})`, async () => {
    const page = await stage.visitor({ language }, PHONE);
    const fading = () => page.$eval(".status", (row) => parseFloat(getComputedStyle(row).getPropertyValue("--after")));
    const beyond = () => page.$eval(".status", ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await sitDown(page, {});
    expect([await beyond(), await fading()]).toEqual([0, 0]);
    await sitDown(page, { options: "players=2 expansions=authors,ages thrills=all talk=taps" });
    expect(await beyond()).toBeGreaterThan(0);
    expect(await fading()).toBeGreaterThan(10);
  });
}

test("a power says what it does before it is used", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position, fourth } = aboutToComplete("green", "romance");
  await sitDown(page, { position });
  await decide(page, `play ${fourth}`, "at 1,1");
  await page.waitForSelector(".prompt:has-text('Puts five cards of the deck away')"); // whoever gets it
  await page.click(".actions [data-action$=seat1]");
  await page.tap('.table [data-action="use romance"]');
  await page.waitForSelector("dialog:has-text('Puts five cards of the deck away')");
  await page.keyboard.press("Escape");
  expect(await page.innerText(".piles")).not.toContain("Put away");
  await page.tap('.table [data-action="use romance"]');
  await page.tap('dialog [data-action="use romance"]');
  await page.waitForSelector(".piles:has-text('Put away: 5')");
  expect(await page.$("dialog")).toBeNull();
});

test("a phone shows the whole end", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position, fourth } = aboutToComplete("red", "horror");
  await sitDown(page, { position });
  await decide(page, `play ${fourth}`, "at 1,1");
  await page.click("dialog [data-action]");
  await page.waitForSelector(".ending");
  expect(await page.$eval(".ending .sheet", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test("a finger plays a card", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position, fourth } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  await page.tap(`[data-action="play ${fourth}"]`);
  await page.tap(at(3, -1));
  expect(await page.waitForSelector(`${at(3, -1)}.book`)).toBeTruthy();
});

test("where nothing can hover no note lies over the table, though browsers pretend after a tap that a mouse is there", async () => {
  const page = await stage.visitor({}, PHONE);
  await sitDown(page, { position: aboutToComplete("green", "comedy").position });
  await page.hover(".hand .can");
  await page.waitForTimeout(400); // longer than a note takes
  expect(await page.$(".tip")).toBeNull();
});

test("a whole game with the keyboard alone", async () => {
  const page = await stage.visitor();
  await sitDown(page, { players: 3, options: "players=3 expansions=authors,powers" });
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest(".table, dialog") ? (activeElement as HTMLElement).dataset.action : undefined;
    });
  for (let keys = 0; !(await page.$(OVER)); ++keys) {
    await page.waitForSelector(`${OFFER}, ${OVER}`, { state: "attached" });
    for (let tabs = 0; tabs < 40 && !(await focused()); ++tabs) await page.keyboard.press("Tab");
    // Not always the first card or place.
    const onward = (await page.$(".place:focus")) ? "n" : "ArrowRight";
    for (let more = keys % 3; more > 0; --more) await page.keyboard.press(onward);
    await page.keyboard.press("Enter");
    await settled(page);
    // Whatever is asked next: the focus does not fall to the page.
    await page.waitForSelector(`${OFFER}, dialog [data-action], ${OVER}`, { state: "attached" });
    const lost = () => page.evaluate(() => document.activeElement === document.body);
    if (!(await page.$(OVER))) await expect.poll(lost).toBe(false);
    if (!(await focused())) await page.keyboard.press("Tab");
    expect(keys).toBeLessThan(600);
  }
  expect(stage.errors).toEqual([]);
});

test("a card is dragged to its place, a power card to a player", async () => {
  const page = await stage.visitor();
  const { position, fourth } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  const carry = async (from: string, to: string) => {
    await drag(page, page.locator(from), page.locator(to));
    await settled(page);
  };
  await carry(`[data-action="play ${fourth}"]`, at(1, 1));
  await page.waitForSelector(".kept .mini");
  await carry(".kept .mini", "[data-drop='seat:1']");
  await page.waitForSelector("[data-spot='power:1'] button");
});

test("a card that a finger drags to where it may not go says why", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position, fourth } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  await dragByFinger(page, page.locator(`[data-action="play ${fourth}"]`), page.locator(at(2, 2)));
  await page.waitForSelector(".tip:has-text('Only the same letter goes on top')");
});

test("a played card is taken back as one, and played again as one", async () => {
  const page = await stage.visitor();
  const { position, hand } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  await page.click(`[data-action="play ${hand[0]}"]`);
  await page.click(".place.open >> nth=0");
  await page.waitForSelector(".prompt:has-text('One card is played')");
  await page.keyboard.press("Control+z");
  await page.waitForSelector(".prompt:has-text('Your turn')");
  await page.keyboard.press("Control+Shift+z");
  await page.waitForSelector(".prompt:has-text('One card is played')");
});

test("whoever has nothing left to play is asked for nothing but the end of the turn", async () => {
  const page = await stage.visitor();
  const { position, fourth, hand } = aboutToComplete("green", "comedy");
  const few = position.replace(`${fourth} ${hand.join(" ")}`, `${hand[0]} ${hand[1]}`);
  await sitDown(page, { position: few.replace("deck ", `deck ${fourth} ${hand[2]} `) });
  for (const card of hand.slice(0, 2)) {
    await page.click(`[data-action="play ${card}"]`);
    await page.click(".place.open >> nth=0");
    await settled(page);
  }
  await page.waitForSelector(".prompt:has-text('2 cards are played, and no other can be: end your turn.')");
});

test("whoever taps is told how, and does not end the turn instead", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position } = aboutToComplete("green", "comedy");
  await sitDown(page, { position: position.replace("players=2", "players=2 talk=taps") });
  await page.getByRole("button", { name: "Tap a card" }).tap();
  await page.waitForSelector(".actions:has-text('Press the card you mean')");
  expect(await page.$(".end")).toBeNull();
  await page.tap(at(2, 2));
  await page.waitForSelector(".place.tapped");
  expect(await page.$(".end")).not.toBeNull();
});

test("the buttons that bring the library nearer stay under the finger that presses them", async () => {
  const page = await stage.visitor({}, PHONE);
  const { position, hand } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  await page.tap(`[data-action="play ${hand[0]}"]`);
  await page.focus(".place.open >> nth=0");
  await page.keyboard.press("+");
  const nearer = page.getByRole("button", { name: "Nearer" });
  for (let times = 0; times < 4; ++times) await nearer.tap();
  expect(await page.$eval(".plane", (plane) => new DOMMatrix(getComputedStyle(plane).transform).a)).toBeGreaterThan(2);
});

test("what cannot be done says why, on hover and on focus", async () => {
  const page = await stage.visitor();
  const { position, fourth, hand } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  await page.hover(".end");
  await page.waitForSelector(".tip:has-text('A turn ends after two cards')");
  await page.click(`[data-action="play ${fourth}"]`);
  await page.hover(at(2, 2));
  await page.waitForSelector(".tip:has-text('Only the same letter goes on top')");
  const rule = await page.innerText(".tip button");
  await page.click(".tip button");
  await page.waitForSelector(`dialog h2:has-text('${rule}')`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.focus(`[data-action="play ${hand[0]}"]`);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".place:focus");
  await page.keyboard.press("ArrowUp");
  await page.waitForSelector(".tip .why, .tip .title");
});

test("the first half of a decision is taken back by Escape", async () => {
  const page = await stage.visitor();
  const { position, books } = aboutToComplete("blue", "thriller");
  await sitDown(page, { position });
  await decide(page, "play thriller-N", "at 1,1", "give thriller-C seat1", "use thriller", `move ${books[2]}`);
  await page.waitForSelector(".place[data-action^='to ']");
  await page.focus(".place[data-action^='to ']");
  await page.keyboard.press("Escape");
  await page.waitForSelector(`.table [data-action="move ${books[2]}"]`);
});

for (const [size, language, options] of [["large", "en", {}], ["phone", "en", PHONE], ["phone", "cs", PHONE], ["phone", "de", PHONE]] as const) {
  test(`the library stays where it is when a card is taken up (${size}, ${language})`, async () => {
    const page = await stage.visitor({ language }, options);
    const { position, fourth } = aboutToComplete("green", "comedy");
    await sitDown(page, { position: position.replace("players=2", "players=2 talk=taps") });
    const looks = () => page.$eval(".plane", (plane) => [getComputedStyle(plane).transform, plane.parentElement!.clientHeight, plane.parentElement!.scrollLeft]);
    await expect.poll(looks).not.toContain("matrix(1, 0, 0, 1, 0, 0)"); // until it has found its size
    const before = await looks();
    const tapping = () => page.$eval(".actions button", (button) => button.getBoundingClientRect().x);
    const there = await tapping();
    await page.click(`[data-action="play ${fourth}"]`);
    await page.waitForSelector(".place.open");
    expect(await looks()).toEqual(before);
    if (size === "large") expect(await tapping()).toBe(there);
    await page.click("[data-put-back]");
    await page.waitForSelector(".place.open", { state: "detached" });
    expect(await looks()).toEqual(before);
  });
}

test("a card taken up by the keyboard brings its places into sight, however far away they are", async () => {
  const page = await stage.visitor();
  const { position, fourth } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  await page.mouse.move(300, 350);
  await page.mouse.down();
  await page.mouse.move(1270, 700, { steps: 4 });
  await page.mouse.up();
  await page.focus(`[data-action="play ${fourth}"]`);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".place:focus");
  const [place, view] = [await page.locator(".place:focus").boundingBox(), await page.locator(".window").boundingBox()];
  expect(place!.x).toBeGreaterThanOrEqual(view!.x);
  expect(place!.y).toBeGreaterThanOrEqual(view!.y);
  expect(place!.x + place!.width).toBeLessThanOrEqual(view!.x + view!.width);
  expect(place!.y + place!.height).toBeLessThanOrEqual(view!.y + view!.height);
});

test("a refusal goes away with the next press, which does its work", async () => {
  const page = await stage.visitor();
  const { position, fourth } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  await page.click(`[data-action="play ${fourth}"]`);
  await page.click(at(2, 1));
  const box = (await (await page.waitForSelector(".tip.no")).boundingBox())!;
  const place = (await page.locator(at(1, 1)).boundingBox())!;
  const [x, y] = [Math.max(box.x, place.x) + 3, Math.min(box.y + box.height, place.y + place.height) - 3];
  expect(x, "the box lies over the place").toBeLessThan(Math.min(box.x + box.width, place.x + place.width));
  expect(y, "the box lies over the place").toBeGreaterThan(Math.max(box.y, place.y));
  await page.mouse.click(x, y);
  await page.waitForSelector(".tip.no", { state: "detached" });
  await page.waitForSelector(".kept .mini"); // the card stands there, and has completed its genre
});

test("whoever only watches is told so, and has nothing to take back", async () => {
  const ada = await stage.visitor();
  await ada.goto(`${stage.url}#/new/librarians`);
  await ada.getByLabel("Seat 2", { exact: true }).selectOption("bot");
  await ada.click("form > .primary");
  await ada.waitForSelector(".table");
  const ben = await stage.visitor();
  await ben.goto(ada.url());
  await ben.waitForSelector(".prompt:has-text('You are watching.')");
  expect(await ben.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

test("a log without entries says that nothing has happened", async () => {
  const page = await stage.visitor();
  await sitDown(page, { position: aboutToComplete("green", "comedy").position });
  await page.getByRole("button", { name: "What happened" }).click();
  await page.waitForSelector("[role=log]:has-text('Nothing has happened yet.')");
});

test("LB-C5, LB-E1: where authors matter, a card tells how many books its author has, and shows them", async () => {
  const page = await stage.visitor();
  await sitDown(page, { options: "players=2 expansions=authors" });
  const card = page.locator(".hand .card", { hasText: "books in this game" }).first();
  const [, n] = /\((\d+) books in this game\)/.exec(await card.innerText())!;
  await card.click({ button: "right" });
  await page.waitForSelector(`dialog [data-author]:has-text("of ${n} to be seen in the library")`);
  expect(await page.locator("dialog [data-author] + ul li").count()).toBe(Number(n));
});

test("LB-S5, LB-Q1 to LB-Q24: whatever can be chosen for a new table says what it does", async () => {
  const page = await stage.visitor();
  await page.goto(`${stage.url}#/new/librarians`);
  await page.check("label:has-text('Turns full of Thrills') input");
  const told = async () => (await page.locator("details label").allTextContents()).map((text) => text.trim());
  expect(await told()).toHaveLength(24 + 12);
  expect(await told()).toContain("Mythology: Takes two books back into your hand.");
  expect(await told()).toContain("Draw!: You draw three cards.");
  for (const [talk, about] of [["taps", "tap up to two cards"], ["silent", "nobody taps"], ["free", "not about the cards"]] as const) {
    await page.selectOption("#talk", talk);
    await page.waitForSelector(`p:has-text("${about}")`);
  }
});

test("an opened card tells its rules word by word", async () => {
  const page = await stage.visitor();
  const { position } = aboutToComplete("green", "comedy");
  await sitDown(page, { position });
  await page.click(at(2, 2), { button: "right" });
  for (const [id, words] of [
    ["LB-P1", "You play a card onto a shelf"],
    ["LB-P2", "The card must keep the alphabet"],
    ["LB-P3", "Or you stack the card"],
    ["LB-G1", "Four cards of one genre in a line"],
  ]) {
    await page.waitForSelector(`dialog [data-rule=${id}]:has-text("${words}")`);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing wrong with the table (${colorScheme})`, async () => {
    const page = await stage.visitor({}, { colorScheme });
    const { position, fourth } = aboutToComplete("red", "horror");
    await sitDown(page, { position });
    expect(await violations(page)).toEqual([]);
    await page.click(`[data-action="play ${fourth}"]`);
    await page.hover(at(2, 2));
    await page.waitForSelector(".tip");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.click(at(2, 2), { button: "right" });
    await page.waitForSelector("dialog [data-rule=LB-P2]");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await decide(page, `play ${fourth}`, "at 1,1");
    await page.click("dialog [data-action]");
    await page.waitForSelector(".ending");
    expect(await violations(page)).toEqual([]);
  });
}
