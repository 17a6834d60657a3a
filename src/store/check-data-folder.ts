import { Database } from "bun:sqlite";
import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { getSystemErrorCode } from "#/kernel/errors";
import { inspectDatabase } from "#/store/backup/inspect-database";
import { checkKey, type KeyLocation, type SealedSecret } from "#/store/check-key";
import type { CheckResult } from "#/store/check-result";
import { migrations } from "#/store/migrations/index";

/** Where the data and its key are. */
export type DataLocation = KeyLocation & { readonly dataDir: string; readonly databasePath: string };

/** With less free space, bytes, a warning is due even for a small database. */
const minFreeBytes = 200_000_000;
/** How far the newest entry of the audit log may be ahead of the clock, milliseconds. */
const maxClockDifferenceMs = 60_000;

/**
 * Checks a data folder without writing to it: access, free space, every page and stored content of
 * the database, its schema, the secret key and the clock.
 */
export function checkDataFolder(location: DataLocation, now: Date): readonly CheckResult[] {
  const { dataDir, databasePath } = location;
  if (!existsSync(databasePath))
    return [
      {
        name: "data",
        status: "warning",
        message: `There is no data in ${dataDir} yet. The first start of the server creates it.`,
      },
    ];
  const folder = checkAccess(dataDir, databasePath);
  if (folder.status === "error") return [folder];
  try {
    return [folder, checkSpace(databasePath), ...checkDatabase(location, now)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown reason";
    return [folder, { name: "database", status: "error", message: `${databasePath} cannot be read: ${reason}.` }];
  }
}

function checkAccess(dataDir: string, databasePath: string): CheckResult {
  const name = "data";
  try {
    for (const path of [dataDir, databasePath]) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const message =
      getSystemErrorCode(error) === "EROFS"
        ? `${dataDir} is on a read-only file system. Mount it writable.`
        : `This user may not read and write ${dataDir}. Give this user the folder (chown).`;
    return { name, status: "error", message };
  }
  const { mode } = statSync(dataDir);
  return process.platform !== "win32" && (mode & 0o077) !== 0
    ? {
        name,
        status: "warning",
        message: `${dataDir} can be opened by other users (mode ${(mode & 0o777).toString(8)}). Run: chmod 700 ${dataDir}`,
      }
    : { name, status: "ok", message: `${dataDir} is readable, writable and private.` };
}

function checkSpace(databasePath: string): CheckResult {
  const { bavail, bsize } = statfsSync(dirname(databasePath));
  const freeBytes = bavail * bsize;
  const neededBytes = Math.max(minFreeBytes, 2 * statSync(databasePath).size);
  const free = `${Math.floor(freeBytes / 1_000_000)} MB are free`;
  return freeBytes < neededBytes
    ? {
        name: "disk",
        status: "warning",
        message: `Only ${free}; a restore or upgrade may need ${Math.ceil(neededBytes / 1_000_000)} MB. Free some space.`,
      }
    : { name: "disk", status: "ok", message: `${free}.` };
}

function checkDatabase(location: DataLocation, now: Date): readonly CheckResult[] {
  const { findings, migrations: applied, tables } = inspectDatabase(location.databasePath);
  if (findings.length > 0)
    return [
      {
        name: "database",
        status: "error",
        message: `The database is damaged: ${findings.join("; ")}. Stop Livery, copy the data folder and restore a backup.`,
      },
    ];
  const intact: CheckResult = { name: "database", status: "ok", message: "All pages and all stored content are undamaged." };
  const database = new Database(location.databasePath, { readonly: true, strict: true });
  try {
    const secrets = ["webhook_endpoints", "subscriptions", "signing_keys"]
      .filter((table) => table in tables)
      .flatMap((table) => database.query<SealedSecret, []>(`SELECT id, secret FROM ${table} LIMIT 20`).all());
    const newest =
      "audit_log" in tables
        ? database.query<{ at: string | null }, []>("SELECT max(created_at) AS at FROM audit_log").get()?.at
        : undefined;
    return [intact, checkSchema(applied), checkKey(location, secrets), checkClock(newest ?? undefined, now)];
  } finally {
    database.close();
  }
}

function checkSchema(applied: readonly { readonly name: string }[]): CheckResult {
  const name = "schema";
  const unknown = applied.find((migration, index) => migrations[index]?.name !== migration.name);
  if (unknown)
    return { name, status: "error", message: `A newer Livery wrote this database (it has "${unknown.name}"). Use that version.` };
  const missing = migrations.length - applied.length;
  return missing > 0
    ? {
        name,
        status: "warning",
        message: `The next start upgrades the schema (${missing} changes), after a backup. Run: livery migrate --dry-run`,
      }
    : { name, status: "ok", message: `The schema is current (${applied.at(-1)?.name}).` };
}

function checkClock(newest: string | undefined, now: Date): CheckResult {
  const aheadMs = newest === undefined ? 0 : Date.parse(newest) - now.getTime();
  return aheadMs > maxClockDifferenceMs
    ? {
        name: "clock",
        status: "warning",
        message: `The clock is ${Math.round(aheadMs / 60_000)} minutes behind the newest entry of the audit log (${newest}). Set it.`,
      }
    : { name: "clock", status: "ok", message: `It is ${now.toISOString()}.` };
}
