import { readWasm } from "#/kernel/packed-wasm";

type Woff2Codec = typeof import("woff2-encoder");

let loaded: Promise<Woff2Codec> | undefined;

/**
 * Loads the codec for WOFF2, a script with its WebAssembly module inside. Imported as usual it
 * would take five times as much room in the executable: as text and as bytecode, both uncompressed.
 */
export function loadWoff2Codec(): Promise<Woff2Codec> {
  loaded ??= import(`data:text/javascript;base64,${Buffer.from(readWasm("woff2")).toString("base64")}`) as Promise<Woff2Codec>;
  return loaded;
}
