// How cards are held so that most of each of them is seen.

/** How much higher than wide a card is. */
const TALL = 1.4;
/** The part of a card's width at its left edge that tells what it is. */
const INDEX = 0.24;
const MOST_ROWS = 3;

export interface Held {
  /** The width of a card, and how far the next one lies beside it. */
  wide: number;
  step: number;
}

function inRows(rows: number, count: number, width: number, height: number): Held {
  const beside = Math.max(0, Math.ceil(count / rows) - 1);
  const wide = Math.min(height / rows / TALL, width / (1 + INDEX * beside));
  return { wide, step: beside ? Math.min(wide, (width - wide) / beside) : wide };
}

/** So many cards in a room of this size: in one row, overlapping if need be, or in several. */
export function held(count: number, width: number, height: number): Held {
  const ways = Array.from({ length: MOST_ROWS }, (_, i) => inRows(i + 1, count, width, height));
  return ways.reduce((best, way) => (way.wide * way.step > best.wide * best.step ? way : best));
}
