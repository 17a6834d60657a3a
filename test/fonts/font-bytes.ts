import { deflateSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { parseSfnt, writeSfnt } from "#/fonts/sfnt";
import { decodeWoff2 } from "#/fonts/woff2";

/** The bytes of a bundled WOFF2 file, such as `bitter/bitter-latin`. */
export const readBundledFont = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`data/fonts/${path}.woff2`));

/** The same font as TrueType or OpenType. */
export const readBundledSfnt = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(decodeWoff2(readBundledFont(path)));

/** A font as WOFF, each table deflated. */
export function toWoff(sfnt: Uint8Array): Uint8Array<ArrayBuffer> {
  const { flavor, tables } = parseSfnt(sfnt);
  const entries = [...tables].map(([tag, data]) => {
    const packed = deflateSync(data);
    return { tag, data, packed: packed.length < data.length ? packed : data };
  });
  const align = (length: number) => Math.ceil(length / 4) * 4;
  const bytes = new Uint8Array(entries.reduce((sum, { packed }) => sum + align(packed.length), 44 + entries.length * 20));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x774f4646);
  view.setUint32(4, flavor);
  view.setUint32(8, bytes.length);
  view.setUint16(12, entries.length);
  view.setUint32(16, sfnt.length);
  let offset = 44 + entries.length * 20;
  entries.forEach(({ tag, data, packed }, index) => {
    const at = 44 + index * 20;
    bytes.set(new TextEncoder().encode(tag), at);
    view.setUint32(at + 4, offset);
    view.setUint32(at + 8, packed.length);
    view.setUint32(at + 12, data.length);
    bytes.set(packed, offset);
    offset += align(packed.length);
  });
  return bytes;
}

/** A font with tables replaced, added (bytes) or removed (undefined). */
export function withTables(sfnt: Uint8Array, changes: Readonly<Record<string, Uint8Array | undefined>>): Uint8Array<ArrayBuffer> {
  const { flavor, tables } = parseSfnt(sfnt);
  const changed = new Map(tables);
  for (const [tag, data] of Object.entries(changes)) {
    if (data === undefined) changed.delete(tag);
    else changed.set(tag, data);
  }
  return writeSfnt({ flavor, tables: changed });
}

/** A font whose OS/2 table states these embedding bits. */
export function withEmbeddingBits(sfnt: Uint8Array, bits: number): Uint8Array<ArrayBuffer> {
  const os2 = Uint8Array.from(parseSfnt(sfnt).tables.get("OS/2") ?? []);
  new DataView(os2.buffer).setUint16(8, bits);
  return withTables(sfnt, { "OS/2": os2 });
}
