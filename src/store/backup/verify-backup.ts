import { closeSync, mkdtempSync, openSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBackupFailure, toWriteFailure } from "#/store/backup/backup-errors";
import { type BackupManifest, databaseName } from "#/store/backup/backup-format";
import type { BackupProgress, BackupReport } from "#/store/backup/create-backup";
import { inspectDatabase } from "#/store/backup/inspect-database";
import { readBackupFile, readBackupManifest } from "#/store/backup/read-backup-file";
import { writeFully } from "#/store/backup/write-backup-file";

/** Extracts the database of a backup to a new file with mode 600. Every byte of the backup is checked. */
export function extractDatabase(path: string, databasePath: string): ReturnType<typeof readBackupFile> {
  const file = openSync(databasePath, "wx", 0o600);
  try {
    return readBackupFile(path, (chunk) => writeFully(file, chunk));
  } finally {
    closeSync(file);
  }
}

/** Throws `invalid` unless an extracted database is undamaged and has the content that the manifest says. */
export function checkDatabase(path: string, databasePath: string, manifest: BackupManifest): void {
  const { findings, migrations, tables } = inspectDatabase(databasePath);
  if (findings.length > 0) throw createBackupFailure(path, `its database is damaged: ${findings.join("; ")}`);
  if (!Bun.deepEquals(migrations, manifest.migrations))
    throw createBackupFailure(path, "its database has another schema than its manifest");
  if (!Bun.deepEquals(tables, manifest.tables))
    throw createBackupFailure(path, "its tables do not have as many rows as its manifest says");
}

/**
 * Checks a backup completely: its checksums, and a copy of its database in a temporary folder, which
 * needs as much space. Throws `not_found`, `invalid` with what is wrong, and `unavailable`.
 */
export function verifyBackup(path: string, { onStep, onScratch }: BackupProgress): BackupReport {
  const { parts } = readBackupManifest(path);
  let folder: string | undefined;
  try {
    folder = mkdtempSync(join(tmpdir(), "livery-verify-"));
    onScratch(folder);
    const databasePath = join(folder, databaseName);
    onStep("Reading the backup");
    const { manifest } = extractDatabase(path, databasePath);
    onStep("Checking its database");
    checkDatabase(path, databasePath, manifest);
    return { file: path, size: statSync(path).size, manifest };
  } catch (error) {
    throw toWriteFailure(join(folder ?? tmpdir(), databaseName), error, parts[0]?.size ?? 0);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
