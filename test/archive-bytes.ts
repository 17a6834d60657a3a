import { deflateRawSync, gzipSync } from "node:zlib";

/** A tar entry: header, content and padding. It is not validated, so it can be invalid. */
export function createTarEntry(
  path: string,
  content: string | Uint8Array,
  { type = "0", link = "", prefix = "" }: { type?: string; link?: string; prefix?: string } = {},
): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(512);
  header.write(path, 0, 100);
  header.write("0000644\0", 100);
  header.write(`${bytes.length.toString(8).padStart(11, "0")}\0`, 124);
  header.write("        ", 148);
  header.write(type, 156);
  header.write(link, 157, 100);
  header.write("ustar\u000000", 257);
  header.write(prefix, 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

/** A gzip tar of entries, with its two empty blocks at the end. */
export const createTarGz = (...entries: readonly Uint8Array[]): Buffer =>
  gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));

/** What a ZIP says of an entry. What is not given is as it should be. */
export type ZipEntry = {
  readonly path: string;
  readonly text?: string | Uint8Array;
  readonly packed?: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  readonly mode?: number;
  readonly crc?: number;
  readonly size?: number;
};

/** A ZIP with any names and any lies. */
export function createZip(entries: readonly ZipEntry[], comment = ""): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { path, text = "", packed, method = 8, flags = 0, mode = 0o100644, crc, size } of entries) {
    const bytes = Buffer.from(text);
    const data = packed ?? (method === 8 ? deflateRawSync(bytes) : bytes);
    const name = Buffer.from(path);
    const commonFields = Buffer.alloc(26);
    commonFields.writeUInt16LE(20, 0);
    commonFields.writeUInt16LE(flags | 0x800, 2);
    commonFields.writeUInt16LE(method, 4);
    commonFields.writeUInt32LE(crc ?? Number(Bun.hash.crc32(bytes)) >>> 0, 10);
    commonFields.writeUInt32LE(data.length, 14);
    commonFields.writeUInt32LE(size ?? bytes.length, 18);
    commonFields.writeUInt16LE(name.length, 22);
    const directoryFields = Buffer.alloc(14);
    directoryFields.writeUInt16LE(mode, 8);
    directoryFields.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0003", "latin1"), commonFields, directoryFields, name);
    const file = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), commonFields, name, data]);
    files.push(file);
    at += file.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...files, directoryBytes, end, Buffer.from(comment)]);
}
