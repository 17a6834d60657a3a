import { Readable } from "node:stream";
import { createGunzip, createInflateRaw } from "node:zlib";
import { Failure } from "#/kernel/errors";

/**
 * How much is handed to the decompressor at a time; what comes out follows piece by piece, so that
 * whoever reads can stop early.
 */
const sliceBytes = 16_384;

/**
 * What a gzip stream (RFC 1952) or bare deflate data (RFC 1951) unpacks to, in pieces, with gzip's
 * own checksum judged. Nothing more is unpacked once the reader stops. Throws `invalid` for data
 * that is damaged or ends early.
 */
export async function* inflate(packed: Uint8Array, format: "gzip" | "deflate"): AsyncGenerator<Uint8Array> {
  const source = Readable.from(splitIntoSlices(packed));
  const inflated = source.pipe(format === "gzip" ? createGunzip() : createInflateRaw());
  try {
    for await (const chunk of inflated) yield chunk;
  } catch (cause) {
    throw new Failure("invalid", "The archive is damaged or was not sent whole.", { cause });
  } finally {
    source.destroy();
    inflated.destroy();
  }
}

function* splitIntoSlices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes);
}
