/** What stands on a shelf where no book does. Each is about 26 wide and 40 high, with its foot at the origin. */

import { box, flat, glow, ink, oval, shape } from "./pen";

const TRINKETS: (() => string)[] = [
  // A candle on a dish.
  () => oval(0, -3, 12, 3, "gold") + shape("M-5 -4V-24Q0 -27 5 -24V-4Z", "cream") +
    ink("M5 -20Q8 -18 7 -13M0 -26V-29") +
    glow(0, -32, 9) + shape("M0 -38Q5 -32 0 -28Q-5 -32 0 -38Z", "orange", 1),
  // A skull that reads.
  () => shape("M-11 -16C-11 -27 11 -27 11 -16C11 -11 8 -10 7 -8L7 -1L-6 -1L-6 -8C-9 -10 -11 -11 -11 -16Z", "cream") +
    flat("M-7 -16Q-4 -20 -1 -16Q-4 -11 -7 -16ZM2 -16Q5 -20 8 -16Q5 -11 2 -16ZM0 -11L2 -8H-1Z", "line") +
    ink("M-3 -1V-5M0 -1V-5M3 -1V-5", 1),
  // A plant in a pot.
  () => shape("M-9 -14H9L6 0H-6Z", "roof") + ink("M0 -14Q1 -24 -1 -30M0 -18Q5 -24 9 -25M0 -17Q-6 -20 -9 -24") +
    shape("M-1 -28Q-7 -34 -1 -41Q5 -34 -1 -28Z", "leaf") + shape("M8 -24Q10 -33 17 -32Q16 -25 8 -24Z", "green") +
    shape("M-8 -23Q-12 -31 -17 -28Q-15 -22 -8 -23Z", "leaf"),
  // A globe.
  () => box(-8, -4, 16, 4, "wood") + ink("M0 -4V-8M-11 -29Q-17 -10 0 -7Q7 -7 11 -11", 1.6) +
    oval(0, -21, 11, 11, "water") +
    flat("M-7 -27Q-1 -30 1 -26Q-1 -21 -5 -21ZM2 -20Q8 -22 8 -17Q5 -12 2 -15Z", "leaf"),
  // A cup of tea, still warm.
  () => shape("M-11 -14H8V-6Q7 0 -1 0Q-10 0 -11 -6Z", "teal") + ink("M8 -12Q15 -12 13 -7Q11 -4 8 -5", 1.6) +
    ink("M-5 -18Q-8 -22 -4 -25Q-1 -28 -4 -32M2 -18Q-1 -22 3 -25", 1.1),
  // A cat, asleep.
  () => shape("M-13 0Q-15 -16 0 -17Q14 -17 13 0Z", "black") +
    shape("M-13 -4L-14 -13L-9 -10L-4 -10L0 -13L1 -4Q-6 3 -13 -4Z", "black") +
    ink("M-11 -6Q-9 -4 -8 -6M-5 -6Q-3 -4 -2 -6", 1, "cream") + ink("M13 -1Q5 3 1 -1", 2.2),
];

export function trinket(which: number): string {
  return (TRINKETS[which % TRINKETS.length] ?? (() => ""))();
}
