import { Failure } from "#/kernel/errors";
import { inflate } from "#/kernel/archive/inflate";
import type { ExtractionFilter } from "#/kernel/archive/extraction-filter";

/** An entry of the central directory. */
type Entry = {
  readonly path: string;
  readonly isLink: boolean;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
};

const endBytes = 22;
const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
const linkMode = 0xa000;

/**
 * Extracts the files of a ZIP that the filter accepts, by its central directory (APPNOTE 4.3).
 * Other files are not decompressed. Throws `invalid` and `too_large`.
 */
export async function unpackZip(archive: Uint8Array, filter: ExtractionFilter): Promise<void> {
  for (const entry of readEntries(archive)) {
    filter.countEntry();
    const { path, size, method } = entry;
    filter.countBytes(size);
    if (path.endsWith("/")) continue;
    if (entry.isLink) filter.skip(path, "It is a link.");
    else if (entry.isEncrypted) filter.skip(path, "It is encrypted.");
    else if (method !== 0 && method !== 8) filter.skip(path, "Its compression method is not supported.");
    else if (filter.shouldExtract(path, size)) filter.addFile(path, await readContent(archive, entry));
  }
}

function* readEntries(archive: Uint8Array): Generator<Entry> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEndRecord(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff) throw new Failure("invalid", "The archive is a ZIP64, which is not supported.");
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== signatures.entry) throw createDamagedFailure();
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const nameEnd = at + 46 + (nameLength ?? 0);
    if (nameEnd > end) throw createDamagedFailure();
    yield {
      path: new TextDecoder("utf-8", { ignoreBOM: true }).decode(archive.subarray(at + 46, nameEnd)),
      isLink: (view.getUint16(at + 40, true) & 0xf000) === linkMode,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
}

/** The offset of the end record, which only a comment may follow. */
function findEndRecord(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - 0xffff);
  for (let at = view.byteLength - endBytes; at >= first; at--)
    if (view.getUint32(at, true) === signatures.end && at + endBytes + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  throw createDamagedFailure();
}

async function readContent(archive: Uint8Array, { at, packed, size, method, crc }: Entry): Promise<Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (at + 30 > archive.length || view.getUint32(at, true) !== signatures.file) throw createDamagedFailure();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packed > archive.length) throw createDamagedFailure();
  const data = archive.subarray(start, start + packed);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of method === 0 ? [data] : inflate(data, "deflate")) {
    length += chunk.length;
    if (length > size) throw createDamagedFailure();
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (length !== size || Number(Bun.hash.crc32(bytes)) >>> 0 !== crc) throw createDamagedFailure();
  return bytes;
}

const createDamagedFailure = () => new Failure("invalid", "The ZIP is damaged or truncated.");
