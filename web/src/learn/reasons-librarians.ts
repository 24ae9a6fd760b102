// Why a choice in Librarians is sensible, in a sentence, and where it leads: from what the table says of it.
import type { Advice, LibrariansChoice, LibrariansGenre, LibrariansPlace } from "$protocol";
import type { TableState } from "../table/table.svelte";
import { cardName, genreName, placeText } from "../texts/librarians";
import { list, say } from "../texts/texts.svelte";

/** A card with so few places left is better played now. */
const FEW = 3;

const helpful = (genres: LibrariansGenre[] = []): LibrariansGenre[] => genres.filter((genre) => genre !== "horror");

/** Where a bot would put the card, if it said so; or else where it completes something. */
export function goodPlaces({ targets = [] }: LibrariansChoice, advice?: Advice): LibrariansPlace[] {
  const advised = advice?.librarians?.place;
  return advised ? [advised] : targets.filter(({ completes }) => helpful(completes).length).map(({ place }) => place);
}

/** What is good about the place: there, or where the card goes that is taken up. */
function ofPlace(table: TableState, { words, card, place, leeway }: LibrariansChoice, there: boolean): string {
  const where = place ? placeText(place) : "";
  if (words === "on") return say("guide.why.stack", { there: there ? "yes" : "no", card: card === undefined ? "" : cardName(table, card), place: where });
  if (leeway) return say(`guide.why.${leeway}`, { place: there ? "none" : where });
  return there ? "" : say("guide.why.goes", { place: where });
}

/** Whether new cards come at the end of the turn (LB-S3). */
function draws({ librarians: view, seat }: TableState): boolean {
  const hand = view?.seats?.find((one) => one.seat === seat)?.hand ?? 0;
  return (view?.piles?.deck ?? 0) > 0 && hand < (view?.course?.hand_limit ?? 0);
}

export function reasonInLibrary(table: TableState, choice: LibrariansChoice, advice?: Advice): string {
  const { words, completes, targets = [], other } = choice;
  const good = goodPlaces(choice, advice);
  const places = list(good.map(placeText));
  // What it would complete elsewhere is nothing that the advised place does.
  const followed = completes ? choice : advice?.librarians;
  const genres = new Set(helpful(followed ? followed.completes : targets.flatMap((target) => target.completes ?? [])));
  if (genres.size) return say("guide.why.completes", { places: places || "none", genres: list([...genres].map(genreName)) });
  if (words === "end") return say("guide.why.end", { draws: draws(table) ? "yes" : "no" });
  if (words === "give") return say("guide.why.give", { who: other === table.seat ? "you" : "other" });
  const there = words === "at" || words === "on";
  const put = there ? choice : advice?.librarians;
  const few = targets.length && targets.length <= FEW ? say("guide.why.hardly-fits", { n: targets.length }) : "";
  return [put ? ofPlace(table, put, there) : "", few].filter(Boolean).join(" ");
}
