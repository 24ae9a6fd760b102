// Sitting at tables of Ex Libris: opened at the server with any options, played by clicks.
import type { Page } from "playwright-core";
import { drawn, oneOf } from "./chance";

interface Setup {
  options: string;
  /** People share this device; everybody else is a bot. */
  people: number;
  bots: number;
}

/** Opens a table and sits down; all people of it are at this device. */
export async function sitDown(page: Page, { options, people, bots }: Setup): Promise<void> {
  const seats = [
    ...Array.from({ length: people }, (_, i) => ({ occupant: "person", name: ["Ada", "Bea", "Cyd", "Dan"][i] })),
    ...Array.from({ length: bots }, () => ({ occupant: "bot" })),
  ];
  const request = { game: "exlibris", options, seats, visibility: "unlisted", spectators: false, aids: true, pacing: { pace: "unlimited" } };
  await page.evaluate(async (wanted) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wanted) });
    const { table, host, seats } = await answer.json();
    if (!table) throw new Error("no table");
    const mine = { table, here: false, game: "exlibris", seats, host, opened: Date.now() };
    localStorage.setItem("shelfmark.tables", JSON.stringify([mine]));
    location.hash = `#/table/${table}`;
  }, request);
  await page.waitForSelector(".exlibris, [data-curtain]"); // another person of this device may begin
}

/** What is asked now, as the table tells it. */
export interface Asked {
  words: string;
  at: string;
  by: string;
  actions: string[];
}

const READY = "[data-action]:not([disabled]), [data-curtain], [data-status=over]";

/** Waits until somebody at this device decides; nothing once the game is over. */
export async function asked(page: Page): Promise<Asked | undefined> {
  for (;;) {
    await page.waitForSelector(READY, { state: "attached" });
    if (await page.$("[data-status=over]")) return undefined;
    const curtain = await page.$("[data-curtain]");
    if (!curtain) break;
    await curtain.click();
    await page.waitForSelector("[data-curtain]", { state: "detached" });
  }
  return page.$eval(".exlibris", (table) => {
    const { asks = "", askedAt = "", askedFor = "" } = (table as HTMLElement).dataset;
    const found = [...table.querySelectorAll<HTMLElement>("[data-action]:not([disabled])")];
    return { words: asks, at: askedAt, by: askedFor, actions: [...new Set(found.map(({ dataset }) => dataset.action!))] };
  });
}

/** Clicks what stands for a choice, and waits until it is done. */
export async function decide(page: Page, action: string): Promise<void> {
  const number = await page.getAttribute(".exlibris", "data-number");
  await page.$eval(`[data-action="${action}"]`, (element) => (element as HTMLElement).click());
  await page.waitForFunction(
    (before) => document.querySelector("[data-curtain]") ?? document.querySelector<HTMLElement>(".exlibris")?.dataset.number !== before,
    number,
  );
}

/** Decides until `enough` is asked, choosing what one of these begins with if possible; nothing if the game ends before. */
export async function playUntil(page: Page, enough: (asked: Asked) => boolean, preferred: RegExp): Promise<Asked | undefined> {
  for (;;) {
    const now = await asked(page);
    if (!now || enough(now)) return now;
    const liked = now.actions.filter((action) => preferred.test(action));
    const among = liked.length ? liked : now.actions;
    await decide(page, oneOf(page, among));
  }
}

// Walks with Tab to something that decides, at random a little further, but not round the page to the same again.
async function tabToChoice(page: Page, choices: number) {
  for (let left = Math.floor(drawn(page) * Math.min(choices, 4)), steps = 0; steps < 300; ++steps) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => document.activeElement?.hasAttribute("data-action") ?? false);
    if (found && left-- === 0) return;
  }
  throw new Error("no choice can be reached with the keyboard");
}

export async function decideByKeyboard(page: Page): Promise<void> {
  const now = await asked(page);
  if (!now) return;
  await tabToChoice(page, now.actions.length);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("[data-waiting=true]"));
}

/** Notes every reason that the page gives for a refusal, from now on. */
export async function noteRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const noted: string[] = [];
    const look = () => document.querySelectorAll<HTMLElement>(".hint .why, .refusal").forEach(({ innerText }) => noted.push(innerText));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(globalThis, { noted });
  });
  return () => page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted);
}

/** What cannot be read without pointing at it: names, texts and questions that are cut, cards that are too narrow. */
export async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.exlibris ${selector}`)];
    const TAIL = 4; // of a letter may reach below its line
    const cut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + TAIL;
    const texts = all(":is(.tile .name, .tile .effect, .prompt .question)").filter(cut).map(({ innerText }) => innerText);
    const narrow = all(".tile .cards li").filter((card) => card.clientWidth < 26);
    const hidden = all(".cards li:has([data-card])").filter((card) => card.clientWidth < 0.22 * card.firstElementChild!.clientWidth);
    return [...texts, ...[...narrow, ...hidden].map((card) => `${card.closest("[aria-label]")?.ariaLabel}: ${card.clientWidth} pixels`)];
  });
}
