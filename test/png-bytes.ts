import { deflateSync } from "node:zlib";

/** A chunk with its length and checksum. */
export function createPngChunk(name: string, data: Uint8Array = new Uint8Array()): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(Number(Bun.hash.crc32(bytes.subarray(4, 8 + data.length))) >>> 0, 8 + data.length);
  return bytes;
}

export const pngSignature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** The header chunk. */
export function createPngHeader(width: number, height: number, { depth = 8, colorType = 2, interlace = 0 } = {}): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = depth;
  data[9] = colorType;
  data[12] = interlace;
  return createPngChunk("IHDR", data);
}

/** The pixel chunk of a picture in one colour: eight bits, three samples. */
export function createPngPixels(width: number, height: number, gray = 120): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, gray)]);
  return createPngChunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: height }, () => row))));
}

export const createPng = (...chunks: readonly Uint8Array[]): Buffer => Buffer.concat([pngSignature, ...chunks]);

/** A sound PNG in one colour. */
export const createSolidPng = (width = 4, height = 3, gray = 120): Buffer =>
  createPng(createPngHeader(width, height), createPngPixels(width, height, gray), createPngChunk("IEND"));
