import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

/**
 * The encodings that answers are compressed with, the preferred one first where a client takes
 * several alike.
 */
export const contentEncodings = ["br", "zstd", "gzip"] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

/** Text shorter than this gains nothing that a client would notice, bytes. */
export const minCompressedBytes = 1_024;

const textTypes = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

/** Whether a media type is text; pictures, fonts and archives are compressed in themselves. */
export const isCompressible = (mediaType: string) => textTypes.test(mediaType);

/** Choices by header, since clients send few different ones; beyond so many none is remembered. */
const choices = new Map<string, ContentEncoding | undefined>();
const maxCachedChoices = 256;

/** The encoding to answer an Accept-Encoding header with; undefined for none (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | null): ContentEncoding | undefined {
  if (header === null) return undefined;
  if (choices.has(header)) return choices.get(header);
  const choice = selectEncoding(header);
  if (choices.size < maxCachedChoices && header.length <= 200) choices.set(header, choice);
  return choice;
}

/** The weight that each coding is given, `*` for those that are not named. */
function selectEncoding(header: string): ContentEncoding | undefined {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(",").slice(0, 20)) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.map((one) => /^q=(\d(?:\.\d{0,3})?)$/.exec(one)?.[1]).find((one) => one !== undefined);
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weight === undefined ? 1 : Number(weight));
  }
  const getWeight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  // What is not named is still acceptable as it is, but only after whatever is asked for.
  const identityWeight = weights.get("identity") ?? (weights.get("*") === 0 ? 0 : 0.001);
  let chosen: ContentEncoding | undefined;
  for (const encoding of contentEncodings)
    if (getWeight(encoding) > (chosen === undefined ? 0 : getWeight(chosen)) && getWeight(encoding) >= identityWeight)
      chosen = encoding;
  return chosen;
}

const [withBrotli, withGzip, withZstd] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)];

/**
 * Compresses on another thread. `smallest` takes up to a second for a megabyte and is for what is
 * made once and kept; otherwise some milliseconds. The sizes and times were measured on this
 * program's pages.
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
