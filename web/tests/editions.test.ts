// A page that was kept on a device gives way to the server's next edition.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, test } from "vitest";
import { Stage } from "./stage";

const PAGE = fileURLToPath(new URL("../../build/page/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "shelfmark-editions-"));
const NEXT = "[data-next-edition]";

function change(name: string, how: (text: string) => string) {
  const path = join(folder, name);
  writeFileSync(path, how(readFileSync(path, "utf8")));
  for (const packed of [`${path}.br`, `${path}.gz`]) rmSync(packed, { force: true });
}

let stage: Stage;
beforeEach(async () => {
  cpSync(PAGE, folder, { recursive: true });
  stage = await Stage.open("--page", folder);
});
afterEach(() => stage.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** The page is kept on the device, and then the server has another one. */
async function outdated(): Promise<Page> {
  const page = await stage.visitor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await stage.interrupt(async () => {
    change("index.html", (text) => text.replace("<body>", "<body data-next-edition>"));
    change("service-worker.js", (text) => text.replace(/shelfmark-[0-9a-f]{16}/g, "shelfmark-next"));
  });
  return page;
}

test("the next edition is loaded when somebody wants it", async () => {
  const page = await outdated();
  await page.reload();
  await page.click("[data-edition] button");
  await page.waitForSelector(NEXT);
  await page.waitForSelector("[data-edition]", { state: "detached" });
});

test("a page that the server does not understand any more is replaced by itself", async () => {
  const page = await outdated();
  await page.routeWebSocket(/api\/socket/, (socket) =>
    socket.onMessage(() => socket.send(JSON.stringify({ type: "fault", key: "table.version" }))),
  );
  await page.goto(`${stage.url}#/table/abcdefgh`);
  await page.reload();
  await page.waitForSelector(NEXT);
});
