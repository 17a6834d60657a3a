import { Failure } from "#/kernel/errors";
import { isPng } from "#/kernel/png";

const headerBytes = 6;
const entryBytes = 16;
const maxImages = 64;

export const isIco = (bytes: Uint8Array): boolean => bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 1 && bytes[3] === 0;

/**
 * The largest PNG in an ICO file. Throws `invalid` if it has none: older files have bitmaps, which
 * are not read.
 */
export function readIco(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= headerBytes ? Math.min(maxImages, view.getUint16(4, true)) : 0;
  let largest: Uint8Array | undefined;
  let largestPx = 0;
  for (let at = headerBytes; at < headerBytes + count * entryBytes && at + entryBytes <= bytes.length; at += entryBytes) {
    const [length, offset] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    if (offset + length > bytes.length) continue;
    const image = bytes.subarray(offset, offset + length);
    // A side of 256 pixels is written as 0.
    const px = view.getUint8(at) || 256;
    if (!isPng(image) || px <= largestPx) continue;
    largest = image;
    largestPx = px;
  }
  if (largest === undefined) throw new Failure("invalid", "The ICO file has no PNG in it. Bring the favicon in as SVG or PNG.");
  return largest;
}
