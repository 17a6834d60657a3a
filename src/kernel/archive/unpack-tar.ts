import { Failure } from "#/kernel/errors";
import { inflate } from "#/kernel/archive/inflate";
import { ChunkReader } from "#/kernel/archive/chunk-reader";
import type { ExtractionFilter } from "#/kernel/archive/extraction-filter";

const blockBytes = 512;
/** The longest metadata record accepted. Paths that can be extracted are far shorter. */
const maxRecordBytes = 65_536;

/**
 * Extracts the files of a gzip tar that the filter accepts (POSIX ustar with pax records, and GNU's
 * long names). It is read as a stream, which ends as soon as a limit is passed. Throws `invalid`
 * and `too_large`.
 *
 * tar-stream 3 and modern-tar 0.8 were tried in its place: they consume the records before a file
 * themselves, so that their number and size cannot be limited, and they accept damaged ones.
 */
export async function unpackTar(archive: Uint8Array, filter: ExtractionFilter): Promise<void> {
  const reader = new ChunkReader(inflate(archive, "gzip"), (bytes) => filter.countBytes(bytes));
  try {
    await readEntries(reader, filter);
  } finally {
    await reader.close();
  }
}

async function readEntries(reader: ChunkReader, filter: ExtractionFilter): Promise<void> {
  let longName: string | undefined;
  for (;;) {
    const block = await reader.read(blockBytes);
    if (block.every((byte) => byte === 0)) break;
    filter.countHeader();
    const { path, size, type } = parseHeader(block);
    const padding = (blockBytes - (size % blockBytes)) % blockBytes;
    if (type === "x" || type === "L") {
      if (size > maxRecordBytes) throw createDamagedFailure();
      filter.countRecord(size);
      const record = await reader.read(size);
      longName = type === "x" ? (parsePaxPath(record) ?? longName) : decodeText(record);
    } else {
      if (!"gK".includes(type)) filter.countEntry();
      const name = (longName ?? path).replace(/^(?:\.\/)+/, "");
      if (type === "0" || type === "\0") {
        if (filter.shouldExtract(name, size)) filter.addFile(name, await reader.read(size));
        else await reader.skip(size);
      } else {
        if (type === "1" || type === "2") filter.skip(name, "It is a link.");
        else if (!"5gK".includes(type)) filter.skip(name, "It is neither a file nor a folder.");
        await reader.skip(size);
      }
      if (!"gK".includes(type)) longName = undefined;
    }
    await reader.skip(padding);
  }
  await reader.drain();
}

function parseHeader(block: Uint8Array): { readonly path: string; readonly size: number; readonly type: string } {
  let sum = 0;
  for (const [index, byte] of block.entries()) sum += index >= 148 && index < 156 ? 32 : byte;
  if (parseOctal(block, 148, 8) !== sum) throw createDamagedFailure();
  const prefix = decodeText(block.subarray(257, 262)) === "ustar" && block[262] === 0 ? decodeText(block.subarray(345, 500)) : "";
  const name = decodeText(block.subarray(0, 100));
  return {
    path: prefix ? `${prefix}/${name}` : name,
    size: parseOctal(block, 124, 12),
    type: String.fromCharCode(block[156] ?? 0),
  };
}

/** Parses an octal number. The binary form, for files over 8 GB, is not supported. */
function parseOctal(block: Uint8Array, at: number, length: number): number {
  const digits = decodeText(block.subarray(at, at + length)).trim();
  if (!/^[0-7]+$/.test(digits)) throw createDamagedFailure();
  return Number.parseInt(digits, 8);
}

/** Decodes text up to its first NUL. */
function decodeText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/**
 * The path in a pax record (`length path=value\n`), if it has one. NULs stay in it, for the filter
 * to refuse.
 */
function parsePaxPath(record: Uint8Array): string | undefined {
  let rest = record;
  let path: string | undefined;
  while (rest.length > 0) {
    const length = Number(/^(\d{1,6}) /.exec(new TextDecoder().decode(rest.subarray(0, 7)))?.[1] ?? 0);
    if (length < 5 || length > rest.length) throw createDamagedFailure();
    const line = new TextDecoder("utf-8", { ignoreBOM: true }).decode(rest.subarray(0, length));
    path = /^\d+ path=([\s\S]*)\n$/.exec(line)?.[1] ?? path;
    if (/^\d+ (?:size|GNU\.sparse\.[a-z]+)=/.test(line))
      throw new Failure("invalid", "The archive has sparse files or files over 8 GB, which are not supported.");
    rest = rest.subarray(length);
  }
  return path;
}

const createDamagedFailure = () => new Failure("invalid", "The archive is not a tar, is damaged or is truncated.");
