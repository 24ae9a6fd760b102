// How a shelf lies before one's eyes: its cells, and room around it for cards to come.
import type { ExLibrisShelvedCard } from "$protocol";
import { cellThing, type Thing } from "./choices";

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

/** All cells from the row and column before the first card to those after the last. */
export function cellsAround(cards: ExLibrisShelvedCard[]): Cell[] {
  const { rows, columns } = extentOf(cards);
  const at = new Map<Thing, ExLibrisShelvedCard[]>();
  for (const card of cards) {
    const thing = cellThing(card.row, card.column);
    at.set(thing, [...(at.get(thing) ?? []), card]);
  }
  const cells: Cell[] = [];
  for (let row = 0; row <= rows + 1; row++) {
    for (let column = 0; column <= columns + 1; column++) {
      const thing = cellThing(row, column);
      const there = at.get(thing) ?? [];
      cells.push({ thing, row, column, top: there.find(({ entombed }) => !entombed), under: there.find(({ entombed }) => entombed) });
    }
  }
  return cells;
}

/** As the inspector reads them: row by row from the top, each from the left. */
export function inReadingOrder(cards: ExLibrisShelvedCard[]): ExLibrisShelvedCard[] {
  return cards.filter(({ entombed }) => !entombed).toSorted((one, other) => one.row - other.row || one.column - other.column);
}
