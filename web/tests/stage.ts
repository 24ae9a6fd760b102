// A server and a browser for tests that play through the page.
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from "playwright-core";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawn, giveChance, SEED } from "./chance";

// Chromium without its own windows, tabs and buttons, which nobody sees here and which take a third of the time.
const BROWSER = "/usr/bin/chromium-headless-shell";
const COMMAND = fileURLToPath(new URL("../../build/release/shelfmark", import.meta.url));
const LIMITS = ["--tables-per-hour", "10000", "--requests-per-second", "1000", "--messages-per-second", "1000"];
const GAMES = ["--seed", String(SEED)];
const DESKTOP = { width: 1280, height: 720 };
const LONGEST_WAIT = 20_000;

/** Starts the server and waits until it says where it is. */
async function serve(...flags: string[]): Promise<[ChildProcess, string]> {
  const server = spawn(COMMAND, ["serve", ...LIMITS, ...GAMES, ...flags]);
  const url = await new Promise<string>((resolve, reject) => {
    let trouble = "";
    server.stderr.on("data", (text) => (trouble = String(text)));
    server.once("exit", () => reject(new Error(`the server has ended: ${trouble}`)));
    server.stdout.on("data", (text) => {
      const found = /http:\S+/.exec(String(text));
      if (found) resolve(found[0]);
    });
  });
  return [server, url];
}

export class Stage {
  /** What went wrong in any page. */
  readonly errors: string[] = [];
  #visitors = 0;

  private constructor(
    private server: ChildProcess,
    private readonly folder: string,
    private readonly browser: Browser,
    readonly url: string,
    private readonly flags: string[],
  ) {}

  static async open(...flags: string[]): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), "shelfmark-page-"));
    const [server, url] = await serve("--port", "0", "--data", folder, ...flags);
    const browser = await chromium.launch({ executablePath: BROWSER, args: ["--no-sandbox"] });
    return new Stage(server, folder, browser, url, flags);
  }

  async close() {
    await this.browser.close();
    this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The server is killed, and comes back where it was once `meanwhile` has happened. */
  async interrupt(meanwhile: () => Promise<unknown>) {
    this.server.kill("SIGKILL");
    await once(this.server, "exit");
    await meanwhile();
    [this.server] = await serve("--port", new URL(this.url).port, "--data", this.folder, ...this.flags);
  }

  /** Everybody goes home: a page that is left open goes on working. Whatever a page complained of has to be expected. */
  async empty(expected?: RegExp) {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
    this.#visitors = 0;
    const unexpected = this.errors.splice(0).filter((text) => !expected?.test(text));
    if (unexpected.length) throw new Error(`the page complains: ${unexpected.join("; ")}`);
  }

  /** A page of somebody who has never been here. What moves without end would keep the machine busy. */
  async visitor(settings: object = {}, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({ viewport: DESKTOP, locale: "en", reducedMotion: "reduce", ...options });
    await giveChance(context, ++this.#visitors);
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_WAIT);
    page.on("pageerror", (error) => this.errors.push(error.message));
    // That a server is away, as the browser notes it, is no mistake of the page.
    const matters = (text: string) => !text.includes("ERR_CONNECTION_REFUSED");
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && matters(line.text()) && this.errors.push(line.text()));
    await page.addInitScript((kept) => {
      localStorage.getItem("shelfmark.settings") ?? localStorage.setItem("shelfmark.settings", kept);
    }, JSON.stringify({ speed: "off", sound: false, name: "Ada", ...settings }));
    await page.goto(this.url);
    // Otherwise a quick test would measure texts in the letters of this computer.
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    return page;
  }
}

const DECIDES = "[data-action]:not([disabled])";
const OVER = "[data-status=over]";

/** Takes one of the choices at random, most often one that brings the end of the game nearer: a book on a shelf. */
export async function decideOnce(page: Page): Promise<void> {
  const pick = (found: Element[], [whether, which]: number[]) => {
    const choices = found as HTMLElement[];
    const shelving = choices.filter(({ dataset }) => /^(shelve|at|place \S+ home|play)\b/.test(dataset.action ?? ""));
    const among = shelving.length && whether! < 0.9 ? shelving : choices;
    among[Math.floor(which! * among.length)]?.click();
  };
  await page.$$eval(DECIDES, pick, [drawn(page), drawn(page)]);
  // A power is read first.
  await page.$$eval("dialog :is([data-action^='use '], [data-action^='steal '])", ([use]) => (use as HTMLElement | undefined)?.click());
  await page.waitForFunction(() => !document.querySelector("[data-waiting=true]"));
}

/** Decides at random until the game is over or enough was decided; how often. */
export async function playOn(page: Page, most = 2000): Promise<number> {
  for (let decisions = 0; ; ++decisions) {
    await page.waitForSelector(`${DECIDES}, ${OVER}`, { state: "attached" });
    if (decisions === most || (await page.$(OVER))) return decisions;
    await decideOnce(page);
  }
}

/** A bot plays the game to its end, which is quicker than to press every card. */
export async function leaveToBot(page: Page): Promise<void> {
  await page.waitForSelector("[data-status=playing]");
  await page.click("[data-menu]");
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.waitForSelector(OVER, { timeout: 120_000 });
}

interface Point {
  x: number;
  y: number;
}

async function middleOf(...parts: Locator[]): Promise<Point[]> {
  for (const each of parts) await each.scrollIntoViewIfNeeded(); // which also waits until it stands still
  const boxes = await Promise.all(parts.map((each) => each.boundingBox()));
  return boxes.map((box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }));
}

/** As a hand drags: not in one leap. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await middleOf(from, to);
  await page.mouse.move(start!.x, start!.y);
  await page.mouse.down();
  await page.mouse.move(end!.x, end!.y, { steps: 6 });
  await page.mouse.up();
}

/** How far the page's parts are scrolled. */
const scrolled = (page: Page): Promise<string> =>
  page.$$eval("*", (parts) => parts.map(({ scrollTop, scrollLeft }) => `${scrollTop},${scrollLeft}`).filter((each) => each !== "0,0").join(" "));

/**
 * As a finger drags, with everything that the browser makes of it; whether something was scrolled meanwhile. Once it is let go,
 * the next question may bring another part of the table into sight.
 */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<boolean> {
  const [start, end] = await middleOf(from, to);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
  const before = await scrolled(page);
  await touch("touchStart", start!);
  for (let step = 1; step <= 8; ++step) {
    await touch("touchMove", { x: start!.x + ((end!.x - start!.x) * step) / 8, y: start!.y + ((end!.y - start!.y) * step) / 8 });
  }
  await page.waitForSelector(".dragged, .carried");
  const after = await scrolled(page);
  await touch("touchEnd");
  return before !== after;
}

/** Texts that are missing, as the page shows them. */
export async function missingTexts(page: Page): Promise<string[]> {
  return (await page.innerText("body")).match(/⟦.*?⟧/g) ?? [];
}
