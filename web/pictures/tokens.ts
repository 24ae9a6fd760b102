/** Things that lie on the table beside cards and figures, and two people who matter. */

import { dots, ground, shoulders } from "./assistants/face";
import { box, disc, field, flat, glow, ink, move, oval, picture, shape } from "./pen";
import { openBook, pile } from "./scenery";

/** The first player's token: a crystal ball on its stand. 48 by 48. */
export function firstPlayer(): string {
  return picture(48, 48,
    glow(24, 20, 22) + shape("M10 45L15 33H33L38 45Z", "violet", 1.6) + oval(24, 34, 11, 3.5, "foil", 1.3) +
    oval(24, 20, 15, 15, "ice", 1.7) + flat("M15 15Q18 8 25 8Q19 11 18 17Z", "cream") +
    flat("M25 14l1.8 4.4 4.4 1.8-4.4 1.8-1.8 4.4-1.8-4.4-4.4-1.8 4.4-1.8z", "foil") + ink("M17 41H31", 1.4, "foil"),
    "token");
}

/** The inspector, who reads every shelf aloud: 96 by 96. */
export function inspector(): string {
  return picture(96, 96,
    ground("stone", ink("M6 18H24M8 40H18M74 16H90M82 70H92", 2.4)) + shoulders("tile", 74) +
    shape("M38 74L48 92L58 74Z", "cream", 1.4) + shape("M45 78H51L53 92H43Z", "red", 1.2) +
    shape("M32 38Q30 70 48 77Q66 70 64 38Z", "skin", 1.8) +
    shape("M22 34Q48 22 74 34L76 40Q48 30 20 40Z", "black", 1.7) +
    shape("M30 32V12Q48 4 66 12V32Q48 25 30 32Z", "black", 1.8) + ink("M30 25Q48 18 66 25", 3.6, "red") +
    ink("M35 42L45 45M61 42L52 45", 2.4) + dots(48, 49, 17, 2) +
    shape("M48 46Q55 58 50 60Q46 61 44 58Z", "skin", 1.3) +
    shape("M34 63Q41 57 48 61Q55 57 62 63Q55 68 48 65Q41 68 34 63Z", "brown", 1.4) + ink("M45 71H52", 1.5) +
    ink("M74 78L84 92", 5) + ink("M74 78L84 92", 2.6, "wood-light") + oval(66, 66, 14, 14, "ice", 2) +
    `<g opacity=".55">${oval(66, 66, 11, 11, "cream", 0.1)}</g>` + oval(65, 65, 6, 5, "cream", 1.3) +
    disc(65, 65, 2.6, "line"), "portrait");
}

/** The rival of the solo game, the Public Library: 120 by 80. */
export function publicLibrary(): string {
  return picture(120, 80,
    field(0, 0, 120, 80, "sky") + flat("M0 40Q60 28 120 40V80H0Z", "sky-low") +
    box(6, 34, 108, 36, "stone", 1.6) + [14, 30, 82, 98].map((x) => box(x, 40, 9, 26, "window", 1.2)).join("") +
    box(42, 24, 36, 46, "stone", 1.6) + shape("M36 26L60 6L84 26Z", "slate", 1.6) + oval(60, 19, 5, 5, "cream", 1.1) +
    ink("M60 19V16M60 19H62", 1) +
    shape("M50 70V46Q60 34 70 46V70Z", "black", 1.5) + box(2, 68, 116, 5, "slate", 1.3) +
    ink("M12 34V28M108 34V28", 1.6) + ink("M10 20V34M8 20h10l-3 3 3 3H10", 1.3) + pile(24, 69, 2, "public", 12),
    "scene");
}

/** What is shown where nothing is yet: an open book with blank pages. 120 by 80. */
export function emptyShelf(): string {
  return picture(120, 80, openBook(60, 56, 2) + ink("M16 66H104", 2) + box(12, 66, 96, 6, "wood", 1.4) +
    ink("M92 66L104 44L108 46L97 66", 1.3), "scene");
}

/** A confirmation and a mishap, for the end of Librarians: all shelved, stuck, Horror. 120 by 80. */
export function ending(outcome: "won" | "stuck" | "horror"): string {
  const shelf = box(10, 66, 100, 6, "wood", 1.5);
  const scenes = {
    won: glow(60, 40, 40) + pile(28, 66, 6, "won") + pile(60, 66, 9, "won") + pile(92, 66, 5, "won") +
      shape("M60 2L64 11L74 12L66 18L69 28L60 22L51 28L54 18L46 12L56 11Z", "foil", 1.3),
    stuck: pile(36, 66, 5, "stuck") + move(76, 52, box(-16, -5, 32, 10, "red", 1.3), 1, -38) +
    pile(88, 66, 2, "stuck") + ink("M58 22Q58 12 66 12Q74 12 74 19Q74 25 66 28V33M66 38V38.1", 3.4, "ink"),
    horror: shape("M38 66V34Q38 10 60 10Q82 10 82 34V66Q76 58 71 66Q66 58 60 66Q54 58 49 66Q44 58 38 66Z", "black",
    1.7) + flat("M46 32L57 37Q55 44 50 43Q46 40 46 32ZM74 32L63 37Q65 44 70 43Q74 40 74 32Z", "lamp") +
    flat("M47 50L52 52L55 49L60 53L65 49L68 52L73 50Q70 60 60 60Q50 60 47 50Z", "lamp"),
  };
  return picture(120, 80, scenes[outcome] + shelf, "scene");
}
