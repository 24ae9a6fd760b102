// What a lesson consists of: scenes, each with a position to begin at, and short steps in them.
import type { Game } from "$protocol";

export interface Step {
  /** Its text is lesson.<game>.<id>. */
  id: string;
  /** What the learner shall decide, in the notation of docs/formats.md; a step without it is there to be read. */
  wish?: string[];
  /** What does as well, one pattern for each wish. */
  also?: RegExp[];
  /** To ask of anything why it cannot be done. */
  why?: true;
  /** What the others do then: seat and decision, as records write them. */
  then?: string[];
  /** What the text speaks of. */
  look?: string;
}

export interface Scene {
  position: string;
  steps: Step[];
}

export interface Course {
  game: Game;
  scenes: Scene[];
}

/** A step and where it stands. */
export interface Placed {
  step: Step;
  scene: number;
  /** The steps of its scene before it. */
  before: Step[];
}

export const stepsOf = ({ scenes }: Course): Placed[] =>
  scenes.flatMap(({ steps }, scene) => steps.map((step, i) => ({ step, scene, before: steps.slice(0, i) })));

/** What is decided in a step by whoever does as it says. */
export const script = ({ wish = [], then = [] }: Step): string[] => [...wish.map((action) => `seat1 ${action}`), ...then];

/** Whether a decision is what a step wants next. */
export function fulfils({ wish = [], also = [] }: Step, made: number, action: string): boolean {
  return action === wish[made] || also[made]?.test(action) === true;
}
