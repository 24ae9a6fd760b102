// Where things stand: the library is a plane with the bookshelf cards in the middle, seen through a window.
import type { LibrariansPlace } from "$protocol";

export const CELL = { width: 62, height: 100 };
export const MIDDLE = 98;
const MARGIN = 10;
/** Less than this is nothing but rounding. */
const PIXEL = 1;
const LARGEST = 1.35;

/** Rows and columns, all inclusive. */
export interface Bounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  scale: number;
  /** Where the plane's origin is in the window. */
  x: number;
  y: number;
}

export const keyOf = ({ row, column }: LibrariansPlace): string => `${row},${column}`;

/** The box of a place; column 0 is that of the bookshelf cards. */
export function boxOf({ row, column }: LibrariansPlace): Box {
  const y = row * CELL.height;
  if (column === 0) return { x: -MIDDLE / 2, y, width: MIDDLE, height: CELL.height };
  const x = column > 0 ? MIDDLE / 2 + (column - 1) * CELL.width : -MIDDLE / 2 + column * CELL.width;
  return { x, y, width: CELL.width, height: CELL.height };
}

/** What encloses the rows of the shelves and these places. */
export function boundsOf(rows: number[], places: LibrariansPlace[]): Bounds {
  const allRows = [...rows, ...places.map(({ row }) => row)];
  const columns = places.map(({ column }) => column);
  return {
    top: Math.min(...allRows),
    bottom: Math.max(...allRows),
    left: Math.min(-1, ...columns),
    right: Math.max(1, ...columns),
  };
}

export function boxAround({ top, bottom, left, right }: Bounds): Box {
  const first = boxOf({ row: top, column: left });
  const last = boxOf({ row: bottom, column: right });
  return { x: first.x, y: first.y, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
}

/** Shows a whole box, as large as the window allows. */
export function fit(box: Box, window: { width: number; height: number }): Camera {
  const across = (window.width - 2 * MARGIN) / box.width;
  const down = (window.height - 2 * MARGIN) / box.height;
  const scale = Math.max(0.05, Math.min(across, down, LARGEST));
  return {
    scale,
    x: (window.width - box.width * scale) / 2 - box.x * scale,
    y: (window.height - box.height * scale) / 2 - box.y * scale,
  };
}

/** How far the plane has to move for a box to be seen whole; its beginning where there is too little room. */
export function shiftToSee(box: Box, camera: Camera, window: { width: number; height: number }): { x: number; y: number } {
  const shift = (from: number, length: number, room: number) => {
    const by = Math.max(0, MARGIN - from) || Math.min(0, Math.max(MARGIN - from, room - MARGIN - from - length));
    return Math.abs(by) < PIXEL ? 0 : by;
  };
  return {
    x: shift(camera.x + box.x * camera.scale, box.width * camera.scale, window.width),
    y: shift(camera.y + box.y * camera.scale, box.height * camera.scale, window.height),
  };
}

/** Brings the plane nearer or further; the point of the window stays where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = Math.min(3, Math.max(0.1, camera.scale * factor));
  const change = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * change, y: at.y - (at.y - camera.y) * change };
}

/** The columns from left to right, that of the bookshelf cards among them. */
export function columnsOf({ left, right }: Bounds): number[] {
  return Array.from({ length: right - left + 1 }, (_, i) => left + i);
}

export function rowsOf({ top, bottom }: Bounds): number[] {
  return Array.from({ length: bottom - top + 1 }, (_, i) => top + i);
}
