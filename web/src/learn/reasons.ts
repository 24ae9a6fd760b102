// Why a choice is sensible, in a sentence: from what the table says of it.
import type { ExLibrisChoice, LibrariansChoice } from "$protocol";
import { asChange } from "../exlibris/numbers";
import type { TableState } from "../table/table.svelte";
import { placeName } from "../texts/exlibris";
import { say } from "../texts/texts.svelte";
import { reasonInLibrary } from "./reasons-librarians";

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

export function reasonFor(table: TableState, choice: ExLibrisChoice | LibrariansChoice): string {
  return table.game === "librarians" ? reasonInLibrary(choice as LibrariansChoice) : inTown(table, choice as ExLibrisChoice);
}
