import { SQL } from "bun";
import { splitPostgresAddress } from "#/kernel/postgres-address";
import { NoPrimaryError, PostgresTimeoutError } from "#/store/drivers/postgres-errors";

/** How long each server has to answer when the primary is looked for, milliseconds. */
const searchTimeoutMs = 2000;
/** How long the failure of a search is reported to others that need the primary, milliseconds. */
const failedForMs = 200;

/**
 * The timeline of a primary: it has another one after each promotion. NULL on a standby. Text whose
 * order is that of the timelines.
 */
export const timelineExpression =
  "CASE WHEN pg_is_in_recovery() THEN NULL ELSE substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) END";

/**
 * The servers that an address names. With several, the one that takes writes is looked for when it is
 * needed first, and again after a connection to it was lost.
 */
export class PostgresHosts {
  readonly #urls: readonly string[];
  #primary: string | undefined;
  #search: Promise<string> | undefined;

  constructor(address: string) {
    this.#urls = splitPostgresAddress(address) ?? [address];
    if (this.#urls.length === 1) this.#primary = this.#urls[0];
  }

  /** The address of the server to connect to; undefined if it must be looked for. */
  get primary(): string | undefined {
    return this.#primary;
  }

  /** Looks for the primary. Calls at the same time share one search. */
  findPrimary(): Promise<string> {
    if (this.#primary !== undefined) return Promise.resolve(this.#primary);
    this.#search ??= this.#searchAll();
    return this.#search;
  }

  /** Reports that a server was lost, or takes no writes any more. */
  reportLost(url: string): void {
    if (this.#urls.length > 1 && this.#primary === url) this.#primary = undefined;
  }

  /**
   * Asks all servers. Should two of them take writes, because a replaced primary was started again,
   * the one that was promoted last is right.
   */
  async #searchAll(): Promise<string> {
    const results = await Promise.allSettled(this.#urls.map(async (url) => ({ url, timeline: await readTimeline(url) })));
    const found = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const [newest] = found
      .filter(({ timeline }) => timeline !== undefined)
      .toSorted((a, b) => (b.timeline ?? "").localeCompare(a.timeline ?? ""));
    if (newest) {
      this.#primary = newest.url;
      this.#search = undefined;
      return newest.url;
    }
    setTimeout(() => {
      this.#search = undefined;
    }, failedForMs).unref();
    const refused = results.find(({ status }) => status === "rejected");
    if (found.length === 0 && refused?.status === "rejected") throw refused.reason;
    throw new NoPrimaryError("none of the servers takes writes");
  }
}

/** The timeline of a server that takes writes; undefined for one that only allows reads. */
async function readTimeline(url: string): Promise<string | undefined> {
  const client = new SQL({
    ...{ url, max: 1, prepare: false, connectionTimeout: searchTimeoutMs / 1000 },
    connection: { application_name: "livery search" },
  });
  const ask = async () => {
    const [isReadOnly] = await client
      .unsafe("SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on'")
      .values();
    if (isReadOnly?.[0] !== false) return undefined;
    // Some services do not have the functions; then every server has the same timeline.
    const rows: unknown[][] = await client
      .unsafe(`SELECT ${timelineExpression}`)
      .values()
      .catch(() => []);
    return String(rows[0]?.[0] ?? "");
  };
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new PostgresTimeoutError(`the database did not answer within ${searchTimeoutMs / 1000} s`)),
    searchTimeoutMs,
  );
  try {
    return await Promise.race([ask(), timedOut]);
  } finally {
    clearTimeout(timer);
    void client.close({ timeout: 0 }).catch(() => undefined);
  }
}
