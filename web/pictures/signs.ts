/** Signs of Librarians besides its genres: audiences and thrills. One colour, 24 by 24. */

import type { LibrariansAudience, LibrariansThrill } from "../../protocol/protocol";
import { picture, word } from "./pen";

function solid(path: string): string {
  return `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`;
}

function stroke(path: string, width = 2.2): string {
  return `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${path}"/>`;
}

const AUDIENCES: Record<LibrariansAudience, string> = {
  // Everybody: three heads.
  any: solid("M12 4a3.5 3.5 0 1 0 .1 0ZM4.5 8a2.7 2.7 0 1 0 .1 0ZM19.5 8a2.7 2.7 0 1 0 .1 0ZM6 21Q6 12.5 12 12.5" +
    "Q18 12.5 18 21ZM0 19Q0 14 4.5 14Q5 14 5.5 14.2Q4 16.5 4 19ZM24 19Q24 14 19.5 14Q19 14 18.5 14.2Q20 16.5 20 19Z"),
  // A teddy bear.
  kids: solid("M6 3Q9 3 9.7 5Q12 4.2 14.3 5Q15 3 18 3Q21.5 3.5 21 7Q20.5 9 19.3 9.5Q20.5 12 20 15Q19 21 12 21" +
    "Q5 21 4 15Q3.5 12 4.7 9.5Q3.5 9 3 7Q2.5 3.5 6 3ZM8.5 10a1.5 1.5 0 1 0 .1 0ZM15.5 10a1.5 1.5 0 1 0 .1 0ZM12 13" +
    "Q9 13 9 15.5Q9 18 12 18Q15 18 15 15.5Q15 13 12 13Z"),
  // Headphones.
  teens: stroke("M4 14V12Q4 4 12 4Q20 4 20 12V14", 2.4) +
    solid("M2 13H7V21H4.5Q2 21 2 18.5ZM22 13H17V21H19.5Q22 21 22 18.5Z"),
  // A satchel.
  "young-adult": solid("M8 6V3.5Q8 2 9.5 2H14.5Q16 2 16 3.5V6Q20 7 20 11V22H4V11Q4 7 8 6ZM10 5.7H14V4H10ZM7 12V19H17" +
    "V12ZM9 12H11V15H9Z"),
  // A hat and a moustache.
  adult: solid("M6 10V3H18V10H22V12.5H2V10ZM6 7V8.5H18V7ZM12 16.5Q14 14.5 17 15.5Q19 17 21.5 15.5Q21 20 16.5 20" +
    "Q13.5 20 12 18Q10.5 20 7.5 20Q3 20 2.5 15.5Q5 17 7 15.5Q10 14.5 12 16.5Z"),
};

const THRILLS: Record<LibrariansThrill, string> = {
  skip: stroke("M3 16Q6 5 12 5Q17 5 19 12", 2.6) + solid("M14.5 11L23 10L20 18.5Z") + solid("M10 16h4v5h-4z"),
  stop: solid("M8 11V4Q8 2.5 9.2 2.5Q10.4 2.5 10.4 4V2.5Q10.4 1 11.7 1Q13 1 13 2.5V3.5Q13 2 14.3 2Q15.6 2 15.6 3.5V6" +
  "Q15.6 5 16.8 5Q18 5 18 6.5V16Q18 23 11.5 23Q8.5 23 6.5 20L2.5 14Q2 12.5 3.3 12Q4.5 11.7 5.5 13L8 15.5Z"),
  swap: solid("M1 8.5L8 2.5V6.5H19V10.5H8V14.5ZM23 15.5L16 9.5V13.5H5V17.5H16V21.5Z"),
  gap: solid("M1 5h6v14h-6zM17 5h6v14h-6z") + stroke("M9.5 12h.1M12 12h.1M14.5 12h.1", 2),
  "no-order": word("C", 5, 9, 12, "currentColor") + word("A", 13, 18, 12, "currentColor") +
    word("B", 19, 7, 12, "currentColor"),
  "stack-any": solid("M2 18h20v4h-20zM4 12.5h16v4h-16zM12 1L18 7H14V11H10V7H6Z"),
  draw: solid("M3 5L13 2.5L16 15L6 18Z") + stroke("M17.5 7L21.5 18.5L12 22", 2) +
  word(3, 9.5, 10, 10, "card"),
  "force-colour": solid("M10 1.5Q17 9.5 17 14.5Q17 22 10 22Q3 22 3 14.5Q3 9.5 10 1.5ZM6 14Q6 18.5 10 19.5L9.5 17.5" +
  "Q8 17 7.7 14Z") + stroke("M21 6V15M21 19.5V20", 2.8),
  "force-letter": word("A", 8, 12.5, 22, "currentColor") + stroke("M21 6V15M21 19.5V20", 2.8),
  reveal: solid("M1 12Q12 0 23 12Q12 24 1 12ZM12 7.5a4.5 4.5 0 1 0 .1 0Z") + solid("M12 9.8a2.2 2.2 0 1 0 .1 0Z"),
  clear: stroke("M21 2L13 11", 2.6) + solid("M9 9L15 15Q12 22 5 23L1 19Q6 17 9 9Z"),
  "steal-power": solid("M11 1H20L15.5 8H20L9 20L11.5 12H6.5Z") +
  stroke("M2 15Q2 21.5 8 22.5M22 13Q22.5 20 15 22.5", 2.2),
};

export function audienceMarks(name: LibrariansAudience): string {
  return AUDIENCES[name];
}

export function thrillMarks(name: LibrariansThrill): string {
  return THRILLS[name];
}

export const audiences = Object.keys(AUDIENCES) as LibrariansAudience[];
export const thrills = Object.keys(THRILLS) as LibrariansThrill[];

export function audience(name: LibrariansAudience): string {
  return picture(24, 24, AUDIENCES[name], "emblem");
}

export function thrill(name: LibrariansThrill): string {
  return picture(24, 24, THRILLS[name], "emblem");
}
