import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { createBackupFailure } from "#/store/backup/backup-errors";
import {
  type BackupManifest,
  type BackupPart,
  blockBytes,
  checksumsName,
  createTarHeader,
  databaseName,
  formatChecksums,
  getPadding,
  manifestName,
  maxChecksumsBytes,
  maxManifestBytes,
  parseManifest,
} from "#/store/backup/backup-format";

const chunkBytes = 1024 * 1024;

/** Reads the manifest of a backup. Throws `not_found`, and `invalid` for a file that is no backup. */
export const readBackupManifest = (path: string): BackupManifest => withReader(path, (reader) => readManifest(reader));

/**
 * Reads a whole backup and checks every byte of it: each part against its checksum, all others
 * against what a backup has there. `takeDatabase` gets the database in pieces. Returns the manifest
 * and the encrypted key. Throws `not_found` and `invalid` with what is wrong.
 */
export function readBackupFile(
  path: string,
  takeDatabase: (chunk: Uint8Array) => void = () => {},
): { readonly manifest: BackupManifest; readonly sealedKey: string | undefined } {
  return withReader(path, (reader) => {
    const manifest = readManifest(reader);
    let sealedKey: string | undefined;
    for (const part of manifest.parts) {
      reader.readExactly(createTarHeader(part.name, part.size, manifest.createdAt), `the header of "${part.name}"`);
      if (part.name === databaseName) readPart(reader, part, takeDatabase);
      else {
        sealedKey = "";
        readPart(reader, part, (chunk) => {
          sealedKey += Buffer.from(chunk).toString("latin1");
        });
      }
      reader.readExactly(new Uint8Array(getPadding(part.size)), `the padding of "${part.name}"`);
    }
    reader.readExactly(new Uint8Array(2 * blockBytes), "the trailer");
    reader.assertEnd();
    return { manifest, sealedKey };
  });
}

function readManifest(reader: FileReader): BackupManifest {
  const checksums = readText(reader, checksumsName, maxChecksumsBytes);
  const manifestText = readText(reader, manifestName, maxManifestBytes);
  if (!checksums.text.startsWith(`${sha256Hex(manifestText.text)}  ${manifestName}\n`))
    throw reader.fail("its manifest does not match its checksum");
  const manifest = parseManifest(manifestText.text);
  if (typeof manifest === "string") throw reader.fail(manifest);
  if (checksums.text !== formatChecksums(manifestText.text, manifest)) throw reader.fail("its list of checksums was altered");
  for (const { name, header, size } of [checksums, manifestText])
    if (Buffer.compare(header, createTarHeader(name, size, manifest.createdAt)) !== 0)
      throw reader.fail(`the header of "${name}" was altered`);
  return manifest;
}

/** Reads a small file of the archive with its header and padding. */
function readText(reader: FileReader, name: string, maxBytes: number) {
  const header = Buffer.from(reader.read(blockBytes, `the header of "${name}"`));
  const size = Number.parseInt(header.toString("latin1", 124, 135), 8);
  if (header.toString("latin1", 0, name.length + 1) !== `${name}\0` || !(size <= maxBytes))
    throw reader.fail("it is not a backup of Livery, or its beginning was altered");
  const text = Buffer.from(reader.read(size, `"${name}"`)).toString("utf8");
  reader.readExactly(new Uint8Array(getPadding(size)), `the end of "${name}"`);
  return { name, header, size, text };
}

function readPart(reader: FileReader, { name, size, sha256 }: BackupPart, take: (chunk: Uint8Array) => void): void {
  const hasher = new Bun.CryptoHasher("sha256");
  for (let left = size; left > 0; ) {
    const chunk = reader.read(Math.min(left, chunkBytes), `"${name}"`, left);
    hasher.update(chunk);
    take(chunk);
    left -= chunk.length;
  }
  if (hasher.digest("hex") !== sha256) throw reader.fail(`"${name}" was altered: its SHA-256 is not the one in the manifest`);
}

/** Reads a file from its beginning to its end, into one buffer. */
class FileReader {
  readonly #buffer = new Uint8Array(chunkBytes);
  #position = 0;
  constructor(
    readonly path: string,
    readonly file: number,
  ) {}

  fail(reason: string): Failure {
    return createBackupFailure(this.path, reason);
  }

  /** The next bytes, which the next call overwrites. Fails where the file ends before `neededBytes`. */
  read(length: number, what: string, neededBytes = length): Uint8Array {
    let filled = 0;
    while (filled < length) {
      const read = readSync(this.file, this.#buffer, filled, length - filled, null);
      if (read === 0)
        throw this.fail(
          `it is incomplete: it ends after ${this.#position + filled} bytes, ${neededBytes - filled} bytes before the end of ${what}`,
        );
      filled += read;
    }
    this.#position += length;
    return this.#buffer.subarray(0, length);
  }

  /** Reads bytes that are known in advance. */
  readExactly(expected: Uint8Array, what: string): void {
    if (Buffer.compare(this.read(expected.length, what), expected) !== 0) throw this.fail(`${what} was altered`);
  }

  assertEnd(): void {
    if (readSync(this.file, this.#buffer, 0, 1, null) > 0) throw this.fail("something was added to its end");
  }
}

function withReader<Result>(path: string, work: (reader: FileReader) => Result): Result {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch (error) {
    const code = getSystemErrorCode(error);
    if (code === "ENOENT") throw new Failure("not_found", `There is no file ${path}.`, { cause: error });
    throw new Failure("unavailable", `${path} cannot be read (${code || "unknown reason"}). Check its permissions.`, {
      cause: error,
    });
  }
  try {
    if (!fstatSync(file).isFile()) throw new Failure("invalid", `${path} is not a file. Pass the path of a backup.`);
    return work(new FileReader(path, file));
  } finally {
    closeSync(file);
  }
}
