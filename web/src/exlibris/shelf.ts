// How a shelf lies before one's eyes: its cells, and room around it for cards to come.
import type { ExLibrisShelvedCard } from "$protocol";
import { cellThing, type Thing } from "./choices";

const SLIM = 0.5;

/** What is to be known about a card at a glance. */
export type Mark = "falls" | "turned" | "chosen";

export interface Extent {
  rows: number;
  columns: number;
}

/** A cell of the drawing. A card may lie on another one. */
export interface Cell {
  thing: Thing;
  row: number;
  column: number;
  top?: ExLibrisShelvedCard;
  under?: ExLibrisShelvedCard;
}

export function extentOf(cards: ExLibrisShelvedCard[]): Extent {
  return {
    rows: Math.max(0, ...cards.map(({ row }) => row)),
    columns: Math.max(0, ...cards.map(({ column }) => column)),
  };
}

/** The part of a shelf that is drawn: from its first to its last row and column. */
export interface Frame {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Everything that stands there, and the places where something may go. */
export function frameOf(cards: ExLibrisShelvedCard[], places: { row: number; column: number }[]): Frame {
  const { rows, columns } = extentOf(cards);
  const [inRows, inColumns] = [places.map(({ row }) => row), places.map(({ column }) => column)];
  return {
    top: Math.min(1, ...inRows),
    bottom: Math.max(1, rows, ...inRows),
    left: Math.min(1, ...inColumns),
    right: Math.max(1, columns, ...inColumns),
  };
}

/** How high each row is drawn: those where nothing stands yet are slim. */
export function rowHeights({ top, bottom }: Frame, cards: ExLibrisShelvedCard[]): number[] {
  const occupied = new Set(cards.map(({ row }) => row));
  return Array.from({ length: bottom - top + 1 }, (_, i) => (occupied.size === 0 || occupied.has(top + i) ? 1 : SLIM));
}

export function cellsWithin(frame: Frame, cards: ExLibrisShelvedCard[]): Cell[] {
  const at = new Map<Thing, ExLibrisShelvedCard[]>();
  for (const card of cards) {
    const thing = cellThing(card.row, card.column);
    at.set(thing, [...(at.get(thing) ?? []), card]);
  }
  const cells: Cell[] = [];
  for (let row = frame.top; row <= frame.bottom; row++) {
    for (let column = frame.left; column <= frame.right; column++) {
      const thing = cellThing(row, column);
      const there = at.get(thing) ?? [];
      cells.push({ thing, row, column, top: there.find(({ entombed }) => !entombed), under: there.find(({ entombed }) => entombed) });
    }
  }
  return cells;
}

/** As the inspector reads them: row by row from the top, each from the left. */
export function inReadingOrder(cards: ExLibrisShelvedCard[]): ExLibrisShelvedCard[] {
  return cards.filter(({ entombed }) => !entombed).sort((one, other) => one.row - other.row || one.column - other.column);
}
