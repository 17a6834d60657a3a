import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { assertCompatible, type AppliedMigration } from "#/store/drivers/applied-migrations";
import type { PostgresConnection, PostgresPool } from "#/store/drivers/postgres-client";
import { postgresMigrations } from "#/store/migrations/postgres/index";

/** The number of the lock that processes take to migrate, one at a time. */
const lockNumber = 4_600_031;
/** A table that a database has while it is the unfinished target of a copy. */
export const copyStateTable = "copy_state";
/** How long a process waits for another one that migrates, seconds. */
const maxWaitS = 600;

/**
 * Upgrades a database to the latest schema in one transaction, so that any number of processes may
 * start at once. Throws `conflict` if a newer version of Livery wrote the database, if an applied
 * migration differs from this program's, or if a copy into the database is not complete.
 *
 * @param isCopyTarget whether a copy into the database is begun or continued
 */
export async function migratePostgres(pool: PostgresPool, known = postgresMigrations, isCopyTarget = false): Promise<void> {
  const connection = await pool.reserve();
  let isUsable = false;
  try {
    // Most starts find the schema current, and need no lock.
    const pending = await listPendingOf(connection, known, isCopyTarget);
    if (pending.length > 0) await applyMigrations(connection, known);
    isUsable = true;
  } catch (error) {
    isUsable = error instanceof Failure;
    throw error;
  } finally {
    connection.release(isUsable);
  }
}

/** The names of the migrations that a database lacks, in order. Throws `conflict` like `migratePostgres`. */
export async function listPendingPostgresMigrations(pool: PostgresPool, known = postgresMigrations): Promise<readonly string[]> {
  const connection = await pool.reserve();
  try {
    return await listPendingOf(connection, known);
  } finally {
    connection.release(true);
  }
}

async function listPendingOf(
  connection: PostgresConnection,
  known: typeof postgresMigrations,
  isCopyTarget = false,
): Promise<readonly string[]> {
  const tables = `SELECT to_regclass('migrations') IS NOT NULL, to_regclass('${copyStateTable}') IS NOT NULL`;
  const [[hasMigrations, isCopying] = []] = (await connection.query(tables, [])).rows;
  if (isCopying === true && !isCopyTarget)
    throw new Failure(
      "conflict",
      "A copy into this database is not complete. Run the same `livery migrate --to` again, which continues it.",
    );
  const applied = hasMigrations === true ? await listApplied(connection) : [];
  assertCompatible(applied, known);
  return known.slice(applied.length).map(({ name }) => name);
}

async function listApplied(connection: PostgresConnection): Promise<readonly AppliedMigration[]> {
  const { rows } = await connection.query("SELECT name, sha256 FROM migrations ORDER BY name", []);
  return rows.map(([name, sha256]) => ({ name: String(name), sha256: String(sha256) }));
}

async function applyMigrations(connection: PostgresConnection, known: typeof postgresMigrations): Promise<void> {
  await connection.runAll([
    "BEGIN",
    `SET LOCAL statement_timeout = '${maxWaitS}s'`,
    `SET LOCAL lock_timeout = '${maxWaitS}s'`,
    `SELECT pg_advisory_xact_lock(${lockNumber})`,
  ]);
  try {
    await connection.runAll([
      'CREATE TABLE IF NOT EXISTS migrations (name TEXT COLLATE "C" PRIMARY KEY, sha256 TEXT COLLATE "C" NOT NULL)',
    ]);
    const applied = await listApplied(connection);
    assertCompatible(applied, known);
    for (const { name, sql } of known.slice(applied.length)) {
      await connection.runAll([sql]);
      await connection.query("INSERT INTO migrations (name, sha256) VALUES ($1, $2)", [name, sha256Hex(sql)]);
    }
    await connection.runAll(["COMMIT"]);
  } catch (error) {
    await connection.runAll(["ROLLBACK"]).catch(() => undefined);
    throw error;
  }
}
