// What a form for a new table holds, and what it becomes in the notation of options (docs/formats.md).
import type { CreateTable, ExLibrisAssistant, ExLibrisPlace, Game, LibrariansExpansion, LibrariansGenre, LibrariansThrill, NewSeat, Pace, Talk } from "$protocol";
import { GENRES_OF_COLOURS } from "../../pictures/badges";

export type Sitter = "me" | "friend" | "open" | "bot";
/** From the one that a child can beat to the strongest (docs/bots.md). */
export const BOTS = ["apprentice", "clerk", "librarian", "archivist"] as const;
export type Bot = (typeof BOTS)[number];

export interface SeatWish {
  who: Sitter;
  name: string;
  bot: Bot;
}
export const seatFor = (who: Sitter, name = ""): SeatWish => ({ who, name, bot: "clerk" });

export interface Wishes {
  game: Game;
  /** In this browser, or on the server. */
  here: boolean;
  seats: SeatWish[];
  variants: string[];
  /** Locations and libraries (XL-V4). */
  leftOut: string[];
  putBack: string[];
  /** Of the game for one. */
  level: number;
  genres: LibrariansGenre[];
  expansions: LibrariansExpansion[];
  thrills: boolean;
  kinds: LibrariansThrill[];
  exactlyTwo: boolean;
  talk: Talk;
  aids: boolean;
  listed: boolean;
  spectators: boolean;
  pace: Pace;
  /** Minutes for a move or a game, or days. */
  time: number;
  late: "bot" | "resign";
}

const VARIANTS = ["beginner", "friendly", "longer"];
/** Alone, every game has five rounds (XL-O4). */
export const variantsFor = (players: number): string[] => (players === 1 ? VARIANTS.filter((one) => one !== "longer") : VARIANTS);
export const EXPANSIONS: LibrariansExpansion[] = ["authors", "ages", "sequels", "powers", "columns", "balance"];
export const USUAL_GENRES = GENRES_OF_COLOURS.map(([first]) => first!);
export const THRILLS: LibrariansThrill[] = [
  "skip", "stop", "swap", "gap", "no-order", "stack-any", "draw", "force-colour", "force-letter", "reveal", "clear", "steal-power",
];
export const LOCATIONS: ExLibrisPlace[] = [
  "book-swap", "auction-house", "donation-center", "community-center", "wishing-well", "gambling-den", "librarians-lodge",
  "book-collector", "bookshop", "garbage-dump", "bookworm-tavern", "mysterious-shack", "bargain-books", "assistants-guild",
  "tax-collector", "yard-sale", "shelfmasons-guild",
];
export const LIBRARIES: ExLibrisAssistant[] = [
  "witch", "mummy", "snowman", "wizard", "goblin", "automaton", "sasquatch", "cube", "golem", "fire-imp", "ghost", "bookworm",
];
export const PACES: Pace[] = ["unlimited", "move", "game", "days"];
/** Minutes or days that suit most people; nobody counts where time is unlimited. */
export const USUAL_TIMES: Record<Pace, number> = { unlimited: 1, move: 5, game: 60, days: 2 };
export const TALKS: Talk[] = ["silent", "taps", "free"];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7];
/** Who can sit where the game is played. */
export const SITTERS = { here: ["me", "friend", "bot"], online: ["me", "open", "bot"] } as const;
export const FEWEST: Record<Game, number> = { exlibris: 1, librarians: 2 };
export const MOST: Record<Game, number> = { exlibris: 4, librarians: 6 };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function exlibrisOptions(wishes: Wishes): string {
  const players = wishes.seats.length;
  const words = [players === 1 ? `solo=${wishes.level}` : `players=${players}`];
  const variants = variantsFor(players).filter((one) => wishes.variants.includes(one));
  if (variants.length) words.push(`variant=${variants.join(",")}`);
  if (wishes.leftOut.length) words.push(`without=${wishes.leftOut.join(",")}`);
  if (variants.length && wishes.putBack.length) words.push(`with=${wishes.putBack.join(",")}`);
  return words.join(" ");
}

function librariansOptions(wishes: Wishes): string {
  const words = [`players=${wishes.seats.length}`];
  const usual = wishes.genres.length === USUAL_GENRES.length && USUAL_GENRES.every((genre) => wishes.genres.includes(genre));
  if (!usual) words.push(`genres=${wishes.genres.join(",")}`);
  if (wishes.expansions.length) words.push(`expansions=${wishes.expansions.join(",")}`);
  const thrills = wishes.thrills && wishes.kinds.length > 0;
  if (thrills) words.push(`thrills=${wishes.kinds.length === THRILLS.length ? "all" : wishes.kinds.join(",")}`);
  if (thrills && wishes.exactlyTwo) words.push("exactly-two");
  return words.join(" ");
}

function seatOf({ who, name, bot }: SeatWish, fallback: string): NewSeat {
  if (who === "open") return { occupant: who };
  if (who === "bot") return { occupant: who, bot };
  return { occupant: "person", name: name.trim() || fallback };
}

/** `nameless` says what somebody without a name is called. */
export function toRequest(wishes: Wishes, nameless: (seat: number) => string): CreateTable {
  const librarians = wishes.game === "librarians";
  const span = wishes.time * (wishes.pace === "days" ? DAY : MINUTE);
  return {
    game: wishes.game,
    options: librarians ? librariansOptions(wishes) : exlibrisOptions(wishes),
    seats: wishes.seats.map((seat, i) => seatOf(seat, nameless(i))),
    visibility: wishes.listed && !wishes.here ? "listed" : "unlisted",
    spectators: wishes.spectators,
    ...(librarians && { talk: wishes.talk }),
    aids: wishes.aids,
    pacing: wishes.pace === "unlimited" ? { pace: "unlimited" } : { pace: wishes.pace, time: span, late: wishes.late },
  };
}
