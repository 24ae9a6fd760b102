// Which screen is shown: the part of the address behind #, so that it works from any folder and without a server.
//   #/                               start
//   #/here/TABLE, #/table/TABLE      a table in this browser, or on the server
//   #/new/GAME, #/join/TABLE/SECRET, #/open, #/mine, #/score
//   #/learn, #/learn/lesson/GAME, #/learn/puzzle/ID
//   #/replay/here/TABLE/MOMENT/SEAT, #/rules/GAME/ID
let path = $state(current());

function current(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

addEventListener("hashchange", () => (path = current()));

/** The parts of the address. */
export const route = () => path;

export const address = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;

export function go(...parts: string[]) {
  location.hash = address(...parts);
}
