import { type ReservedSQL, SQL } from "bun";
import { isConnectionLost, PostgresTimeoutError } from "#/store/drivers/postgres-errors";

/** A value that is sent to the server. Structures are JSON text, booleans are 0 and 1. */
export type PostgresParameter = string | number | null | Uint8Array;

/** The rows of a statement as arrays, and how many rows it wrote. */
export type PostgresResult = { readonly rows: readonly unknown[][]; readonly writtenRows: number };

/** How long a connection may take to be made, and a statement outside a transaction to be answered. */
const connectTimeoutMs = 5000;
const readTimeoutMs = 15_000;
/**
 * How long a statement of a transaction may take, milliseconds: more than the server's own limits,
 * because this one only ends what a silent network would keep open.
 */
const transactionStatementTimeoutMs = 30_000;
/** How long a read waits before it is tried once more after a lost connection, milliseconds. */
const readRetryMs = 50;

/** A connection that belongs to one transaction. */
export type PostgresConnection = {
  query(text: string, parameters: readonly PostgresParameter[]): Promise<PostgresResult>;
  /** Runs several statements without parameters, in one round trip; returns the result of each. */
  runAll(statements: readonly string[]): Promise<readonly (PostgresResult & { readonly command: string })[]>;
  /** Returns the connection to its pool, or closes it if its state is not known. */
  release(isUsable: boolean): void;
};

/**
 * A few connections to one database. Statements are not named, so that connections can be shared
 * through a pooler in transaction mode, and nothing of a session is set outside a transaction.
 */
export class PostgresPool {
  readonly #url: string;
  readonly #max: number;
  #client: SQL;
  #isClosed = false;

  constructor(url: string, max: number) {
    this.#url = url;
    this.#max = max;
    this.#client = this.#createClient();
  }

  get size(): number {
    return this.#max;
  }

  /** Runs a statement that does not write. It is tried once more if the connection is lost. */
  async read(text: string, parameters: readonly PostgresParameter[]): Promise<PostgresResult> {
    try {
      return await this.#query(text, parameters);
    } catch (error) {
      if (this.#isClosed || !isConnectionLost(error) || error instanceof PostgresTimeoutError) throw error;
    }
    await Bun.sleep(readRetryMs);
    return await this.#query(text, parameters);
  }

  /** Runs several statements without parameters, in one round trip. */
  async execute(statements: readonly string[]): Promise<void> {
    const client = this.#client;
    await this.#withDeadline(client, readTimeoutMs, client.unsafe(statements.join(";")).simple());
  }

  /** Takes a connection for a transaction. */
  async reserve(): Promise<PostgresConnection> {
    const client = this.#client;
    const reserved = await this.#withDeadline(client, connectTimeoutMs, client.reserve());
    return {
      query: async (text, parameters) =>
        toResult(
          await this.#withDeadline(client, transactionStatementTimeoutMs, reserved.unsafe(text, [...parameters]).values()),
        ),
      runAll: async (statements) => {
        const query = reserved.unsafe(statements.join(";")).simple().values();
        const results: readonly unknown[] = await this.#withDeadline(client, transactionStatementTimeoutMs, query);
        return (statements.length === 1 ? [results] : results).map(toCommandResult);
      },
      release: (isUsable) => (isUsable ? reserved.release() : closeReserved(reserved)),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client.close({ timeout: 5 });
  }

  #createClient(): SQL {
    return new SQL({
      url: this.#url,
      max: this.#max,
      bigint: true,
      prepare: false,
      connectionTimeout: connectTimeoutMs / 1000,
      connection: { application_name: "livery" },
    });
  }

  async #query(text: string, parameters: readonly PostgresParameter[]): Promise<PostgresResult> {
    const client = this.#client;
    return toResult(await this.#withDeadline(client, readTimeoutMs, client.unsafe(text, [...parameters]).values()));
  }

  /**
   * Waits for a query at most so long. A query without an answer hangs on a connection that is not
   * of use any more, as after a network was cut, so that the connections are replaced.
   */
  async #withDeadline<Result>(client: SQL, timeoutMs: number, query: Promise<Result>): Promise<Result> {
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#replaceClient(client);
      reject(new PostgresTimeoutError(`the database did not answer within ${timeoutMs / 1000} s`));
    }, timeoutMs);
    try {
      return await Promise.race([query, timedOut]);
    } finally {
      clearTimeout(timer);
    }
  }

  #replaceClient(client: SQL): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = this.#createClient();
    void client.close({ timeout: 0 }).catch(() => undefined);
  }
}

/** Closes a connection in an unknown state. The server ends its transaction. */
function closeReserved(reserved: ReservedSQL): void {
  void reserved.close({ timeout: 0 }).catch(() => undefined);
}

type RawResult = unknown[][] & SQL.ResultMetadata;

const toResult = (result: RawResult): PostgresResult => ({
  rows: result.map((row) => row.map(toValue)),
  writtenRows: result.affectedRows,
});

const toCommandResult = (result: unknown) => {
  const raw = result as RawResult;
  return { ...toResult(raw), command: raw.command ?? "" };
};

/** Numbers and bytes as SQLite gives them. No number of Livery is beyond the safe integers. */
const toValue = (value: unknown): unknown =>
  typeof value === "bigint" ? Number(value) : value instanceof Uint8Array ? new Uint8Array(value) : value;
