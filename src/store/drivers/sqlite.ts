import { Database } from "bun:sqlite";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "#/kernel/errors";
import type { Driver } from "#/store/driver";
import { migrate } from "#/store/drivers/sqlite-migrate";

/**
 * How long the revision that was asked for last may be told again, milliseconds. Asking costs more than all else of a kept answer. A commit of our own makes it be
 * asked anew; one of another process shows this much later at most.
 */
const revisionMsMax = 2;

/** Opens (and makes, where it is missing) a SQLite database file, brings its schema up to date, and gives the driver for it. */
export function openSqlite(path: string): Driver {
  const writer = connect(path);
  const reader = (() => {
    try {
      migrate(writer);
      const connection = connect(path);
      connection.run("PRAGMA query_only = ON");
      return connection;
    } catch (error) {
      writer.close();
      throw error;
    }
  })();
  const [reads, writes] = [drizzle(reader), drizzle(writer)];
  const dataVersion = reader.query<{ data_version: number }, []>("PRAGMA data_version");
  let known: number | undefined;
  let askedAtMs = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    reads,
    transaction(work) {
      const run = async () => {
        writer.run("BEGIN IMMEDIATE");
        try {
          const result = await work(writes);
          writer.run("COMMIT");
          known = undefined;
          return result;
        } catch (error) {
          if (writer.inTransaction) writer.run("ROLLBACK");
          throw error;
        }
      };
      const result = last.then(run, run);
      last = result.catch(() => undefined);
      return result;
    },
    revision() {
      const nowMs = performance.now();
      if (known === undefined || nowMs - askedAtMs > revisionMsMax) {
        known = dataVersion.get()?.data_version ?? 0;
        askedAtMs = nowMs;
      }
      return known;
    },
    isUniqueViolation: (error) =>
      sqliteCode(error).startsWith("SQLITE_CONSTRAINT_UNIQUE") || sqliteCode(error) === "SQLITE_CONSTRAINT_PRIMARYKEY",
    isUnavailable: (error) => /^SQLITE_(FULL|READONLY|BUSY|IOERR|CANTOPEN)/.test(sqliteCode(error)),
    async close() {
      await last;
      reader.close();
      writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
      writer.close();
    },
  };
}

/** SQLite's own name for an error, wherever in the chain of causes it stands; empty when it is none of SQLite's. */
function sqliteCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string" && cause.code.startsWith("SQLITE_")) return cause.code;
  return "";
}

function connect(path: string): Database {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const connection = new Database(path, { create: true, strict: true });
    connection.run("PRAGMA busy_timeout = 5000");
    connection.run("PRAGMA journal_mode = WAL");
    connection.run("PRAGMA synchronous = FULL");
    connection.run("PRAGMA foreign_keys = ON");
    return connection;
  } catch (error) {
    throw new Failure(
      "unavailable",
      `Livery cannot open its database ${path}: ${error instanceof Error ? error.message : "unknown reason"}. Check that the folder exists and that this user may write to it.`,
      {
        cause: error,
      },
    );
  }
}
