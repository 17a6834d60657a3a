import { createByteReader } from "#/fonts/byte-reader";
import { createFontFailure, type Sfnt } from "#/fonts/sfnt";
import { maxFontGlyphs } from "#/model/limits";

/** Tables without which a browser shows no text in a font, beside its outlines. */
const requiredTables = ["OS/2", "cmap", "head", "hhea", "hmtx", "maxp", "name", "post"];

/**
 * Tables that are served: those that HarfBuzz checks, hints, and the kerning of old fonts. Others,
 * such as pictures in SVG, signatures and layout for single programs, are left out.
 */
const servedTables: ReadonlySet<string> = new Set([
  ...requiredTables,
  ...["glyf", "loca", "CFF ", "CFF2", "VORG", "GDEF", "GPOS", "GSUB", "BASE", "MATH", "vhea", "vmtx", "COLR", "CPAL"],
  ...["fvar", "avar", "gvar", "cvar", "HVAR", "VVAR", "MVAR", "STAT", "cvt ", "fpgm", "prep", "gasp", "kern"],
]);

const headMagic = 0x5f0f3cf5;

/** Throws `invalid` if the font lacks a table that it needs, or its sizes are beyond the limits. */
export function checkTables({ tables }: Sfnt): void {
  const missing = requiredTables.find((tag) => (tables.get(tag)?.length ?? 0) === 0);
  if (missing !== undefined) throw createFontFailure(`its table “${missing}” is missing`);
  const hasOutlines = (tables.has("glyf") && tables.has("loca")) || tables.has("CFF ") || tables.has("CFF2");
  if (!hasOutlines) throw createFontFailure("it has no outlines", "Fonts of pictures only cannot be used.");
  const head = getTable(tables, "head", 54);
  const unitsPerEm = head.getUint16(18);
  if (head.getUint32(12) !== headMagic || unitsPerEm < 16 || unitsPerEm > 16_384)
    throw createFontFailure("its header is damaged");
  const glyphs = getTable(tables, "maxp", 6).getUint16(4);
  if (glyphs === 0 || glyphs > maxFontGlyphs)
    throw createFontFailure(`it has ${glyphs} glyphs, and 1 to ${maxFontGlyphs} are allowed`);
}

/** A table as numbers. Throws `invalid` if it is missing or shorter than `bytes`. */
export function getTable(tables: Sfnt["tables"], tag: string, bytes: number): DataView {
  const table = tables.get(tag);
  if (table === undefined || table.length < bytes) throw createFontFailure(`its table “${tag}” is incomplete`);
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
}

/** Whether every pair of a kerning table is inside it. */
function isSoundKerning(table: Uint8Array): boolean {
  const reader = createByteReader(table);
  try {
    if (reader.u16() !== 0) return false;
    const count = reader.u16();
    for (let index = 0; index < count; index++) {
      const start = reader.at();
      reader.u16();
      const [length, coverage, pairs] = [reader.u16(), reader.u16(), reader.u16()];
      // A length has 16 bits, which large subtables exceed: their pairs tell how long they are.
      const needed = 14 + pairs * 6;
      if (coverage >> 8 !== 0 || length !== (needed & 0xffff)) return false;
      reader.bytes(needed - (reader.at() - start));
    }
    return count > 0 && reader.at() <= table.length;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The font with those tables only that are served. */
export const keepServedTables = ({ flavor, tables }: Sfnt): Sfnt => ({
  flavor,
  tables: new Map([...tables].filter(([tag, data]) => servedTables.has(tag) && (tag !== "kern" || isSoundKerning(data)))),
});
