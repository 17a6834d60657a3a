import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packFile, readPackedFile } from "#/kernel/files/packed-file";

/** The WebAssembly modules of packages, by the names of their packed files in the executable. */
export const wasmModules = {
  harfbuzz: "harfbuzzjs/dist/harfbuzz.wasm",
  "harfbuzz-subset": "harfbuzzjs/dist/harfbuzz-subset.wasm",
  resvg: "@resvg/resvg-wasm/index_bg.wasm",
  /** A script with its module inside. */
  woff2: "woff2-encoder/dist/index.js",
} as const;
export type WasmName = keyof typeof wasmModules;

/** The folder with the packed modules, beside the executable's entry. */
export const wasmFolderName = "wasm";

const toPackedName = (name: WasmName) => `${name}.wasm.br`;
const getPackagePath = (name: WasmName) => join(import.meta.dir, "../../node_modules", wasmModules[name]);

/**
 * The bytes of a module. The executable holds it compressed, a third of its size; when running from
 * source it is read from `node_modules`.
 */
export function readWasm(name: WasmName): Uint8Array<ArrayBuffer> {
  const packed = join(import.meta.dir, wasmFolderName, toPackedName(name));
  return new Uint8Array(existsSync(packed) ? readPackedFile(packed) : readFileSync(getPackagePath(name)));
}

/** All modules compressed, with their file names, for the build. */
export const packWasm = (): readonly { readonly name: string; readonly bytes: Uint8Array }[] =>
  (Object.keys(wasmModules) as WasmName[]).map((name) => ({
    name: toPackedName(name),
    bytes: packFile(readFileSync(getPackagePath(name))),
  }));
