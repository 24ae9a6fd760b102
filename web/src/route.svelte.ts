// Which screen is shown: the part of the address behind #, so that it works from any folder and without a server.
//   #/                               start
//   #/here/TABLE, #/table/TABLE      a table in this browser, or on the server
//   #/new/GAME, #/join/TABLE/SECRET, #/open, #/mine, #/score
//   #/learn, #/learn/lesson/GAME, #/learn/puzzle/ID
//   #/replay/here/TABLE/MOMENT/SEAT, #/rules/GAME/ID
import { partsOf } from "./address";

let path = $state(partsOf(location.hash));

addEventListener("hashchange", () => (path = partsOf(location.hash)));

/** The parts of the address. */
export const route = () => path;

export const address = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;

/** Goes there so that Back does not lead here any more. */
export function replace(...parts: string[]) {
  history.replaceState(null, "", address(...parts));
  path = parts;
}

export function go(...parts: string[]) {
  location.hash = address(...parts);
}
