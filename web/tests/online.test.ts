// Two browsers at one table of the server.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { asked, decide, sitDown } from "./exlibris";
import { decideOnce, missingTexts, Stage } from "./stage";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.empty());
afterAll(() => stage.close());

// Ada opens a table, Ben comes by her link.
async function twoPeople(game: string): Promise<[Page, Page]> {
  const ada = await stage.visitor({ name: "Ada" });
  await ada.goto(`${stage.url}#/new/${game}`);
  await ada.click("form > .primary");
  const link = await ada.inputValue("input[readonly]");
  expect(await ada.innerText("[data-only-here]")).toContain("./play --address 0.0.0.0");
  const ben = await stage.visitor({ name: "Ben" });
  await ben.goto(link);
  await ben.click("form .primary");
  await ben.waitForSelector("[data-status=playing]");
  await ada.waitForSelector("[data-status=playing]");
  return [ada, ben];
}

const isOver = async (page: Page) => (await page.$("[data-status=over]")) !== null;

// Whoever is asked decides.
async function playTogether(people: Page[], most = 3000) {
  for (let i = 0; i < most && !(await isOver(people[0]!)); ++i) {
    for (const page of people) {
      if (await page.$("[data-action]:not([disabled])")) await decideOnce(page);
    }
  }
}

for (const game of ["exlibris", "librarians"]) {
  test(`two browsers play ${game} against each other`, async () => {
    const people = await twoPeople(game);
    await playTogether(people);
    for (const page of people) {
      await page.waitForSelector("[data-status=over]");
      expect(await missingTexts(page)).toEqual([]);
    }
    expect(stage.errors).toEqual([]);
  });
}

test("a lost connection comes back by itself, and the game goes on", async () => {
  const [ada, ben] = await twoPeople("librarians");
  await playTogether([ada, ben], 4);
  await stage.interrupt(() => ada.waitForSelector(".contact"));
  for (const page of [ada, ben]) await page.waitForSelector(".contact", { state: "detached" });
  await playTogether([ada, ben], 10);
  expect(await ada.$("[data-status=playing], [data-status=over]")).not.toBeNull();
});

// Whoever is asked decides; who it was.
async function somebodyDecides(people: Page[]): Promise<Page> {
  for (;;) {
    for (const page of people) {
      if (!(await page.$("[data-action]:not([disabled])"))) continue;
      const now = await asked(page);
      await decide(page, now!.actions[0]!);
      return page;
    }
  }
}

test("what others say is noticed while the chat is closed, and those who only watch know that they do", async () => {
  const [ada, ben] = await twoPeople("exlibris");
  for (const page of [ada, ben]) expect(await page.getAttribute("[data-log]", "aria-label")).toBe("What happened, and chat");
  await ben.click("[data-log]");
  for (const text of ["Hello!", "Are you there?"]) {
    await ben.fill(".happened input", text);
    await ben.keyboard.press("Enter");
  }
  await ada.waitForSelector("[data-log] .count:text('2')");
  expect(await ada.getAttribute("[data-log]", "aria-label")).toBe("What happened, and chat: 2 new messages");
  // Whoever comes back later sees it, too, until it is read.
  await ada.reload();
  await ada.waitForSelector("[data-log] .count:text('2')");
  await ada.click("[data-log]");
  await ada.waitForSelector(".happened :text('Are you there?')");
  await ada.click("[data-log]");
  await ada.reload();
  await ada.waitForSelector("[data-status=playing]");
  expect(await ada.locator("[data-log] .count").count()).toBe(0);
  const guest = await stage.visitor({ name: "Cyd" });
  await guest.goto(ada.url());
  await guest.waitForSelector(".prompt :text('You are watching.')");
  await guest.click("[data-log]");
  await guest.waitForSelector(".happened :text('Hello!')");
  expect(await guest.locator(".happened input").count()).toBe(0);
  expect(await missingTexts(guest)).toEqual([]);
  expect(stage.errors).toEqual([]);
});

test("a paused game says how it goes on", async () => {
  const [ada, ben] = await twoPeople("exlibris");
  await ben.click("[data-menu]");
  await ben.getByRole("button", { name: "Propose a pause" }).click();
  await ada.click("section.sheet[role=status] .primary");
  await ben.click(".prompt .resume");
  await ada.click("section.sheet[role=status] .primary");
  for (const page of [ada, ben]) await page.waitForSelector("[data-status=playing] .prompt:not(:has(.resume))");
});

test("going back behind somebody else's decision needs consent", async () => {
  const people = await twoPeople("exlibris");
  let [one, other] = [await somebodyDecides(people), await somebodyDecides(people)];
  while (one === other) [one, other] = [other, await somebodyDecides(people)];
  await one.keyboard.press("Control+z");
  await other.click("section.sheet[role=status] .primary");
  await one.waitForSelector("[data-action]:not([disabled])", { state: "attached" });
  expect(stage.errors).toEqual([]);
});

test("whoever proposes reads it as their own wish, and whoever gives up that a bot plays on", async () => {
  const [ada, ben] = await twoPeople("exlibris");
  await ben.click("[data-menu]");
  await inDialog(ben, "Propose a pause").click();
  await ben.getByText("You propose a pause.").waitFor();
  await ada.getByText(/Ben.? proposes a pause\./).waitFor();
  await ada.click("section.sheet[role=status] button:not(.primary)");
  ben.once("dialog", (question) => void question.accept());
  await ben.click("[data-menu]");
  await inDialog(ben, "Resign").click();
  await ben.getByText("You gave up; a bot plays on in your place.").waitFor();
  await ada.click("[data-log]");
  await ada.locator("[role=log]").getByText(/Ben.? gave up; a bot plays on\./).waitFor();
});

/** What the server says goes through here, and the test may say something in its place. */
async function overheard(page: Page) {
  let say = (_: object) => {};
  let swallow = (_: { type: string; seq: number }) => false;
  await page.routeWebSocket(/api\/socket/, (page) => {
    const server = page.connectToServer();
    say = (message) => page.send(JSON.stringify(message));
    page.onMessage((text) => void (swallow(JSON.parse(String(text))) || server.send(text)));
  });
  await page.reload();
  return { say: (message: object) => say(message), swallow: (how: typeof swallow) => (swallow = how) };
}

test("a server that cannot write says so above the table, until it can again", async () => {
  const page = await stage.visitor();
  const { say } = await overheard(page);
  await sitDown(page, { options: "players=2", people: 1, bots: 1 });
  const banner = page.locator("[data-writing=not]");
  expect(await banner.count()).toBe(0);
  say({ type: "writing", possible: false });
  await banner.waitFor();
  expect(await banner.getAttribute("role")).toBe("status");
  expect(await missingTexts(page)).toEqual([]);
  say({ type: "writing", possible: true });
  await banner.waitFor({ state: "detached" });
});

test("a decision that the server could not read is refused, and the game goes on", async () => {
  const page = await stage.visitor();
  const { say, swallow } = await overheard(page);
  await sitDown(page, { options: "players=2", people: 1, bots: 1 });
  const now = await asked(page);
  swallow(({ type, seq }) => {
    if (type !== "decide") return false;
    say({ type: "fault", key: "table.no-message", seq, where: "action: too long" });
    return true;
  });
  await page.locator(`[data-action="${now!.actions[0]}"]`).first().click();
  await page.waitForSelector(".prompt .refusal");
  expect(await missingTexts(page)).toEqual([]);
  swallow(() => false);
  await decide(page, now!.actions[0]!);
  await page.waitForSelector(".prompt .refusal", { state: "detached" });
});

const inDialog = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

async function endByConsent(ada: Page, ben: Page) {
  await ada.click("[data-menu]");
  await inDialog(ada, "Propose to end the game").click();
  await ben.click("section.sheet[role=status] .primary");
  for (const page of [ada, ben]) await page.waitForSelector("[data-status=aborted]");
}

for (const game of ["exlibris", "librarians"]) {
  test(`the host is the host of a rematch of ${game}, too, and it is played`, async () => {
    const [ada, ben] = await twoPeople(game);
    const first = ada.url();
    await endByConsent(ada, ben);
    await ada.getByRole("button", { name: "Rematch" }).click();
    await ada.getByRole("button", { name: "Begin the game" }).waitFor();
    // Whoever stayed behind sees that there is one.
    await ben.getByText("The others go on at a new table.").waitFor();
    await ben.getByRole("button", { name: "Come along" }).click();
    for (const page of [ada, ben]) await page.waitForSelector("[data-status=playing]");
    expect(ben.url()).toBe(ada.url());
    expect(ada.url()).not.toBe(first);

    for (const page of [ada, ben]) await page.click("[data-menu]");
    for (const name of ["Mute", "Remove"]) {
      await inDialog(ada, name).waitFor();
      expect(await inDialog(ben, name).count()).toBe(0);
    }
    for (const page of [ada, ben]) await page.keyboard.press("Escape");

    // Not by undo: what was decided last may have revealed something.
    const seen = (page: Page) => page.innerText("main");
    const before = new Map<Page, string>();
    for (const page of [ada, ben]) before.set(page, await seen(page));
    await Promise.race([ada, ben].map((page) => page.waitForSelector("[data-action]:not([disabled])")));
    await playTogether([ada, ben], 10);
    for (const page of [ada, ben]) await expect.poll(() => seen(page)).not.toBe(before.get(page));
    expect(stage.errors).toEqual([]);
  });
}
