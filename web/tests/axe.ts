// axe-core in a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What is wrong on the screen, one line for each thing. */
export async function violations(page: Page): Promise<string[]> {
  // What is on its way from one colour to another has the contrast of neither.
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
  await page.evaluate(SOURCE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary.split("\n")[1] ?? ""}`),
  );
}
