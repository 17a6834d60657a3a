import type { Database } from "bun:sqlite";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { type AppliedMigration, assertCompatible } from "#/store/drivers/applied-migrations";
import { getSqliteCode } from "#/store/drivers/sqlite-errors";
import { migrations } from "#/store/migrations/index";

/**
 * How long a migration waits for a server that is stopping, milliseconds. While another process
 * writes, which may be upgrading, it waits longer.
 */
const maxLockWaitMs = 5000;
const maxUpgradeWaitMs = 10 * 60_000;

/**
 * Upgrades a database to the latest schema in one immediate transaction, so that any number of
 * processes may start at once. The schema changes only while no server uses it: `acquireLock` takes
 * the server's lock and returns its release, or undefined while another process holds it; omit it
 * if the caller holds the lock. `backUp` is called in the transaction before the schema of a
 * database with data changes, with the name of its last migration. No other process can write then;
 * if it throws, nothing changes.
 * Throws `conflict` if the database was written by a newer version of Livery, if an applied
 * migration differs from this program's, and while an older server is running.
 */
export function migrate(
  database: Database,
  known = migrations,
  acquireLock?: () => (() => void) | undefined,
  backUp?: (schema: string) => void,
): void {
  if (isCurrent(database, known)) return;
  const release = acquireLock && hasTables(database) ? waitForLock(database, known, acquireLock) : undefined;
  try {
    applyMigrations(database, known, backUp);
  } finally {
    release?.();
  }
}

/**
 * The name of the last migration of a database and the names of those that it lacks, in order.
 * Throws `conflict` like `migrate`.
 */
export function listPendingMigrations(
  database: Database,
  known = migrations,
): { readonly last: string | undefined; readonly pending: readonly string[] } {
  const applied = hasTables(database) ? listApplied(database) : [];
  assertCompatible(applied, known);
  return { last: applied.at(-1)?.name, pending: known.slice(applied.length).map(({ name }) => name) };
}

/** Whether a database has any rows in other tables than that of its migrations. */
export function hasData(database: Database): boolean {
  const tables = database
    .query<{ name: string }, []>(
      String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name <> 'migrations'`,
    )
    .all();
  return tables.some(({ name }) => database.query(`SELECT 1 FROM "${name.replaceAll('"', '""')}" LIMIT 1`).get() !== null);
}

/** Takes the lock; undefined if another process has migrated meanwhile. */
function waitForLock(
  database: Database,
  known: typeof migrations,
  acquireLock: () => (() => void) | undefined,
): (() => void) | undefined {
  const startedMs = performance.now();
  let untilMs = startedMs + maxLockWaitMs;
  for (;;) {
    const release = acquireLock();
    if (release || isCurrent(database, known)) return release;
    const nowMs = performance.now();
    if (nowMs - startedMs < maxUpgradeWaitMs && isBeingWritten(database)) untilMs = nowMs + maxLockWaitMs;
    if (nowMs > untilMs)
      throw new Failure(
        "conflict",
        "A server running an older version of Livery is using this data folder. " +
          "Stop it, start this version's server to upgrade the database, then run the command again.",
      );
    Bun.sleepSync(50);
  }
}

/** Whether another process is in a write transaction, as one that upgrades is for all of its work. */
function isBeingWritten(database: Database): boolean {
  database.run("PRAGMA busy_timeout = 0");
  try {
    database.run("BEGIN IMMEDIATE");
    database.run("ROLLBACK");
    return false;
  } catch (error) {
    if (getSqliteCode(error).startsWith("SQLITE_BUSY")) return true;
    throw error;
  } finally {
    database.run(`PRAGMA busy_timeout = ${maxLockWaitMs}`);
  }
}

function applyMigrations(database: Database, known: typeof migrations, backUp?: (schema: string) => void): void {
  database.run("BEGIN IMMEDIATE");
  try {
    database.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL) STRICT");
    const applied = listApplied(database);
    assertCompatible(applied, known);
    const last = applied.at(-1);
    if (last && applied.length < known.length && hasData(database)) backUp?.(last.name);
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
  database.query<AppliedMigration, []>("SELECT name, sha256 FROM migrations ORDER BY name").all();

function isCurrent(database: Database, known: typeof migrations): boolean {
  if (!hasTables(database)) return false;
  const applied = listApplied(database);
  assertCompatible(applied, known);
  return applied.length === known.length;
}
