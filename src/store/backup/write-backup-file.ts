import { closeSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import {
  type BackupManifest,
  blockBytes,
  checksumsName,
  createTarHeader,
  formatChecksums,
  formatManifest,
  getPadding,
  manifestName,
} from "#/store/backup/backup-format";

/** How much of a file is in memory at a time, bytes. */
const chunkBytes = 1024 * 1024;

/** Calls `take` with each piece of a file, in order. The piece is overwritten by the next one. */
export function readInChunks(path: string, take: (chunk: Uint8Array) => void): void {
  const file = openSync(path, "r");
  try {
    const buffer = new Uint8Array(chunkBytes);
    for (let length = readSync(file, buffer); length > 0; length = readSync(file, buffer)) take(buffer.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

/** The SHA-256 of a file, in hexadecimal. */
export function hashFile(path: string): string {
  const hasher = new Bun.CryptoHasher("sha256");
  readInChunks(path, (chunk) => hasher.update(chunk));
  return hasher.digest("hex");
}

/** Writes all bytes to an open file. */
export function writeFully(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** Writes a new file with mode 600 that holds the parts of a backup, and waits until it is on the disk. */
export function writeBackupFile(
  path: string,
  manifest: BackupManifest,
  databasePath: string,
  sealedKey: string | undefined,
): void {
  const manifestText = formatManifest(manifest);
  const file = openSync(path, "wx", 0o600);
  try {
    const write = (bytes: Uint8Array) => writeFully(file, bytes);
    const writeHeader = (name: string, size: number) => write(createTarHeader(name, size, manifest.createdAt));
    const writeText = (name: string, text: string) => {
      const bytes = Buffer.from(text);
      writeHeader(name, bytes.length);
      write(bytes);
      write(new Uint8Array(getPadding(bytes.length)));
    };
    writeText(checksumsName, formatChecksums(manifestText, manifest));
    writeText(manifestName, manifestText);
    const [database, key] = manifest.parts;
    if (database) {
      writeHeader(database.name, database.size);
      readInChunks(databasePath, write);
      write(new Uint8Array(getPadding(database.size)));
    }
    if (key && sealedKey !== undefined) writeText(key.name, sealedKey);
    write(new Uint8Array(2 * blockBytes));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
