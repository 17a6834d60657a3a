import { sql } from "drizzle-orm";
import { Histogram } from "#/kernel/metrics/histogram";
import type { Driver, Queries, RetryReason, StorageFault } from "#/store/driver";
import { ChangeLog } from "#/store/drivers/change-log";
import { type PostgresConnection, PostgresPool } from "#/store/drivers/postgres-client";
import {
  createPostgresFault,
  isConflict,
  isConnectionLost,
  isPostgresUnavailable,
  isPostgresUniqueViolation,
  toPostgresFault,
  toPostgresOpenFailure,
  UnknownCommitError,
} from "#/store/drivers/postgres-errors";
import { PostgresHosts, timelineExpression } from "#/store/drivers/postgres-hosts";
import { listenToChanges } from "#/store/drivers/postgres-listener";
import { migratePostgres } from "#/store/drivers/postgres-migrate";
import { createPostgresQueries } from "#/store/drivers/postgres-queries";
import { SilenceWatch } from "#/store/drivers/silence-watch";

/** Options for opening a database. */
export type PostgresOptions = {
  /** The address of the server itself, if `url` is that of a pooler in transaction mode. */
  readonly listenUrl?: string | undefined;
  /** How many transactions run at a time, and how many reads. */
  readonly maxWriters?: number;
  readonly maxReaders?: number;
};

/** How often a transaction is tried. The last try runs alone, so that it cannot conflict with others. */
const maxTries = 5;
/** The pause before a transaction is tried again, milliseconds: random up to this, doubled each time. */
const firstPauseMs = 4;
/** How often, and how long at most, a transaction waits for the server to be back, milliseconds. */
const reconnectPauseMs = 100;
const maxReconnectMs = 2000;
/** How long the outcome of a commit is asked for after the connection was lost, milliseconds. */
const maxOutcomeMs = 5000;

/** Limits that the server keeps for a transaction: of a statement, of waiting for a lock, of doing nothing. */
const limitStatements = [
  "SET LOCAL statement_timeout = '15s'",
  "SET LOCAL lock_timeout = '5s'",
  "SET LOCAL idle_in_transaction_session_timeout = '30s'",
];

/** What a transaction runs as. */
type TransactionKind = {
  /** Claims lock the rows that they read, and do not depend on anything else that they read. */
  readonly isolation: "SERIALIZABLE" | "READ COMMITTED";
  readonly bumpsRevision: boolean;
};

/** A place for a transaction, with a query builder that is reused because making one is slow. */
type Writer = { readonly queries: Queries; use(transaction: RunningTransaction | undefined): void };

/** What is known of a transaction while it runs. */
type RunningTransaction = {
  readonly connection: PostgresConnection;
  writtenRows: number;
  /** The first error of a statement. The server refuses everything after it. */
  error: unknown;
};

/**
 * Opens a PostgreSQL database, creates its tables or upgrades them. Throws `unavailable` and
 * `conflict` with what to do.
 *
 * Transactions run at the same time, each as if it ran alone (SERIALIZABLE). One that conflicts with
 * others, or that lost its connection before it was committed, runs again, so that its work must have
 * no effect outside the transaction.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Driver> {
  const { maxWriters = 4, maxReaders = 4, listenUrl } = options;
  const hosts = new PostgresHosts(url);
  const silence = new SilenceWatch();
  const readers = new PostgresPool(hosts, maxReaders, silence);
  const writers = new PostgresPool(hosts, maxWriters, silence);
  const changes = new ChangeLog();
  const recordedFaults = new Map<StorageFault["code"], StorageFault>();
  const primary = createTimeline(readers);
  try {
    await migratePostgres(writers);
    await primary.read();
    const listener = await listenToChanges(listenUrl === undefined ? hosts : new PostgresHosts(listenUrl), {
      ...{ log: changes, silence },
      onReconnected: () => void primary.read(),
      onUnreachable: (error) => recordFault(recordedFaults, error),
    });
    return createDriver({ readers, writers, changes, listener, primary, recordedFaults });
  } catch (error) {
    await Promise.allSettled([readers.close(), writers.close()]);
    throw toPostgresOpenFailure(error);
  }
}

/** Knows the timeline of the primary: what its transaction ids mean. */
function createTimeline(pool: PostgresPool) {
  let timeline = "";
  const ask = async () => {
    // Some services do not have the functions.
    const { rows } = await pool.read(`SELECT ${timelineExpression}`, []);
    return String(rows[0]?.[0] ?? "");
  };
  return {
    get: () => timeline,
    ask,
    async read() {
      timeline = await ask().catch(() => timeline);
    },
  };
}

function recordFault(faults: Map<StorageFault["code"], StorageFault>, error: unknown): StorageFault | undefined {
  const fault = toPostgresFault(error);
  if (fault) faults.set(fault.code, fault);
  return fault;
}

type Connections = {
  readonly readers: PostgresPool;
  readonly writers: PostgresPool;
  readonly changes: ChangeLog;
  readonly listener: Awaited<ReturnType<typeof listenToChanges>>;
  readonly primary: ReturnType<typeof createTimeline>;
  readonly recordedFaults: Map<StorageFault["code"], StorageFault>;
};

function createDriver({ readers, writers, changes, listener, primary, recordedFaults }: Connections): Driver {
  const owner = crypto.randomUUID();
  const runningTransactions = new Set<Promise<unknown>>();
  const writerQueue = createWriterQueue(writers.size);
  const waits = new Histogram();
  const retries: Record<RetryReason, number> = { conflict: 0, connection: 0 };

  /** Runs the work once. */
  const runOnce = async <Result>(
    work: (queries: Queries) => Promise<Result>,
    writer: Writer,
    { isolation, bumpsRevision }: TransactionKind,
    isAlone: boolean,
  ): Promise<Result> => {
    const connection = await writers.reserve();
    const timeline = primary.get();
    const transaction: RunningTransaction = { connection, writtenRows: 0, error: undefined };
    let isUsable = false;
    let xid: unknown;
    let completed: { readonly result: Result } | undefined;
    try {
      const begun = await connection.runAll([
        `BEGIN ISOLATION LEVEL ${isolation}`,
        ...limitStatements,
        `LOCK TABLE transaction_gate IN ${isAlone ? "EXCLUSIVE" : "ROW SHARE"} MODE`,
        "SELECT pg_current_xact_id()::text",
      ]);
      xid = begun.at(-1)?.rows[0]?.[0];
      writer.use(transaction);
      const result = await work(writer.queries);
      writer.use(undefined);
      if (transaction.error !== undefined) throw transaction.error;
      const isVisible = bumpsRevision && transaction.writtenRows > 0;
      completed = { result };
      const ended = await connection.runAll(isVisible ? [listener.notifyStatement, "COMMIT"] : ["COMMIT"]);
      isUsable = true;
      if (isVisible)
        changes.record(
          String(ended[0]?.rows[0]?.[0])
            .split(" ")
            .filter((id) => id !== ""),
        );
      if (transaction.writtenRows > 0) recordedFaults.clear();
      return result;
    } catch (error) {
      writer.use(undefined);
      if (isConnectionLost(error)) {
        if (!completed || transaction.writtenRows === 0 || !(await isCommitted({ xid: String(xid), timeline }, error)))
          throw error;
        changes.record(["*"]);
        return completed.result;
      }
      isUsable = await connection.runAll(["ROLLBACK"]).then(
        () => true,
        () => false,
      );
      throw error;
    } finally {
      connection.release(isUsable);
    }
  };
  /**
   * Whether a transaction was committed whose connection was lost meanwhile. Throws
   * `UnknownCommitError` if that cannot be found out. A standby that was promoted may give the id to
   * another transaction, so that its answer counts on the same timeline only.
   */
  const isCommitted = async (
    { xid, timeline }: { readonly xid: string; readonly timeline: string },
    error: unknown,
  ): Promise<boolean> => {
    const untilMs = performance.now() + maxOutcomeMs;
    while (performance.now() < untilMs) {
      const status = await readers.read("SELECT pg_xact_status($1::xid8)", [xid]).then(
        ({ rows }) => rows[0]?.[0],
        () => "in progress",
      );
      if (status === "committed" || status === "aborted") {
        if ((await primary.ask().catch(() => "")) !== timeline) break;
        return status === "committed";
      }
      if (status !== "in progress") break;
      await Bun.sleep(reconnectPauseMs);
    }
    changes.record(["*"]);
    throw new UnknownCommitError(error);
  };
  const runWithRetries = async <Result>(
    work: (queries: Queries) => Promise<Result>,
    writer: Writer,
    kind: TransactionKind,
  ): Promise<Result> => {
    const startedAtMs = performance.now();
    for (let tries = 1; ; ) {
      try {
        return await runOnce(work, writer, kind, tries === maxTries);
      } catch (error) {
        if (error instanceof UnknownCommitError) throw error;
        if (isConnectionLost(error)) {
          if (performance.now() - startedAtMs > maxReconnectMs) throw error;
          retries.connection++;
          await Bun.sleep(reconnectPauseMs);
          continue;
        }
        // A value may have been taken at the same time by a transaction that the next try sees.
        const isWorthRepeating = isConflict(error) || (isPostgresUniqueViolation(error) && tries === 1);
        if (!isWorthRepeating || tries >= maxTries) throw error;
        retries.conflict++;
        await Bun.sleep(Math.random() * firstPauseMs * 2 ** tries);
        tries++;
      }
    }
  };
  const enqueue = <Result>(work: (queries: Queries) => Promise<Result>, kind: TransactionKind): Promise<Result> => {
    const run = async () => {
      const askedAtMs = performance.now();
      const { writer, release } = await writerQueue.acquire();
      waits.observe((performance.now() - askedAtMs) / 1000);
      try {
        return await runWithRetries(work, writer, kind);
      } catch (error) {
        recordFault(recordedFaults, error);
        throw error;
      } finally {
        release();
      }
    };
    const running = run();
    const settled = running.catch(() => undefined).finally(() => runningTransactions.delete(settled));
    runningTransactions.add(settled);
    return running;
  };

  return {
    isShared: true,
    skipLocked: sql` FOR UPDATE SKIP LOCKED`,
    reads: createPostgresQueries(async (text, parameters) => {
      if (!/^\s*(select|with)\b/i.test(text)) throw new TypeError("only transactions can write");
      try {
        const result = await readers.read(text, parameters);
        recordedFaults.delete("unreachable");
        return result;
      } catch (error) {
        recordFault(recordedFaults, error);
        throw error;
      }
    }),
    transaction: (work) => enqueue(work, { isolation: "SERIALIZABLE", bumpsRevision: true }),
    transactionWithoutInvalidation: (work) => enqueue(work, { isolation: "SERIALIZABLE", bumpsRevision: false }),
    claimTransaction: (work) => enqueue(work, { isolation: "READ COMMITTED", bumpsRevision: false }),
    getRevision() {
      listener.refresh();
      return changes.revision;
    },
    getServedChanges(after) {
      listener.refresh();
      return changes.getServedChanges(after);
    },
    isCurrent: () => listener.isCurrent(),
    isUniqueViolation: isPostgresUniqueViolation,
    isUnavailable: isPostgresUnavailable,
    recordFault: (error) => recordFault(recordedFaults, error),
    listFaults: () => [...recordedFaults.values()],
    // Another process may seal a secret at any time.
    hasRows: () => true,
    async tryLease(name, durationMs) {
      const untilMs = sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${durationMs}`;
      const rows = await enqueue(
        async (queries) =>
          await queries.all<unknown[]>(sql`
            INSERT INTO leases (name, owner, until_ms) VALUES (${name}, ${owner}, ${untilMs})
            ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until_ms = excluded.until_ms
            WHERE leases.owner = excluded.owner OR leases.until_ms < excluded.until_ms - ${durationMs}
            RETURNING name`),
        { isolation: "READ COMMITTED", bumpsRevision: false },
      );
      return rows.length === 1;
    },
    async checkWritable() {
      const { rows } = await readers.read(
        "SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on'",
        [],
      );
      if (rows[0]?.[0] === true) {
        recordedFaults.set("unwritable", createPostgresFault("unwritable"));
        return;
      }
      await enqueue(() => Promise.resolve(), { isolation: "READ COMMITTED", bumpsRevision: false });
      recordedFaults.clear();
    },
    getConnectionStats() {
      const [reads, transactions] = [readers.getUse(), writers.getUse()];
      return {
        pools: [
          toPoolStats("reads", readers.size, reads),
          toPoolStats("transactions", writers.size, {
            open: transactions.open,
            inUse: writers.size - writerQueue.countFree() + writerQueue.countWaiting(),
          }),
        ],
        ...{ waits, retries },
      };
    },
    async close() {
      await Promise.all(runningTransactions);
      await Promise.allSettled([listener.close(), readers.close(), writers.close()]);
    },
  };
}

const toPoolStats = (pool: string, limit: number, { open, inUse }: ReturnType<PostgresPool["getUse"]>) => ({
  ...{ pool, limit, open },
  busy: Math.min(inUse, limit),
  waiting: Math.max(0, inUse - limit),
});

/** Gives the places for transactions to those who wait, in the order in which they asked. */
function createWriterQueue(size: number) {
  const free = Array.from({ length: size }, createWriter);
  const waiting: ((writer: Writer) => void)[] = [];
  return {
    countFree: () => free.length,
    countWaiting: () => waiting.length,
    async acquire(): Promise<{ readonly writer: Writer; release(): void }> {
      const writer = free.pop() ?? (await new Promise<Writer>((resolve) => waiting.push(resolve)));
      return {
        writer,
        release() {
          const next = waiting.shift();
          if (next) next(writer);
          else free.push(writer);
        },
      };
    },
  };
}

function createWriter(): Writer {
  let current: RunningTransaction | undefined;
  const queries = createPostgresQueries(async (text, parameters) => {
    const transaction = current;
    if (!transaction) throw new Error("a query ran after its transaction ended");
    try {
      const result = await transaction.connection.query(text, parameters);
      transaction.writtenRows += result.writtenRows;
      return result;
    } catch (error) {
      transaction.error ??= error;
      throw error;
    }
  });
  return {
    queries,
    use(transaction) {
      current = transaction;
    },
  };
}
