// A server and a browser for tests that play through the page.
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../../build/release/shelfmark", import.meta.url));
const LIMITS = ["--tables-per-hour", "10000", "--requests-per-second", "1000", "--messages-per-second", "1000"];
const DESKTOP = { width: 1280, height: 720 };
const LONGEST_WAIT = 20_000;

export class Stage {
  readonly url: string;
  /** What went wrong in any page. */
  readonly errors: string[] = [];

  private constructor(
    private readonly server: ChildProcess,
    private readonly folder: string,
    private readonly browser: Browser,
    url: string,
  ) {
    this.url = url;
  }

  static async open(...flags: string[]): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), "shelfmark-page-"));
    const server = spawn(COMMAND, ["serve", "--port", "0", "--data", folder, ...LIMITS, ...flags]);
    const url = await new Promise<string>((resolve, reject) => {
      server.once("exit", () => reject(new Error("the server has ended")));
      server.stdout.on("data", (text) => {
        const found = /http:\S+/.exec(String(text));
        if (found) resolve(found[0]);
      });
    });
    const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
    return new Stage(server, folder, browser, url);
  }

  async close() {
    await this.browser.close();
    this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A page of somebody who has never been here. */
  async visitor(settings: object = {}, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({ viewport: DESKTOP, locale: "en", ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_WAIT);
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("console", (line) => line.type() === "error" && this.errors.push(line.text()));
    await page.addInitScript((kept) => {
      localStorage.getItem("shelfmark.settings") ?? localStorage.setItem("shelfmark.settings", kept);
    }, JSON.stringify({ speed: "off", sound: false, name: "Ada", ...settings }));
    await page.goto(this.url);
    return page;
  }
}

const DECIDES = "[data-action]:not([disabled])";
const OVER = "[data-status=over]";

/** Decides at random until the game is over or enough was decided; how often. */
export async function playOn(page: Page, most = 2000): Promise<number> {
  for (let decisions = 0; ; ++decisions) {
    await page.waitForSelector(`${DECIDES}, ${OVER}`, { state: "attached" });
    if (decisions === most || (await page.$(OVER))) return decisions;
    await page.$$eval(DECIDES, (found) => {
      const choices = found as HTMLElement[];
      choices[Math.floor(Math.random() * choices.length)]?.click();
    });
    await page.waitForFunction(() => !document.querySelector("[data-waiting=true]"));
  }
}

/** Texts that are missing, as the page shows them. */
export async function missingTexts(page: Page): Promise<string[]> {
  return (await page.innerText("body")).match(/⟦.*?⟧/g) ?? [];
}
