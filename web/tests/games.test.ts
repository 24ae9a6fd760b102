// Whole games against bots, in this browser and on the server.
import { afterAll, beforeAll, expect, test } from "vitest";
import { missingTexts, playOn, Stage } from "./stage";

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

for (const game of ["exlibris", "librarians"]) {
  for (const where of ["play", "play-online"]) {
    test(`a whole game of ${game} (${where})`, async () => {
      const page = await stage.visitor();
      await page.click(`[data-${where}=${game}]`);
      expect(await playOn(page)).toBeGreaterThan(10);
      expect(await missingTexts(page)).toEqual([]);
      expect(stage.errors).toEqual([]);
      await page.context().close();
    });
  }
}
