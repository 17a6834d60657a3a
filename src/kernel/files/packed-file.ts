import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** How much longer most content is than its packed form, and the least that is unpacked at a time, bytes. */
const [usualRatio, minChunkSize] = [4, 16_384] as const;

/**
 * The content of a file that was compressed with Brotli, such as those of `data/`. Unpacked in one piece where that is
 * enough, because hundreds of small ones take longer than the content.
 */
export function readPackedFile(path: string): Buffer {
  const packed = readFileSync(path);
  return brotliDecompressSync(packed, { chunkSize: Math.max(minChunkSize, packed.length * usualRatio) });
}

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
