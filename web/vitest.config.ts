import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// `npm test` runs what stands beside the code; `npm run play` plays in two browsers at a time, the same games every time
// (tests/chance.ts), and tries twice, since a browser on a busy machine may be slower than anybody foresaw: tools/test.py names
// what had to be tried again. `npm run play-long` plays new games until every location and assistant was used, and tries once.
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
