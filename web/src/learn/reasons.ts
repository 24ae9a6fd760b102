// Why a choice is sensible, in a sentence: from what the table says of it.
import type { ExLibrisChoice, LibrariansChoice, LibrariansGenre, LibrariansPlace } from "$protocol";
import { asChange } from "../exlibris/numbers";
import type { TableState } from "../table/table.svelte";
import { genreName, placeText } from "../texts/librarians";
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

const helpful = (genres: LibrariansGenre[] = []): LibrariansGenre[] => genres.filter((genre) => genre !== "horror");

/** Where a card should go, as far as the table tells: where it completes something, or the few places that it has. */
export function goodPlaces({ words, targets = [] }: LibrariansChoice): LibrariansPlace[] {
  const winning = targets.filter(({ completes }) => helpful(completes).length);
  const few = words === "play" && targets.length <= FEW ? targets : [];
  return (winning.length ? winning : few).map(({ place }) => place);
}

function inLibrary(choice: LibrariansChoice): string {
  const { words, completes, targets = [] } = choice;
  const places = list(goodPlaces(choice).map(placeText));
  const genres = new Set(helpful(completes ?? targets.flatMap((target) => target.completes ?? [])));
  if (genres.size) return say("guide.why.completes", { places: places || "none", genres: list([...genres].map(genreName)) });
  if (words === "end") return say("guide.why.end");
  if (places) return say("guide.why.hardly-fits", { n: targets.length, places });
  return words === "at" || words === "on" || words === "play" ? say("guide.why.room") : "";
}

export function reasonFor(table: TableState, choice: ExLibrisChoice | LibrariansChoice): string {
  return table.game === "librarians" ? inLibrary(choice as LibrariansChoice) : inTown(table, choice as ExLibrisChoice);
}
