import { Database } from "bun:sqlite";
import { existsSync, renameSync } from "node:fs";
import { Failure } from "#/kernel/errors";
import { makePrivateFile } from "#/kernel/files/private-folder";
import type { CopiedValue, CopyEnd, CopyTarget } from "#/store/copy/copy-end";
import { listPendingMigrations, migrate } from "#/store/drivers/sqlite-migrate";

/** Opens the database of a data folder to read it. No server may use the folder. */
export function openSqliteSource(path: string): CopyEnd {
  const database = new Database(path, { readonly: true, strict: true });
  try {
    database.run("PRAGMA busy_timeout = 5000");
    if (listPendingMigrations(database).pending.length > 0)
      throw new Failure("conflict", "The database has an older schema. Upgrade it first: run `livery migrate`.");
    database.run("BEGIN");
    return createEnd(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Creates a database file, or goes on filling it. It gets its name when it is complete. */
export function openSqliteTarget(path: string): CopyTarget {
  if (existsSync(path)) throw new Failure("conflict", `There is a database already: ${path}. Choose another folder.`);
  const partPath = `${path}.part`;
  if (!existsSync(partPath)) makePrivateFile(partPath);
  const database = new Database(partPath, { strict: true });
  database.run("PRAGMA synchronous = FULL");
  database.run("PRAGMA foreign_keys = OFF");
  const isBegun = database.query("SELECT 1 FROM sqlite_master WHERE name = 'copy_state'").get() !== null;
  if (!isBegun) migrate(database);
  let isFinished = false;
  const end = createEnd(database);
  return {
    ...end,
    isBegun,
    async prepare() {
      // Triggers are made again at the end. Until then the table has their text.
      database.transaction(() => {
        database.run("CREATE TABLE copy_state (restoring TEXT NOT NULL) STRICT");
        database.run("INSERT INTO copy_state SELECT sql FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid");
        const triggers = database.query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'trigger'").all();
        for (const { name } of triggers) database.run(`DROP TRIGGER ${name}`);
      })();
    },
    async finish() {
      database.transaction(() => {
        const triggers = database.query<{ restoring: string }, []>("SELECT restoring FROM copy_state ORDER BY rowid").all();
        for (const { restoring } of triggers) database.run(restoring);
        database.run("DROP TABLE copy_state");
        const [broken] = database.query<{ table: string }, []>("PRAGMA foreign_key_check").all();
        if (broken) throw new Error(`a row of ${broken.table} refers to one that is missing`);
      })();
      isFinished = true;
    },
    async close() {
      await end.close();
      if (isFinished) renameSync(partPath, path);
    },
  };
}

function createEnd(database: Database): CopyEnd {
  return {
    run: async (statement, parameters) =>
      database.query<unknown, CopiedValue[]>(statement).values(...parameters) as CopiedValue[][],
    async listColumns(table) {
      const columns = database.query<{ name: string }, [string]>("SELECT name FROM pragma_table_info(?)").all(table);
      return columns.map(({ name }) => name).sort();
    },
    close: async () => database.close(),
  };
}
