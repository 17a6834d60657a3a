import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

/**
 * The encodings that responses are compressed with, the preferred one first among those a client
 * accepts equally.
 */
export const contentEncodings = ["br", "zstd", "gzip"] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

/** Shorter text is not compressed, bytes. */
export const minCompressedBytes = 1_024;

const textTypes = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

/** Whether a media type is text. Images, fonts and archives are compressed already. */
export const isCompressible = (mediaType: string) => textTypes.test(mediaType);

/** Cached choices by header, because clients send few different ones. */
const choices = new Map<string, ContentEncoding | undefined>();
const maxCachedChoices = 256;

/** The encoding to use for an Accept-Encoding header; undefined for none (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | null): ContentEncoding | undefined {
  if (header === null) return undefined;
  if (choices.has(header)) return choices.get(header);
  const choice = selectEncoding(header);
  if (choices.size < maxCachedChoices && header.length <= 200) choices.set(header, choice);
  return choice;
}

/**
 * Picks the encoding with the highest weight among the available ones; `*` is the weight of those
 * not named. Undefined for none.
 */
export function selectEncoding(
  header: string,
  available: readonly ContentEncoding[] = contentEncodings,
): ContentEncoding | undefined {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(",").slice(0, 20)) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.map((one) => /^q=(\d(?:\.\d{0,3})?)$/.exec(one)?.[1]).find((one) => one !== undefined);
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weight === undefined ? 1 : Number(weight));
  }
  const getWeight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  // Identity stays acceptable if it is not named, after every encoding that is.
  const identityWeight = weights.get("identity") ?? (weights.get("*") === 0 ? 0 : 0.001);
  let chosen: ContentEncoding | undefined;
  for (const encoding of available)
    if (getWeight(encoding) > (chosen === undefined ? 0 : getWeight(chosen)) && getWeight(encoding) >= identityWeight)
      chosen = encoding;
  return chosen;
}

const [withBrotli, withGzip, withZstd] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)];

/**
 * Compresses on another thread. `smallest` takes up to a second per megabyte and is for bytes that
 * are compressed once and cached; otherwise it takes milliseconds. Levels were chosen by measuring
 * this program's pages.
 */
export async function compress(
  bytes: Uint8Array,
  encoding: ContentEncoding,
  smallest: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case "br":
      return new Uint8Array(
        await withBrotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: smallest ? 11 : 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      );
    case "zstd":
      return new Uint8Array(await withZstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: smallest ? 19 : 3 } }));
    case "gzip":
      return new Uint8Array(await withGzip(bytes, { level: smallest ? 9 : 6 }));
  }
}
