/** Shelfmark's own mark: a shelf, a row of books, and a bookmark that hangs down from one of them with an eye open. */

import { round } from "./pen";

interface Paints {
  line: string;
  board: string;
  books: [string, string, string, string];
  ribbon: string;
  eye: string;
}

const BY_DAY: Paints = { line: "#2c211b", board: "#a8713f", books: ["#2f5a57", "#b8512f", "#e0ad35", "#2e4a72"], ribbon: "#a33220", eye: "#fffaee" };
const ON_PAGE: Paints = { line: "var(--line)", board: "var(--wood)", books: ["var(--teal)", "var(--roof)", "var(--foil)", "var(--blue)"], ribbon: "var(--accent)", eye: "#fffaee" };

/** The mark within 64 by 64. */
function mark(paints: Paints): string {
  const [one, two, three, four] = paints.books;
  return (
    `<g stroke="${paints.line}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="M8 45L9 17L19 16.5L19.5 45Z" fill="${one}"/><path d="M19.5 45L19 11L32 10L32.5 45Z" fill="${two}"/><path d="M32.5 45L33 19L42 18.5L42 45Z" fill="${three}"/><path d="M43 45L47.5 15.5L57 17L53 45Z" fill="${four}"/>` +
    `<path d="M9 23H19M9 26.5H19M33 24H42M33 39.5H42M47 21L56 22.5" fill="none" stroke-width="1.6"/>` +
    `<path d="M3 44.5Q30 43.5 61 45V51Q30 52 3 51Z" fill="${paints.board}"/>` +
    `<path d="M20.5 16L31 15.5V62L25.5 56.5L20.5 62.5Z" fill="${paints.ribbon}"/>` +
    `<path d="M21.3 31Q26 24.5 30.4 31Q26 37.5 21.3 31Z" fill="${paints.eye}" stroke-width="1.7"/></g><circle cx="26" cy="31" r="2" fill="${paints.line}"/>`
  );
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="logo" viewBox="0 0 ${width} ${height}" aria-hidden="true">${body}</svg>`;
}

/** The mark alone, 64 by 64. */
export function logo(): string {
  return svg(64, 64, mark(ON_PAGE));
}

/** The mark with the name beside it, 260 by 64. */
export function wordmark(): string {
  const name = `<text x="74" y="46" font-family="var(--lettering-roman)" font-weight="700" font-size="42" letter-spacing="-.5" fill="var(--ink)" textLength="182" lengthAdjust="spacingAndGlyphs">Shelfmark</text>`;
  return svg(260, 64, mark(ON_PAGE) + name);
}

/** The icon of the installed app in any size; a maskable one keeps its content inside the inner four fifths. */
export function appIcon(size: 192 | 512 = 512, maskable = false): string {
  const part = maskable ? 0.56 : 0.76;
  const scale = (512 * part) / 64;
  const [x, y] = [(512 - 64 * scale) / 2, (512 - 72 * scale) / 2];
  const corner = maskable ? 0 : 104;
  const stars = [[96, 108], [420, 92], [438, 300], [74, 330]].map(([a = 0, b = 0]) => `<path transform="translate(${a} ${b})" d="M0-16L5-5L16 0L5 5L0 16L-5 5L-16 0L-5-5Z" fill="#f3d27a"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="#2f5a57"/>` +
    `<circle cx="256" cy="240" r="${maskable ? 168 : 206}" fill="#f6ecd8"/>${maskable ? "" : stars}<g transform="translate(${round(x)} ${round(y + 4 * scale)}) scale(${round(scale)})">${mark(BY_DAY)}</g></svg>`
  );
}
