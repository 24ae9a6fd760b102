// What the strongest bot thinks about a recorded game, as src/browser/review.h tells it.
import type { View } from "$protocol";

/** One decision: the view before it, whose choices are those that the bot thought about: its own first, then what promises most. */
export interface Reviewed {
  decision: number;
  seat: number;
  /** Which of the choices it was. */
  chosen: number;
  /** Points for each choice. */
  expected: number[];
  view: { type: "view" } & View;
}

/** What a seat's game came to, in points; one that is not finished has neither a result nor luck. */
export interface Balance {
  lost: number;
  result?: number;
  luck?: number;
}

export const lostBy = ({ expected, chosen }: Reviewed): number => Math.max(0, expected[0]! - expected[chosen]!);

const points = (words: string[]): number[] => words.map((word) => Number(word) / 100);

/** A part of the answer: a decision, or at the end the balance of each seat. */
export function readPart(text: string): Reviewed | Balance[] {
  const [line, view] = text.split("\n", 2);
  if (view?.startsWith("{")) {
    const [decision, seat, chosen, ...expected] = line!.split(" ");
    return {
      decision: Number(decision),
      seat: Number(seat),
      chosen: Number(chosen),
      expected: points(expected),
      view: JSON.parse(view),
    };
  }
  return text
    .trim()
    .split("\n")
    .map((seat) => {
      const [lost, result, luck] = points(seat.split(" "));
      return { lost: lost!, result, luck };
    });
}
