// Why a choice is sensible, in a sentence: from what the table says of it.
import type { ExLibrisChoice, LibrariansChoice } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { genreName } from "../texts/librarians";
import { list, say } from "../texts/texts.svelte";
import { reasonInTown } from "./reasons-exlibris";

/** A card with so few places left is better played now. */
const FEW = 3;

function inLibrary({ words, completes, targets }: LibrariansChoice): string {
  const helpful = (completes ?? targets?.flatMap((target) => target.completes ?? []) ?? []).filter((genre) => genre !== "horror");
  if (helpful.length) return say("guide.why.completes", { genres: list([...new Set(helpful)].map(genreName)) });
  if (words === "end") return say("guide.why.end");
  if (words === "play" && targets && targets.length <= FEW) return say("guide.why.hardly-fits", { n: targets.length });
  return words === "at" || words === "on" || words === "play" ? say("guide.why.room") : "";
}

export function reasonFor(table: TableState, choice: ExLibrisChoice | LibrariansChoice): string {
  return table.game === "librarians" ? inLibrary(choice as LibrariansChoice) : reasonInTown(table, choice as ExLibrisChoice);
}
