import type { Database } from "bun:sqlite";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { migrations } from "#/store/migrations/index";

type Applied = { name: string; sha256: string };

/**
 * How long a migration waits for another process that migrates or for a server that is stopping,
 * milliseconds.
 */
const maxLockWaitMs = 5000;

/**
 * Upgrades a database to the latest schema in one immediate transaction, so that any number of
 * processes may start at once. The schema changes only while no server uses it: `acquireLock` takes
 * the server's lock and returns its release, or undefined while another process holds it; omit it
 * if the caller holds the lock. Throws `conflict` if the database was written by a newer version of
 * Livery, if an applied migration differs from this program's, and while an older server is
 * running.
 */
export function migrate(database: Database, known = migrations, acquireLock?: () => (() => void) | undefined): void {
  if (isCurrent(database, known)) return;
  const release = acquireLock && hasTables(database) ? waitForLock(database, known, acquireLock) : undefined;
  try {
    applyMigrations(database, known);
  } finally {
    release?.();
  }
}

/** Takes the lock; undefined if another process has migrated meanwhile. */
function waitForLock(
  database: Database,
  known: typeof migrations,
  acquireLock: () => (() => void) | undefined,
): (() => void) | undefined {
  const untilMs = performance.now() + maxLockWaitMs;
  for (;;) {
    const release = acquireLock();
    if (release || isCurrent(database, known)) return release;
    if (performance.now() > untilMs)
      throw new Failure(
        "conflict",
        "A server running an older version of Livery is using this data folder. " +
          "Stop it, start this version's server to upgrade the database, then run the command again.",
      );
    Bun.sleepSync(50);
  }
}

function applyMigrations(database: Database, known: typeof migrations): void {
  database.run("BEGIN IMMEDIATE");
  try {
    database.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL) STRICT");
    const applied = listApplied(database);
    assertCompatible(applied, known);
    for (const { name, sql } of known.slice(applied.length)) {
      database.run(sql);
      database.query("INSERT INTO migrations (name, sha256) VALUES (?, ?)").run(name, sha256Hex(sql));
    }
    database.run("COMMIT");
  } catch (error) {
    if (database.inTransaction) database.run("ROLLBACK");
    throw error;
  }
}

/** Whether this program knows the schema of a database, which another process may have upgraded. */
export function isKnownSchema(database: Database, known = migrations): boolean {
  try {
    return isCurrent(database, known);
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

const hasTables = (database: Database): boolean =>
  database.query("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'").get() !== null;

const listApplied = (database: Database) =>
  database.query<Applied, []>("SELECT name, sha256 FROM migrations ORDER BY name").all();

function isCurrent(database: Database, known: typeof migrations): boolean {
  if (!hasTables(database)) return false;
  const applied = listApplied(database);
  assertCompatible(applied, known);
  return applied.length === known.length;
}

function assertCompatible(applied: readonly Applied[], known: typeof migrations): void {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const knownMigration = known[index];
    if (!knownMigration)
      throw new Failure(
        "conflict",
        `This database was written by a newer version of Livery (it has "${name}"). ` +
          "Start that version, or restore a backup of this one.",
      );
    if (knownMigration.name !== name || sha256Hex(knownMigration.sql) !== sha256)
      throw new Failure(
        "conflict",
        `The migration "${name}" of this database is not the one this Livery knows. Use the version that wrote it, or restore a backup.`,
      );
  }
}
