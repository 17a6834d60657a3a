import { constants, Database } from "bun:sqlite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getSystemErrorCode, Failure } from "#/kernel/errors";
import { makePrivateFile, makePrivateFolder, createUnusableFailure } from "#/kernel/files/private-folder";
import { backUpBeforeUpgrade } from "#/store/backup/upgrade-backup";
import type { Driver, Queries, StorageFault } from "#/store/driver";
import { toOpenFailure, getSqliteCode, createStorageFault, toStorageFault } from "#/store/drivers/sqlite-errors";
import { serverLockName, tryLockFolder } from "#/store/drivers/sqlite-lock";
import { isKnownSchema, migrate } from "#/store/drivers/sqlite-migrate";
import { migrations } from "#/store/migrations/index";

/**
 * How long the revision is cached, milliseconds, because reading it is the main cost of a cached
 * response. Commits of this process clear it at once; those of others are seen after this time at
 * most.
 */
const maxRevisionAgeMs = 2;
/** How long a transaction waits for other writers, milliseconds. */
const maxBusyMs = 5000;
/**
 * The write-ahead log is truncated to this size after a checkpoint, bytes: a slow reader may have
 * made it far longer.
 */
const maxIdleJournalBytes = 16 * 1024 * 1024;

/** Options for opening a database. */
export type OpenOptions = {
  /**
   * Whether this process is the server that holds the folder's lock, so that it may change the
   * schema.
   */
  readonly hasFolderLock?: boolean;
  /**
   * Called before the schema of a database with data changes, with its last migration; if it throws,
   * nothing changes. By default it backs the database up into the folder `upgrade-backups` beside it.
   */
  readonly backUp?: (schema: string) => void;
};

/**
 * Opens a SQLite database, creates it if it is missing, and upgrades its schema. Throws
 * `unavailable` and `conflict` with what to do.
 */
export function openSqlite(path: string, options: OpenOptions = {}): Driver {
  const { writer, reader } = openConnections(path, options);
  const [reads, writes] = [drizzle(reader), drizzle(writer)];
  const revisions = { read: createRevisionReader(reader), written: createRevisionReader(writer) };
  const changes = writer.query<{ made: number }, []>("SELECT total_changes() AS made");
  const countChanges = () => changes.get()?.made ?? 0;
  const schemas = { read: createSchemaVersionReader(reader), written: createSchemaVersionReader(writer) };
  let schema = schemas.written();
  let cachedRevision: number | undefined;
  let readAtMs = 0;
  let queueTail: Promise<unknown> = Promise.resolve();
  const recordedFaults = new Map<StorageFault["code"], StorageFault>();

  const recordFault = (error: unknown): StorageFault | undefined => {
    const fault = error instanceof NewerSchemaError ? error.fault : toStorageFault(error);
    if (fault) recordedFaults.set(fault.code, fault);
    return fault;
  };
  /**
   * Refuses to write if another program upgraded the schema to one that this program does not know.
   */
  const assertKnownSchema = () => {
    const version = schemas.written();
    if (version === schema) return;
    if (!isKnownSchema(writer)) throw new NewerSchemaError();
    schema = version;
  };
  const runTransaction = async <Result>(work: (queries: Queries) => Promise<Result>, bumpsRevision: boolean): Promise<Result> => {
    await beginTransaction(writer);
    try {
      assertKnownSchema();
      const before = countChanges();
      const result = await work(writes);
      const isChanged = countChanges() !== before;
      if (bumpsRevision && isChanged) {
        writer.run(`PRAGMA user_version = ${(revisions.written() + 1) % 2 ** 31}`);
        cachedRevision = undefined;
      }
      writer.run("COMMIT");
      if (isChanged && recordedFaults.size > 0) for (const code of ["full", "unwritable"] as const) recordedFaults.delete(code);
      return result;
    } catch (error) {
      if (writer.inTransaction) writer.run("ROLLBACK");
      throw error;
    }
  };
  const enqueueTransaction = <Result>(work: (queries: Queries) => Promise<Result>, bumpsRevision: boolean): Promise<Result> => {
    const run = async () => {
      try {
        return await runTransaction(work, bumpsRevision);
      } catch (error) {
        recordFault(error);
        throw error;
      }
    };
    const result = queueTail.then(run, run);
    queueTail = result.catch(() => undefined);
    return result;
  };

  return {
    isShared: false,
    skipLocked: sql.empty(),
    reads,
    transaction: (work) => enqueueTransaction(work, true),
    transactionWithoutInvalidation: (work) => enqueueTransaction(work, false),
    claimTransaction: (work) => enqueueTransaction(work, false),
    getRevision() {
      const nowMs = performance.now();
      if (cachedRevision === undefined || nowMs - readAtMs > maxRevisionAgeMs) {
        cachedRevision = revisions.read();
        readAtMs = nowMs;
      }
      return cachedRevision;
    },
    getServedChanges: createServedChangesReader(reader),
    isCurrent: () => true,
    isUniqueViolation: (error) =>
      getSqliteCode(error).startsWith("SQLITE_CONSTRAINT_UNIQUE") || getSqliteCode(error) === "SQLITE_CONSTRAINT_PRIMARYKEY",
    isUnavailable: (error) =>
      error instanceof NewerSchemaError || toStorageFault(error) !== undefined || getSqliteCode(error).startsWith("SQLITE_BUSY"),
    recordFault,
    listFaults() {
      if (!recordedFaults.has("newer_schema") && schemas.read() !== schema && !isKnownSchema(reader))
        recordFault(new NewerSchemaError());
      return [...recordedFaults.values()];
    },
    hasRows: (tables) => tables.some((table) => reader.query(`SELECT 1 FROM "${table}" LIMIT 1`).get() !== null),
    tryLease: async () => true,
    async checkWritable() {
      await enqueueTransaction(async () => {
        writer.run(`PRAGMA user_version = ${revisions.written()}`);
      }, false);
      for (const code of ["full", "unwritable"] as const) recordedFaults.delete(code);
    },
    getConnectionStats: () => undefined,
    async close() {
      await queueTail;
      reader.close();
      try {
        writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch (error) {
        // Committed data is in the log beside the database until the next checkpoint. A full disk
        // must not keep a server from stopping.
        if (toStorageFault(error) === undefined && !getSqliteCode(error).startsWith("SQLITE_")) throw error;
      } finally {
        writer.close();
      }
    },
  };
}

/** Thrown by writes after another program upgraded the schema. */
class NewerSchemaError extends Failure {
  readonly fault = createStorageFault("newer_schema");
  constructor() {
    super("unavailable", createStorageFault("newer_schema").message);
  }
}

/**
 * Opens the writing and the reading connection. If the disk is too full for the files beside the
 * database, the reserve is deleted to make room.
 */
function openConnections(path: string, options: OpenOptions): { readonly writer: Database; readonly reader: Database } {
  try {
    return tryOpenConnections(path, options);
  } catch (error) {
    if (toStorageFault(error)?.code !== "full" || !deleteReserve(path)) throw toFailure(path, error);
  }
  try {
    return tryOpenConnections(path, options);
  } catch (error) {
    throw toFailure(path, error);
  }
}

const toFailure = (path: string, error: unknown) => (error instanceof Failure ? error : toOpenFailure(path, error));

function tryOpenConnections(path: string, options: OpenOptions): { readonly writer: Database; readonly reader: Database } {
  const { hasFolderLock = false } = options;
  const backUp = options.backUp ?? ((schema: string) => void backUpBeforeUpgrade(path, schema, { now: new Date() }));
  const opened: Database[] = [];
  const open = () => {
    const connection = connect(path);
    opened.push(connection);
    return connection;
  };
  try {
    const writer = open();
    writer.run("PRAGMA journal_mode = WAL");
    writer.run(`PRAGMA journal_size_limit = ${maxIdleJournalBytes}`);
    const acquireLock = () => tryLockFolder(join(dirname(path), serverLockName));
    migrate(writer, migrations, hasFolderLock ? undefined : acquireLock, path === ":memory:" ? undefined : backUp);
    const reader = open();
    reader.run("PRAGMA query_only = ON");
    createRevisionReader(reader)();
    writer.run("PRAGMA busy_timeout = 0");
    createReserve(path);
    return { writer, reader };
  } catch (error) {
    for (const connection of opened) connection.close();
    throw error;
  }
}

/**
 * The schema version as a connection sees it. SQLite increments it with every change of the schema.
 */
function createSchemaVersionReader(connection: Database): () => number {
  const query = connection.query<{ schema_version: number }, []>("PRAGMA schema_version");
  return () => query.get()?.schema_version ?? 0;
}

/**
 * The revision as a connection sees it. It is stored in `user_version`, which SQLite leaves to
 * applications.
 */
function createRevisionReader(connection: Database): () => number {
  const query = connection.query<{ user_version: number }, []>("PRAGMA user_version");
  return () => query.get()?.user_version ?? 0;
}

/**
 * The public changes that triggers recorded. A row for all systems, or rows that were trimmed
 * already, mean that everything may have changed.
 */
function createServedChangesReader(connection: Database): Driver["getServedChanges"] {
  const query = connection.query<{ seq: number; systemId: string }, [number]>(
    "SELECT seq, system_id AS systemId FROM served_changes WHERE seq > ? ORDER BY seq",
  );
  return (after) => {
    const rows = query.all(after);
    const first = rows[0];
    if (!first) return { position: after, systemIds: [] };
    const isComplete = first.seq === after + 1 && rows.every(({ systemId }) => systemId !== "*");
    return {
      position: rows.at(-1)?.seq ?? after,
      systemIds: isComplete ? [...new Set(rows.map(({ systemId }) => systemId))] : undefined,
    };
  };
}

/**
 * Begins a write transaction. Waiting for other writers does not block this thread, as SQLite's own
 * waiting would.
 */
async function beginTransaction(writer: Database): Promise<void> {
  const untilMs = performance.now() + maxBusyMs;
  for (;;) {
    try {
      writer.run("BEGIN IMMEDIATE");
      return;
    } catch (error) {
      if (!getSqliteCode(error).startsWith("SQLITE_BUSY") || performance.now() > untilMs) throw error;
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
    // Keep the files beside the database when it is closed: on a full disk they could not be
    // created again.
    connection.fileControl(constants.SQLITE_FCNTL_PERSIST_WAL, 1);
    connection.run(`PRAGMA busy_timeout = ${maxBusyMs}`);
    connection.run("PRAGMA synchronous = FULL");
    connection.run("PRAGMA foreign_keys = ON");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Creates the file before SQLite opens it, because the files beside the database inherit its mode.
 */
function makeDatabaseFile(path: string): void {
  if (existsSync(path)) return;
  try {
    makePrivateFile(path);
  } catch (error) {
    throw createUnusableFailure(dirname(path), statSync(dirname(path), { throwIfNoEntry: false }), error);
  }
}

/**
 * Disk space reserved beside a database, bytes: enough for the index of its log and a few pages.
 */
const reserveBytes = 128 * 1024;
const getReservePath = (path: string) => join(dirname(path), "livery.reserve");

/**
 * Reserves disk space while there is some, so that a server can start and serve reads on a full
 * disk.
 */
function createReserve(path: string): void {
  if (path === ":memory:" || existsSync(getReservePath(path))) return;
  try {
    writeFileSync(getReservePath(path), new Uint8Array(reserveBytes).fill(0x20), { mode: 0o600, flag: "wx" });
  } catch (error) {
    // A full disk gets no reserve. EEXIST: another process created it.
    if (getSystemErrorCode(error) !== "EEXIST") deleteReserve(path);
  }
}

function deleteReserve(path: string): boolean {
  const existed = existsSync(getReservePath(path));
  rmSync(getReservePath(path), { force: true });
  return existed;
}
