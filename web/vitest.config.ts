import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// `npm test` runs what stands beside the code; `npm run play` plays in two browsers at a time, and `npm run play-long`
// goes on until every location and assistant was used. They play the same games every time (tests/chance.ts).
export default mergeConfig(
  page,
  defineConfig({
    test: {
      minWorkers: 1,
      maxWorkers: 2,
      hookTimeout: 60_000,
      testTimeout: 180_000,
      // What a busy machine may need to show a decision.
      expect: { poll: { timeout: 10_000 } },
    },
  }),
);
