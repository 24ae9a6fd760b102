/** The figures on the table: a silhouette in the player's colour on a foot that bears the seat's mark. 40 by 48. */

import type { ExLibrisAssistant } from "../../../protocol/protocol";
import { disc, flat, move, ovalPath, picture, shape } from "../pen";

interface Figure {
  body: string;
  /** The few lines that make a silhouette somebody. */
  lines: string;
  /** Left, right, and how high. */
  eyes: [number, number, number];
}

const FIGURES: Record<ExLibrisAssistant, Figure> = {
  witch: {
    body: "M8 40Q9 28 15 25V20H4Q7 15 14 15L18 6Q22 0 30 3Q25 5 26 9L27 15Q33 15 36 20H25V25Q31 28 32 40Z",
    lines: "M14 15Q20 12 27 15M35 40L30 22M36 36L40 42",
    eyes: [17, 22, 22],
  },
  mummy: {
    body: "M12 40V30L2 28V20L13 20Q10 2 20 2Q30 2 27 20L38 20V28L28 30V40H22V35H18V40Z",
    lines: "M13 7Q20 11 27 6M13 17Q20 14 27 17M6 21v6M10 21v7M30 21v7M34 21v6M13 25L28 21M12 31L28 26M12 36L28 31",
    eyes: [17, 23, 12],
  },
  snowman: {
    body: "M20 41C8 41 6 33 9 29Q10 27 13 25Q10 20 13 16H9V12H14V3H26V12H31V16H27Q30 20 27 25Q30 27 31 29" +
      "C34 33 32 41 20 41Z",
    lines: "M14 9H26M20 21L26 22M13 25Q20 28 27 25M20 29h.1M20 34h.1",
    eyes: [17, 22.5, 18.5],
  },
  wizard: {
    body: "M19 1L28 16H33V20H28Q28 24 27 26L31 40H9L13 26Q12 24 12 20H6V16H11Z",
    lines: "M11 16H28M14 24Q16 36 20 38Q24 36 26 24M35 40V10M33 8h4M35 6v4",
    eyes: [17, 22, 20],
  },
  goblin: {
    body: "M20 6Q27 6 29 13L40 8Q38 20 29 21Q28 25 25 26Q33 29 33 40H7Q7 29 15 26Q12 25 11 21Q2 20 0 8L11 13" +
      "Q13 6 20 6Z",
    lines: "M15 15L18 17M25 15L22 17M14 22Q20 25 26 22M4 12L10 16M36 12L30 16",
    eyes: [16, 24, 18],
  },
  automaton: {
    body: "M11 6H18V1H22V6H29V19H24V22H35V35H30V28H29V40H11V28H10V35H5V22H16V19H11Z",
    lines: "M15 16H25M20 26V36M16 31H24",
    eyes: [16, 24, 12],
  },
  sasquatch: {
    body: "M15 4L20 1L26 4L27 11Q35 12 37 20L40 32L34 34L31 25L30 30L34 40H23L21 33L17 40H6L10 29L9 25L6 34" +
      "L0 32L3 19Q6 12 13 11Z",
    lines: "M16 9H24M14 20l2 3M20 18v3M25 20l-2 3M17 27l1 3M23 27l-1 3",
    eyes: [17, 23, 11],
  },
  cube: {
    body: "M20 8L36 14V34L20 41L4 34V14Z",
    lines: "M4 14L20 20L36 14M20 20V41M8 30Q11 33 15 32M26 24v5M30 27v4",
    eyes: [9, 14, 25],
  },
  golem: {
    body: "M5 11H15Q16 5 20 5Q24 5 25 11H35V14H29V19H37V34H31V27H29V40H22V35H18V40H11V27H9V34H3V19H11V14H5Z",
    lines: "M15 11H25M15 22H25M15 25V30H25V26M20 30V35",
    eyes: [16, 24, 17],
  },
  "fire-imp": {
    body: "M20 0Q25 4 23 9Q28 7 28 2Q34 9 28 16Q29 20 26 21Q34 22 38 14Q40 26 29 29L32 40H24L20 35L16 40H8" +
      "L11 29Q0 26 2 14Q6 22 14 21Q11 20 12 16Q6 9 12 2Q12 7 17 9Q15 4 20 0Z",
    lines: "M15 14L18 16M25 14L22 16M16 20Q20 22 24 20",
    eyes: [16, 24, 17],
  },
  ghost: {
    body: "M20 2C30 2 32 10 32 18L38 16Q38 24 32 25V40L27 35L23.5 40L20 35L16.5 40L13 35L8 40V25Q2 24 2 16L8 18" +
      "C8 10 10 2 20 2Z",
    lines: "M20 19.5v2",
    eyes: [16, 24, 14],
  },
  bookworm: {
    body: "M24 2C32 2 35 8 34 13C33 17 30 18 27 18C28 23 31 26 31 32V40H9V33C9 28 14 27 16 30L20 33" +
      "C22 33 22 30 20 27C16 22 14 18 14 12C14 6 18 2 24 2Z",
    lines: "M17.5 10Q21 5 24.5 10Q21 15 17.5 10M25.5 10Q29 5 32.5 10Q29 15 25.5 10M9 35H31M15 20Q20 22 26 19",
    eyes: [21, 29, 10],
  },
  ordinary: {
    body: "M20 2Q27 2 27 9Q27 12 24.5 14Q34 16 37 20Q37 25 32 25L27 24Q28 31 33 40H23L20 34L17 40H7Q12 31 13 24" +
      "L8 25Q3 25 3 20Q6 16 15.5 14Q13 12 13 9Q13 2 20 2Z",
    lines: "M17 12Q20 14 23 12M16 25h8",
    eyes: [16, 24, 9],
  },
};

/** One sign for each seat: round, square, triangle, rhomb, cross, star. */
const SIGNS = [
  ovalPath(0, 0, 3.4),
  "M-3 -3H3V3H-3Z",
  "M0 -4L4 3H-4Z",
  "M0 -4.2L4.2 0L0 4.2L-4.2 0Z",
  "M-1.3 -4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3Z",
  "M0 -4.5L1.3 -1.4L4.5 -1.3L2 .8L2.9 4L0 2.2L-2.9 4L-2 .8L-4.5 -1.3L-1.3 -1.4Z",
];

function sign(seat: number, x: number, y: number, scale: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${SIGNS[seat % SIGNS.length]}" fill="${fill}"/>`;
}

/** A figure of the seat. Seats differ by the sign on the foot, not by their colour alone. */
export function figureToken(name: ExLibrisAssistant, seat: number): string {
  const fill = `seat-${seat % SIGNS.length}`;
  const foot = shape(ovalPath(20, 42, 18, 5), fill, 1.4) + flat(ovalPath(20, 42, 18, 5), "shade") +
    disc(20, 42, 4.6, "#fbf1da") + sign(seat, 20, 42, 0.85, "var(--line)");
  const { body, lines, eyes: [left, right, high] } = FIGURES[name];
  const marks = `<path d="${lines}" fill="none" stroke="var(--line)" stroke-width="1.5"/>`;
  const eyes = disc(left, high, 1.7, "line") + disc(right, high, 1.7, "line");
  // A pale rim keeps the figure apart from whatever it stands on.
  const rim = `<path d="${body}" fill="none" stroke="#fbf1da" stroke-width="4.5"/>`;
  return picture(40, 48, move(1.2, 1.6, rim + shape(body, fill, 1.5) + marks + eyes, 0.94) + foot, "figure");
}

/** The mark of a seat by itself, 24 by 24. */
export function seatMark(seat: number): string {
  return picture(24, 24, shape(ovalPath(12, 12, 10.5), `seat-${seat % SIGNS.length}`, 1.4) +
    disc(12, 12, 7, "#fbf1da") + sign(seat, 12, 12, 1.25, "var(--line)"), "seat");
}
