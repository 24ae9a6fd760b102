// The lines of the score sheet that bring points.
import type { ExLibrisScore } from "$protocol";

const PARTS = ["stability", "entombed", "prominent", "banned", "variety", "focus"] as const;
export type Part = (typeof PARTS)[number];

/** The lines that matter: cards are entombed in few games. */
export const partsOf = (scores: ExLibrisScore[]): Part[] => PARTS.filter((part) => part !== "entombed" || scores.some((score) => score.entombed));

export interface Margin {
  ahead: number;
  behind: number;
  points: number;
  /** The line that made most of it, and how much. */
  part: Part;
  more: number;
}

/** Who is ahead of whom at the end, and through what: the winner of me, or of the next one if I have won or only watched. */
export function marginOf(scores: ExLibrisScore[], me: number | undefined): Margin | undefined {
  const [best, next] = [...scores].sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity));
  const mine = scores.find(({ seat }) => seat === me);
  const other = mine && mine !== best ? mine : next;
  if (best?.rank !== 1 || !other || other.rank === 1) return undefined;
  const lines = PARTS.map((part) => ({ part, more: (best[part] ?? 0) - (other[part] ?? 0) }));
  const { part, more } = lines.reduce((most, line) => (line.more > most.more ? line : most));
  return { ahead: best.seat, behind: other.seat, points: best.total - other.total, part, more };
}
