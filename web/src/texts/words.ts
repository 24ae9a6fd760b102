// What is said at a table, whichever game is played there.
import type { ExLibrisChoice, Happened, LibrariansChoice, Refusal } from "$protocol";
import type { Beginning } from "../table/chapters";
import type { TableState } from "../table/table.svelte";
import * as exlibris from "./exlibris";
import * as librarians from "./librarians";
import { nameOf, personIn } from "./people";
import { has, list, say } from "./texts.svelte";

export function question(table: TableState): string {
  if (table.exlibris?.prompt) return exlibris.questionText(table, table.exlibris.prompt);
  return table.librarians?.prompt ? librarians.questionText(table, table.librarians.prompt) : "";
}

/** Who asks: the tile or power behind the question, with its text; or the power card that it is about. */
export function asker(table: TableState): string {
  const town = table.exlibris?.prompt;
  const ability = town && exlibris.abilityBehind(table, town);
  if (ability) return ability;
  if (town?.place) return `${exlibris.placeName(town.place)}: ${say(`location.${town.place}.effect`)}`;
  const prompt = table.librarians?.prompt;
  if (!prompt) return "";
  const awarded = prompt.words === "award" ? (prompt.cards ?? []).flatMap((card) => librarians.bookOf(table, card) ?? []) : [];
  const powers: { genre?: string; thrill?: string }[] = awarded.length ? awarded : [prompt];
  return powers.filter(({ genre, thrill }) => genre ?? thrill).map(librarians.powerSentence).join(" ");
}

/** Whoever has decided as often as this at a table knows how. */
const KNOWS_HOW = 6;

/** How that is decided, for those who are new at the table. */
export function howTo(table: TableState): string {
  const key = `page.how.${table.game}.${(table.exlibris?.prompt ?? table.librarians?.prompt)?.words}`;
  const decided = table.history.filter(({ seat, back }) => seat === table.seat && back === undefined).length;
  return has(key) && decided < KNOWS_HOW ? say(key) : "";
}

export function choice(table: TableState, one: ExLibrisChoice | LibrariansChoice): string {
  return table.game === "librarians"
    ? librarians.choiceText(table, one as LibrariansChoice)
    : exlibris.choiceText(table, one as ExLibrisChoice);
}

/** The same within a sentence, which has a full stop of its own. */
export function choiceWithin(table: TableState, one: ExLibrisChoice | LibrariansChoice): string {
  return choice(table, one).replace(/\.$/, "");
}

/** Whom everybody waits for. */
export function waitingFor(table: TableState): string {
  const deciding = (table.exlibris?.prompt ?? table.librarians?.prompt)?.deciding ?? [];
  const others = deciding.filter((seat) => seat !== table.seat);
  // In a replay, or while a bot plays for me, it may be me.
  const awaited = others.length ? others : deciding;
  return awaited.length ? say("page.waiting-for", { names: list(awaited.map((seat) => nameOf(table, seat))) }) : "";
}

function obstacle(table: TableState, refusal: Refusal): string {
  const { obstacle: kind, which } = refusal;
  if (kind === undefined || which === undefined) return "";
  if (kind === "seat") return personIn(table, which);
  if (kind === "card") return table.game === "librarians" ? librarians.cardName(table, which) : exlibris.cardName(which);
  if (kind === "place") return exlibris.placeByNumber(which);
  return exlibris.ownPiece(table, which);
}

/** Why something is not possible. */
export function reason(table: TableState, refusal: Refusal): string {
  return say(refusal.key, { what: obstacle(table, refusal) });
}

/** What an entry of the history tells. */
export function sentences(table: TableState, entry: Happened): string[] {
  if (entry.back !== undefined) {
    const name = entry.seat === undefined ? "" : nameOf(table, entry.seat);
    return [say("page.taken-back", { who: entry.seat === table.seat ? "you" : name ? "other" : "all", name })];
  }
  if (entry.exlibris) return exlibris.tell(table, entry.exlibris);
  return entry.librarians ? librarians.tell(table, entry.librarians) : [];
}

/** What a chapter of the history is called. */
export function heading(table: TableState, began: Beginning | undefined): string {
  if (!began) return say("page.log.before");
  if (began.kind === "round-began") return say("page.log.round", { n: began.n ?? 0 });
  const { seat = 0 } = began;
  return say("page.log.turn", { who: seat === table.seat ? "you" : "other", name: nameOf(table, seat) });
}
