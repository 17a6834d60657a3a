import { constants, Database } from "bun:sqlite";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getSystemErrorCode, Failure } from "#/kernel/errors";
import { makePrivateFile, makePrivateFolder, createUnusableFailure } from "#/kernel/private-folder";
import type { Driver, Queries } from "#/store/driver";
import { cannotOpen, sqliteCode, storageFault, storageFaultOf } from "#/store/drivers/sqlite-errors";
import { serveLock, tryToHold } from "#/store/drivers/sqlite-lock";
import { isKnownSchema, migrate } from "#/store/drivers/sqlite-migrate";
import { migrations } from "#/store/migrations/index";
import type { StorageFault } from "#/store/storage-fault";

/**
 * How long the revision that was asked for last may be told again, milliseconds. Asking costs more than all else of a kept answer. A commit of our own makes it be
 * asked anew; one of another process shows this much later at most.
 */
const revisionMsMax = 2;
/** How long a transaction waits for writers elsewhere, milliseconds. */
const busyMsMax = 5000;

/** What is known of the folder that a database is opened in. */
export type OpenOptions = {
  /** Whether this process holds the folder's lock as its server, so that it may change the schema. */
  readonly holdsFolder?: boolean;
};

/** Opens (and makes, where it is missing) a SQLite database file, brings its schema up to date, and gives the driver for it. Throws `unavailable` and `conflict` with what to do. */
export function openSqlite(path: string, { holdsFolder = false }: OpenOptions = {}): Driver {
  const { writer, reader } = connectBoth(path, holdsFolder);
  const [reads, writes] = [drizzle(reader), drizzle(writer)];
  const revisions = { read: revisionOf(reader), written: revisionOf(writer) };
  const changes = writer.query<{ made: number }, []>("SELECT total_changes() AS made");
  const changesMade = () => changes.get()?.made ?? 0;
  const schemas = { read: schemaVersionOf(reader), written: schemaVersionOf(writer) };
  let schema = schemas.written();
  let known: number | undefined;
  let askedAtMs = 0;
  let last: Promise<unknown> = Promise.resolve();
  const noted = new Map<StorageFault["code"], StorageFault>();

  const noteFault = (error: unknown): StorageFault | undefined => {
    const fault = error instanceof NewerSchema ? error.fault : storageFaultOf(error);
    if (fault) noted.set(fault.code, fault);
    return fault;
  };
  /** Refuses to write where another program has changed the schema to one that this program does not know. */
  const refuseNewerSchema = () => {
    const version = schemas.written();
    if (version === schema) return;
    if (!isKnownSchema(writer)) throw new NewerSchema();
    schema = version;
  };
  const committed = async <Result>(work: (queries: Queries) => Promise<Result>, isToShow: boolean): Promise<Result> => {
    await beginWriting(writer);
    try {
      refuseNewerSchema();
      const before = changesMade();
      const result = await work(writes);
      const isChanged = changesMade() !== before;
      if (isToShow && isChanged) {
        writer.run(`PRAGMA user_version = ${(revisions.written() + 1) % 2 ** 31}`);
        known = undefined;
      }
      writer.run("COMMIT");
      if (isChanged && noted.size > 0) for (const code of ["full", "unwritable"] as const) noted.delete(code);
      return result;
    } catch (error) {
      if (writer.inTransaction) writer.run("ROLLBACK");
      throw error;
    }
  };
  const inOrder = <Result>(work: (queries: Queries) => Promise<Result>, isToShow: boolean): Promise<Result> => {
    const run = async () => {
      try {
        return await committed(work, isToShow);
      } catch (error) {
        noteFault(error);
        throw error;
      }
    };
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
    isUnavailable: (error) =>
      error instanceof NewerSchema || storageFaultOf(error) !== undefined || sqliteCode(error).startsWith("SQLITE_BUSY"),
    noteFault,
    faults() {
      if (!noted.has("newer_schema") && schemas.read() !== schema && !isKnownSchema(reader)) noteFault(new NewerSchema());
      return [...noted.values()];
    },
    hasRows: (tables) => tables.some((table) => reader.query(`SELECT 1 FROM "${table}" LIMIT 1`).get() !== null),
    async tryWriting() {
      await inOrder(async () => {
        writer.run(`PRAGMA user_version = ${revisions.written()}`);
      }, false);
      for (const code of ["full", "unwritable"] as const) noted.delete(code);
    },
    async close() {
      await last;
      reader.close();
      try {
        writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch (error) {
        // What is committed stands in the log beside the database; the next checkpoint moves it. A full disk must not keep a server from stopping.
        if (storageFaultOf(error) === undefined && !sqliteCode(error).startsWith("SQLITE_")) throw error;
      } finally {
        writer.close();
      }
    },
  };
}

/** Thrown by writes once another program has changed the schema. */
class NewerSchema extends Failure {
  readonly fault = storageFault("newer_schema");
  constructor() {
    super("unavailable", storageFault("newer_schema").message);
  }
}

/** The writing and the reading connection. Where the disk is too full for the files beside the database, the reserve makes room for them. */
function connectBoth(path: string, holdsFolder: boolean): { readonly writer: Database; readonly reader: Database } {
  try {
    return connectOnce(path, holdsFolder);
  } catch (error) {
    if (storageFaultOf(error)?.code !== "full" || !freeReserve(path)) throw asFailure(path, error);
  }
  try {
    return connectOnce(path, holdsFolder);
  } catch (error) {
    throw asFailure(path, error);
  }
}

const asFailure = (path: string, error: unknown) => (error instanceof Failure ? error : cannotOpen(path, error));

function connectOnce(path: string, holdsFolder: boolean): { readonly writer: Database; readonly reader: Database } {
  const opened: Database[] = [];
  const open = () => {
    const connection = connect(path);
    opened.push(connection);
    return connection;
  };
  try {
    const writer = open();
    writer.run("PRAGMA journal_mode = WAL");
    migrate(writer, migrations, holdsFolder ? undefined : () => tryToHold(join(dirname(path), serveLock)));
    const reader = open();
    reader.run("PRAGMA query_only = ON");
    revisionOf(reader)();
    writer.run("PRAGMA busy_timeout = 0");
    keepReserve(path);
    return { writer, reader };
  } catch (error) {
    for (const connection of opened) connection.close();
    throw error;
  }
}

/** The number of the schema as a connection sees it: SQLite counts every change of it. */
function schemaVersionOf(connection: Database): () => number {
  const query = connection.query<{ schema_version: number }, []>("PRAGMA schema_version");
  return () => query.get()?.schema_version ?? 0;
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

function connect(path: string): Database {
  if (path !== ":memory:") {
    const folder = dirname(path);
    if (!existsSync(folder)) makePrivateFolder(folder);
    makeDatabaseFile(path);
  }
  const connection = new Database(path, { create: true, strict: true });
  try {
    // The files beside the database stay when it is closed: on a full disk they could not be made again.
    connection.fileControl(constants.SQLITE_FCNTL_PERSIST_WAL, 1);
    connection.run(`PRAGMA busy_timeout = ${busyMsMax}`);
    connection.run("PRAGMA synchronous = FULL");
    connection.run("PRAGMA foreign_keys = ON");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Files beside the database take over its mode, so it is made before SQLite opens it. */
function makeDatabaseFile(path: string): void {
  if (existsSync(path)) return;
  try {
    makePrivateFile(path);
  } catch (error) {
    throw createUnusableFailure(dirname(path), statSync(dirname(path), { throwIfNoEntry: false }), error);
  }
}

/** How much of the disk is kept back beside a database, bytes: what its log's index and a few pages need. */
const reserveBytes = 128 * 1024;
const reserveOf = (path: string) => join(dirname(path), "livery.reserve");

/** Keeps some of the disk back while there is room, so that a server can start and be read from on a full one. */
function keepReserve(path: string): void {
  if (path === ":memory:" || existsSync(reserveOf(path))) return;
  try {
    writeFileSync(reserveOf(path), new Uint8Array(reserveBytes).fill(0x20), { mode: 0o600, flag: "wx" });
  } catch (error) {
    // Without room there is none; of two that make it at once one does.
    if (getSystemErrorCode(error) !== "EEXIST") freeReserve(path);
  }
}

function freeReserve(path: string): boolean {
  const isThere = existsSync(reserveOf(path));
  rmSync(reserveOf(path), { force: true });
  return isThere;
}
