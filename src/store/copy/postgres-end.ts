import { Failure } from "#/kernel/errors";
import { copiedTables } from "#/store/copy/copied-tables";
import type { CopiedValue, CopyEnd, CopyTarget } from "#/store/copy/copy-end";
import { type PostgresConnection, PostgresPool } from "#/store/drivers/postgres-client";
import { toPostgresOpenFailure } from "#/store/drivers/postgres-errors";
import { listPendingPostgresMigrations, migratePostgres } from "#/store/drivers/postgres-migrate";
import { toNumberedText } from "#/store/drivers/postgres-queries";

/** Opens a PostgreSQL database to read it as it is now, whatever is written meanwhile. */
export async function openPostgresSource(url: string): Promise<CopyEnd> {
  return await openEnd(url, async (pool) => {
    if ((await listPendingPostgresMigrations(pool)).length > 0)
      throw new Failure("conflict", "The database has an older schema. Upgrade it first: run `livery migrate`.");
    return await begin(pool, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  });
}

/** Opens a PostgreSQL database to fill it. Creates its tables. */
export async function openPostgresTarget(url: string): Promise<CopyTarget> {
  const connections = await openEnd(url, async (pool) => {
    await migratePostgres(pool);
    return await begin(pool, "BEGIN");
  });
  const { connection } = connections;
  const names = copiedTables.map(([table]) => table);
  return {
    ...connections,
    async prepare() {
      await connection.runAll([
        "SET CONSTRAINTS ALL DEFERRED",
        ...names.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`),
      ]);
    },
    async commit() {
      const sequences = await connection.query(
        `SELECT table_name, column_name FROM information_schema.columns
         WHERE table_schema = current_schema() AND is_identity = 'YES'`,
        [],
      );
      await connection.runAll([
        "SET CONSTRAINTS ALL IMMEDIATE",
        ...names.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
        ...sequences.rows.map(
          ([table, column]) =>
            `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) FROM ${table}`,
        ),
        "SELECT setval('deliveries_finished_seq', coalesce(max(finished_seq), 0) + 1, false) FROM deliveries",
        "COMMIT",
      ]);
    },
  };
}

type PostgresEnd = CopyEnd & { readonly connection: PostgresConnection };

async function openEnd(url: string, open: (pool: PostgresPool) => Promise<PostgresConnection>): Promise<PostgresEnd> {
  const pool = new PostgresPool(url, 1);
  let connection: PostgresConnection;
  try {
    connection = await open(pool);
  } catch (error) {
    await pool.close();
    throw toPostgresOpenFailure(error);
  }
  const run = async (statement: string, parameters: readonly CopiedValue[]) =>
    // The client maps values to those of `CopiedValue`.
    (await connection.query(toNumberedText(statement), parameters)).rows as readonly CopiedValue[][];
  return {
    connection,
    run,
    async listColumns(table) {
      const columns =
        "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ?";
      return (await run(columns, [table])).map(([name]) => String(name)).sort();
    },
    async close() {
      // Ends a transaction that was not committed.
      connection.release(false);
      await pool.close();
    },
  };
}

async function begin(pool: PostgresPool, statement: string): Promise<PostgresConnection> {
  const connection = await pool.reserve();
  await connection.runAll([statement]);
  return connection;
}
