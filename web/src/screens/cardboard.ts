// Shelves of a game on cardboard, as somebody taps them in, and as docs/score-files.md writes them.
import type { ExLibrisCategory } from "$protocol";
import { allAre, among, fieldsOf, isCount, isText } from "../shape";

export const CATEGORIES: ExLibrisCategory[] = ["codices", "fiction", "historic", "monsters", "reference", "spells"];
export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
export const ROWS = 3;
export const MOST_ICONS = 4;
export const HIGHEST_RANK = 999;
const MOST_CARDS = 152;

/** The nearest number that a card may have; the first one of a field that was emptied. */
export const possibleRank = (rank: number | null): number => Math.min(HIGHEST_RANK, Math.max(1, Math.round(rank ?? 1)));

export interface Card {
  letter: string;
  rank: number;
  icons: ExLibrisCategory[];
  /** Lies face down, which only a card on a shelf does. */
  down?: boolean;
  /** Lies on an entombed card. */
  entombs?: boolean;
}

export interface ShelvedCard extends Card {
  row: number;
  column: number;
}

export interface Player {
  name: string;
  focus: ExLibrisCategory;
  hand: number;
  cards: ShelvedCard[];
}

/** The rival of the solo game: what was discarded. */
export interface PublicLibrary {
  focus: ExLibrisCategory;
  cards: Card[];
}

export interface Evening {
  prominent: ExLibrisCategory;
  banned: ExLibrisCategory;
  players: Player[];
  /** In the solo game. */
  library?: PublicLibrary;
}

const isCategory = (value: unknown): value is ExLibrisCategory => among(CATEGORIES, value) !== undefined;
// A field that was emptied counts nothing.
const isNumber = (value: unknown): value is number => value === null || isCount(value);

function isCard(value: unknown): value is Card {
  const { letter, rank, icons } = fieldsOf(value);
  return among(LETTERS, letter) !== undefined && isNumber(rank) && allAre(icons, isCategory);
}

function isShelved(value: unknown): value is ShelvedCard {
  const { row, column } = fieldsOf(value);
  return isCount(row, ROWS + 1) && row > 0 && isCount(column, MOST_CARDS) && isCard(value);
}

function isPlayer(value: unknown): value is Player {
  const { name, focus, hand, cards } = fieldsOf(value);
  return isText(name) && isCategory(focus) && isNumber(hand) && allAre(cards, isShelved);
}

function isLibrary(value: unknown): value is PublicLibrary {
  const { focus, cards } = fieldsOf(value);
  return isCategory(focus) && allAre(cards, isCard);
}

/** Whether shelves that were kept can be shown. */
export function isEvening(value: unknown): value is Evening {
  const { prominent, banned, players, library } = fieldsOf(value);
  const complete = isCategory(prominent) && isCategory(banned) && allAre(players, isPlayer);
  return complete && (library === undefined || isLibrary(library));
}

export const cardAt = (player: Player, row: number, column: number): ShelvedCard | undefined =>
  player.cards.find((card) => card.row === row && card.column === column);

/** One column more than is used, so that a shelf can grow. */
export const width = (player: Player): number => Math.max(2, ...player.cards.map(({ column }) => column + 2));

function word({ letter, rank, icons }: Card): string {
  return `${letter}${rank}${icons.length ? `:${icons.map((category) => category[0]).join("")}` : ""}`;
}

function place(card: ShelvedCard | undefined): string {
  if (!card) return ".";
  const top = card.down ? "#" : word(card);
  return card.entombs ? `${top}/#` : top;
}

function rows(player: Player): string[] {
  const all = Array.from({ length: ROWS }, (_, i) => i + 1);
  const used = all.filter((row) => player.cards.some((card) => card.row === row));
  return used.map((row) => {
    const columns = Array.from({ length: width(player) }, (_, i) => i);
    return `  ${columns.map((column) => place(cardAt(player, row, column))).join(" ")}`;
  });
}

const block = (player: Player): string[] => [
  `player: ${player.name}`,
  `focus: ${player.focus}`,
  `hand: ${player.hand ?? 0}`,
  "shelf:",
  ...rows(player),
];

/** In the solo game there is one player, and the Public Library. */
export function toFile({ prominent, banned, players, library }: Evening): string {
  const goals = [`prominent: ${prominent}`, `banned: ${banned}`];
  const sides = library
    ? [...players.slice(0, 1).flatMap(block), "library:", `focus: ${library.focus}`, "cards:", `  ${library.cards.map(word).join(" ")}`]
    : players.flatMap(block);
  return [...goals, ...sides, ""].join("\n");
}
