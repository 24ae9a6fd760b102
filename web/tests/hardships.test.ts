// What a browser does to a page: it denies storage, runs out of room, damages what was kept, or has an older edition of it.
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { missingTexts, Stage } from "./stage";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
// That a server answers 404 or 400 to odd addresses, as the browser notes it, is right; a worker is kept out on purpose.
afterEach(() => stage.empty(/Failed to load resource|Service Worker registration blocked/));
afterAll(() => stage.close());

const NOTICE = "[data-notice]";

async function open(page: Page, address: string) {
  await page.goto(`${stage.url}#/${address}`);
  await page.reload();
  await page.waitForSelector("main, [role=alert]");
}

const refuseToKeep = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });

/** A game begins, and the page says that it cannot be kept. */
async function playUnkept(page: Page) {
  await open(page, "");
  await page.click("[data-play=librarians]");
  await page.waitForSelector("[data-status=playing]");
  await page.waitForSelector(NOTICE);
}

test("where nothing may be kept, the page plays all the same, and says so", async () => {
  const page = await stage.visitor();
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
  });
  await playUnkept(page);
});

test("full storage loses neither a table nor a seat nor a score while the page is open", async () => {
  const ada = await stage.visitor();
  await refuseToKeep(ada);
  await open(ada, "new/librarians");
  await ada.click("form > .primary");
  const link = await ada.inputValue("input[readonly]");
  await ada.waitForSelector(NOTICE);

  const ben = await stage.visitor({ name: "Ben" });
  await refuseToKeep(ben);
  await open(ben, new URL(link).hash.slice(2));
  await ben.click("form .primary");
  await ben.waitForSelector("[data-status=playing]");
  await ada.waitForSelector("[data-status=playing]");

  await ben.click(`${NOTICE} button`);
  await ben.goto(`${stage.url}#/score`);
  await ben.waitForSelector("table");
  expect(await ben.$(NOTICE)).toBeNull();
});

test("an invitation and the secret of a seat do not stay in the history", async () => {
  const ada = await stage.visitor();
  await ada.goto(`${stage.url}#/new/librarians`);
  await ada.click("form > .primary");
  const link = await ada.inputValue("input[readonly]");
  const ben = await stage.visitor({ name: "Ben" });
  const seen: string[] = [];
  ben.on("framenavigated", (frame) => seen.push(frame.url()));
  await ben.goto(link);
  await ben.click("form .primary");
  await ben.waitForSelector("[data-status=playing]");
  expect(seen.filter((address) => address.includes("/join/"))).toEqual([link]);
  await ben.goBack();
  expect(ben.url()).toBe(stage.url);
  await ben.goForward();
  await ben.waitForSelector("[data-status=playing]");

  const token = await ben.evaluate(() => JSON.parse(localStorage["shelfmark.tables"]!)[0].seats[0].token as string);
  const elsewhere = await stage.visitor({ name: "Ben" });
  await elsewhere.goto(link.replace(/[^/]+$/, token));
  await elsewhere.waitForSelector("[data-status=playing]");
  await elsewhere.goBack();
  expect(elsewhere.url()).toBe(stage.url);

  const late = await stage.visitor({ name: "Cyd" });
  await late.goto(link);
  await late.waitForSelector("[data-stopped]:has-text('An invitation works once')");
});

const TABLE = { table: "abcdefgh", here: true, game: "exlibris", seats: [], opened: 1 };
const DAMAGED: [string, unknown, string][] = [
  ["settings", { language: "xx", light: 7, speed: "warp", sound: "loud", name: null }, "new/exlibris"],
  ["settings", null, ""],
  ["tables", null, "mine"],
  ["tables", {}, "mine"],
  ["tables", [null, 5, { table: "x" }, { ...TABLE, seats: null }, { ...TABLE, seats: [null] }], "mine"],
  ["tables", [null], ""],
  ["learned", { lessons: null, puzzles: null }, "learn"],
  ["learned", { lessons: { exlibris: { at: "x" } }, puzzles: { "exlibris-1": 3 } }, "learn/lesson/exlibris"],
  ["cardboard", { prominent: "codices", banned: "fiction", players: [{ name: "A", cards: [{ icons: ["x"] }] }] }, "score"],
  ["cardboard", { players: null }, "score"],
  ["cardboard", 5, "score"],
];

test.each(DAMAGED)("damaged %s (%j) harm no screen", async (key, value, screen) => {
  const page = await stage.visitor();
  await page.evaluate(([key, text]) => localStorage.setItem(`shelfmark.${key}`, text!), [key, JSON.stringify(value)]);
  const before = stage.errors.length;
  await open(page, screen);
  if (screen === "score") await page.waitForSelector("table");
  if (screen === "mine") await page.waitForSelector("form");
  expect(await missingTexts(page)).toEqual([]);
  expect(stage.errors.slice(before)).toEqual([]);
});

test("a table that nothing is known of can be deleted", async () => {
  const page = await stage.visitor();
  await page.evaluate((text) => localStorage.setItem("shelfmark.tables", text), JSON.stringify([TABLE]));
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, "mine");
  await page.click("li button");
  await page.waitForSelector("li", { state: "detached" });
  expect(await page.evaluate(() => localStorage["shelfmark.tables"])).toBe("[]");
});

test("where no database opens, games are played all the same, and the page says that they are lost", async () => {
  const page = await stage.visitor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const later = indexedDB.open("shelfmark", 9);
        later.onsuccess = () => (later.result.close(), resolve());
      }),
  );
  await playUnkept(page);
});

test("a window with a game does not stand in the way of a later edition's database", async () => {
  const page = await stage.visitor();
  await page.click("[data-play=librarians]");
  await page.waitForSelector("[data-status=playing]");
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const later = indexedDB.open("shelfmark", 2);
        later.onblocked = () => resolve("blocked");
        later.onsuccess = () => resolve("open");
      }),
  );
  expect(outcome).toBe("open");
  await stage.empty(/VersionError/); // as it says if it has to keep something afterwards
});

test("words that do not arrive at once are asked for again", async () => {
  const page = await stage.visitor({}, { serviceWorkers: "block" }); // which would have kept them
  let lost = 0;
  await page.route(/texts_de/, (route) => (++lost > 2 ? route.continue() : route.abort()));
  await page.evaluate(() => localStorage.setItem("shelfmark.settings", JSON.stringify({ language: "de" })));
  await page.reload();
  await page.waitForSelector("text=Jetzt spielen");
  expect(lost).toBe(3);
});

test.each(["lesson/librarians", "puzzle/exlibris-1"])("where the games cannot be loaded, %s says so", async (taught) => {
  const page = await stage.visitor({}, { serviceWorkers: "block" }); // which would have kept them
  await page.route(/\.wasm/, (route) => route.abort());
  await page.goto(`${stage.url}#/learn/${taught}`);
  await page.waitForSelector("[role=alert]:has-text('The games could not be loaded.')");
  expect(stage.errors.splice(0).join()).not.toContain("page.no-house"); // nobody would have read it there
});

const NOWHERE = ["table/abcdefgh", "join/abcdefgh", "join/abcdefgh/cut-off", "replay/table/abcdefgh"];

test.each(NOWHERE)("whoever follows a link that leads nowhere (%s) is told so, and can go on", async (screen) => {
  const page = await stage.visitor();
  await open(page, screen);
  await page.waitForSelector("[role=alert]");
  expect(await page.innerText("[role=alert]")).toMatch(/^There is no such table, or this link does not open it\./);
  expect(await page.$("[data-analyse]")).toBeNull();
  await page.click("[data-stopped] .primary");
  await page.waitForSelector("[data-play=exlibris]");
});

const ODD = ["learn/puzzle/ANY TEXT", "rules/exlibris/%E2%80%B9%E2%80%A6%3E", "replay/table/a%2F..%2Fb%3F%23", "%", "replay/table/%00"];

test.each(ODD)("the odd address %s harms nothing", async (screen) => {
  const page = await stage.visitor();
  const faults = () => stage.errors.filter((text) => !text.includes("Failed to load resource"));
  const before = faults().length;
  await open(page, screen);
  if (screen.startsWith("replay")) await page.waitForSelector("[role=alert]");
  expect(await missingTexts(page)).toEqual([]);
  expect(faults().slice(before)).toEqual([]);
});
