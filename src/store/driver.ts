import type { Histogram } from "#/kernel/metrics/histogram";
import type { SQL } from "drizzle-orm";
import type { BunSQLiteDatabase } from "drizzle-orm/bun-sqlite";

/** A problem that affects the storage as a whole. */
export type StorageFault = {
  /**
   * `damaged`: pages of the database are corrupt. `newer_schema`: another program upgraded it to a
   * schema that this one does not know. `full`, `unwritable`: writes fail, reads work. `unreachable`:
   * the server of the database does not answer.
   */
  readonly code: "damaged" | "newer_schema" | "full" | "unwritable" | "unreachable";
  /** What happened and what to do; safe to show. */
  readonly message: string;
};

/**
 * The query builder that repositories use. They only await, so that they work with every engine.
 */
export type Queries = Omit<BunSQLiteDatabase, "transaction">;

/** The systems whose public content changed after a position in the sequence of such changes. */
export type ServedChanges = {
  /** The position to continue from next time. */
  readonly position: number;
  /** The changed systems; undefined if so much happened that all must be treated as changed. */
  readonly systemIds: readonly string[] | undefined;
};

/** Why a transaction was run again: others changed the same, or its connection was lost. */
export type RetryReason = "conflict" | "connection";

/** The connections to a database server. */
export type ConnectionStats = {
  readonly pools: readonly {
    readonly pool: string;
    /** How many connections there may be, and how many are open and in use. */
    readonly limit: number;
    readonly open: number;
    readonly busy: number;
    /** Statements or transactions that wait for a connection. */
    readonly waiting: number;
  }[];
  /** How long transactions waited for a connection, seconds. */
  readonly waits: Histogram;
  readonly retries: Readonly<Record<RetryReason, number>>;
};

/** Everything that differs between database engines. */
export type Driver = {
  /** Whether processes on other machines may use the database at the same time. */
  readonly isShared: boolean;
  /**
   * The end of a query that claims rows: it locks them, and leaves out those that another transaction
   * has locked. Empty where transactions run one after the other.
   */
  readonly skipLocked: SQL;
  /** Queries that cannot write. They see committed rows only. */
  readonly reads: Queries;
  /**
   * Runs the work in one transaction, which commits when the work resolves and rolls back when it
   * throws. Transactions have the effect of running one after the other. Waiting for other writers
   * does not block this thread. The work may run more than once, so that it must have no effect
   * outside the transaction.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * A transaction for internal records that no cached response shows, such as those on deliveries:
   * the revision stays the same.
   */
  transactionWithoutInvalidation<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * The same for work that claims rows with `skipLocked` and changes nothing else that it decided by
   * reading. It does not conflict with the transactions that add such rows.
   */
  claimTransaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * A number that changes whenever a transaction changed anything: at once for this driver, within
   * a few milliseconds for others.
   */
  getRevision(): number;
  /**
   * The public changes after a position that an earlier call returned; 0 for the first call. It
   * may read the database, so call it only when the revision has changed.
   */
  getServedChanges(after: number): ServedChanges;
  /**
   * Whether the revision counts everything that others committed up to a second ago. If not, as
   * after the network was cut, ask the database instead of a cache.
   */
  isCurrent(): boolean;
  /** Whether an error means that a unique value exists already. */
  isUniqueViolation(error: unknown): boolean;
  /**
   * Whether an error means that storage cannot be used now: full, read-only, damaged, upgraded to a
   * newer schema, or locked for too long.
   */
  isUnavailable(error: unknown): boolean;
  /**
   * The storage fault behind an error, which `listFaults` returns from then on; undefined if the
   * error is not one.
   */
  recordFault(error: unknown): StorageFault | undefined;
  /** The known storage faults. A successful write resolves faults that prevented writes. */
  listFaults(): readonly StorageFault[];
  /**
   * Whether one of these tables has a row, or may get one from another machine. Synchronous, because
   * it must be known before a secret is sealed.
   */
  hasRows(tables: readonly string[]): boolean;
  /**
   * Whether this process may do some work that one process at a time does for all, for so long,
   * milliseconds. It may extend its own lease. Always true where no other machine uses the database.
   */
  tryLease(name: string, durationMs: number): Promise<boolean>;
  /** Tries to write. Throws the error that a write would. */
  checkWritable(): Promise<void>;
  /** The connections, for the metrics; undefined where there are none, as to a file. */
  getConnectionStats(): ConnectionStats | undefined;
  close(): Promise<void>;
};
