// More whole games: in every language, for every number of players, and with the keyboard alone.
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, decideByKeyboard, sitDown } from "../exlibris";
import { missingTexts, playOn, Stage } from "../stage";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

for (const game of ["exlibris", "librarians"]) {
  for (const language of ["en", "cs", "de"]) {
    test(`a whole game of ${game} (${language})`, async () => {
      const page = await stage.visitor({ language });
      await page.click(`[data-play=${game}]`);
      expect(await playOn(page)).toBeGreaterThan(10);
      expect(await missingTexts(page)).toEqual([]);
      expect(stage.errors).toEqual([]);
      await page.context().close();
    });
  }
}

for (const players of [2, 3]) {
  test(`a whole game of ${players}`, async () => {
    const page = await stage.visitor();
    await sitDown(page, { options: `players=${players}`, people: 1, bots: players - 1 });
    expect(await playOn(page)).toBeGreaterThan(10);
    expect(await page.locator(".show thead th").count()).toBe(players);
    await page.context().close();
  });
}

test("a whole game with the keyboard alone", async () => {
  const page = await stage.visitor();
  await sitDown(page, { options: "players=2", people: 1, bots: 1 });
  let decisions = 0;
  for (; await asked(page); ++decisions) await decideByKeyboard(page);
  expect(decisions).toBeGreaterThan(15);
}, 1_200_000);
