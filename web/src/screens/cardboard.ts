// Shelves of a game on cardboard, as somebody taps them in, and as docs/score-files.md writes them.
import type { ExLibrisCategory } from "$protocol";

export const CATEGORIES: ExLibrisCategory[] = ["codices", "fiction", "historic", "monsters", "reference", "spells"];
export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
export const ROWS = 3;
export const MOST_ICONS = 4;

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
