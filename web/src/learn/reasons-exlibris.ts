// Why a choice in Ex Libris is sensible, in a sentence: from what the table says of it, and from the books of its card.
import type { Advice, ExLibrisCategory, ExLibrisChoice, ExLibrisScore, ExLibrisTarget } from "$protocol";
import { CATEGORIES } from "../exlibris/drawn";
import { asChange } from "../exlibris/numbers";
import type { TableState } from "../table/table.svelte";
import { cardOf, categoryName, placeName } from "../texts/exlibris";
import { list, say } from "../texts/texts.svelte";
import { oneDigit } from "../texts/thoughts";

const sheetOf = (table: TableState): ExLibrisScore | undefined => table.exlibris?.scores?.find(({ seat }) => seat === table.seat);

function booksOf(card: number, category: ExLibrisCategory | undefined): number {
  return cardOf(card)?.books.filter((book) => book.category === category).length ?? 0;
}

/** What is good about having a card. */
function gained(table: TableState, card: number): string {
  const { mine, course } = table.exlibris ?? {};
  const wanted = [
    ["focus", booksOf(card, mine?.focus)],
    ["prominent", booksOf(card, course?.prominent)],
  ] as const;
  const what = wanted.filter(([, n]) => n > 0).map(([role, n]) => say(`guide.why.books.${role}`, { n }));
  if (what.length) return say("guide.why.books", { what: list(what) });
  const counts = CATEGORIES.map((category, i) => ({ category, n: sheetOf(table)?.counts?.[i] ?? 0 })).filter(({ category }) => category !== course?.banned);
  const fewest = Math.min(...counts.map(({ n }) => n));
  const rare = counts.find(({ category, n }) => n === fewest && booksOf(card, category) > 0);
  return rare ? say("guide.why.fewest", { category: categoryName(rare.category) }) : say("guide.why.promises");
}

/** What is good about parting with a card. */
function given(table: TableState, card: number): string {
  const { mine, course } = table.exlibris ?? {};
  const banned = booksOf(card, course?.banned);
  if (banned) return say("guide.why.banned", { n: banned });
  return say(booksOf(card, mine?.focus) || booksOf(card, course?.prominent) ? "guide.why.keeps" : "guide.why.spare");
}

/** What it does to the points, as the shelf stands now: those who advise count on cards that are turned later. */
function points(table: TableState, total: number, falls: number, best?: number): string {
  const change = total - (sheetOf(table)?.total ?? 0);
  if (change > 0) return say("guide.why.gain", { change: asChange(change) });
  if (falls > 0) return say("guide.why.later", { change: asChange(change), falls, best: best ?? "none" });
  return change < 0 ? say("guide.why.meant-later", { change: asChange(change) }) : say("guide.why.steady");
}

/** The same of a place among others; where it costs points that other places do not, the bot thinks of what is to come. */
function placed(table: TableState, { total, falls }: ExLibrisTarget, others: ExLibrisTarget[], best?: number): string {
  const costs = total < (sheetOf(table)?.total ?? 0);
  const isBeaten = others.some((other) => other.total > total);
  return [points(table, total, falls, best), costs && isBeaten ? say("guide.why.ahead") : ""].filter(Boolean).join(" ");
}

const places = (table: TableState): ExLibrisTarget[] => (table.exlibris?.choices ?? []).flatMap(({ words, targets }) => (words === "at" ? (targets ?? []) : []));

/** What is good about shelving a card where that costs points, or makes others fall. */
function shelved(table: TableState, card: number, others: ExLibrisTarget[], { exlibris, best }: Partial<Advice>): string {
  const target = exlibris?.targets?.[0];
  const tells = target && (target.falls > 0 || target.total < (sheetOf(table)?.total ?? 0));
  return [gained(table, card), tells ? placed(table, target, others, best) : ""].filter(Boolean).join(" ");
}

/** How much better it is than all else, as far as the bot knows. */
function promised({ more }: Partial<Advice>): string {
  if (more === undefined || more < LITTLE) return "";
  return say("guide.why.more", { amount: oneDigit().format(more / 100) });
}

function named(table: TableState, category: ExLibrisCategory): string {
  const { mine, course } = table.exlibris ?? {};
  return say("guide.why.named", { role: category === mine?.focus ? "focus" : category === course?.prominent ? "prominent" : "other" });
}

/** Hundredths of a point that make no difference worth telling. */
const LITTLE = 10;
const PARTING = /^(discard|lay|leave|give|burn)/;

export function reasonInTown(table: TableState, choice: ExLibrisChoice, advice: Partial<Advice> = {}): string {
  const { words, place, card, category, total, targets } = choice;
  if (words.startsWith("place") && place) {
    if (place === "home") return [say("guide.why.home"), promised(advice)].filter(Boolean).join(" ");
    return promised(advice) || `${placeName(place)}: ${say(`location.${place}.effect`)}`;
  }
  const sheet = sheetOf(table);
  if (words === "turn") return say("guide.why.turn", { change: asChange((total ?? 0) - (sheet?.total ?? 0)) });
  if (card !== undefined && PARTING.test(words)) return given(table, card);
  if (words === "at" && targets?.[0]) return placed(table, targets[0], places(table), advice.best);
  if (total !== undefined) return points(table, total, sheet?.falls?.length ?? 0);
  if (words === "take" || words === "shelve") return card === undefined ? say("guide.why.promises") : shelved(table, card, targets ?? [], advice);
  if (words === "draw") return say("guide.why.draw");
  if (words === "name" && category) return named(table, category);
  if (words === "done" && table.exlibris?.prompt?.words === "inspection") return say("guide.why.turned");
  return say(words === "done" || words === "pass" ? "guide.why.enough" : "guide.why.promises");
}
