import type { BunSQLiteDatabase } from "drizzle-orm/bun-sqlite";

/** A problem of the storage as a whole. */
export type StorageFault = {
  /**
   * `damaged`: pages of the database are broken. `newer_schema`: another program has brought it to
   * a schema that this one does not know. `full`, `unwritable`: writes fail, reads go on.
   */
  readonly code: "damaged" | "newer_schema" | "full" | "unwritable";
  /** What it is and what to do, safe to show. */
  readonly message: string;
};

/**
 * What repositories write their queries against. They only await: no engine's own calls stand in
 * them.
 */
export type Queries = Omit<BunSQLiteDatabase, "transaction">;

/** Which systems changed for the public after a position in the order of such changes. */
export type ServedChanges = {
  /** Where to go on from next time. */
  readonly position: number;
  /**
   * The systems that look different since; undefined where so much happened that all have to be
   * taken as changed.
   */
  readonly systemIds: readonly string[] | undefined;
};

/** What differs between database engines, and nothing more. */
export type Driver = {
  /** Queries that cannot write. They see committed rows only. */
  readonly reads: Queries;
  /**
   * Runs the work in one transaction that commits when it resolves and rolls back when it throws.
   * Writers of one driver wait for each other in order, and for those of others without holding up
   * this thread.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * The same for notes that Livery makes for itself and that no kept answer shows, such as those on
   * deliveries: the revision stays as it is.
   */
  transactionWithoutInvalidation<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * A number that differs from the last one seen whenever a transaction changed anything since: of
   * this driver at once, of another within a few milliseconds.
   */
  getRevision(): number;
  /**
   * What changed for the public after a position that an earlier call gave, 0 for the first. Meant
   * for when the revision has moved: it reads the database.
   */
  getServedChanges(after: number): ServedChanges;
  /** Whether an error says that a unique value exists already. */
  isUniqueViolation(error: unknown): boolean;
  /**
   * Whether an error says that storage cannot be used now: full, read-only, damaged, of a newer
   * schema, or held by another for too long.
   */
  isUnavailable(error: unknown): boolean;
  /**
   * What an error says of the storage as a whole, which `faults` tells from then on; undefined
   * where it says nothing of it.
   */
  recordFault(error: unknown): StorageFault | undefined;
  /**
   * What is wrong with the storage as far as is known. A write that succeeds ends what kept others
   * from being written.
   */
  listFaults(): readonly StorageFault[];
  /**
   * Whether one of these tables has a row. It answers at once: for what has to be known before a
   * secret is sealed.
   */
  hasRows(tables: readonly string[]): boolean;
  /** Tries whether something can be written. Throws what a write would. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
};
