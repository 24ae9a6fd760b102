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

/** Amounts always have a digit after the point: in Czech that decides the form of the word behind them. */
export const oneDigit = () => new Intl.NumberFormat(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How many points another choice would bring more or less than the first, or how many cards more or fewer it would leave. */
export function difference(first: number, other: number, partners: boolean): string {
  const more = Math.round((partners ? first - other : other - first) * 10) / 10;
  const than = more === 0 ? "level" : more > 0 ? "more" : "less";
  return say(partners ? "bots.difference-partners" : "bots.difference", { than, amount: oneDigit().format(Math.abs(more)) });
}

/** What it expects, and the choices that the asker may know of. */
function sentence(table: TableState, { expected, points: score, exlibris, librarians }: Thoughts, words: (one: Choice) => string): string {
  const partners = table.game === "librarians";
  const [own, ...others] = (exlibris ?? librarians ?? []).map(words);
  const points = tenths(expected[0]!);
  return say(partners ? "bots.thinking-partners" : "bots.thinking", {
    score: score === undefined ? "none" : Math.round(score / 100),
    lead: leadOf(points),
    amount: oneDigit().format(Math.abs(points)),
    choice: own ?? "none",
    others: others.map((other, i) => `${other} (${difference(expected[0]! / 100, expected[i + 1]! / 100, partners)})`).join("; ") || "none",
  });
}

/** What it would do in my place; nothing if there is nothing to think about. */
export function advice(table: TableState, thoughts: Thoughts): string {
  return thoughts.expected.length ? sentence(table, thoughts, (one) => choiceWithin(table, one)) : "";
}

const HASTY = ["apprentice", "clerk"];

/** What a bot of that level thought as its last turn began. One that decides at once looks ahead only now that it is asked. */
export function thoughtsOfTurn(table: TableState, thoughts: Thoughts, level = ""): string {
  if (!thoughts.expected.length) return say("page.thoughts.nothing");
  const words = sentence(table, thoughts, (one) => errandText(table, one as ExLibrisChoice));
  const [own, ...others] = thoughts.expected;
  const regrets = HASTY.includes(level) && others.some((other) => tenths(other - own!) > 0);
  return regrets ? `${words} ${say("page.thoughts.at-once")}` : words;
}
