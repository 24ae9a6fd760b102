/** Libraries that grew, froze, erupted or were dug. 120 by 80. */

import { box, disc, flat, glow, ink, move, oval, ovalPath, shape } from "../pen";
import { door, eyes, lantern, openBook, pile, pine, roundPane, row, tree } from "../scenery";
import { ground } from "./ground";

/** Igloo of Information. */
export function igloo(): string {
  return (
    ground("ice", "snow") + flat("M0 70L20 40L36 58L52 34L74 66L92 46L120 70Z", "snow") +
    shape("M16 70Q16 22 58 22Q100 22 100 70Z", "snow", 1.7) +
    ink("M20 54H96M28 38H88M44 24V38M72 24V38M34 38V54M58 38V44M82 38V54M26 54V70M92 54V70", 1, "tile") +
    shape("M38 72V58Q56 38 76 58V72Z", "ice", 1.6) + shape("M44 72V60Q57 46 70 60V72Z", "black", 1.5) +
    glow(57, 64, 16) + row(46, 72, 22, 11, "cold") + ink("M58 22V10", 1.4) + shape("M58 10L72 13L58 17Z", "red", 1.2) +
    pile(106, 72, 3, "frozen", 14) + pine(10, 72, 0.5) +
    [[22, 12], [40, 8], [84, 16], [94, 34], [8, 34]].map(([x = 0, y = 0]) => disc(x, y, 1.6, "snow")).join("")
  );
}

/** Caverns of Comprehension. */
export function caverns(): string {
  return (
    ground("moss", "earth") + shape("M2 72Q4 34 24 28Q34 8 62 10Q92 8 100 30Q116 38 118 72Z", "slate", 1.7) +
    shape("M22 74Q20 44 42 36Q60 22 80 36Q102 44 98 74Z", "black", 1.6) + glow(60, 56, 30) +
    box(32, 50, 24, 3, "wood-light", 1) + row(33, 50, 22, 11, "ledge") + box(64, 50, 26, 3, "wood-light", 1) +
    row(65, 50, 24, 11, "ledge2") + row(36, 72, 18, 11, "floor") +
    shape("M48 34L52 46L56 31ZM66 31L70 44L74 34Z", "slate", 1.2) + lantern(60, 48) + eyes(78, 64, 0.7) +
    eyes(30, 62, 0.5) + ink("M14 50l6 3M104 46l-6 4M30 26l4 4M88 22l-3 5", 1) + pile(106, 73, 2, "cave", 12)
  );
}

/** Thicket of Blurry Evidence. */
export function thicket(): string {
  const foot = flat(`${ovalPath(0, 2, 4, 6)}${ovalPath(-4, -6, 1.4)}${ovalPath(-1.2, -7.5, 1.4)}${ovalPath(1.8, -7.2,
    1.3)}${ovalPath(4.4, -5.5, 1.2)}`, "line");
  return (
    ground("moss", "path", 60) + pine(12, 66, 0.9) + pine(110, 68, 1) + tree(30, 68, 1.05, "moss") +
    tree(92, 68, 1.05, "leaf") + tree(60, 66, 1.25, "leaf") + shape("M38 70Q36 46 60 44Q84 46 82 70Z", "moss", 1.6) +
    ink("M44 58q3 -3 6 0M70 56q3 -3 6 0M48 50q3 -3 5 0M66 49q3 -3 5 0", 1) +
    door(52, 50, 16, 20, "brown") + eyes(40, 62, 0.55) + eyes(79, 63, 0.5) +
    move(98, 52, box(-10, -11, 20, 22, "cream", 1.3) + box(-8, -9, 16, 15, "leaf", 1) +
    `<g opacity=".6">${flat("M-4 6Q-5 -2 0 -6Q5 -2 4 6Z", "brown")}</g>`, 0.9, 8) + move(24, 74, foot, 0.8, 20) +
    move(40, 77, foot, 0.7, 30) + ink("M18 70V56", 1.8) + box(8, 46, 20, 11, "wood-light", 1.2) +
    move(18, 52, foot, 0.5) + row(84, 70, 14, 9, "evidence")
  );
}

/** Heap of Higher Learning. */
export function heap(): string {
  return (
    ground("leaf", "earth") + shape("M6 74Q14 48 34 46Q42 24 60 22Q80 22 88 44Q108 50 114 74Z", "brown", 1.7) +
    move(36, 58, box(-8, -5, 16, 10, "red", 1.2), 1, -16) + move(80, 56, box(-8, -5, 16, 10, "blue", 1.2), 1, 20) +
    move(60, 42, box(-8, -5, 16, 10, "gold", 1.2), 1, 8) + move(96, 68, box(-7, -4, 14, 8, "violet", 1.2), 1, -8) +
    oval(24, 66, 7, 7, "wood", 1.3) + ink("M24 59V73M17 66H31", 1.1) +
    door(52, 54, 16, 20, "slate", false) + oval(60, 53, 11, 3, "stone", 1.3) +
    shape("M60 4L84 13L60 22L36 13Z", "black", 1.5) + shape("M48 18V25Q60 31 72 25V18L60 22Z", "black", 1.4) +
    ink("M60 13L80 17V27", 1.5, "gold") + disc(80, 28, 2.2, "gold") + ink("M14 44q-4 -5 0 -9q4 -4 0 -9", 1.4, "moss") +
    pile(104, 75, 2, "heap", 12)
  );
}

/** Volcanic Biblioteca. */
export function volcano(): string {
  return (
    ground("earth", "brown") + glow(60, 10, 30) + ink("M52 10Q46 2 52 -4M68 10Q76 2 70 -4", 3, "slate") +
    shape("M4 74L44 14Q60 20 76 14L116 74Z", "black", 1.7) +
    shape("M44 14Q60 20 76 14L80 24Q76 34 70 26Q66 40 60 28Q54 44 50 26Q44 32 40 22Z", "orange", 1.4) +
    flat("M50 18Q60 21 70 18L68 22Q60 24 52 22Z", "lamp") +
    shape("M36 52L60 40L84 52Z", "stone", 1.5) + box(38, 52, 44, 4, "cream", 1.2) +
    [40, 51, 64, 75].map((x) => box(x, 56, 5, 16, "cream", 1.1)).join("") + box(56, 57, 8, 15, "roof", 1.1) +
    glow(60, 64, 12) + row(46, 71, 5, 9, "hot") + row(69, 71, 6, 9, "hot2") + box(34, 71, 52, 4, "stone", 1.2) +
    shape("M60 24Q64 16 60 6Q54 14 60 24Z", "lamp", 1) + ink("M22 56l6 -9M98 56l-6 -9M16 68l5 -8", 1.1, "slate") +
    pile(98, 74, 2, "ash", 12)
  );
}

/** Burrow of Half-Eaten Endings. */
export function burrow(): string {
  return (
    ground("leaf", "path", 16) + shape("M4 74Q10 28 60 26Q110 28 116 74Z", "grass", 1.7) +
    oval(60, 56, 19, 19, "wood-dark", 1.7) + oval(60, 56, 14, 14, "gold", 1.4) +
    ink("M60 42V70M52 44V68M68 44V68", 0.9) + disc(70, 57, 1.6, "line") + roundPane(28, 58, 6) + roundPane(93, 58, 6) +
    move(60, 24, openBook(0, 4, 1) + flat("M8 -6Q12 -4 14 -8Q18 -6 18 -10L18 -2Q12 -2 8 -6Z", "grass")) +
    shape("M86 30Q84 20 90 19Q94 20 93 24L97 22Q98 12 104 14Q110 16 106 22Q103 32 94 34Z", "green", 1.3) +
    disc(103, 18, 1, "line") + disc(107, 18, 1, "line") + ink("M16 40q2 -4 4 0M34 32q2 -4 4 0M78 36q2 -4 4 0", 1) +
    pile(18, 74, 3, "end", 14) + tree(8, 70, 0.6) +
    shape("M96 70Q92 64 98 62Q100 66 104 62Q110 64 106 70Q104 75 101 74Q98 75 96 70Z", "red", 1.2) +
    ink("M101 63q1 -4 3 -4", 1.1)
  );
}
