// Chance in tests: the same games every time, so that what fails fails again. SHELFMARK_PLAY_SEED asks for other ones.
import type { BrowserContext, Page, Worker as HouseWorker } from "playwright-core";

/** Of everything that is dealt and chosen. */
export const SEED = Number(process.env.SHELFMARK_PLAY_SEED ?? 1);

type Chance = () => number;

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). Workers get its text: it uses nothing around it. */
function chance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whatever a worker draws at random is drawn by this chance. */
function drawBy(next: Chance) {
  crypto.getRandomValues = (bytes) => {
    const filled = bytes as unknown as Uint8Array;
    for (let i = 0; i < filled.length; ++i) filled[i] = next() * 256;
    return bytes;
  };
}

/** In a page: nobody speaks to a worker before its chance is settled. */
function wait() {
  const settled = new Promise<void>((settle) => addEventListener("chance", () => settle()));
  window.Worker = class extends Worker {
    override postMessage(message: unknown) {
      void settled.then(() => super.postMessage(message));
    }
  };
}

const visitors = new WeakMap<BrowserContext, Chance>();

/** Gives a visitor their own chance: what they choose, and how the tables of their browser's house begin. */
export async function giveChance(context: BrowserContext, visitor: number) {
  const first = SEED * 1000 + visitor * 100;
  let workers = 0;
  visitors.set(context, chance(first));
  await context.addInitScript(wait);
  const settle = async (page: Page, worker: HouseWorker) => {
    await worker.evaluate(`(${drawBy})((${chance})(${first + ++workers}))`);
    await page.evaluate(() => dispatchEvent(new Event("chance")));
  };
  // A page or a worker may be gone by then.
  context.on("page", (page) => page.on("worker", (worker) => void settle(page, worker).catch(() => undefined)));
}

/** A number from 0 up to 1, by the chance of whoever looks at this page. */
export const drawn = (page: Page): number => visitors.get(page.context())!();

/** One of these. */
export const oneOf = <T>(page: Page, all: readonly T[]): T => all[Math.floor(drawn(page) * all.length)]!;
