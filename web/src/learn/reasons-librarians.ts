// Why a choice in Librarians is sensible, in a sentence, and where it leads: from what the table says of it.
import type { LibrariansChoice, LibrariansGenre, LibrariansPlace } from "$protocol";
import { genreName, placeText } from "../texts/librarians";
import { list, say } from "../texts/texts.svelte";

/** A card with so few places left is better played now. */
const FEW = 3;

const helpful = (genres: LibrariansGenre[] = []): LibrariansGenre[] => genres.filter((genre) => genre !== "horror");

/** Where a bot would put the card, if it said so; or else where it completes something, or the few places that it has. */
export function goodPlaces({ words, targets = [] }: LibrariansChoice, then?: string): LibrariansPlace[] {
  const advised = targets.find(({ place }) => then === `at ${place.row},${place.column}`);
  if (advised) return [advised.place];
  const winning = targets.filter(({ completes }) => helpful(completes).length);
  const few = words === "play" && targets.length <= FEW ? targets : [];
  return (winning.length ? winning : few).map(({ place }) => place);
}

export function reasonInLibrary(choice: LibrariansChoice, then?: string): string {
  const { words, completes, targets = [] } = choice;
  const good = goodPlaces(choice, then);
  const places = list(good.map(placeText));
  const genres = new Set(helpful(completes ?? targets.filter(({ place }) => good.includes(place)).flatMap((target) => target.completes ?? [])));
  if (genres.size) return say("guide.why.completes", { places: places || "none", genres: list([...genres].map(genreName)) });
  if (words === "end") return say("guide.why.end");
  if (places && targets.length <= FEW) return say("guide.why.hardly-fits", { n: targets.length, places });
  if (places) return say("guide.why.room-there", { places });
  return words === "at" || words === "on" || words === "play" ? say("guide.why.room") : "";
}
