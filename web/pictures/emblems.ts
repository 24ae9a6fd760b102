/** Emblems of the categories and genres: one colour, 24 by 24, bold enough for 16 pixels. Holes are cut by even-odd. */

import type { ExLibrisCategory, LibrariansGenre } from "../../protocol/protocol";

const HEART = "M12 21.5L4 13C1 9.5 3 4.5 7.2 4.5C9.6 4.5 11.2 5.8 12 7.3C12.8 5.8 14.4 4.5 16.8 4.5" +
  "C21 4.5 23 9.5 20 13Z";
const SKULL = "M12 1.5C17.5 1.5 21 5 21 10C21 13 19.5 15.3 17.5 16.5V21.5H14.8V19H13.2V21.5H10.8V19H9.2V21.5H6.5V16.5" +
  "C4.5 15.3 3 13 3 10C3 5 6.5 1.5 12 1.5Z";
const MASK = "M3 3Q12 6 21 3V12Q20 20 12 22.5Q4 20 3 12Z";
const EYES = "M6.2 9.5Q8.3 7.5 10.3 9.5Q8.3 11 6.2 9.5ZM13.7 9.5Q15.7 7.5 17.8 9.5Q15.7 11 13.7 9.5Z";

function solid(path: string): string {
  return `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`;
}

function stroke(path: string, width = 2): string {
  return `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${path}"/>`;
}

const CATEGORIES: Record<ExLibrisCategory, string> = {
  // An eye that looks back at its reader.
  codices: solid(
    "M.8 12.5Q12 .5 23.2 12.5Q12 24.5 .8 12.5ZM12 6.8a5.7 5.7 0 1 0 0 11.4a5.7 5.7 0 1 0 0-11.4ZM12 7.8" +
    "Q14.8 12.5 12 17.2Q9.2 12.5 12 7.8Z",
  ) + stroke("M4.5 5.5L6 7.5M12 2.2V4.2M19.5 5.5L18 7.5", 1.6),
  // A heart under a star.
  fiction: solid(`${HEART}M12 8.2L13.3 11L16.4 11.4L14.1 13.5L14.7 16.6L12 15.1L9.3 16.6L9.9 13.5L7.6 11.4L10.7 11Z`),
  // An hourglass.
  historic: solid(
    "M4.5 1.5H19.5V4.8H18C18 8.5 15.3 10.3 14 12C15.3 13.7 18 15.5 18 19.2H19.5V22.5H4.5V19.2H6C6 15.5 8.7 13.7 10 12" +
    "C8.7 10.3 6 8.5 6 4.8H4.5ZM8.3 5H15.7C15.3 7 14 8.3 12 8.3C10 8.3 8.7 7 8.3 5ZM12 14.2L15 18H9Z",
  ),
  // Horns, teeth and a good appetite.
  monsters: solid(
    "M12 6C18.5 6 21 10 21 14C21 19.5 17 22.8 12 22.8C7 22.8 3 19.5 3 14C3 10 5.5 6 12 6ZM6.3 11.2L10.6 13.2" +
    "Q9.5 15.3 7.6 14.6Q6.2 13.5 6.3 11.2ZM17.7 11.2L13.4 13.2Q14.5 15.3 16.4 14.6Q17.8 13.5 17.7 11.2ZM6.5 17L9 18" +
    "L10.5 16.8L12 18.2L13.5 16.8L15 18L17.5 17Q16.5 20.8 12 20.8Q7.5 20.8 6.5 17Z",
  ) + solid("M4.3 9.5Q1 6 2 .8Q4.5 4 9 5.7ZM19.7 9.5Q23 6 22 .8Q19.5 4 15 5.7Z"),
  // Something to look things up with.
  reference: solid("M9.5 1a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM9.5 4a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11Z") +
    solid("M14 16.5L16.5 14L23.2 20.7Q23.5 23.5 20.7 23.2Z") + stroke("M7 8.2H12M7 11H10.5", 1.6),
  // A flask that bubbles.
  spells: solid(
    "M8.5 1H15.5V3.6H14.5V8.2C18.7 9.5 20.8 12.5 20.8 15.6C20.8 20 17 23 12 23C7 23 3.2 20 3.2 15.6" +
    "C3.2 12.5 5.3 9.5 9.5 8.2V3.6H8.5ZM6.2 14.5Q9 12.8 12 14.5Q15 16.2 17.9 14.5Q17.9 11.8 14 10.5H10" +
    "Q6.2 11.8 6.2 14.5ZM9.5 17a1.7 1.7 0 1 0 .1 0ZM14.5 18.5a1.2 1.2 0 1 0 .1 0Z",
  ),
};

const GENRES: Record<LibrariansGenre, string> = {
  horror: solid(`${SKULL}M8 8.2a2.5 2.5 0 1 0 .1 0ZM16 8.2a2.5 2.5 0 1 0 .1 0ZM12 13L13.4 15.8H10.6Z`),
  // A pipe, in use.
  detective: solid("M1 11.5H10.5L10.3 15Q12 17 13.5 14.5L18.5 4.5L23 4.8V7.2L20.3 7L16 17Q13 22.8 7 22.5" +
    "Q1.8 22 1.3 16Z") +
    stroke("M5 8.5Q3 6.5 5 5Q7 3.5 5.5 1.5", 1.7),
  // A fingerprint.
  "true-crime": stroke("M5 21Q3.5 14 5 9Q7.5 2.5 13.5 3.2Q20 4.5 20.2 12L19.8 17M8.2 22Q6.5 14 8.5 10Q10.5 6.3 13.5 7" +
    "Q16.7 8 16.8 13Q16.9 18 15.5 21.5M11.8 22.5Q11.5 17 12.3 11.5", 2),
  tragedy: solid(`${MASK}${EYES}M7 18Q12 11.5 17 18Q12 15.3 7 18Z`) +
  solid("M7.2 11.5Q9 13.8 7.3 14.5Q5.5 14 7.2 11.5Z"),
  romance: solid(HEART),
  comedy: solid(`${MASK}${EYES}M6.5 13.5Q12 16 17.5 13.5Q16.5 19.3 12 19.3Q7.5 19.3 6.5 13.5Z`),
  // A compass.
  adventure: solid("M12 .8a11.2 11.2 0 1 0 0 22.4a11.2 11.2 0 1 0 0-22.4Z" +
    "M12 3.6a8.4 8.4 0 1 1 0 16.8a8.4 8.4 0 1 1 0-16.8Z") +
    solid("M18 6L14 14L6 18L10 10ZM12 10.7a1.3 1.3 0 1 0 .1 0Z"),
  // A lifebuoy.
  "self-help": solid(
    "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM8.8 3.6L10 6.7Q8 7.4 6.9 9.6L3.8 8.4" +
    "Q5.3 4.8 8.8 3.6ZM15.2 3.6Q18.7 4.8 20.2 8.4L17.1 9.6Q16 7.4 14 6.7ZM3.8 15.6L6.9 14.4Q8 16.6 10 17.3L8.8 20.4" +
    "Q5.3 19.2 3.8 15.6ZM20.2 15.6Q18.7 19.2 15.2 20.4L14 17.3Q16 16.6 17.1 14.4Z",
  ),
  // A fuse that burns.
  thriller: solid("M10 7.5a8 8 0 1 0 .1 0ZM6.5 11Q4.5 12.5 4.5 15.5L6.3 15.7Q6.5 13.3 8 12Z") +
    solid("M10.5 6L14 4.3L16.5 8L13 10.3Z") +
    stroke("M15 5.5Q16.5 2.5 19 4.5", 1.8) + stroke("M21 1.5L20.3 3M23 5L21.5 5.3M22 8L20.8 7", 1.5),
  action: solid("M12 .5L14.3 6.2L19.5 3L17.8 8.7L23.5 9.5L18.5 13L22.5 17.5L16.7 17L16.5 23L12.3 18.5L7.5 22.8" +
  "L7.8 16.8L1.5 17.5L5.7 13L.5 9.8L6.3 8.5L4.5 2.8L9.8 6.2Z"),
  // A balloon, up and away.
  travel: solid("M12 .8C17 .8 20.5 4.5 20.5 8.8C20.5 12.5 17 15.5 14.8 17.3H9.2C7 15.5 3.5 12.5 3.5 8.8" +
    "C3.5 4.5 7 .8 12 .8ZM12 2.5Q8 8.5 11 16H13Q16 8.5 12 2.5Z") +
    solid("M9 19H15L14.3 23.5H9.7Z"),
  // Somebody's trident.
  mythology: solid("M10.6 23.5V16.5Q3.5 16.2 3.8 8.5L2.2 8.6L4.8 2.5L7.5 8.2L6.2 8.4Q6 13 10.6 13.6V7H8.8L12 .5" +
    "L15.2 7H13.4V13.6Q18 13 17.8 8.4L16.5 8.2L19.2 2.5L21.8 8.6L20.2 8.5Q20.5 16.2 13.4 16.5V23.5Z"),
  // A castle.
  fantasy: solid("M2 23V8H1V4.5H3V6H4.8V4.5H6.6V8H6V11.5H8.5V7L7.5 6.5L12 1L16.5 6.5L15.5 7V11.5H18V8H17.4V4.5H19.2V6" +
    "H21V4.5H23V8H22V23H14.5V18.5Q12 14.5 9.5 18.5V23ZM11 8.5H13V11.5H11Z"),
  "sci-fi": solid("M12 .5Q18 4.5 17.5 12.5L21.5 17V21.5L16.5 18.5H7.5L2.5 21.5V17L6.5 12.5Q6 4.5 12 .5Z" +
  "M12 7a2.6 2.6 0 1 0 .1 0Z") + solid("M9 20H15L12 24Z"),
  // A quill.
  poetry: solid("M22.8 .8Q9 1.5 5.5 11Q4.5 14.5 5 17L1.3 21.5L3 23L7 18.8Q16.5 19 18.5 11.5L14.8 11.2L20 8.5" +
    "Q22.5 5 22.8 .8ZM17 6L6.3 16.5L6 15.7Z"),
  "graphic-novel": solid("M12 1.5C18.5 1.5 23 5.3 23 10.2C23 15 18.5 18.8 12 18.8L10.5 18.7L4.5 23V17Q1 14.5 1 10.2" +
  "C1 5.3 5.5 1.5 12 1.5ZM10.7 4.8H13.3L12.9 11.5H11.1ZM12 12.8a1.4 1.4 0 1 0 .1 0Z"),
  // Somebody, framed.
  biography: solid("M3 1H21V23H3ZM5.5 3.5V20.5H18.5V3.5Z") +
    solid("M12 5.5a3.7 3.7 0 1 1-.1 0ZM6 20.5Q6.5 13.8 12 13.8Q17.5 13.8 18 20.5Z"),
  science: stroke("M12 7.5C18 7.5 23 9.5 23 12C23 14.5 18 16.5 12 16.5C6 16.5 1 14.5 1 12C1 9.5 6 7.5 12 7.5ZM8.1 9.8" +
  "C11.1 4.6 15.3 1.2 17.5 2.5C19.7 3.7 18.9 9 15.9 14.2C12.9 19.4 8.7 22.8 6.5 21.5C4.3 20.3 5.1 15 8.1 9.8Z", 1.7) +
    solid("M12 9.3a2.7 2.7 0 1 0 .1 0Z"),
  business: solid("M8 2.5H16V6.5H23V12H14.5V10.5H9.5V12H1V6.5H8ZM10 4.5V6.5H14V4.5ZM1 13.8H9.5V15.5H14.5V13.8H23V21.5" +
  "H1Z"),
  // A cook's hat.
  cooking: solid("M5.5 14.5Q.5 13.5 1 9Q2 4.5 6.8 5.2Q8.5 1 12.3 1.2Q16 1.5 17.3 5.2Q22 4.5 23 9Q23.5 13.5 18.5 14.5" +
    "V18H5.5ZM8.5 10.5L9.3 15.5H10.8L10 10.3ZM14 10.3L13.2 15.5H14.7L15.5 10.5Z") + solid("M5.5 19.5H18.5V23H5.5Z"),
  // A keyhole.
  mystery: solid("M12 .8C17 .8 20.5 5 20.5 10V22.5H3.5V10C3.5 5 7 .8 12 .8ZM12 6A3.6 3.6 0 0 0 10.2 12.7L9 19H15" +
    "L13.8 12.7A3.6 3.6 0 0 0 12 6Z"),
  // A burglar's mask.
  crime: solid("M.5 7.5Q6 4.5 12 7.5Q18 4.5 23.5 7.5Q24 17.5 17.5 18Q14 18 12 14Q10 18 6.5 18Q0 17.5 .5 7.5ZM4 11.5" +
    "Q6.8 8.5 9.5 12Q6.8 14.5 4 11.5ZM14.5 12Q17.2 8.5 20 11.5Q17.2 14.5 14.5 12Z"),
  // The curtain.
  drama: solid("M1 1H23V4.5H1ZM2 5.5H11Q10.5 13 4.5 16.5L6 23H2ZM22 5.5H13Q13.5 13 19.5 16.5L18 23H22Z") +
    stroke("M5.5 6.5Q5.5 11 3.5 13.5M18.5 6.5Q18.5 11 20.5 13.5", 1),
  // A painter's palette.
  "picture-book": solid("M11.5 2C18 2 23 6 23 11C23 15.3 18.5 14.8 16 15.3C13 16 16.3 19 14 21.2Q12 22.7 9 21.8" +
    "C4.5 20.5 1 16.8 1 12C1 6.3 5.5 2 11.5 2ZM5.5 10a1.9 1.9 0 1 0 .1 0ZM9.5 5a1.9 1.9 0 1 0 .1 0Z" +
    "M15.5 5.2a1.9 1.9 0 1 0 .1 0ZM7.5 15.5a1.9 1.9 0 1 0 .1 0Z"),
};

/** The marks of a category or genre without a frame, to be placed in a drawing of 24 by 24. */
export function emblemMarks(name: ExLibrisCategory | LibrariansGenre): string {
  return CATEGORIES[name as ExLibrisCategory] ?? GENRES[name as LibrariansGenre];
}

export const categories = Object.keys(CATEGORIES) as ExLibrisCategory[];
export const genres = Object.keys(GENRES) as LibrariansGenre[];
