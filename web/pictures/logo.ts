/** Shelfmark's own mark: a shelf, a row of books, and a bookmark that hangs down from one of them with an eye open. */

import { disc, field, move, picture } from "./pen";

const LINE = "#2c211b";
const BOOKS = ["#3a746f", "#c65a33", "#e0ad35", "#3f6f9a"];

/** The mark within 64 by 64, in paints of its own: it looks the same everywhere, also outside the page. */
function mark(): string {
  const [one, two, three, four] = BOOKS;
  return (
    `<g stroke="${LINE}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="M8 45L9 17L19 16.5L19.5 45Z" fill="${one}"/><path d="M19.5 45L19 11L32 10L32.5 45Z" fill="${two}"/>` +
    `<path d="M32.5 45L33 19L42 18.5L42 45Z" fill="${three}"/><path d="M43 45L47.5 15.5L57 17L53 45` +
    `Z" fill="${four}"/>` +
    `<path d="M9 23H19M9 26.5H19M33 24H42M33 39.5H42M47 21L56 22.5" fill="none" stroke-width="1.6"/>` +
    `<path d="M3 44.5Q30 43.5 61 45V51Q30 52 3 51Z" fill="#a8713f"/>` +
    `<path d="M20.5 16L31 15.5V62L25.5 56.5L20.5 62.5Z" fill="#a33220"/>` +
    `<path d="M21.3 31Q26 24.5 30.4 31Q26 37.5 21.3 31Z" fill="#fffaee" stroke-width="1.7"/></g>` +
    `<circle cx="26" cy="31" r="2" fill="${LINE}"/>`
  );
}

/** The mark alone, 64 by 64. */
export function logo(): string {
  return picture(64, 64, mark(), "logo");
}

/** The mark with the name beside it, 260 by 64. */
export function wordmark(): string {
  const letters = `font-family="var(--lettering-roman)" font-weight="700" font-size="42" fill="var(--ink)"`;
  const width = `textLength="182" lengthAdjust="spacingAndGlyphs"`;
  return picture(260, 64, `${mark()}<text x="74" y="46" ${letters} ${width}>Shelfmark</text>`, "logo");
}

/** The icon of the installed app, also by itself; a maskable one keeps its content inside the inner four fifths. */
export function appIcon(size: 192 | 512 = 512, maskable = false): string {
  const scale = maskable ? 4.5 : 6;
  const [x, y] = [(512 - 64 * scale) / 2, (512 - 64 * scale) / 2 + 4];
  const star = `d="M0-16L5-5L16 0L5 5L0 16L-5 5L-16 0L-5-5Z" fill="#f3d27a"`;
  const stars = [[74, 84], [438, 84], [452, 412], [60, 412]].map(
    ([a = 0, b = 0]) => `<path transform="translate(${a} ${b})" ${star}/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512">` +
    field(0, 0, 512, 512, "#2f5a57", maskable ? 0 : 104) + disc(256, 256, maskable ? 176 : 214, "#f6ecd8") +
    (maskable ? "" : stars.join("")) + move(x, y, mark(), scale) + "</svg>"
  );
}
