/** Badges: an emblem in a frame. Each category and each colour has its own frame and pattern beside its own colour. */

import type { ExLibrisCategory, LibrariansColour, LibrariansGenre } from "../../protocol/protocol";
import { emblemMarks } from "./emblems";
import { picture, round } from "./pen";

type Frame = "arch" | "round" | "shield" | "burst" | "square" | "hexagon";

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${round(12 + Math.cos(angle) * radius)} ${round(12 + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join("L")}Z`;
}

const FRAMES: Record<Frame, string> = {
  arch: "M1.5 22.8V11C1.5 5 6 1 12 1C18 1 22.5 5 22.5 11V22.8Z",
  round: "M12 .8C18.2 .8 23.2 5.8 23.2 12C23.2 18.2 18.2 23.2 12 23.2C5.8 23.2 .8 18.2 .8 12C.8 5.8 5.8 .8 12 .8Z",
  shield: "M1.5 1.5Q6.7 3.2 12 1.2Q17.3 3.2 22.5 1.5V11C22.5 17.5 18 21 12 23.3C6 21 1.5 17.5 1.5 11Z",
  burst: star(11, 11.6, 9.4),
  square: "M1.5 2.2L22 1.3L22.7 22L2.2 22.8Z",
  hexagon: "M12 .6L22.2 6.3V17.7L12 23.4L1.8 17.7V6.3Z",
};

const CATEGORY_FRAMES: Record<ExLibrisCategory, Frame> = {
  codices: "arch",
  fiction: "round",
  historic: "shield",
  monsters: "burst",
  reference: "square",
  spells: "hexagon",
};

const COLOUR_FRAMES: Record<LibrariansColour, Frame> = {
  red: "burst",
  green: "round",
  blue: "square",
  purple: "hexagon",
  yellow: "arch",
  black: "shield",
};

export const COLOURS: LibrariansColour[] = ["red", "green", "blue", "purple", "yellow", "black"];
/** In the order of COLOURS; the first of each are the usual ones (LB-C1). */
export const GENRES_OF_COLOURS: LibrariansGenre[][] = [
  ["horror", "detective", "true-crime", "tragedy"],
  ["romance", "comedy", "adventure", "self-help"],
  ["thriller", "action", "travel", "mythology"],
  ["fantasy", "sci-fi", "poetry", "graphic-novel"],
  ["biography", "science", "business", "cooking"],
  ["mystery", "crime", "drama", "picture-book"],
];

export function colourOf(genre: LibrariansGenre): LibrariansColour {
  return COLOURS[GENRES_OF_COLOURS.findIndex((genres) => genres.includes(genre))] ?? "black";
}

/** Where the emblem sits in its frame: burst and shield leave it less room. */
const ROOM: Record<Frame, [number, number]> = {
  arch: [12.3, 0.68],
  round: [12, 0.68],
  shield: [11.5, 0.66],
  burst: [12, 0.64],
  square: [12, 0.74],
  hexagon: [12, 0.66],
};

function badgeMarks(frame: Frame, fill: string, colour: string, marks: string): string {
  const [middle, scale] = ROOM[frame];
  return (
    `<path d="${FRAMES[frame]}" fill="${fill}" stroke="var(--badge-edge)" stroke-width="1.1"/>` +
    `<g color="${colour}" transform="translate(12 ${middle}) scale(${scale}) translate(-12 -12)">${marks}</g>`
  );
}

/** The badge of a category as part of a drawing, 24 by 24. */
export function categoryMarks(name: ExLibrisCategory): string {
  return badgeMarks(CATEGORY_FRAMES[name], `var(--category-${name})`, "var(--badge-ink)", emblemMarks(name));
}

/** The badge of a genre as part of a drawing, 24 by 24. */
export function genreMarks(name: LibrariansGenre): string {
  return colourMarks(colourOf(name), emblemMarks(name));
}

/** The same with ground and emblem exchanged, to lie on cloth of the colour itself. */
export function genrePlate(name: LibrariansGenre): string {
  const its = colourOf(name);
  return badgeMarks(COLOUR_FRAMES[its], "var(--card)", `var(--colour-${its}-mark, var(--colour-${its}))`,
    emblemMarks(name));
}

/** A badge in one of the six colours of Librarians with any marks of 24 by 24 in it, also none. */
export function colourMarks(name: LibrariansColour, marks = ""): string {
  return badgeMarks(COLOUR_FRAMES[name], `var(--colour-${name})`, `var(--colour-${name}-ink, var(--badge-ink))`, marks);
}

export function category(name: ExLibrisCategory): string {
  return picture(24, 24, categoryMarks(name), "badge");
}

export function genre(name: LibrariansGenre): string {
  return picture(24, 24, genreMarks(name), "badge");
}

/** A colour of Librarians without a genre. */
export function colour(name: LibrariansColour): string {
  return picture(24, 24, colourMarks(name), "badge");
}

/** The emblem alone, in the colour of the text around it. */
export function emblem(name: ExLibrisCategory | LibrariansGenre): string {
  return picture(24, 24, emblemMarks(name), "emblem");
}
