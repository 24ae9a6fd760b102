import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// `npm test` runs what stands beside the code; `npm run play` the games in a browser, one after the other.
export default mergeConfig(
  page,
  defineConfig({
    test: {
      fileParallelism: false,
      hookTimeout: 60_000,
      testTimeout: 180_000,
    },
  }),
);
