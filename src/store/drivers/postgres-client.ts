import { type ReservedSQL, SQL } from "bun";
import { getSqlState, isConnectionLost, PostgresReplacedError, PostgresTimeoutError } from "#/store/drivers/postgres-errors";
import { PostgresHosts } from "#/store/drivers/postgres-hosts";
import { SilenceWatch } from "#/store/drivers/silence-watch";

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
/**
 * The same while the database is silent, milliseconds. Requests that read are answered within a second.
 */
const silentReadTimeoutMs = 700;
const silentTransactionTimeoutMs = 2000;
/** How often it is checked then whether the database is silent, milliseconds. */
const silenceCheckMs = 50;
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

/** How long something may take: at all, and while the database is silent. */
type Deadline = { readonly maxMs: number; readonly silentMs: number };
const readDeadline: Deadline = { maxMs: readTimeoutMs, silentMs: silentReadTimeoutMs };
const reserveDeadline: Deadline = { maxMs: connectTimeoutMs, silentMs: silentTransactionTimeoutMs };
const transactionDeadline: Deadline = { maxMs: transactionStatementTimeoutMs, silentMs: silentTransactionTimeoutMs };

/** A client and the server that it is connected to. */
type Target = { readonly url: string; readonly client: SQL };

/**
 * A few connections to one database. Statements are not named, so that connections can be shared
 * through a pooler in transaction mode, and nothing of a session is set outside a transaction.
 */
export class PostgresPool {
  readonly #hosts: PostgresHosts;
  readonly #silence: SilenceWatch;
  readonly #max: number;
  #target: Target | undefined;
  #isClosed = false;
  #open = 0;
  #inUse = 0;

  constructor(address: string | PostgresHosts, max: number, silence = new SilenceWatch()) {
    this.#hosts = typeof address === "string" ? new PostgresHosts(address) : address;
    this.#max = max;
    this.#silence = silence;
  }

  get size(): number {
    return this.#max;
  }

  /** Connections that are open now, and how many statements or transactions use or wait for one. */
  getUse(): { readonly open: number; readonly inUse: number } {
    return { open: this.#open, inUse: this.#inUse };
  }

  /** Runs a statement that does not write. It is tried once more if the connection is lost. */
  async read(text: string, parameters: readonly PostgresParameter[]): Promise<PostgresResult> {
    try {
      return await this.#query(text, parameters);
    } catch (error) {
      if (this.#isClosed || this.#silence.isSilent || !isConnectionLost(error) || error instanceof PostgresTimeoutError)
        throw error;
    }
    await Bun.sleep(readRetryMs);
    return await this.#query(text, parameters);
  }

  /** Takes a connection for a transaction. */
  async reserve(): Promise<PostgresConnection> {
    const target = this.#target ?? (await this.#connect(reserveDeadline));
    this.#inUse++;
    const reserved = await this.#withDeadline(target, reserveDeadline, target.client.reserve()).catch((error: unknown) => {
      this.#inUse--;
      throw error;
    });
    return {
      query: async (text, parameters) =>
        toResult(await this.#withDeadline(target, transactionDeadline, reserved.unsafe(text, [...parameters]).values())),
      runAll: async (statements) => {
        const query = reserved.unsafe(statements.join(";")).simple().values();
        const results: readonly unknown[] = await this.#withDeadline(target, transactionDeadline, query);
        return (statements.length === 1 ? [results] : results).map(toCommandResult);
      },
      release: (isUsable) => {
        this.#inUse--;
        if (isUsable) reserved.release();
        else closeReserved(reserved);
      },
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#target?.client.close({ timeout: 5 });
  }

  /** Connects to the primary, which must be looked for if there are several servers. */
  async #connect(deadline: Deadline): Promise<Target> {
    const url = this.#hosts.primary ?? (await this.#withDeadline(undefined, deadline, this.#hosts.findPrimary()));
    if (this.#isClosed) throw new PostgresTimeoutError("the connections are closed");
    this.#target ??= { url, client: this.#createClient(url) };
    return this.#target;
  }

  #createClient(url: string): SQL {
    return new SQL({
      url,
      max: this.#max,
      bigint: true,
      prepare: false,
      connectionTimeout: connectTimeoutMs / 1000,
      connection: { application_name: "livery" },
      onconnect: (error) => {
        if (!error) this.#open++;
      },
      onclose: () => {
        this.#open = Math.max(0, this.#open - 1);
      },
    });
  }

  async #query(text: string, parameters: readonly PostgresParameter[]): Promise<PostgresResult> {
    const target = this.#target ?? (await this.#connect(readDeadline));
    this.#inUse++;
    try {
      return toResult(await this.#withDeadline(target, readDeadline, target.client.unsafe(text, [...parameters]).values()));
    } finally {
      this.#inUse--;
    }
  }

  /**
   * Waits for a query at most so long. A query without an answer hangs on a connection that is not
   * of use any more, as after a network was cut, so that the connections are replaced.
   */
  async #withDeadline<Result>(
    target: Target | undefined,
    { maxMs, silentMs }: Deadline,
    query: Promise<Result>,
  ): Promise<Result> {
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const startedAtMs = performance.now();
    const check = () => {
      const waitedMs = performance.now() - startedAtMs;
      if (waitedMs < maxMs && !this.#silence.isSilent) {
        timer = setTimeout(check, silenceCheckMs);
        return;
      }
      if (target) this.#replaceClient(target);
      reject(new PostgresTimeoutError(`the database did not answer within ${Math.round(waitedMs)} ms`));
    };
    let timer = setTimeout(check, silentMs);
    try {
      const result = await Promise.race([query, timedOut]);
      this.#silence.recordAnswer();
      return result;
    } catch (error) {
      const isAnswer = getSqlState(error) !== "";
      if (isAnswer) this.#silence.recordAnswer();
      if (target && isConnectionLost(error)) this.#leaveLost(target);
      // The client has no code for what waited for a connection when it was closed.
      const isReplaced = target !== undefined && this.#target !== target && !this.#isClosed;
      if (isReplaced && !isAnswer && !isConnectionLost(error))
        throw new PostgresReplacedError("the connection to the database was given up", { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Connects to another server, if the address names several, and this one is lost. */
  #leaveLost(target: Target): void {
    this.#hosts.reportLost(target.url);
    if (this.#hosts.primary !== target.url) this.#replaceClient(target);
  }

  #replaceClient(target: Target): void {
    if (this.#target !== target || this.#isClosed) return;
    this.#target = undefined;
    void target.client.close({ timeout: 0 }).catch(() => undefined);
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
