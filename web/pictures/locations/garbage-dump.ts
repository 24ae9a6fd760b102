import { box, disc, flat, ink, move, oval, shape } from "../pen";
import { cloud, openBook, outdoors, pile } from "../scenery";

/** Somebody threw away a first edition. Somebody else has a nose for it. */
export function garbageDump(): string {
  const heap = shape("M14 128Q30 96 58 92Q70 62 104 58Q132 40 158 68Q186 76 200 100Q222 106 230 128Z", "brown", 1.7) +
    shape("M40 128Q60 108 88 112Q120 96 150 112Q184 106 206 128Z", "wood-dark", 1.3);
  const fish = move(78, 102, ink("M-16 0H10M-10 -6V6M-4 -7V7M2 -6V6", 1.8, "cream") +
    shape("M10 -6Q20 0 10 6Z", "cream", 1) + shape("M-16 0L-22 -5V5Z", "cream", 1), 1, -14);
  const wheel = oval(172, 100, 17, 17, "wood", 1.6) + oval(172, 100, 11, 11, "brown") + oval(172, 100, 3, 3, "wood") +
    ink("M172 89V111M161 100H183M164 92L180 108M180 92L164 108", 1.4);
  const rat = move(118, 58, shape("M-12 0Q-14 -14 -2 -16Q0 -24 8 -22L18 -16Q16 -10 8 -10Q12 -2 8 0Z", "slate", 1.4) +
    oval(2, -21, 4, 4, "pink", 1) + disc(10, -17, 1.3, "line") + disc(18, -16, 1.6, "line") +
    ink("M-12 -2Q-24 0 -22 -10Q-20 -16 -26 -18", 2, "pink") + ink("M15 -13l7 2M15 -14l7 -2", 0.8));
  return (
    outdoors(124, ["earth", "leaf"]) + cloud(190, 54) + heap +
    move(54, 92, shape("M-6 0V-22Q-6 -26 -3 -28V-36H3V-28Q6 -26 6 -22V0Z", "green", 1.3), 1, -16) + wheel + fish +
    move(166, 74, shape("M-12 0L-8 -26H8L12 0Z", "gold", 1.4) + ink("M0 0V16", 2.4) + ink("M-10 -8H10", 0.9), 1, 22) +
    move(98, 78, box(-11, -7, 22, 13, "red", 1.3) + flat("M11 -5L6 -1L11 1L7 5L11 6Z", "cream"), 1, -20) +
    move(132, 92, box(-10, -7, 20, 13, "teal", 1.3) + ink("M-6 -7V6", 0.9, "foil"), 1, 12) +
    move(112, 114, box(-11, -6, 22, 12, "violet", 1.3), 1, -7) +
    rat + openBook(142, 52, 0.6) + move(196, 118, box(-12, -4, 24, 14, "stone", 1.3) +
    shape("M-14 -4L-10 -12H12L14 -4Z", "slate", 1.3), 1, 16) +
    shape("M24 128Q20 112 32 110Q44 112 42 128Z", "slate", 1.4) + ink("M27 118h12M32 110q-4 -6 2 -8", 1.3) +
    pile(64, 130, 2, "dump") + pile(150, 130, 3, "dump") +
    [[70, 44], [84, 34], [182, 62], [196, 74]].map(([x = 0, y = 0]) => disc(x, y, 1.5, "line") +
    ink(`M${x - 4} ${y - 3}q2 -3 4 1q2 -4 4 -1`, 0.8)).join("") +
    ink("M60 70q-5 -6 0 -11q5 -5 0 -11M206 92q-5 -6 0 -11q5 -5 0 -11", 1.6, "moss")
  );
}
