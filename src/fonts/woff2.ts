import { brotliDecompressSync } from "node:zlib";
import { type ByteReader, createByteReader } from "#/fonts/byte-reader";
import { writeSfnt } from "#/fonts/sfnt";
import { maxSfntBytes } from "#/model/limits";

/** Table tags by their index in a WOFF2 directory (W3C WOFF 2.0, section 4.1). */
const knownTags = [
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern ",
  "LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar ",
  "bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat ",
  "Gloc Feat Sill",
].join("");
const arbitraryTag = 63;

type Table = { readonly tag: string; readonly version: number; readonly data: Uint8Array };

/**
 * Decodes a WOFF2 file with one font into TrueType or OpenType bytes. Synchronous, because marks
 * are drawn by pure functions. Throws for anything that is not WOFF2; meant for bundled files.
 */
export function decodeWoff2(file: Uint8Array): Uint8Array {
  const { flavor, entries, compressed } = readWoff2Header(file);
  const data = brotliDecompressSync(compressed, { maxOutputLength: maxSfntBytes });
  const content = createByteReader(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  const tables = entries.map(({ tag, version, length }): Table => ({ tag, version, data: content.bytes(length) }));
  return writeSfnt({ flavor, tables: restoreTables(tables) });
}

/** What a WOFF2 file says of itself, before anything is unpacked. All lengths are bytes. */
export type Woff2Header = {
  readonly flavor: number;
  readonly length: number;
  /** Tables with the lengths of their unpacked data. */
  readonly entries: readonly { readonly tag: string; readonly version: number; readonly length: number }[];
  readonly compressed: Uint8Array;
  readonly sfntLength: number;
  /** Of the XML and the private data that a file may carry beside the font. */
  readonly metadataLength: number;
  readonly privateLength: number;
  /** Where the compressed data ends. */
  readonly end: number;
};

/** Reads the header and the table directory of a WOFF2 file with one font. */
export function readWoff2Header(file: Uint8Array, maxTables = 64): Woff2Header {
  const header = createByteReader(file);
  if (header.u32() !== 0x774f4632) throw new Error("not a WOFF2 file");
  const [flavor, length, tableCount] = [header.u32(), header.u32(), header.u16()];
  header.u16();
  const [sfntLength, compressedLength] = [header.u32(), header.u32()];
  header.bytes(4);
  const metadata = [header.u32(), header.u32(), header.u32()] as const;
  const privateData = [header.u32(), header.u32()] as const;
  if (tableCount > maxTables) throw new RangeError(`${tableCount} tables`);
  const entries = Array.from({ length: tableCount }, () => readDirectoryEntry(header));
  const compressed = header.bytes(compressedLength);
  const end = header.at();
  return { flavor, length, entries, compressed, sfntLength, metadataLength: metadata[1], privateLength: privateData[1], end };
}

function readDirectoryEntry(reader: ByteReader): { readonly tag: string; readonly version: number; readonly length: number } {
  const flags = reader.u8();
  const index = flags & arbitraryTag;
  const tag = index === arbitraryTag ? String.fromCharCode(...reader.bytes(4)) : knownTags.slice(index * 5, index * 5 + 4);
  const version = flags >> 6;
  const originalLength = reader.base128();
  const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
  return { tag, version: isTransformed ? version : -1, length: isTransformed ? reader.base128() : originalLength };
}

/** Undoes the transformations of `glyf`, `loca` and `hmtx`. */
function restoreTables(tables: readonly Table[]): ReadonlyMap<string, Uint8Array> {
  const restored = new Map(tables.map(({ tag, data }) => [tag, data]));
  const transformed = new Map(tables.filter(({ version }) => version >= 0).map(({ tag, data }) => [tag, data]));
  const glyphStreams = transformed.get("glyf");
  const glyphs = glyphStreams && decodeGlyphs(glyphStreams);
  if (glyphs) {
    restored.set("glyf", glyphs.glyf);
    restored.set("loca", glyphs.loca);
    const head = new Uint8Array(restored.get("head") ?? []);
    new DataView(head.buffer).setInt16(50, 1);
    restored.set("head", head);
  }
  const metrics = transformed.get("hmtx");
  const hhea = restored.get("hhea");
  if (metrics && glyphs && hhea) restored.set("hmtx", decodeMetrics(metrics, glyphs.minX, createByteReader(hhea, 34).u16()));
  return restored;
}

/** Two's complement sign by the lowest bit: set is positive. */
const applySign = (flag: number, value: number) => ((flag & 1) === 1 ? value : -value);

/** Reads one point of a glyph as the difference to the point before. */
function readDelta(flag: number, stream: ByteReader): readonly [dx: number, dy: number] {
  if (flag < 10) return [0, applySign(flag, ((flag & 14) << 7) + stream.u8())];
  if (flag < 20) return [applySign(flag, (((flag - 10) & 14) << 7) + stream.u8()), 0];
  if (flag < 84) {
    const base = flag - 20;
    const byte = stream.u8();
    const dx = 1 + (base & 0x30) + (byte >> 4);
    return [applySign(flag, dx), applySign(flag >> 1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f))];
  }
  if (flag < 120) {
    const base = flag - 84;
    const dx = 1 + (Math.floor(base / 12) << 8) + stream.u8();
    return [applySign(flag, dx), applySign(flag >> 1, 1 + (((base % 12) >> 2) << 8) + stream.u8())];
  }
  if (flag < 124) {
    const [first, second, third] = [stream.u8(), stream.u8(), stream.u8()];
    return [applySign(flag, (first << 4) + (second >> 4)), applySign(flag >> 1, ((second & 0x0f) << 8) + third)];
  }
  const dx = stream.u16();
  return [applySign(flag, dx), applySign(flag >> 1, stream.u16())];
}

const componentFlags = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 };

/** The bytes of a composite glyph's components and whether instructions follow. */
function readComponents(stream: ByteReader): { readonly bytes: readonly number[]; readonly hasInstructions: boolean } {
  const bytes: number[] = [];
  let hasInstructions = false;
  for (let flags = componentFlags.more; (flags & componentFlags.more) !== 0; ) {
    const head = stream.bytes(2);
    flags = ((head[0] ?? 0) << 8) | (head[1] ?? 0);
    if ((flags & componentFlags.instructions) !== 0) hasInstructions = true;
    const scaleBytes =
      (flags & componentFlags.matrix) !== 0
        ? 8
        : (flags & componentFlags.twoScales) !== 0
          ? 4
          : (flags & componentFlags.scale) !== 0
            ? 2
            : 0;
    bytes.push(...head, ...stream.bytes(2 + ((flags & componentFlags.words) !== 0 ? 4 : 2) + scaleBytes));
  }
  return { bytes, hasInstructions };
}

/** Rebuilds `glyf` and `loca` (long offsets) from the seven streams of section 5.1. */
function decodeGlyphs(data: Uint8Array): {
  readonly glyf: Uint8Array;
  readonly loca: Uint8Array;
  readonly minX: readonly number[];
} {
  const header = createByteReader(data);
  header.u16();
  header.u16();
  const glyphCount = header.u16();
  header.u16();
  const lengths = Array.from({ length: 7 }, () => header.u32());
  let start = 36;
  const [contourStream, pointStream, flagStream, glyphStream, compositeStream, boxBitmap, instructionStream] = lengths.map(
    (length) => {
      const stream = createByteReader(data, start);
      start += length;
      return stream;
    },
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const hasBox = boxBitmap.bytes(4 * Math.floor((glyphCount + 31) / 32));
  const boxStream = boxBitmap;
  const minX: number[] = [];
  const loca = new DataView(new ArrayBuffer((glyphCount + 1) * 4));
  const output: number[] = [];
  const putShort = (value: number) => output.push((value >> 8) & 0xff, value & 0xff);
  for (let glyph = 0; glyph < glyphCount; glyph++) {
    loca.setUint32(glyph * 4, output.length);
    const contours = contourStream.i16();
    const isBoxGiven = ((hasBox[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const givenBox = isBoxGiven ? [boxStream.i16(), boxStream.i16(), boxStream.i16(), boxStream.i16()] : undefined;
    minX.push(givenBox?.[0] ?? 0);
    if (contours === 0) continue;
    if (contours < 0) {
      const { bytes, hasInstructions } = readComponents(compositeStream);
      [contours, ...(givenBox ?? [0, 0, 0, 0])].forEach(putShort);
      for (const byte of bytes) output.push(byte);
      if (hasInstructions) {
        const length = glyphStream.short255();
        putShort(length);
        for (const byte of instructionStream.bytes(length)) output.push(byte);
      }
    } else {
      const ends: number[] = [];
      let points = 0;
      for (let contour = 0; contour < contours; contour++) {
        points += pointStream.short255();
        ends.push(points - 1);
      }
      const flags: number[] = [];
      const deltas: (readonly [number, number])[] = [];
      let [x, y] = [0, 0];
      let box: [number, number, number, number] = [32767, 32767, -32768, -32768];
      for (let point = 0; point < points; point++) {
        const flag = flagStream.u8();
        flags.push((flag & 0x80) === 0 ? 1 : 0);
        const delta = readDelta(flag & 0x7f, glyphStream);
        deltas.push(delta);
        x += delta[0];
        y += delta[1];
        box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
      }
      const finalBox = givenBox ?? box;
      minX[glyph] = finalBox[0] ?? 0;
      [contours, ...finalBox, ...ends].forEach(putShort);
      const length = glyphStream.short255();
      putShort(length);
      for (const byte of instructionStream.bytes(length)) output.push(byte);
      for (const flag of flags) output.push(flag);
      for (const [dx] of deltas) putShort(dx);
      for (const [, dy] of deltas) putShort(dy);
    }
    while (output.length % 4 !== 0) output.push(0);
  }
  loca.setUint32(glyphCount * 4, output.length);
  return { glyf: new Uint8Array(output), loca: new Uint8Array(loca.buffer), minX };
}

/**
 * Rebuilds `hmtx`: left side bearings that are left out equal the glyph's smallest x (section 5.4).
 */
function decodeMetrics(data: Uint8Array, minX: readonly number[], advanceCount: number): Uint8Array {
  const reader = createByteReader(data);
  const flags = reader.u8();
  const advances = Array.from({ length: advanceCount }, () => reader.u16());
  const bearings = minX.map((x, glyph) => ((flags & (glyph < advanceCount ? 1 : 2)) === 0 ? reader.i16() : x));
  const table = new DataView(new ArrayBuffer(advanceCount * 4 + (minX.length - advanceCount) * 2));
  bearings.forEach((bearing, glyph) => {
    if (glyph < advanceCount) {
      table.setUint16(glyph * 4, advances[glyph] ?? 0);
      table.setInt16(glyph * 4 + 2, bearing);
    } else table.setInt16(advanceCount * 4 + (glyph - advanceCount) * 2, bearing);
  });
  return new Uint8Array(table.buffer);
}
