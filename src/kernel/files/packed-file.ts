import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** The content of a file that was compressed with Brotli, such as those of `data/`. */
export const readPackedFile = (path: string): Buffer => brotliDecompressSync(readFileSync(path));

/** Compresses the content of a packed file, as small as it gets. */
export const packFile = (content: string | Uint8Array): Uint8Array =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } });

/** Reads the sections of a packed text, each after a line with its language in brackets (`[de]`), at first use. */
export function openPackedSections(path: string): () => ReadonlyMap<string, string> {
  let sections: ReadonlyMap<string, string> | undefined;
  return () => {
    sections ??= new Map(
      readPackedFile(path)
        .toString()
        .split("\n[")
        .slice(1)
        .map((section) => {
          const end = section.indexOf("]");
          return [section.slice(0, end), section.slice(end + 1).trim()] as const;
        }),
    );
    return sections;
  };
}
