// What the strongest bot thinks about a recorded game, as src/browser/review.h tells it.
import type { View } from "$protocol";

/** One decision: the view before it, whose choices are those that the bot thought about: its own first, then what promises most. */
export interface Reviewed {
  decision: number;
  seat: number;
  /** Which of the choices it was. */
  chosen: number;
  /** What that lost against the bot's, in points, or in Librarians cards; below zero if it was better. */
  lost: number;
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

/** Its choices from the best to the worst, and how far behind the best each is. */
export function ranked({ chosen, lost, expected }: Reviewed): { choice: number; behind: number }[] {
  // What was done is looked at more closely than what was not; an alternative was given up once it promised less.
  const against = (choice: number) => (choice === chosen ? lost : Math.max(0, expected[0]! - expected[choice]!));
  const order = expected.map((_, choice) => choice).sort((one, other) => against(one) - against(other));
  return order.map((choice) => ({ choice, behind: against(choice) - against(order[0]!) }));
}

const points = (words: string[]): number[] => words.map((word) => Number(word) / 100);

/** A part of the answer: a decision, or at the end the balance of each seat. */
export function readPart(text: string): Reviewed | Balance[] {
  const [line, view] = text.split("\n", 2);
  if (view?.startsWith("{")) {
    const [decision, seat, chosen, ...values] = line!.split(" ");
    const [lost, ...expected] = points(values);
    return {
      decision: Number(decision),
      seat: Number(seat),
      chosen: Number(chosen),
      lost: lost!,
      expected,
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
