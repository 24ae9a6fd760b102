import type { Game, Thoughts } from "$protocol";
import { expect, test, vi } from "vitest";
import type { TableState } from "../table/table.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: {} });
const { LANGUAGES, settings } = await import("../settings.svelte");
const { say, speak } = await import("./texts.svelte");
const { advice, thoughtsOfTurn } = await import("./thoughts");
const { choiceWithin } = await import("./words");

const KEEP: Thoughts = { expected: [120], exlibris: [{ action: "keep witch", words: "keep", library: "witch" }] };
const USE: Thoughts = { expected: [-120], librarians: [{ action: "use romance", words: "use", genre: "romance" }] };

for (const language of LANGUAGES) {
  test.each([
    ["exlibris", KEEP],
    ["librarians", USE],
  ] as [Game, Thoughts][])(`advice that quotes a whole sentence has one full stop (${language}, %s)`, async (game, thoughts) => {
    settings.change({ language });
    await speak();
    const table = { game } as TableState;
    const quoted = choiceWithin(table, (thoughts.exlibris ?? thoughts.librarians)![0]!);
    for (const words of [advice(table, thoughts), say("guide.sensible", { choice: quoted })]) {
      expect(words).not.toMatch(/⟦|\.\./);
      expect(words.endsWith(`${quoted}.`), words).toBe(true);
    }
  });
}

test.each([
  ["clerk", [120, 220], true],
  ["clerk", [120, 80], false],
  ["clerk", [120, 122], false],
  ["archivist", [120, 220], false],
])("a bot that decides at once says so where something else promises more (%s, %j)", async (level, expected, told) => {
  settings.change({ language: "en" });
  await speak();
  expect(thoughtsOfTurn({ game: "exlibris" } as TableState, { expected }, level).includes("decides at once")).toBe(told);
});
