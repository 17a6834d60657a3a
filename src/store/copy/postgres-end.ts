import { Failure } from "#/kernel/errors";
import { copiedTables } from "#/store/copy/copied-tables";
import type { CopiedValue, CopyEnd, CopyTarget } from "#/store/copy/copy-end";
import { type PostgresConnection, PostgresPool } from "#/store/drivers/postgres-client";
import { toPostgresOpenFailure } from "#/store/drivers/postgres-errors";
import { copyStateTable, listPendingPostgresMigrations, migratePostgres } from "#/store/drivers/postgres-migrate";
import { toNumberedText } from "#/store/drivers/postgres-queries";

/** Opens a PostgreSQL database to read it as it is now, whatever is written meanwhile. */
export async function openPostgresSource(url: string): Promise<CopyEnd> {
  return await openEnd(url, async (pool) => {
    if ((await listPendingPostgresMigrations(pool)).length > 0)
      throw new Failure("conflict", "The database has an older schema. Upgrade it first: run `livery migrate`.");
    return await begin(pool, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  });
}

/** Opens a PostgreSQL database to fill it, or to go on filling it. Creates its tables. */
export async function openPostgresTarget(url: string): Promise<CopyTarget> {
  const end = await openEnd(url, async (pool) => {
    await migratePostgres(pool, undefined, true);
    return await pool.reserve();
  });
  const { connection } = end;
  const names = copiedTables.map(([table]) => table);
  const runInTransaction = async (statements: readonly string[]) => {
    await connection.runAll(["BEGIN", ...statements, "COMMIT"]);
  };
  const isBegun = (await end.run(`SELECT to_regclass('${copyStateTable}') IS NOT NULL`, []))[0]?.[0];
  return {
    ...end,
    isBegun: Boolean(isBegun),
    async prepare() {
      // References are made again at the end, which checks them all at once. Until then the table has their text.
      const references = await end.run(
        `SELECT conrelid::regclass::text, conname::text, pg_get_constraintdef(oid) FROM pg_constraint
         WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
        [],
      );
      const restoring = references.map(([table, name, definition]) => [
        `ALTER TABLE ${table} DROP CONSTRAINT ${name}`,
        `INSERT INTO ${copyStateTable} VALUES (${toLiteral(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)})`,
      ]);
      await runInTransaction([
        `CREATE TABLE ${copyStateTable} (restoring TEXT NOT NULL)`,
        ...restoring.flat(),
        ...names.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`),
      ]);
    },
    async finish() {
      const references = await end.run(`SELECT restoring FROM ${copyStateTable}`, []);
      const sequences = await end.run(
        `SELECT table_name, column_name FROM information_schema.columns
         WHERE table_schema = current_schema() AND is_identity = 'YES'`,
        [],
      );
      await runInTransaction([
        ...references.map(([restoring]) => String(restoring)),
        ...names.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
        ...sequences.map(
          ([table, column]) =>
            `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) FROM ${table}`,
        ),
        "SELECT setval('deliveries_finished_seq', coalesce(max(finished_seq), 0) + 1, false) FROM deliveries",
        `DROP TABLE ${copyStateTable}`,
      ]);
      await connection.runAll(["ANALYZE"]);
    },
  };
}

const toLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`;

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
