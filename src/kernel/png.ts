import { Failure } from "#/kernel/errors";

/** The largest image accepted. */
export type ImageLimits = { readonly sidePx: number; readonly pixels: number };

/** A valid PNG without metadata, and its size in pixels. */
export type CleanPng = { readonly width: number; readonly height: number; readonly bytes: Uint8Array<ArrayBuffer> };

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The chunks that are kept. Text, profiles, animation and private chunks are removed. */
const keptChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "pHYs", "bKGD"]);

/** Bit depths allowed for each colour type (PNG, 11.2.1). */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const createRefusal = (reason: string) => new Failure("invalid", `The image is not a PNG that Livery accepts: ${reason}.`);

/** Whether the bytes start with the PNG signature. */
export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, index) => bytes[index] === byte);

/** The number of pixels that the header of a PNG announces; 0 without a header. */
export function getPixelCount(bytes: Uint8Array): number {
  if (!isPng(bytes) || bytes.length < 24) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(16) * view.getUint32(20);
}

/**
 * Validates the chunks of a PNG (W3C PNG, 5 and 11): signature, IHDR first, every length and
 * checksum, PLTE before IDAT, IDAT in one run, IEND last and nothing after it. Returns the image
 * without metadata. It does not decode the pixels. Throws `invalid` with the reason, also for an
 * image over the limits.
 */
export function cleanPng(bytes: Uint8Array, limits: ImageLimits): CleanPng {
  if (!isPng(bytes)) throw createRefusal("it does not begin with the PNG signature");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  const seen: string[] = [];
  let size = { width: 0, height: 0, colorType: 0 };
  for (let at = 8; at < bytes.length; ) {
    if (seen.at(-1) === "IEND") throw createRefusal(`${bytes.length - at} bytes follow its end`);
    if (at + 12 > bytes.length) throw createRefusal("it is truncated");
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (length > 0x7fffffff || end > bytes.length) throw createRefusal("a chunk is longer than the file");
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!/^[A-Za-z]{4}$/.test(name)) throw createRefusal("a chunk has an invalid name");
    if (Number(Bun.hash.crc32(bytes.subarray(at + 4, end - 4))) >>> 0 !== view.getUint32(end - 4))
      throw createRefusal(`the checksum of ${name} is wrong`);
    if (seen.length === 0) size = parseHeader(name, length, view, at + 8, limits);
    else checkChunkOrder(name, seen, size.colorType);
    if (name === "IEND" && length > 0) throw createRefusal("IEND is not empty");
    if (keptChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (seen.at(-1) !== name) seen.push(name);
    at = end;
  }
  if (seen.at(-1) !== "IEND") throw createRefusal("it is truncated");
  if (!seen.includes("IDAT")) throw createRefusal("it has no pixels");
  if (size.colorType === 3 && !seen.includes("PLTE")) throw createRefusal("it has no palette");
  return { width: size.width, height: size.height, bytes: new Uint8Array(Buffer.concat(parts)) };
}

/** Parses IHDR, which must be the first chunk. */
function parseHeader(name: string, length: number, view: DataView, at: number, { sidePx, pixels }: ImageLimits) {
  if (name !== "IHDR" || length !== 13) throw createRefusal("it does not begin with its header");
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)];
  const [depth, colorType, compression, filter, interlace] = [8, 9, 10, 11, 12].map((offset) => view.getUint8(at + offset));
  if (width === 0 || height === 0) throw createRefusal("it has no size");
  if (width > sidePx || height > sidePx)
    throw createRefusal(`it is ${width} × ${height} pixels; the limit is ${sidePx} per side`);
  if (width * height > pixels) throw createRefusal(`it has ${width * height} pixels; the limit is ${pixels}`);
  if (colorType === undefined || depth === undefined || !depths[colorType]?.includes(depth))
    throw createRefusal("its colour type does not exist");
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) throw createRefusal("its header is invalid");
  return { width, height, colorType };
}

/**
 * Refuses a chunk in the wrong place. `seen` lists the names of the chunks before it, each run
 * once.
 */
function checkChunkOrder(name: string, seen: readonly string[], colorType: number): void {
  if (name === "IHDR") throw createRefusal("it has two headers");
  if (name === "PLTE" && (seen.includes("PLTE") || seen.includes("IDAT")))
    throw createRefusal("its palette is in the wrong place");
  if (name === "PLTE" && (colorType === 0 || colorType === 4)) throw createRefusal("a grey picture has a palette");
  if (name === "IDAT" && seen.includes("IDAT") && seen.at(-1) !== "IDAT") throw createRefusal("its pixel data is not contiguous");
  if (/^[A-Z]/.test(name) && !keptChunks.has(name)) throw createRefusal(`it requires the unknown chunk ${name}`);
}
