// What is said about the lines of the score sheet: the rule in a sentence, and the numbers behind the points.
import type { ExLibrisScore } from "$protocol";
import { categoryName } from "../texts/exlibris";
import { list, say } from "../texts/texts.svelte";
import { CATEGORIES } from "./drawn";
import { inPrint } from "./numbers";
import type { Part } from "./parts";
import { solo } from "./places";
import type { Play } from "./play.svelte";

function categoryOf({ view }: Play, part: Part) {
  if (part === "focus") return view.mine?.focus;
  return part === "prominent" || part === "banned" ? view.course?.[part] : undefined;
}

/** Who has a book of the prominent category, if I have none and get points for it nevertheless. */
export function unearned({ view, score }: Play): "nobody" | "others" | undefined {
  const prominent = view.course && CATEGORIES.indexOf(view.course.prominent);
  if (prominent === undefined || !score?.prominent || score.counts[prominent]) return undefined;
  return view.scores?.some(({ counts }) => counts[prominent]) ? "others" : "nobody";
}

/** What everybody can see of a sheet: the focus is secret, and who turns which cards. Nothing once I have turned some. */
export function openPoints({ view, table }: Play, seat: number): number | undefined {
  const score = view.scores?.find((one) => one.seat === seat);
  const turned = view.shelves?.some((shelf) => shelf.seat === table.seat && shelf.cards.some((card) => card.turned));
  return score && !(turned && seat === table.seat) ? score.total - (score.focus ?? 0) : undefined;
}

/** The same in words, beside what I have. */
export function aboutOpenPoints(play: Play, seat: number): string {
  const me = play.table.seat;
  const own = me === undefined || me === seat ? undefined : openPoints(play, me);
  return say("page.exlibris.public-points-about", { points: openPoints(play, seat) ?? 0, own: own ?? "none" });
}

/** What the cards that fall mean, and what the best ones to turn would make of it. */
export const aboutFalls = ({ score }: Play): string =>
  say("page.exlibris.falling-about", { best: score?.best === undefined ? "none" : inPrint(score.best) });

function numbers(play: Play, part: Part): string {
  const { score } = play;
  const points = score?.[part];
  if (!score || points === undefined) return "";
  const category = categoryOf(play, part);
  if (!category) return say("page.exlibris.now", { points: inPrint(points) });
  const count = ({ counts }: ExLibrisScore) => counts[CATEGORIES.indexOf(category)] ?? 0;
  const others = (play.view.scores ?? []).filter(({ seat }) => seat !== score.seat).map((other) => String(count(other)));
  const values = { n: count(score), points: inPrint(points), others: list(others), solo: solo(play) };
  if (part === "prominent" && unearned(play) === "nobody") return say("page.exlibris.now.unearned", values);
  return say(part === "prominent" ? "page.exlibris.now.compared" : "page.exlibris.now.counted", values);
}

export function aboutPart(play: Play, part: Part): string {
  const category = categoryOf(play, part);
  const rule = say(`page.exlibris.part.${part}`, { category: category ? categoryName(category) : "", solo: solo(play) });
  return `${rule} ${numbers(play, part)}`.trim();
}
