// Beside each file its compressed forms, so that the server need not compress anything (src/server/net/page.h).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(css|html|js|json|svg|wasm|webmanifest)$/;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function compress(folder: string): Plugin {
  return {
    name: "compress",
    apply: (_config, { command, mode }) => command === "build" && mode === "production",
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const file of names.filter((name) => WORTH_IT.test(name)).map((name) => join(folder, name))) {
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content, BEST));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
