import type { Table } from "$protocol";
import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: {} });
const { terms } = await import("./terms");
const { speak } = await import("./texts.svelte");
await speak();

const table = (some: Partial<Table>): Table => ({
  game: "exlibris",
  options: "players=2",
  status: "gathering",
  seats: [],
  visibility: "unlisted",
  spectators: false,
  talk: "free",
  aids: true,
  now: 0,
  pacing: { pace: "unlimited" },
  ...some,
});

test("of a usual game only the time is told", () => {
  expect(terms(table({}))).toEqual(["Time: As much as you like"]);
  expect(terms(table({ pacing: { pace: "move", time: 300_000, late: "bot" } }))).toEqual(["Time: 5 minutes for each move, then a bot plays on"]);
  expect(terms(table({ pacing: { pace: "game", time: 60_000, late: "resign" } }))).toEqual(["Time: 1 minute for the whole game, then the seat resigns"]);
  expect(terms(table({ pacing: { pace: "days", time: 86_400_000, late: "bot" } }))).toEqual(["Time: 1 day for each move, then a bot plays on"]);
});

test("whatever is played differently is told", () => {
  expect(terms(table({ options: "players=2 variant=friendly,longer without=bookshop,witch with=yard-sale", aids: false }))).toEqual([
    expect.stringMatching(/^Friendly: Without /),
    expect.stringMatching(/^Longer: Three more /),
    "Left out: Bookshop and Hovel of Half-Brewed Prose",
    "Put back: Yard Sale",
    "Nobody is reminded of the cards that were seen",
    expect.stringMatching(/^Time/),
  ]);
});

test("partners are told how they may talk, and what is mixed in", () => {
  expect(terms(table({ game: "librarians", options: "players=3 genres=horror,comedy expansions=ages thrills=skip,gap exactly-two", talk: "silent" }))).toEqual([
    "Genres: Horror and Comedy",
    expect.stringMatching(/^Story for the Ages: /),
    "Turns full of Thrills: Skip! and Gap!",
    expect.stringMatching(/^Exactly two cards: /),
    "Silent: Nobody talks and nobody taps until the game is over.",
    expect.stringMatching(/^Time/),
  ]);
  expect(terms(table({ game: "librarians", options: "players=3 thrills=all" }))[0]).toBe("Turns full of Thrills: Books that do something the moment they are played.");
});
