// How a game of a list stands.
import type { SeatState, TableRow } from "$protocol";
import { inPrint } from "../exlibris/numbers";
import { seatName } from "./people";
import { list, say } from "./texts.svelte";

/** Who won a game of Ex Libris. `me` is missing where nobody or several people are at this device. */
export function winning(seats: SeatState[], me: number | undefined, name: (seat: number) => string): string {
  const winners = seats.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  if (winners.length === 0) return say("page.won.library");
  if (winners.length === 1 && winners[0] === me) return say("page.won.you");
  return say("page.won", { n: winners.length, names: list(winners.map(name)) });
}

/** Everybody, with their points once there are some. */
export function people({ seats, points }: TableRow): string {
  const names = seats.map(seatName);
  if (!points) return list(names);
  const sides = points.length > names.length ? [...names, say("sheet.public-library")] : names;
  return sides.map((name, i) => `${name}: ${inPrint(points[i]!)}`).join(" · ");
}

/** Whose turn it is, or how it ended; nothing where the status says it all. */
export function standing(row: TableRow, mine: number[]): string {
  const me = mine.length === 1 ? mine[0] : undefined;
  const name = (seat: number) => seatName(row.seats[seat]!);
  if (row.outcome) return say("page.outcome", { outcome: row.outcome });
  if (row.status === "over") return winning(row.seats, me, name);
  if (row.status !== "playing" || row.deciding.length === 0) return "";
  return me !== undefined && row.deciding.includes(me) ? say("page.your-turn") : say("page.waiting-for", { names: list(row.deciding.map(name)) });
}
