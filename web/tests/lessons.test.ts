// Learning: every lesson by doing what it asks, every puzzle, and a first game with hints.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { COURSES } from "../src/learn/lessons";
import { stepsOf } from "../src/learn/course";
import { loadPuzzle, PUZZLES } from "../src/learn/puzzles";
import { violations } from "./axe";
import { playUntil } from "./exlibris";
import { missingTexts, Stage } from "./stage";

const GAMES = ["exlibris", "librarians"] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const POINTED = "[data-pointed]";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.empty());
afterAll(() => stage.close());

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector("[data-waiting=true]"));
const stepOf = (page: Page) => page.getAttribute("[data-lesson]", "data-lesson");
const clickIn = (page: Page, selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click());

async function beginLesson(page: Page, game: string) {
  await page.goto(`${stage.url}#/learn/lesson/${game}`);
  await page.waitForSelector("[data-status=playing]");
}

/** Presses what cannot be chosen, and has read why. */
async function askWhy(page: Page) {
  await page.locator(".hand .thing").last().click();
  await page.waitForSelector("dialog[open] .why");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
}

/** Does what the step asks: what is pointed at, or what stands on the button. */
async function doStep(page: Page, game: (typeof GAMES)[number]) {
  const id = await stepOf(page);
  const { step } = stepsOf(COURSES[game]).find((one) => one.step.id === id)!;
  if (step.why) await askWhy(page);
  const left = () => page.$(`[data-lesson]:not([data-lesson="${id}"]), [data-over], [data-next].primary`);
  for (let clicks = 0; !(await left()); ++clicks) {
    await page.waitForSelector(`${POINTED}, [data-next].primary, [data-over]`, { state: "attached" });
    if (!(await left()) && (await page.$(POINTED))) await clickIn(page, POINTED);
    await settled(page);
    expect(clicks, id!).toBeLessThan(40);
  }
  if ((await stepOf(page)) === id && (await page.$("[data-next]"))) await page.click("[data-next]");
  await page.waitForSelector(`[data-lesson]:not([data-lesson="${id}"]), [data-over]`);
}

test("whoever has given no name is a newcomer while they learn, not a number", async () => {
  const page = await stage.visitor({ name: "" });
  await page.goto(`${stage.url}#/learn/puzzle/exlibris-1`);
  await page.waitForSelector(".exlibris [data-action]");
  const said = await page.innerText("body");
  expect(said).toContain("Newcomer");
  expect(said).not.toContain("Player 1");
});

for (const game of GAMES) {
  for (const [size, options] of [["desk", {}], ["phone", PHONE]] as const) {
    test(`the lesson of ${game} is done by doing what it asks (${size})`, async () => {
      const page = await stage.visitor({}, options);
      await beginLesson(page, game);
      const seen: string[] = [];
      while (!(await page.$("[data-over]"))) {
        await page.waitForSelector("[data-status]");
        seen.push((await stepOf(page))!);
        expect(await missingTexts(page)).toEqual([]);
        await doStep(page, game);
      }
      expect(seen).toEqual(stepsOf(COURSES[game]).map(({ step }) => step.id));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
      await page.click("[data-leave]");
      await page.waitForSelector(`[data-begin=${game}]`);
      const learned = await page.evaluate(() => localStorage.getItem("shelfmark.learned"));
      expect(JSON.parse(learned!).lessons[game]).toEqual({ at: 0, done: true });
      expect(stage.errors).toEqual([]);
    });
  }
}

test("anything else than what a step asks is answered, and nothing happens", async () => {
  const page = await stage.visitor();
  await beginLesson(page, "exlibris");
  while ((await stepOf(page)) !== "place") await doStep(page, "exlibris");
  const number = await page.getAttribute(".exlibris", "data-number");
  await page.click('[data-action="place bookworm bookshop"]');
  await page.waitForSelector(".coach .note");
  expect(await page.innerText(".coach .note")).toContain("Bookshop");
  expect(await page.getAttribute(".exlibris", "data-number")).toBe(number);
  await doStep(page, "exlibris");
  expect(await stepOf(page)).toBe("effect");
  expect(await page.$(".coach .note")).toBeNull();
});

test("whoever takes up another card than the lesson wants is led back to the right one", async () => {
  const page = await stage.visitor();
  await beginLesson(page, "librarians");
  while ((await stepOf(page)) !== "place") await doStep(page, "librarians");
  await clickIn(page, '[data-action="play biography-P"]');
  await page.waitForSelector('.held[data-action="play biography-P"]');
  await page.waitForSelector('[data-action="play romance-M"][data-pointed]');
  await clickIn(page, '[data-action="at 3,2"]');
  await page.waitForSelector(".coach .note");
  expect(await page.innerText(".coach .note")).toMatch(/Romance M.*\.$/);
  await page.waitForSelector('[data-action="play romance-M"][data-pointed]');
  await doStep(page, "librarians");
  expect(await stepOf(page)).toBe("left");
});

test("a lesson can be left, taken up again, skipped and gone back in", async () => {
  const page = await stage.visitor();
  await beginLesson(page, "librarians");
  for (let i = 0; i < 5; ++i) {
    const id = await stepOf(page);
    await page.click("[data-next]");
    await page.waitForSelector(`[data-lesson]:not([data-lesson="${id}"])`);
  }
  expect(await stepOf(page)).toBe("turn");
  await page.waitForSelector('[data-at="2,-1"].book');
  await page.goto(`${stage.url}#/learn`);
  await page.waitForSelector("[data-begin=librarians]");
  await page.click("[data-begin=librarians]");
  await page.waitForSelector('[data-lesson=turn] [data-at="2,-1"].book');
  await page.click("[data-back]");
  await page.waitForSelector("[data-lesson=left]");
  await page.waitForSelector('[data-at="3,2"].book');
  expect(await page.$('[data-at="2,-1"].book')).toBeNull();
  await doStep(page, "librarians");
  expect(await stepOf(page)).toBe("turn");
});

test("whoever skips to the end of a lesson sees what its last words are about", async () => {
  const page = await stage.visitor();
  for (const game of GAMES) {
    await beginLesson(page, game);
    while (!(await page.$("[data-over]"))) {
      const id = await stepOf(page);
      await page.click("[data-next]");
      await page.waitForSelector(`[data-lesson]:not([data-lesson="${id}"]), [data-over]`);
    }
    await page.waitForSelector("[data-status=over]");
  }
  await page.click("[data-guided=librarians]");
  await page.waitForSelector("[data-coach] [data-off]");
});

/** Gives an answer by hand. */
async function give(page: Page, decisions: string[]) {
  for (const decision of decisions) {
    await page.waitForSelector(`[data-action="${decision}"]`, { state: "attached" });
    await clickIn(page, `[data-action="${decision}"]`);
    // A power is read first, and Horror thought over.
    if (await page.$("dialog[open]")) await clickIn(page, "dialog [data-action]");
    await settled(page);
  }
  await page.waitForSelector("[data-lost]");
}

for (const id of PUZZLES) {
  test(`the puzzle ${id} says how good an answer is`, async () => {
    const { answers } = (await loadPuzzle(id))!;
    const page = await stage.visitor();
    await page.goto(`${stage.url}#/learn/puzzle/${id}`);
    await page.waitForSelector("[data-status=playing]");
    const question = await page.innerText(".coach .said");
    await give(page, answers.at(-1)!.decisions);
    expect(Number(await page.getAttribute("[data-lost]", "data-lost"))).toBe(answers.at(-1)!.lost);
    // Whoever wants to try again is not told the answer.
    expect(await page.innerText(".coach .said")).toContain(question);
    expect(await page.innerText(".coach .note")).not.toBe("");
    // Shown what is best, one can do it.
    await page.click("[data-show]");
    await page.waitForSelector("[data-lost]", { state: "detached" });
    for (let clicks = 0; !(await page.$("[data-lost]")); ++clicks) {
      await page.waitForSelector(`${POINTED}, [data-lost]`, { state: "attached" });
      if (await page.$(POINTED)) await clickIn(page, POINTED);
      await settled(page);
      expect(clicks).toBeLessThan(20);
    }
    expect(await page.getAttribute("[data-lost]", "data-lost")).toBe("0");
    expect(await page.$(".coach .note.good")).toBeTruthy();
    expect(await page.innerText(".coach .said")).not.toContain(question);
    await page.goto(`${stage.url}#/learn`);
    await page.waitForSelector(`[data-puzzle=${id}].solved`);
    expect(stage.errors).toEqual([]);
  });
}

for (const game of GAMES) {
  test(`a newcomer plays a first game of ${game} with hints, until they want none`, async () => {
    const page = await stage.visitor();
    await page.click(`.welcome [data-guided=${game}]`);
    for (let decisions = 0; decisions < 12; ++decisions) {
      await page.waitForSelector(`[data-advice], [data-status=over]`);
      const advised = await page.getAttribute("[data-advice]", "data-advice");
      const before = await page.innerText("main");
      for (let clicks = 0; (await page.getAttribute("[data-advice]", "data-advice").catch(() => null)) === advised; ++clicks) {
        if (await page.$(POINTED)) await clickIn(page, POINTED);
        await settled(page);
        if ((await page.innerText("main")) !== before && clicks > 3) break;
        expect(clicks, advised!).toBeLessThan(30);
      }
    }
    expect(await missingTexts(page)).toEqual([]);
    await page.click("[data-off]");
    await page.waitForSelector("[data-coach]", { state: "detached" });
    await page.reload();
    await page.waitForSelector("[data-action]", { state: "attached" });
    expect(await page.$("[data-coach]")).toBeNull();
    await page.goto(stage.url);
    await page.waitForSelector("[data-play=exlibris]");
    expect(await page.locator(".welcome [data-guided]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.guided))).toEqual(GAMES.filter((other) => other !== game));
    expect(stage.errors).toEqual([]);
  });
}

test("what happened takes the room of the hints and not the table's, until Escape closes it", async () => {
  const page = await stage.visitor();
  await page.click(".welcome [data-guided=exlibris]");
  await page.waitForSelector("[data-advice]");
  const width = () => page.$eval(".exlibris .room", (room) => room.clientWidth);
  const before = await width();
  await page.click("[aria-expanded=false]:has-text('What happened')");
  await page.waitForSelector("aside.happened");
  expect(await width()).toBe(before);
  await page.keyboard.press("Escape");
  await page.waitForSelector("aside.happened", { state: "detached" });
});

/** Hints come or stay away from now on: whoever waits for them at every decision waits long. */
async function withHints(page: Page, guided: boolean) {
  await page.evaluate((guided) => {
    const tables = JSON.parse(localStorage.getItem("shelfmark.tables")!) as object[];
    localStorage.setItem("shelfmark.tables", JSON.stringify(tables.map((table) => ({ ...table, guided }))));
  }, guided);
  await page.reload();
}

test("before the inspection hints point at the button that turns the best cards, as long as there is one", async () => {
  const page = await stage.visitor();
  await page.click(".welcome [data-guided=exlibris]");
  await page.waitForSelector("[data-advice]");
  await withHints(page, false);
  expect(await playUntil(page, ({ words }) => words === "inspection", /^(shelve|at|place \S+ home|keep)/)).toBeDefined();
  await withHints(page, true);
  await page.waitForSelector("[data-best][data-pointed]");
  expect(await page.innerText(".coach")).toContain("button with the best choice");
  await page.locator(".shelf [data-action]").first().click();
  await page.waitForSelector("[data-best]", { state: "detached" });
  await page.waitForSelector("[data-advice]");
  expect(await page.innerText(".coach")).not.toContain("button with the best choice");
});

test("the first hint leaves a phone's table its room, and what the game is about is told on demand", async () => {
  for (const game of GAMES) {
    const page = await stage.visitor({}, PHONE);
    await page.click(`.welcome [data-guided=${game}]`);
    await page.waitForSelector("[data-advice]");
    const { height } = (await page.locator("[data-coach]").boundingBox())!;
    expect(height, game).toBeLessThan(0.27 * 844);
    expect(await page.isVisible(".aim p")).toBe(false);
    await page.tap(".aim summary");
    await page.waitForSelector(".aim p", { state: "visible" });
    expect(await page.$eval("[data-coach]", (coach) => coach.scrollHeight - coach.clientHeight), game).toBeLessThanOrEqual(0);
    await page.tap(".aim summary");
    // Also below a hint that is longer than any.
    await page.$eval(".sensible", (hint) => (hint.textContent = "A sensible choice. ".repeat(40)));
    const [coach, aim] = [(await page.locator("[data-coach]").boundingBox())!, (await page.locator(".aim summary").boundingBox())!];
    expect(aim.y + aim.height, game).toBeLessThanOrEqual(coach.y + coach.height);
    expect(aim.y + aim.height, "nothing of the hint shows below it").toBeGreaterThan(coach.y + coach.height - 13);
    await page.context().close();
  }
});

for (const light of ["light", "dark"]) {
  test(`everybody can perceive what is taught (${light})`, async () => {
    const page = await stage.visitor({ light });
    for (const screen of ["learn", "learn/lesson/exlibris", "learn/lesson/librarians", "learn/puzzle/exlibris-1", "learn/puzzle/librarians-1"]) {
      await page.goto(`${stage.url}#/${screen}`);
      await page.waitForSelector(screen === "learn" ? "[data-begin]" : "[data-status=playing]");
      if (screen === "learn") expect(await page.locator("header .places a").count()).toBe(3);
      expect(await violations(page), screen).toEqual([]);
    }
  });
}

test("whoever leaves a table as soon as it is shown leaves nothing behind that looks for it", async () => {
  const page = await stage.visitor();
  await page.goto(`${stage.url}#/learn`);
  for (const puzzle of PUZZLES) {
    await page.evaluate(
      (screen) =>
        new Promise<void>((left) => {
          const shown = new MutationObserver(() => {
            if (!document.querySelector("[data-status=playing] [data-action]")) return;
            shown.disconnect();
            location.hash = "#/learn";
            setTimeout(left, 100);
          });
          shown.observe(document.body, { subtree: true, childList: true, attributes: true });
          location.hash = screen;
        }),
      `#/learn/puzzle/${puzzle}`,
    );
    await page.waitForSelector("main h1");
  }
});

test("however much the coach has to say, a phone shows how the lesson goes on", async () => {
  const page = await stage.visitor({ language: "de" }, PHONE);
  await page.goto(`${stage.url}#/learn/lesson/librarians`);
  for (let steps = 0; steps < 3; ++steps) await page.click("[data-next]");
  await page.click("[data-action='play mystery-F']");
  await page.click("[data-at='1,1'][data-action]");
  await page.waitForSelector(".coach .note");
  const bottom = (selector: string) => page.$eval(selector, (element) => element.getBoundingClientRect().bottom);
  expect(await bottom("[data-next]")).toBeLessThanOrEqual(await bottom(".coach"));
});

for (const language of ["en", "cs", "de"]) {
  test(`no text is missing, and nothing overflows a phone (${language})`, async () => {
    const page = await stage.visitor({ language }, PHONE);
    for (const screen of ["", "learn", "learn/lesson/exlibris", "learn/lesson/librarians", ...PUZZLES.map((id) => `learn/puzzle/${id}`)]) {
      await page.goto(`${stage.url}#/${screen}`);
      await page.waitForSelector(/\//.test(screen) ? "[data-status=playing]" : "main h1");
      expect(await missingTexts(page), screen).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(390);
    }
  });
}
