import { Database } from "bun:sqlite";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "#/kernel/errors";
import type { Driver, Queries } from "#/store/driver";
import { migrate } from "#/store/drivers/sqlite-migrate";

/**
 * How long the revision that was asked for last may be told again, milliseconds. Asking costs more than all else of a kept answer. A commit of our own makes it be
 * asked anew; one of another process shows this much later at most.
 */
const revisionMsMax = 2;
/** How long a transaction waits for writers elsewhere, milliseconds. */
const busyMsMax = 5000;

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
  writer.run("PRAGMA busy_timeout = 0");
  const [reads, writes] = [drizzle(reader), drizzle(writer)];
  const revisions = { read: revisionOf(reader), written: revisionOf(writer) };
  const changes = writer.query<{ made: number }, []>("SELECT total_changes() AS made");
  const changesMade = () => changes.get()?.made ?? 0;
  let known: number | undefined;
  let askedAtMs = 0;
  let last: Promise<unknown> = Promise.resolve();

  const committed = async <Result>(work: (queries: Queries) => Promise<Result>, isToShow: boolean): Promise<Result> => {
    await beginWriting(writer);
    try {
      const before = changesMade();
      const result = await work(writes);
      if (isToShow && changesMade() !== before) {
        writer.run(`PRAGMA user_version = ${(revisions.written() + 1) % 2 ** 31}`);
        known = undefined;
      }
      writer.run("COMMIT");
      return result;
    } catch (error) {
      if (writer.inTransaction) writer.run("ROLLBACK");
      throw error;
    }
  };
  const inOrder = <Result>(work: (queries: Queries) => Promise<Result>, isToShow: boolean): Promise<Result> => {
    const run = () => committed(work, isToShow);
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    reads,
    transaction: (work) => inOrder(work, true),
    bookkeeping: (work) => inOrder(work, false),
    revision() {
      const nowMs = performance.now();
      if (known === undefined || nowMs - askedAtMs > revisionMsMax) {
        known = revisions.read();
        askedAtMs = nowMs;
      }
      return known;
    },
    servedChanges: servedChangesOf(reader),
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

/** The revision as a connection sees it: a number in the head of the file that SQLite leaves to whoever uses it. */
function revisionOf(connection: Database): () => number {
  const query = connection.query<{ user_version: number }, []>("PRAGMA user_version");
  return () => query.get()?.user_version ?? 0;
}

/** What triggers have noted of changes for the public. One row that stands for all, or rows that are gone already, mean that everything may have changed. */
function servedChangesOf(connection: Database): Driver["servedChanges"] {
  const query = connection.query<{ seq: number; systemId: string }, [number]>(
    "SELECT seq, system_id AS systemId FROM served_changes WHERE seq > ? ORDER BY seq",
  );
  return (after) => {
    const rows = query.all(after);
    const first = rows[0];
    if (!first) return { position: after, systemIds: [] };
    const isWhole = first.seq === after + 1 && rows.every(({ systemId }) => systemId !== "*");
    return {
      position: rows.at(-1)?.seq ?? after,
      systemIds: isWhole ? [...new Set(rows.map(({ systemId }) => systemId))] : undefined,
    };
  };
}

/** Begins a transaction that will write. While another process or thread writes it waits without holding up this thread, which SQLite's own waiting would. */
async function beginWriting(writer: Database): Promise<void> {
  const untilMs = performance.now() + busyMsMax;
  for (;;) {
    try {
      writer.run("BEGIN IMMEDIATE");
      return;
    } catch (error) {
      if (!sqliteCode(error).startsWith("SQLITE_BUSY") || performance.now() > untilMs) throw error;
    }
    await Bun.sleep(1);
  }
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
    connection.run(`PRAGMA busy_timeout = ${busyMsMax}`);
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
