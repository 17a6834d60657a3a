import { Database } from "bun:sqlite";
import { existsSync, renameSync, rmSync } from "node:fs";
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

/** Creates a database file, which gets its name when it is complete. */
export function openSqliteTarget(path: string): CopyTarget {
  if (existsSync(path)) throw new Failure("conflict", `There is a database already: ${path}. Choose another folder.`);
  const partPath = `${path}.part`;
  const removePart = () => {
    for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(`${partPath}${ending}`, { force: true });
  };
  removePart();
  makePrivateFile(partPath);
  const database = new Database(partPath, { strict: true });
  let isCommitted = false;
  let triggers: readonly { readonly name: string; readonly sql: string }[] = [];
  database.run("PRAGMA synchronous = FULL");
  migrate(database);
  database.run("BEGIN IMMEDIATE");
  const end = createEnd(database);
  return {
    ...end,
    async prepare() {
      triggers = database
        .query<{ name: string; sql: string }, []>("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid")
        .all();
      for (const { name } of triggers) database.run(`DROP TRIGGER ${name}`);
    },
    async commit() {
      for (const { sql } of triggers) database.run(sql);
      const [broken] = database.query<{ table: string }, []>("PRAGMA foreign_key_check").all();
      if (broken) throw new Error(`a row of ${broken.table} refers to one that is missing`);
      database.run("COMMIT");
      isCommitted = true;
    },
    async close() {
      await end.close();
      if (isCommitted) renameSync(partPath, path);
      removePart();
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
