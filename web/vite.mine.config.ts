import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { app } from "./build/app";
import { texts } from "./build/texts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [texts(at("..")), svelte(), app(at(".."))],
  resolve: {
    alias: [
      { find: "$protocol", replacement: at("../protocol/protocol.ts") },
      { find: /^\$house/, replacement: at("../build/wasm/house.wasm") },
    ],
  },
  build: { outDir: at("../build/page"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  worker: { format: "es" },
  server: { fs: { allow: [at("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8320", ws: true } } },
});
