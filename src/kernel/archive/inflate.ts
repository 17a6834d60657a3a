import { Readable } from "node:stream";
import { createGunzip, createInflateRaw } from "node:zlib";
import { Failure } from "#/kernel/errors";

/**
 * Bytes passed to the decompressor at a time. The output follows in chunks, so that a reader can
 * stop early.
 */
const sliceBytes = 16_384;

/**
 * Decompresses a gzip stream (RFC 1952), whose checksum is verified, or raw deflate data (RFC
 * 1951). Decompression stops when the reader stops. Throws `invalid` for damaged or truncated data.
 */
export async function* inflate(packed: Uint8Array, format: "gzip" | "deflate"): AsyncGenerator<Uint8Array> {
  const source = Readable.from(splitIntoSlices(packed));
  const inflated = source.pipe(format === "gzip" ? createGunzip() : createInflateRaw());
  try {
    for await (const chunk of inflated) yield chunk;
  } catch (cause) {
    throw new Failure("invalid", "The archive is damaged or truncated.", { cause });
  } finally {
    source.destroy();
    inflated.destroy();
  }
}

function* splitIntoSlices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes);
}
