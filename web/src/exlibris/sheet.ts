// The lines of the score sheet, and what is said about them: the rule in a sentence, and the numbers behind the points.
import type { ExLibrisScore } from "$protocol";
import { categoryName } from "../texts/exlibris";
import { list, say } from "../texts/texts.svelte";
import { CATEGORIES } from "./drawn";
import { inPrint } from "./numbers";
import type { Play } from "./play.svelte";

const PARTS = ["stability", "entombed", "prominent", "banned", "variety", "focus"] as const;
export type Part = (typeof PARTS)[number];

/** The lines that matter: cards are entombed in few games. */
export const partsOf = (scores: ExLibrisScore[]): Part[] => PARTS.filter((part) => part !== "entombed" || scores.some((score) => score.entombed));

function categoryOf({ view }: Play, part: Part) {
  if (part === "focus") return view.mine?.focus;
  return part === "prominent" || part === "banned" ? view.course?.[part] : undefined;
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
  return say(part === "prominent" ? "page.exlibris.now.compared" : "page.exlibris.now.counted", values);
}

export function aboutPart(play: Play, part: Part): string {
  const category = categoryOf(play, part);
  const rule = say(`page.exlibris.part.${part}`, { category: category ? categoryName(category) : "" });
  return `${rule} ${numbers(play, part)}`.trim();
}
