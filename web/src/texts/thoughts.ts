// What is said if somebody asks what a bot thinks.
import type { ExLibrisChoice, LibrariansChoice, Thoughts } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { errandText } from "./exlibris";
import { say, spoken } from "./texts.svelte";
import { choiceWithin } from "./words";

type Choice = ExLibrisChoice | LibrariansChoice;

const tenths = (hundredths: number): number => Math.round(hundredths / 10) / 10;

function leadOf(points: number): string {
  if (points === 0) return "level";
  return points > 0 ? "ahead" : "behind";
}

/** How many points another choice would bring more or less, or how many cards more or fewer it would leave. */
function difference(more: number, partners: boolean, amount: string): string {
  const than = more === 0 ? "level" : more > 0 ? "more" : "less";
  return say(partners ? "bots.difference-partners" : "bots.difference", { than, amount });
}

/** What it expects, and the choices that the asker may know of. */
function sentence(table: TableState, { expected, points: score, exlibris, librarians }: Thoughts, words: (one: Choice) => string): string {
  const partners = table.game === "librarians";
  const number = new Intl.NumberFormat(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const amount = (points: number) => number.format(Math.abs(points));
  const [own, ...others] = (exlibris ?? librarians ?? []).map(words);
  const more = (i: number) => tenths(partners ? expected[0]! - expected[i]! : expected[i]! - expected[0]!);
  const points = tenths(expected[0]!);
  return say(partners ? "bots.thinking-partners" : "bots.thinking", {
    score: score === undefined ? "none" : Math.round(score / 100),
    lead: leadOf(points),
    amount: amount(points),
    choice: own ?? "none",
    others: others.map((other, i) => `${other} (${difference(more(i + 1), partners, amount(more(i + 1)))})`).join("; ") || "none",
  });
}

/** What it would do in my place; nothing if there is nothing to think about. */
export function advice(table: TableState, thoughts: Thoughts): string {
  return thoughts.expected.length ? sentence(table, thoughts, (one) => choiceWithin(table, one)) : "";
}

/** What it thought as its last turn began. */
export function thoughtsOfTurn(table: TableState, thoughts: Thoughts): string {
  if (!thoughts.expected.length) return say("page.thoughts.nothing");
  return sentence(table, thoughts, (one) => errandText(table, one as ExLibrisChoice));
}
