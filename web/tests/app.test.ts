// The page as an app: without a network, small enough, and readable for everybody.
import { violations } from "./axe";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { decideOnce, missingTexts, playOn, Stage } from "./stage";

const FOLDER = fileURLToPath(new URL("../../build/page/", import.meta.url));
const LIMIT = 400 * 1024;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.empty());
afterAll(() => stage.close());

test("the app plays without a network", async () => {
  const page = await stage.visitor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.context().setOffline(true);
  await page.goto(stage.url);
  await page.click("[data-play=librarians]");
  await playOn(page, 10);
  expect(await missingTexts(page)).toEqual([]);
  await page.goto(`${stage.url}#/rules/librarians/LB-Q7`);
  await page.waitForSelector("#LB-Q7");
});

test("the first load and the house are small", () => {
  const size = (name: string) => readFileSync(`${FOLDER}${name}.br`).length;
  const assets = readdirSync(`${FOLDER}assets`).map((name) => `assets/${name}`);
  const house = assets.find((name) => name.endsWith(".wasm"))!;
  const first = assets.filter((name) => /(index|worker|texts_en)-[^/]+\.(js|css)$/.test(name));
  expect(first.length).toBeGreaterThan(3);
  expect(size(house)).toBeLessThan(LIMIT);
  expect(first.map(size).reduce((a, b) => a + b) + size("index.html")).toBeLessThan(LIMIT);
});

test("whoever searches the rules reads what was found from its top, and can begin a game where there is none", async () => {
  const page = await stage.visitor();
  await page.goto(`${stage.url}#/rules/librarians/LB-Q7`);
  await page.waitForFunction(() => scrollY > 500);
  await page.locator("input[type=search]").pressSequentially("deck");
  await page.waitForSelector("article [role=status]");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => CSS.highlights.get("found")!.size)).toBeGreaterThan(3);
  await page.click("article a:text-is('LB-C11')");
  await page.waitForSelector("#LB-C11.here");
  // The id of what was found leads to where it stands, also to where one came from.
  for (const rule of ["LB-Q5", "LB-Q5"]) {
    await page.fill("input[type=search]", "put away");
    await page.click(`#${rule} .id`);
    await page.waitForSelector(`#${rule}.here`);
    await page.waitForSelector("article h2");
    await page.waitForFunction(() => scrollY > 500);
    expect(await page.inputValue("input[type=search]")).toBe("");
  }
  // So does a section of the list.
  await page.fill("input[type=search]", "put away");
  const section = page.locator("nav button").last();
  await section.click();
  const top = page.locator("article h3").filter({ hasText: await section.innerText() }).last();
  await expect.poll(async () => (await top.boundingBox())!.y).toBeLessThan(720);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goto(`${stage.url}#/mine`);
  await page.click("main .primary");
  await page.waitForSelector("[data-play=exlibris]");
});

test("an address that leads nowhere says so", async () => {
  const page = await stage.visitor();
  await page.goto(`${stage.url}#/gallery`);
  await page.waitForSelector("[data-stopped]:has-text('no such page')");
  await page.click("[data-stopped] a");
  await page.waitForSelector("[data-play=exlibris]");
});

test("where nobody looks for company, a table of either game can be opened", async () => {
  const page = await stage.visitor();
  for (const [game, name] of [["exlibris", "Ex Libris"], ["librarians", "Librarians"]]) {
    await page.goto(`${stage.url}#/open`);
    await page.getByRole("link", { name: `New table of ${name}` }).click();
    await page.waitForURL(`${stage.url}#/new/${game}`);
  }
});

const SCREENS = ["", "new/exlibris", "new/librarians", "mine", "open", "score", "rules/exlibris", "rules/librarians/LB-Q7"];

for (const light of ["light", "dark"]) {
  test(`nothing on a screen is hard to perceive (${light})`, async () => {
    const page = await stage.visitor({ light });
    for (const screen of SCREENS) {
      await page.goto(`${stage.url}#/${screen}`);
      await page.waitForSelector("main");
      expect(await violations(page), screen).toEqual([]);
    }
    for (const game of ["exlibris", "librarians"]) {
      await page.goto(stage.url);
      await page.click(`[data-play=${game}]`);
      await playOn(page, 8);
      expect(await violations(page), game).toEqual([]);
    }
  });
}

for (const language of ["en", "cs", "de"]) {
  test(`no screen overflows a phone, and no text is missing (${language})`, async () => {
    const page = await stage.visitor({ language }, PHONE);
    for (const letters of ["our letters", "the letters of a device that ours did not reach"]) {
      if (letters !== "our letters") await page.evaluate(() => document.documentElement.style.setProperty("--letters", "sans-serif"));
      for (const screen of SCREENS) {
        await page.goto(`${stage.url}#/${screen}`);
        await page.waitForSelector("main");
        await page.evaluate(() => document.fonts.ready);
        expect(await missingTexts(page), screen).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${screen} in ${letters}`).toBeLessThanOrEqual(390);
      }
    }
    await page.goto(`${stage.url}#/score`);
    await page.tap(".shelf button >> nth=0");
    const [row, last] = [page.locator(".emblems"), page.locator(".emblems button").last()];
    const [room, emblem] = [(await row.boundingBox())!, (await last.boundingBox())!];
    expect(emblem.x + emblem.width).toBeLessThanOrEqual(room.x + room.width + 0.5);
  });

  test(`on a phone everybody at a new table is whole, and bots can be told apart there (${language})`, async () => {
    const page = await stage.visitor({ language }, PHONE);
    await page.goto(`${stage.url}#/new/librarians`);
    await page.check("input[name=where] >> nth=1");
    for (let seats = 2; seats < 6; ++seats) await page.click("fieldset > button");
    await page.selectOption("fieldset .row >> nth=1 >> select", "friend");
    const cut = await page.$$eval("fieldset .row select", (all) =>
      (all as HTMLSelectElement[]).filter((select) => {
        const { width } = select.getBoundingClientRect();
        select.style.flexShrink = "0";
        return select.getBoundingClientRect().width > width + 0.5;
      }).map(({ selectedOptions }) => selectedOptions[0]?.text),
    );
    expect(cut).toEqual([]);
    await page.click("form button.primary");
    await page.waitForSelector(".seats li >> nth=5");
    const numbers = await page.$$eval(".seats .name", (names) =>
      names.slice(1).map((name) => {
        const last = document.createRange();
        last.selectNodeContents(name);
        last.setStart(name, 1);
        return last.getBoundingClientRect().right <= name.parentElement!.parentElement!.getBoundingClientRect().right + 1 ? last.toString().trim() : "";
      }),
    );
    expect(new Set(numbers).size).toBe(5);
  });

  test(`on a phone the table's head is whole, and what gave way is in the menu (${language})`, async () => {
    const page = await stage.visitor({ language }, PHONE);
    for (const game of ["exlibris", "librarians"]) {
      await page.goto(stage.url);
      await page.click(`[data-play=${game}]`);
      await page.waitForSelector("[data-status=playing]");
      const title = page.locator("header h1");
      expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), game).toBe(0);
      await page.tap("[data-menu]");
      expect(await violations(page), game).toEqual([]);
      await page.focus("[data-menu-settings]");
      await page.keyboard.press("Enter");
      await page.waitForSelector("dialog input[name=language]");
      expect(await violations(page), game).toEqual([]);
    }
  });
}

/** Screens that nobody comes to by their address alone, each with what is to be looked at there. */
const ON_THE_WAY: Record<string, (page: Page) => Promise<unknown>> = {
  async lobby(page) {
    await page.goto(`${stage.url}#/new/exlibris`);
    await page.check("input[value=longer]");
    await page.selectOption("#pace", "game");
    await page.click("form > .primary");
    await page.waitForSelector("[data-terms] li");
  },
  async join(page) {
    const link = await page.inputValue("input[readonly]");
    await page.evaluate(() => localStorage.removeItem("shelfmark.tables")); // somebody who has never been here
    await page.goto(link);
    await page.reload();
    await page.waitForSelector("form [data-terms] li");
  },
  async curtain(page) {
    await page.goto(`${stage.url}#/new/exlibris`);
    await page.check("input[name=where] >> nth=1");
    await page.click("form > .primary");
    await page.waitForSelector("[data-action], [data-curtain]", { state: "attached" });
    if (!(await page.$("[data-curtain]"))) await decideOnce(page); // and the other one chooses a library
    await page.waitForSelector("[data-curtain]");
  },
  async solo(page) {
    await page.goto(stage.url);
    await page.click("[data-solo]");
    await page.waitForSelector("[data-level='7']");
  },
  async replay(page) {
    await page.goto(stage.url);
    await page.click("[data-play=librarians]");
    await playOn(page);
    await page.click("a[href*=replay]");
    await page.waitForSelector("[data-replay]");
  },
  async analysis(page) {
    await page.click("[data-analyse]");
    await page.waitForSelector("[data-analysis=done]", { timeout: 120_000 });
    await page.fill("input[type=range]", "12");
    await page.waitForSelector("[data-weighed]");
    expect(await page.$eval(".views .board", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), "the whole table").toBeLessThanOrEqual(0);
  },
  async "my games"(page) {
    await page.goto(`${stage.url}#/mine`);
    await page.waitForSelector("main li");
  },
};

for (const [language, light, options] of [["en", "light", {}], ["de", "dark", PHONE], ["cs", "light", PHONE]] as const) {
  test(`what is passed through on the way is as good as any screen (${language}, ${light})`, async () => {
    const page = await stage.visitor({ language, light }, options);
    for (const [screen, goThere] of Object.entries(ON_THE_WAY)) {
      await goThere(page);
      expect(await missingTexts(page), screen).toEqual([]);
      expect(await violations(page), screen).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0);
    }
  });
}

test("the command for playing with others stands in one piece", async () => {
  const page = await stage.visitor({}, PHONE);
  await page.goto(`${stage.url}#/new/exlibris`);
  await page.click("form > .primary");
  const command = page.locator("[data-only-here] code");
  expect(await command.innerText()).toBe("./play --address 0.0.0.0");
  expect(await command.evaluate((code) => code.getClientRects().length)).toBe(1);
});

/** Of a screenshot: how many pixels of a column differ from those of another by more than so much. */
const differing = (page: Page, picture: Buffer, columns: [number, number][], tolerance: number) =>
  page.evaluate(
    async ([source, columns, tolerance]) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true })!;
      canvas.drawImage(image, 0, 0);
      const column = (x: number) => canvas.getImageData(x, 0, 1, image.height).data;
      return columns.map(([one, other]) => {
        const [left, right] = [column(one), column(other)];
        let differ = 0;
        for (let i = 0; i < left.length; i += 4) differ += Math.abs(left[i]! - right[i]!) + Math.abs(left[i + 1]! - right[i + 1]!) > tolerance ? 1 : 0;
        return differ;
      });
    },
    [picture.toString("base64"), columns, tolerance] as const,
  );

for (const light of ["light", "dark"]) {
  test(`the houses of the start page stand in one street, without a seam (${light})`, async () => {
    const page = await stage.visitor({ light });
    const street = page.locator(".town").first();
    const { x } = (await street.boundingBox())!;
    const seams = await street.locator("span + span").evaluateAll((houses) => houses.map((house) => house.getBoundingClientRect().x));
    expect(seams).toHaveLength(2);
    const at = seams.map((seam) => Math.round(seam - x));
    const picture = await street.screenshot();
    const around = at.map((seam): [number, number] => [seam - 3, seam + 2]); // the neighbours mirror each other
    for (const count of await differing(page, picture, around, 40)) expect(count).toBeLessThan(10);
    // Nor does a line between them differ from both.
    const along = at.flatMap((seam) => [-2, -1, 0, 1].map((by): [number, number] => [seam + by, seam + 2]));
    for (const count of await differing(page, picture, along, 3)) expect(count).toBeLessThan(20);
  });
}

test("a phone shows another screen from its top, and has room for names", async () => {
  const page = await stage.visitor({}, PHONE);
  await page.locator("a[href='#/score']").last().tap();
  await page.waitForSelector("main select");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${stage.url}#/new/exlibris`);
  const name = await page.locator("form fieldset input:not([type])").first().boundingBox();
  expect(name!.width).toBeGreaterThan(100);
});

test("a solo game on cardboard is tapped in, and mistakes speak of the taps", async () => {
  const page = await stage.visitor();
  await page.goto(`${stage.url}#/score`);
  await page.getByLabel("Solo game").check();
  const tap = async (where: string, letter: string) => {
    await page.getByRole("button", { name: where }).click();
    await page.getByRole("button", { name: letter, exact: true }).click();
    await page.getByRole("button", { name: "Put it there", exact: true }).click();
  };
  await tap("Empty place, row 3, column 1", "A");
  await tap("One more card of the pile", "A");
  expect(await page.innerText("main [role=alert]")).toBe("A1 is there twice: every card exists only once.");
  await page.getByLabel("Public Library").getByRole("button", { name: "A1" }).click();
  await page.getByRole("button", { name: "B", exact: true }).click();
  await page.getByRole("button", { name: "Put it there", exact: true }).click();
  await page.waitForSelector("main table");
  // A card shows two books at least: one that was forgotten is not passed over.
  await page.getByRole("button", { name: /^A1/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Spells & Potions", exact: true }).click();
  await page.getByRole("button", { name: "Put it there", exact: true }).click();
  expect(await page.innerText("main [role=alert]")).toBe("A card shows two to four icons: tap on the one that shows fewer.");
  await page.getByRole("button", { name: /^A1/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Spells & Potions", exact: true }).click();
  await page.getByRole("button", { name: "Put it there", exact: true }).click();
  await page.waitForSelector("main table");
  expect(await page.locator("main thead th").allInnerTexts()).toEqual(["Player 1", "Public Library"]);
  expect(await violations(page)).toEqual([]);
  // One press alone takes nothing away.
  const beginAnew = async (how: "accept" | "dismiss") => {
    page.once("dialog", (question) => void question[how]());
    await page.getByRole("button", { name: "Begin anew" }).click();
  };
  const card = page.getByRole("button", { name: /^A1/ });
  await beginAnew("dismiss");
  expect(await card.count()).toBe(1);
  await beginAnew("accept");
  await card.waitFor({ state: "detached" });
});

for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } })) {
  test(`cards on cardboard are tapped in one after the other, each with a number that it may have (${size})`, async () => {
    const page = await stage.visitor({}, { viewport });
    await page.goto(`${stage.url}#/score`);
    const next = page.getByRole("button", { name: "Put it there, and on to the next" });
    await page.getByRole("button", { name: "Empty place, row 3, column 1" }).first().click();
    for (const title of ["A1", "A2", "A3"]) {
      await page.getByRole("dialog", { name: title, exact: true }).waitFor();
      await next.click();
    }
    await page.getByLabel("Number").fill("5000");
    await page.getByRole("button", { name: "Put it there", exact: true }).click();
    await page.waitForSelector("dialog", { state: "detached" });
    await page.getByRole("button", { name: "A999" }).first().waitFor();
    await page.getByLabel("Solo game").check();
    await page.getByRole("button", { name: "One more card of the pile" }).click();
    for (const title of ["A1", "A2"]) {
      await page.getByRole("dialog", { name: title, exact: true }).waitFor();
      await next.click();
    }
    await page.getByRole("dialog", { name: "A3", exact: true }).waitFor();
  });
}
