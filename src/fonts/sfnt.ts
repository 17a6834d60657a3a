import { createByteReader } from "#/fonts/byte-reader";
import { Failure } from "#/kernel/errors";
import { maxFontTables, maxSfntBytes } from "#/model/limits";

/** The tables of a TrueType or OpenType font, by their tags. */
export type Sfnt = { readonly flavor: number; readonly tables: ReadonlyMap<string, Uint8Array> };

/** The first four bytes of fonts with TrueType outlines (two forms) and with CFF outlines. */
const flavors: ReadonlySet<number> = new Set([0x00010000, 0x74727565, 0x4f54544f]);
const printableTag = /^[\x20-\x7e]{4}$/;

export const toTag = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** A failure of a font file that cannot be read, with what is wrong and what to do. */
export const createFontFailure = (reason: string, hint = "Export it again, or send another format.", cause?: unknown) =>
  new Failure("invalid", `The font cannot be read: ${reason}. ${hint}`, { cause });

/** Throws `invalid` if a font has an unknown flavor, or more tables than the limit. */
export function checkTableCount(flavor: number, count: number): void {
  if (!flavors.has(flavor)) throw createFontFailure("it has no outlines of TrueType or OpenType");
  if (count === 0 || count > maxFontTables)
    throw createFontFailure(`it has ${count} tables, and 1 to ${maxFontTables} are allowed`);
}

/** Throws `invalid` for a tag that is no text, or that a font has twice. */
export function checkTag(tag: string, seen: { has(tag: string): boolean }): void {
  if (!printableTag.test(tag)) throw createFontFailure("its table directory is damaged");
  if (seen.has(tag)) throw createFontFailure(`it has two tables “${tag}”`);
}

/**
 * Reads the table directory of a TrueType or OpenType file. Throws `invalid` for tables that
 * overlap, that repeat, or that reach beyond the file.
 */
export function parseSfnt(bytes: Uint8Array): Sfnt {
  if (bytes.length > maxSfntBytes) throw createFontFailure(`unpacked, it is larger than ${maxSfntBytes / 1_000_000} MB`);
  const reader = createByteReader(bytes);
  const flavor = reader.u32();
  const count = reader.u16();
  checkTableCount(flavor, count);
  reader.bytes(6);
  const tables = new Map<string, Uint8Array>();
  const spans: { readonly tag: string; readonly start: number; readonly end: number }[] = [];
  for (let index = 0; index < count; index++) {
    const tag = toTag(reader.bytes(4));
    checkTag(tag, tables);
    reader.u32();
    const [start, length] = [reader.u32(), reader.u32()];
    const end = start + length;
    if (end > bytes.length) throw createFontFailure(`its table “${tag}” reaches beyond the end of the file`);
    tables.set(tag, bytes.subarray(start, end));
    if (length > 0) spans.push({ tag, start, end });
  }
  let taken = { tag: "the directory", end: 12 + count * 16 };
  for (const { tag, start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < taken.end) throw createFontFailure(`its table “${tag}” overlaps ${taken.tag}`);
    taken = { tag: `the table “${tag}”`, end };
  }
  return { flavor, tables };
}

const align = (length: number) => Math.ceil(length / 4) * 4;

/**
 * The bytes of a TrueType or OpenType file with these tables. Checksums are zero: readers of
 * bundled fonts do not check them, and encoders write their own.
 */
export function writeSfnt({ flavor, tables }: Sfnt): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const size = sorted.reduce((sum, [, data]) => sum + 16 + align(data.length), 12);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, flavor);
  view.setUint16(4, sorted.length);
  let offset = 12 + sorted.length * 16;
  sorted.forEach(([tag, data], index) => {
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++) bytes[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, data.length);
    bytes.set(data, offset);
    offset += align(data.length);
  });
  return bytes;
}
