// What is said about the lines of the score sheet: the rule in a sentence, and the numbers behind the points.
import type { ExLibrisScore } from "$protocol";
import { categoryName } from "../texts/exlibris";
import { list, say } from "../texts/texts.svelte";
import { CATEGORIES } from "./drawn";
import { inPrint } from "./numbers";
import type { Part } from "./parts";
import type { Play } from "./play.svelte";

function categoryOf({ view }: Play, part: Part) {
  if (part === "focus") return view.mine?.focus;
  return part === "prominent" || part === "banned" ? view.course?.[part] : undefined;
}

/** Whether the points for the prominent category are only shared because nobody has such a book yet. */
export function isUnearned({ view }: Play): boolean {
  const prominent = view.course && CATEGORIES.indexOf(view.course.prominent);
  const scores = view.scores ?? [];
  return prominent !== undefined && scores.every(({ counts }) => !counts[prominent]) && scores.some((score) => score.prominent > 0);
}

function numbers(play: Play, part: Part): string {
  const { score } = play;
  const points = score?.[part];
  if (!score || points === undefined) return "";
  const category = categoryOf(play, part);
  if (!category) return say("page.exlibris.now", { points: inPrint(points) });
  const count = ({ counts }: ExLibrisScore) => counts[CATEGORIES.indexOf(category)] ?? 0;
  const others = (play.view.scores ?? []).filter(({ seat }) => seat !== score.seat).map((other) => String(count(other)));
  const values = { n: count(score), points: inPrint(points), others: list(others) };
  if (part === "prominent" && isUnearned(play)) return say("page.exlibris.now.unearned", values);
  return say(part === "prominent" ? "page.exlibris.now.compared" : "page.exlibris.now.counted", values);
}

export function aboutPart(play: Play, part: Part): string {
  const category = categoryOf(play, part);
  const rule = say(`page.exlibris.part.${part}`, { category: category ? categoryName(category) : "" });
  return `${rule} ${numbers(play, part)}`.trim();
}
