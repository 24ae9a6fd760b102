// Runs a WebAssembly command under node: node tools/wasm.mjs build/wasm/shelfmark.wasm bench --json
import { readFile } from "node:fs/promises";

// node says on every start that WASI is experimental.
process.removeAllListeners("warning");
const { WASI } = await import("node:wasi");

const [path, ...options] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: ["shelfmark", ...options], returnOnExit: true });
const module = await WebAssembly.compile(await readFile(path));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
