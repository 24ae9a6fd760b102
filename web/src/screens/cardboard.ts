// Shelves of a game on cardboard, as somebody taps them in, and as docs/score-files.md writes them.
import type { ExLibrisCategory } from "$protocol";
import { allAre, among, fieldsOf, isCount, isText } from "../shape";

export const CATEGORIES: ExLibrisCategory[] = ["codices", "fiction", "historic", "monsters", "reference", "spells"];
export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
export const ROWS = 3;
export const MOST_ICONS = 4;
const MOST_CARDS = 152;

export interface Card {
  row: number;
  column: number;
  letter: string;
  rank: number;
  icons: ExLibrisCategory[];
  /** Lies face down. */
  down?: boolean;
  /** Lies on an entombed card. */
  entombs?: boolean;
}

export interface Player {
  name: string;
  focus: ExLibrisCategory;
  hand: number;
  cards: Card[];
}

export interface Evening {
  prominent: ExLibrisCategory;
  banned: ExLibrisCategory;
  players: Player[];
}

const isCategory = (value: unknown): value is ExLibrisCategory => among(CATEGORIES, value) !== undefined;
// A field that was emptied counts nothing.
const isNumber = (value: unknown): value is number => value === null || isCount(value);

function isCard(value: unknown): value is Card {
  const { row, column, letter, rank, icons } = fieldsOf(value);
  const placed = isCount(row, ROWS + 1) && row > 0 && isCount(column, MOST_CARDS);
  return placed && among(LETTERS, letter) !== undefined && isNumber(rank) && allAre(icons, isCategory);
}

function isPlayer(value: unknown): value is Player {
  const { name, focus, hand, cards } = fieldsOf(value);
  return isText(name) && isCategory(focus) && isNumber(hand) && allAre(cards, isCard);
}

/** Whether shelves that were kept can be shown. */
export function isEvening(value: unknown): value is Evening {
  const { prominent, banned, players } = fieldsOf(value);
  return isCategory(prominent) && isCategory(banned) && allAre(players, isPlayer);
}

export const cardAt = (player: Player, row: number, column: number): Card | undefined =>
  player.cards.find((card) => card.row === row && card.column === column);

/** One column more than is used, so that a shelf can grow. */
export const width = (player: Player): number => Math.max(2, ...player.cards.map(({ column }) => column + 2));

function word(card: Card | undefined): string {
  if (!card) return ".";
  const icons = card.icons.length ? `:${card.icons.map((category) => category[0]).join("")}` : "";
  const top = card.down ? "#" : `${card.letter}${card.rank}${icons}`;
  return card.entombs ? `${top}/#` : top;
}

function rows(player: Player): string[] {
  const all = Array.from({ length: ROWS }, (_, i) => i + 1);
  const used = all.filter((row) => player.cards.some((card) => card.row === row));
  return used.map((row) => {
    const columns = Array.from({ length: width(player) }, (_, i) => i);
    return `  ${columns.map((column) => word(cardAt(player, row, column))).join(" ")}`;
  });
}

export function toFile(evening: Evening): string {
  const players = evening.players.flatMap((player) => [
    `player: ${player.name}`,
    `focus: ${player.focus}`,
    `hand: ${player.hand}`,
    "shelf:",
    ...rows(player),
  ]);
  return [`prominent: ${evening.prominent}`, `banned: ${evening.banned}`, ...players, ""].join("\n");
}
