/** Libraries that somebody built. 120 by 80, as are all of them. */

import { box, disc, field, flat, glow, ink, move, oval, shape, word } from "../pen";
import { door, openBook, pane, pile, roof, roundPane, row, stones } from "../scenery";
import { ground, night } from "./ground";

/** Hovel of Half-Brewed Prose: the words are still on the boil. */
export function hovel(): string {
  const letters = [["A", 86, 36, -12], ["m", 100, 28, 10], ["&", 92, 20, 4],
    ["Q", 106, 42, 16]].map(([letter, x, y, turn]) =>
    move(Number(x), Number(y),
      word(String(letter), 0, 0, 10), 1, Number(turn))).join("");
  return (
    ground("grass", "path", 70) + shape("M14 66L18 38L64 40L68 66Z", "plaster", 1.6) +
    ink("M24 52h6M54 58h6M50 46h5", 0.9) +
    shape("M6 42Q20 30 28 12Q34 4 44 8Q40 10 44 16Q56 30 74 44Q40 36 6 42Z", "plum", 1.6) +
    ink("M22 34Q30 28 34 20M40 34Q42 26 38 20M56 36Q52 28 46 24", 1) +
    door(34, 46, 14, 20, "wood-dark") + pane(21, 46, 9, 9) + roundPane(57, 50, 4.5) +
    shape("M80 60Q78 46 94 46Q110 46 108 60Q106 70 94 70Q82 70 80 60Z", "black", 1.6) +
    oval(94, 47, 13, 4, "green", 1.4) + shape("M84 70L80 76H108L104 70Q98 74 94 70Q90 74 84 70Z", "orange", 1.2) +
    letters + pile(72, 68, 2, "hovel", 12)
  );
}

/** Sarcophagus of Silent Reading. */
export function sarcophagus(): string {
  return (
    ground("earth", "path", 14) + shape("M2 66L38 16L74 66Z", "gold", 1.6) + flat("M38 16L74 66H50Z", "shade") +
    ink("M22 40H54M14 52H62M30 28H46", 0.9) + shape("M30 66V54Q38 46 46 54V66Z", "black", 1.4) + glow(38, 60, 10) +
    shape("M80 70L76 26Q78 6 92 6Q106 6 108 26L104 70Z", "blue", 1.7) +
    shape("M84 30Q82 12 92 12Q102 12 100 30Q100 38 92 39Q84 38 84 30Z", "gold", 1.4) +
    ink("M80 20Q78 32 82 40M104 20Q106 32 102 40M77 30h4M103 30h4M78 38h4M102 38h4", 1.8, "gold") +
    disc(88.5, 26, 1.2, "line") + disc(95.5, 26, 1.2, "line") + ink("M89 33H95", 1.2) +
    ink("M92 30V38", 2.2, "skin") + openBook(92, 56, 0.6) + ink("M80 62H104M81 66H103", 1.4, "gold") +
    pile(66, 70, 3, "tomb", 14)
  );
}

/** Spire of Suspicious Footnotes: the higher, the smaller the print. */
export function spire(): string {
  return (
    ground("leaf", "path", 12) + shape("M46 70L50 28H70L74 70Z", "stone", 1.6) +
    stones([[54, 36], [60, 48], [52, 58], [63, 62]]) + shape("M42 32L60 -2L78 32Q60 26 42 32Z", "blue", 1.7) +
    flat("M58 12l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5-3.5-1.5 3.5-1.5z", "foil") +
    shape("M72 44L76 42H92L90 60L76 58Z", "stone", 1.5) + roof(72, 96, 44, 30, "plum") +
    pane(56, 34, 8, 10, 2, 2, true) + pane(80, 47, 7, 7, 1, 2) + door(54, 56, 12, 14, "wood-dark") +
    [[28, 24, -14], [18, 42, 10], [98, 20, 16], [32, 54, 6]].map(([x = 0, y = 0, turn = 0]) =>
    move(x, y, box(-6, -7, 12, 14, "cream", 1.1) + ink("M-3 -3h6M-3 0h6M-3 4h3", 0.8), 0.9, turn)).join("") +
    ink("M34 18l3 -3M24 50l-3 3M104 14l3 -2", 1)
  );
}

/** Clockwork Card Catalogue: ask it, then stand back. */
export function catalogue(): string {
  const drawers = [0, 1, 2].flatMap((line) =>
    [0, 1, 2, 3].map((column) => box(20 + column * 20, 34 + line * 11, 18, 9, "wood-light", 1) +
    disc(29 + column * 20, 39 + line * 11, 1.3, "line"))).join("");
  const cog = (x: number, y: number, r: number): string => oval(x, y, r + 2.5, r + 2.5, "gold", 1.2) +
    ink([0, 1, 2, 3].map((i) => { const a = (i * Math.PI) / 4; return `M${x + Math.cos(a) * (r + 5)} ${y +
    Math.sin(a) * (r + 5)}L${x - Math.cos(a) * (r + 5)} ${y - Math.sin(a) * (r +
    5)}`; }).join(""), 3, "gold") + oval(x, y, r, r, "orange", 1.2) + disc(x, y, 2, "line");
  return (
    ground("slate", "stone") + cog(12, 30, 7) + cog(110, 44, 8) + box(14, 28, 92, 42, "wood", 1.7) + drawers +
    box(40, 44, 20, 10, "wood-light", 1.2) + row(43, 46, 14, 8, "file") + box(38, 48, 24, 9, "wood-light", 1.3) +
    disc(50, 53, 1.4, "line") +
    shape("M44 28V16Q60 2 76 16V28Z", "wood-dark", 1.6) + oval(60, 18, 9, 9, "cream", 1.5) +
    ink("M60 18V12M60 18L64 20", 1.4) + ink("M30 28V14Q30 8 36 8M90 28V20Q90 12 84 10", 2.4, "gold") +
    ink("M36 8q4 -4 0 -8", 1.6, "stone") + box(20, 70, 6, 5, "wood-dark", 1.1) + box(94, 70, 6, 5, "wood-dark", 1.1)
  );
}

/** Dungeon of Deep Thought. */
export function dungeon(): string {
  return (
    field(0, 0, 120, 80, "slate") +
    stones([[8, 12], [26, 6], [96, 10], [108, 26], [6, 36], [104, 50], [10, 58], [22, 24]]) +
    ink("M0 20H16M0 48H14M104 20H120M106 42H120M34 0V8M86 0V8", 0.9) +
    shape("M26 76V36Q60 -6 94 36V76Z", "stone", 1.8) + shape("M34 76V40Q60 8 86 40V76Z", "black", 1.7) +
    glow(60, 56, 26) + row(40, 70, 40, 16, "cell") + box(36, 70, 48, 4, "wood", 1.2) +
    ink("M42 30V60M51 24V62M60 22V60M69 24V62M78 30V60M36 42H84M35 54H85", 2.6, "slate") +
    ink("M42 30V60M51 24V62M60 22V60M69 24V62M78 30V60", 0.8) +
    ink("M18 24v14M102 24v14", 2.4) + oval(18, 42, 4, 5, "none", 2) + oval(102, 42, 4, 5, "none", 2) +
    shape("M30 80Q32 70 42 72Q50 66 58 74Q70 70 76 76L92 80Z", "teal", 1.4) + oval(48, 75, 1.6, 1.6, "cream", 0.9) +
    oval(55, 76, 1.6, 1.6, "cream", 0.9)
  );
}

/** Attic of Unfinished Chapters. */
export function attic(): string {
  return (
    night() + shape("M-4 84L60 -6L124 84Z", "wood-dark", 1.8) + shape("M8 84L60 10L112 84Z", "wood", 1.5) +
    ink("M34 46H86M22 64H98M60 10V30", 1.1) + roundPane(60, 32, 10) +
    ink("M33 50Q42 50 44 60M33 50L46 54M36 46Q46 46 50 54", 0.9, "cream") +
    box(24, 62, 26, 14, "brown", 1.4) + ink("M24 67H50M37 65V70", 1.2) + pile(66, 76, 3, "attic", 18) +
    box(78, 54, 14, 22, "wood-dark", 1.3) + row(80, 75, 11, 9, "a") + row(80, 64, 11, 8, "b") +
    `<g opacity=".85">${shape("M52 66C52 54 62 54 62 64V76L59 73L57 76L55 73L52 76Z", "snow", 1.1)}</g>` +
    disc(55.5, 64, 1, "line") + disc(59, 64, 1, "line")
  );
}

/** The library that everybody begins with. */
export function plainLibrary(): string {
  return (
    ground("grass") + box(14, 32, 92, 36, "wall", 1.6) + shape("M8 34L60 6L112 34Z", "tile", 1.7) +
    oval(60, 24, 7, 6, "cream", 1.2) + openBook(60, 28, 0.3) +
    [22, 40, 74, 92].map((x) => box(x, 36, 7, 30, "cream", 1.2)).join("") + door(53, 42, 14, 26, "wood-dark") +
    pane(31, 44, 7, 12, 1, 2) + pane(83, 44, 7, 12, 1, 2) + box(8, 66, 104, 5, "stone", 1.3) +
    box(2, 71, 116, 5, "stone", 1.3) + pile(110, 66, 2, "stairs", 10)
  );
}
