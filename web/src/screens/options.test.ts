import { expect, test } from "vitest";
import { seatFor, THRILLS, toRequest, USUAL_GENRES, type Wishes } from "./options";

const wishes = (some: Partial<Wishes>): Wishes => ({
  game: "exlibris",
  here: false,
  seats: [seatFor("me", "Ada"), seatFor("open"), { ...seatFor("bot"), bot: "archivist" }],
  variants: [],
  leftOut: [],
  putBack: [],
  level: 1,
  genres: [...USUAL_GENRES],
  expansions: [],
  thrills: false,
  kinds: [...THRILLS],
  exactlyTwo: false,
  talk: "silent",
  aids: true,
  listed: false,
  spectators: false,
  pace: "unlimited",
  time: 5,
  late: "bot",
  ...some,
});
const nameless = (seat: number) => `Player ${seat + 1}`;

test("as many players as seats", () => {
  expect(toRequest(wishes({ variants: ["friendly", "longer"] }), nameless)).toMatchObject({
    options: "players=3 variant=friendly,longer",
    seats: [{ occupant: "person", name: "Ada" }, { occupant: "open" }, { occupant: "bot", bot: "archivist" }],
    pacing: { pace: "unlimited" },
  });
});

test("one seat is the solo game", () => {
  const { options } = toRequest(wishes({ seats: [seatFor("me", "Ada")], level: 4 }), nameless);
  expect(options).toBe("solo=4");
});

test("nobody plays longer alone", () => {
  const alone = wishes({ seats: [{ who: "me", name: "Ada", bot: "librarian" }], variants: ["longer", "beginner"] });
  expect(toRequest(alone, nameless).options).toBe("solo=1 variant=beginner");
});

test("Librarians has words of its own", () => {
  const librarians = wishes({ game: "librarians", expansions: ["ages"], thrills: true, exactlyTwo: true, talk: "taps" });
  expect(toRequest(librarians, nameless)).toMatchObject({
    options: "players=3 expansions=ages thrills=all exactly-two",
    talk: "taps",
  });
});

test("genres, thrills, locations and libraries are chosen one by one", () => {
  const some = wishes({ game: "librarians", genres: ["horror", "comedy", "science"], thrills: true, kinds: ["skip", "gap"] });
  expect(toRequest(some, nameless).options).toBe("players=3 genres=horror,comedy,science thrills=skip,gap");
  const boxed = wishes({ variants: ["beginner"], leftOut: ["bookshop", "witch"], putBack: ["yard-sale"] });
  expect(toRequest(boxed, nameless).options).toBe("players=3 variant=beginner without=bookshop,witch with=yard-sale");
});

test("exactly two cards is a rule of games with thrills", () => {
  expect(toRequest(wishes({ game: "librarians", exactlyTwo: true }), nameless).options).toBe("players=3");
});

test("time is told in milliseconds", () => {
  expect(toRequest(wishes({ pace: "days", time: 2, late: "resign" }), nameless).pacing).toEqual({
    pace: "days",
    time: 172_800_000,
    late: "resign",
  });
});

test("somebody without a name is called by the seat", () => {
  const seats = [seatFor("me", "Ada"), seatFor("friend", " ")];
  expect(toRequest(wishes({ here: true, seats }), nameless).seats[1]).toEqual({ occupant: "person", name: "Player 2" });
});
