import { existsSync } from "node:fs";
import { Failure } from "#/kernel/errors";
import type { CheckResult } from "#/store/check-result";
import { checkKey, type KeyLocation, type SealedSecret } from "#/store/check-key";
import { PostgresPool } from "#/store/drivers/postgres-client";
import { toPostgresOpenFailure } from "#/store/drivers/postgres-errors";
import { listPendingPostgresMigrations } from "#/store/drivers/postgres-migrate";
import { postgresMigrations } from "#/store/migrations/postgres/index";

/** The schema of a PostgreSQL database, and its size. */
export type PostgresSchema = {
  /** The last migration that it has; null for an empty database. */
  readonly schema: string | null;
  readonly pending: readonly string[];
  readonly databaseBytes: number;
};

/** Reads the schema of a database. Throws `unavailable` if it cannot be opened, `conflict` for a newer one. */
export async function readPostgresSchema(url: string): Promise<PostgresSchema> {
  return await withPool(url, async (pool) => {
    const pending = await listPendingPostgresMigrations(pool);
    const { rows } = await pool.read("SELECT pg_database_size(current_database())", []);
    return {
      schema: postgresMigrations.at(-pending.length - 1)?.name ?? null,
      pending,
      databaseBytes: Number(rows[0]?.[0]),
    };
  });
}

async function withPool<Result>(url: string, work: (pool: PostgresPool) => Promise<Result>): Promise<Result> {
  const pool = new PostgresPool(url, 1);
  try {
    return await work(pool);
  } catch (error) {
    throw toPostgresOpenFailure(error);
  } finally {
    await pool.close();
  }
}

/** The oldest version that has everything that is used (`pg_current_xact_id`). */
const minServerVersion = 13;
/** How far the clocks of this machine and of the server may be apart, milliseconds. */
const maxClockDifferenceMs = 5000;

/** What is checked: the database, and the key of the settings, or of the file at `keyPath`. */
export type PostgresCheck = KeyLocation & {
  readonly url: string;
  readonly listenUrl: string | undefined;
  readonly maxConnections: number;
};

/** Checks a PostgreSQL database without writing to it: access, version, schema, connections, clock and secret key. */
export async function checkPostgres(check: PostgresCheck, now: Date): Promise<readonly CheckResult[]> {
  try {
    return await withPool(check.url, (pool) => checkDatabase(pool, check, now));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [{ name: "database", status: "error", message: error.message }];
  }
}

async function checkDatabase(pool: PostgresPool, check: PostgresCheck, now: Date): Promise<readonly CheckResult[]> {
  const { rows } = await pool.read(
    `SELECT current_setting('server_version_num')::bigint / 10000, current_setting('max_connections')::bigint, pg_is_in_recovery(),
       (extract(epoch FROM clock_timestamp()) * 1000)::bigint, has_schema_privilege(current_schema(), 'CREATE')`,
    [],
  );
  const [version, maxConnections, isStandby, serverMs, canCreate] = rows[0] ?? [];
  const pending = await listPendingPostgresMigrations(pool);
  const differenceMs = Math.abs(Number(serverMs) - now.getTime());
  return [
    Number(version) < minServerVersion
      ? {
          name: "database",
          status: "error",
          message: `PostgreSQL ${version} is too old. Use version ${minServerVersion} or newer.`,
        }
      : { name: "database", status: "ok", message: `PostgreSQL ${version} can be reached.` },
    isStandby === true
      ? {
          name: "standby",
          status: "error",
          message: "The server is a standby, which only allows reads. Use the address of the primary.",
        }
      : { name: "standby", status: "ok", message: "The server is a primary." },
    pending.length === 0
      ? { name: "schema", status: "ok", message: `The schema is current (${postgresMigrations.at(-1)?.name}).` }
      : canCreate === true
        ? {
            name: "schema",
            status: "warning",
            message: `The next start creates or upgrades the schema (${pending.length} changes).`,
          }
        : { name: "schema", status: "error", message: "The user may not create tables. Grant CREATE on the schema." },
    Number(maxConnections) < check.maxConnections + threadConnections
      ? {
          name: "connections",
          status: "warning",
          message:
            `The server allows ${maxConnections} connections, and one Livery uses up to ${check.maxConnections + threadConnections}. ` +
            "Lower LIVERY_DATABASE_CONNECTIONS, or raise max_connections.",
        }
      : { name: "connections", status: "ok", message: `The server allows ${maxConnections} connections.` },
    differenceMs > maxClockDifferenceMs
      ? {
          name: "clock",
          status: "warning",
          message:
            `This machine's clock and the database's differ by ` +
            `${Math.round(Math.abs(Number(serverMs) - now.getTime()) / 1000)} s. Set them.`,
        }
      : { name: "clock", status: "ok", message: `It is ${now.toISOString()}, here and at the database.` },
    checkSharedKey(check, pending.length === 0 ? await listSealed(pool) : []),
  ];
}

/** Connections of a server's threads and of listening, in addition to those for requests. */
const threadConnections = 8;

async function listSealed(pool: PostgresPool): Promise<readonly SealedSecret[]> {
  const tables = ["webhook_endpoints", "subscriptions", "signing_keys"];
  const { rows } = await pool.read(tables.map((table) => `(SELECT id, secret FROM ${table} LIMIT 20)`).join(" UNION ALL "), []);
  return rows.map(([id, secret]) => ({ id: String(id), secret: String(secret) }));
}

/** Servers share the key, so that one without it is an error even before there is a secret. */
const checkSharedKey = (check: PostgresCheck, secrets: readonly SealedSecret[]): CheckResult =>
  check.configuredKey === undefined && (!existsSync(check.keyPath) || secrets.length === 0)
    ? { name: "key", status: "error", message: "Servers on PostgreSQL need LIVERY_SECRET_KEY, the same on each of them." }
    : checkKey(check, secrets);
