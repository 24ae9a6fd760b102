// Why a choice is sensible, in a sentence: from what the table says of it.
import type { ExLibrisChoice, LibrariansChoice } from "$protocol";
import { asChange } from "../exlibris/numbers";
import type { TableState } from "../table/table.svelte";
import { genreName } from "../texts/librarians";
import { placeName } from "../texts/exlibris";
import { list, say } from "../texts/texts.svelte";

/** A card with so few places left is better played now. */
const FEW = 3;

function inTown(table: TableState, choice: ExLibrisChoice): string {
  const { place, words, total, targets } = choice;
  if (words.startsWith("place") && place) {
    return place === "home" ? say("guide.why.home") : `${placeName(place)}: ${say(`location.${place}.effect`)}`;
  }
  const now = table.exlibris?.scores?.find(({ seat }) => seat === table.seat)?.total ?? 0;
  if (total !== undefined) return say("guide.why.gain", { change: asChange(total - now) });
  if (!targets?.length) return "";
  const best = Math.max(...targets.map((target) => target.total)) - now;
  return say(words === "at" ? "guide.why.gain" : "guide.why.best-place", { change: asChange(best) });
}

function inLibrary({ words, completes, targets }: LibrariansChoice): string {
  const helpful = (completes ?? targets?.flatMap((target) => target.completes ?? []) ?? []).filter((genre) => genre !== "horror");
  if (helpful.length) return say("guide.why.completes", { genres: list([...new Set(helpful)].map(genreName)) });
  if (words === "end") return say("guide.why.end");
  if (words === "play" && targets && targets.length <= FEW) return say("guide.why.hardly-fits", { n: targets.length });
  return words === "at" || words === "on" || words === "play" ? say("guide.why.room") : "";
}

export function reasonFor(table: TableState, choice: ExLibrisChoice | LibrariansChoice): string {
  return table.game === "librarians" ? inLibrary(choice as LibrariansChoice) : inTown(table, choice as ExLibrisChoice);
}
