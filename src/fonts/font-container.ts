import { inflateSync } from "node:zlib";
import { createByteReader } from "#/fonts/byte-reader";
import { checkTableCount, checkTag, createFontFailure, parseSfnt, type Sfnt, toTag } from "#/fonts/sfnt";
import { readWoff2Header } from "#/fonts/woff2";
import { loadWoff2Codec } from "#/fonts/woff2-codec";
import { Failure } from "#/kernel/errors";
import { maxFontBytes, maxFontTables, maxSfntBytes } from "#/model/limits";

/** The formats of font files that can be brought in. */
export const fontFormats = ["woff2", "woff", "ttf", "otf"] as const;
export type FontFormat = (typeof fontFormats)[number];

/** A font as it came, unpacked. */
export type UnpackedFont = {
  readonly format: FontFormat;
  readonly sfnt: Sfnt;
  /** Whether the file has the font and nothing else, such as metadata or bytes after the end. */
  readonly isPlain: boolean;
};

const woff2Signature = 0x774f4632;
const woffSignature = 0x774f4646;
const collectionSignature = 0x74746366;
const cffFlavor = 0x4f54544f;

const tooLarge = () => createFontFailure(`unpacked, it is larger than ${maxSfntBytes / 1_000_000} MB`, "Send a smaller font.");
const damaged = (cause?: unknown) => createFontFailure("the file is damaged or incomplete", undefined, cause);

/** Unpacks a WOFF2, WOFF, TTF or OTF file within the limits. Throws `invalid` with the reason. */
export async function unpackFont(bytes: Uint8Array): Promise<UnpackedFont> {
  if (bytes.length > maxFontBytes)
    throw createFontFailure(`it is larger than ${maxFontBytes / 1_000_000} MB`, "Send a smaller font, such as a WOFF2 file.");
  if (bytes.length < 12) throw damaged();
  const signature = createByteReader(bytes).u32();
  if (signature === collectionSignature)
    throw createFontFailure("it is a collection of fonts (TTC)", "Send each font as a file of its own.");
  try {
    if (signature === woff2Signature) return await unpackWoff2(bytes);
    if (signature === woffSignature) return unpackWoff(bytes);
    return { format: signature === cffFlavor ? "otf" : "ttf", sfnt: parseSfnt(bytes), isPlain: true };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw damaged(error);
  }
}

async function unpackWoff2(bytes: Uint8Array): Promise<UnpackedFont> {
  const header = readWoff2Header(bytes, maxFontTables);
  const { flavor, length, entries, compressed, sfntLength, metadataLength, privateLength, end } = header;
  if (flavor === collectionSignature)
    throw createFontFailure("it is a collection of fonts", "Send each font as a file of its own.");
  checkTableCount(flavor, entries.length);
  const seen = new Set<string>();
  for (const { tag } of entries) {
    checkTag(tag, seen);
    seen.add(tag);
  }
  const unpackedLength = entries.reduce((sum, entry) => sum + entry.length, 0);
  if (unpackedLength > maxSfntBytes || sfntLength > maxSfntBytes) throw tooLarge();
  if (length !== bytes.length || compressed.length === 0 || end > bytes.length) throw damaged();
  const { decompress } = await loadWoff2Codec();
  const sfnt = parseSfnt(await decompress(new Uint8Array(bytes)));
  return {
    format: "woff2",
    sfnt,
    isPlain:
      metadataLength === 0 && privateLength === 0 && bytes.length - end < 4 && bytes.subarray(end).every((byte) => byte === 0),
  };
}

const woffHeaderBytes = 44;

function unpackWoff(bytes: Uint8Array): UnpackedFont {
  const header = createByteReader(bytes, 4);
  const [flavor, length, count] = [header.u32(), header.u32(), header.u16()];
  checkTableCount(flavor, count);
  if (length !== bytes.length) throw damaged();
  const directory = createByteReader(bytes, woffHeaderBytes);
  const entries = Array.from({ length: count }, () => {
    const tag = toTag(directory.bytes(4));
    const [start, packedLength, unpackedLength] = [directory.u32(), directory.u32(), directory.u32()];
    directory.u32();
    if (start + packedLength > bytes.length || packedLength > unpackedLength) throw damaged();
    return { tag, start, packedLength, unpackedLength };
  });
  if (entries.reduce((sum, { unpackedLength }) => sum + unpackedLength, 0) > maxSfntBytes) throw tooLarge();
  const tables = new Map<string, Uint8Array>();
  for (const { tag, start, packedLength, unpackedLength } of entries) {
    checkTag(tag, tables);
    const packed = bytes.subarray(start, start + packedLength);
    const data = packedLength < unpackedLength ? inflateSync(packed, { maxOutputLength: unpackedLength }) : packed;
    if (data.length !== unpackedLength) throw damaged();
    tables.set(tag, new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  }
  let end = woffHeaderBytes + count * 20;
  for (const { tag, start, packedLength } of entries.toSorted((one, other) => one.start - other.start)) {
    if (packedLength === 0) continue;
    if (start < end) throw createFontFailure(`its table “${tag}” overlaps another`);
    end = start + packedLength;
  }
  return { format: "woff", sfnt: { flavor, tables }, isPlain: true };
}
