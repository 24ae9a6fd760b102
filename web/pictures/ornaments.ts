/** Small stamps for spines and covers, 12 by 12 about the origin, in one colour. */

import { move } from "./pen";

const STAMPS = [
  "M0-5L1.5-1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5-1.5Z",
  "M1-5Q-5-4-5 0Q-5 4 1 5Q-2 3-2 0Q-2-3 1-5ZM4-2.5a1.2 1.2 0 1 0 .1 0Z",
  "M0 5Q-1.5 0-5-1.5Q-1.5-2-1.5-5Q0-3 1.5-5Q1.5-2 5-1.5Q1.5 0 0 5Z",
  "M0-5a3 3 0 1 0 .1 0ZM0-3.5a1.5 1.5 0 1 1-.1 0ZM-.7 1H.7V5.5H-.7ZM.7 3H2.5V4.5H.7Z",
  "M0-5L5 0L0 5L-5 0ZM0-2.5L-2.5 0L0 2.5L2.5 0Z",
  "M0 5.5Q-.5 1-4.5-.5Q-4 3-.5 3.5M0 5.5Q.5 1 4.5-.5Q4 3 .5 3.5M0 3Q-3-1 0-5.5Q3-1 0 3Z",
  "M-5-2L-2.5.5L0-4L2.5.5L5-2L4 4H-4Z",
  "M0-4.5Q4-4.5 4-.8Q4 1.5 2.2 2.3V4.5H-2.2V2.3Q-4 1.5-4-.8Q-4-4.5 0-4.5ZM-1.7-1.6a1 1 0 1 0 .1 0Z" +
  "M1.7-1.6a1 1 0 1 0 .1 0Z",
  "M-5.5 0Q0-5 5.5 0Q0 5-5.5 0ZM0-2a2 2 0 1 0 .1 0Z",
  "M0-5.5Q3-2 3 1.5Q3 5 0 5Q-3 5-3 1.5Q-2.5 0-1.5-1Q-1 1 0 1Q1-2 0-5.5Z",
  "M0 5L-4.3.8Q-5.5-3-2.5-3.5Q-.8-3.5 0-1.8Q.8-3.5 2.5-3.5Q5.5-3 4.3.8Z",
  "M-1-5H1L.8-1L4.8-1.5V1.5L.8 1L1 5H-1L-.8 1L-4.8 1.5V-1.5L-.8-1Z",
];

export function ornament(which: number, x: number, y: number, size: number, colour: string): string {
  const path = STAMPS[which % STAMPS.length] ?? "";
  return move(x, y, `<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`, Math.round(size * 10) / 120);
}
