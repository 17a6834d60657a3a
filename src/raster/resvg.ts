import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readWasm } from "#/kernel/packed-wasm";

let ready: Promise<void> | undefined;

/** Loads the renderer once per thread. It has no fonts, reads no files and no network. */
export async function loadResvg(): Promise<typeof Resvg> {
  ready ??= initWasm(readWasm("resvg"));
  await ready;
  return Resvg;
}

/** No fonts: live text is not drawn. */
export const withoutFonts = { fontBuffers: [] };
