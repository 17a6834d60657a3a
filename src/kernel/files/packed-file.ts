import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** The content of a file that was compressed with Brotli, such as those of `data/`. */
export const readPackedFile = (path: string): Buffer => brotliDecompressSync(readFileSync(path));

/** Compresses the content of a packed file, as small as it gets. */
export const packFile = (content: string | Uint8Array): Uint8Array =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } });
