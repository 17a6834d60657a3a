import { join } from "node:path";
import type { TlsFiles } from "#/kernel/http/tls-files";
import type { LogStyle } from "#/kernel/log";
import type { S3Settings } from "#/kernel/s3-settings";
import type { TracingSettings } from "#/kernel/tracing/tracing-settings";

/** All settings, frozen at start-up. They are plain data, so that threads can have them. */
export type Config = {
  /** The folder with the database, or with PostgreSQL for what this machine alone needs, absolute. */
  readonly dataDir: string;
  /** The PostgreSQL database; undefined for SQLite in the data folder. */
  readonly postgres: PostgresAddress | undefined;
  readonly host: string;
  readonly port: number;
  /** How many threads serve requests. */
  readonly workers: number;
  /** The Unix socket to listen on instead of a port: its absolute path and the mode of its file. */
  readonly socket: { readonly path: string; readonly mode: number } | undefined;
  /** The certificate to serve https with; undefined for http. */
  readonly tls: TlsFiles | undefined;
  /** Absolute address in links, without a trailing slash. */
  readonly baseUrl: string;
  /**
   * Whether the base URL was set. Otherwise it follows the port, and commands beside a running
   * server use that server's.
   */
  readonly isBaseUrlSet: boolean;
  readonly log: LogStyle;
  /** Whether each request is logged. */
  readonly hasAccessLog: boolean;
  /** Requests per minute of each class; 0 turns a limit off. */
  readonly rates: Readonly<
    Record<"public" | "static" | "drawing" | "screenshot" | "key" | "unauthorized" | "sign-in" | "import", number>
  >;
  /** Hosts that requests may name in addition to the base URL's and this machine's. */
  readonly allowedHosts: readonly string[];
  /** The bucket that files are in; undefined where they are in the database. */
  readonly bucket: S3Settings | undefined;
  /** The folder of scheduled backups, absolute, how often one is made and how many are kept; undefined if none are made. */
  readonly backups: { readonly folder: string; readonly everyMs: number; readonly keep: number } | undefined;
  /** How many days entries stay in the audit log, and the folder that they are exported to; undefined to keep all. */
  readonly auditRetention: { readonly keepDays: number; readonly folder: string } | undefined;
  /** The browser that takes screenshots: a path or command, `off`, or empty to look for one. */
  readonly browser: string;
  /** How much storage imports may take, bytes; undefined for no limit. */
  readonly quotas: { readonly workspaceBytes: number | undefined; readonly designBytes: number | undefined };
  /** Networks of proxies whose X-Forwarded-For is trusted, and `unix` for peers on a Unix socket. */
  readonly trustedProxies: readonly string[];
  /** Networks and host names that outgoing requests may reach in addition to public addresses. */
  readonly webhookAllow: readonly string[];
  /**
   * Networks, host names and `public`: what brands may be imported from; empty if from no address.
   */
  readonly importAddresses: readonly string[];
  /** A PEM file with additional certificate authorities, or empty. */
  readonly webhookCa: string;
  /** How long a webhook receiver may take, milliseconds. */
  readonly webhookTimeoutMs: number;
  /** Delays before the second and third attempt, milliseconds. */
  readonly webhookRetryMs: readonly [number, number];
  /**
   * The key that encrypts stored secrets, 32 bytes; undefined where it is in a file beside the
   * database.
   */
  readonly secretKey: Uint8Array | undefined;
  /** The bearer token that reads the metrics from elsewhere, or empty. */
  readonly metricsToken: string;
  /** How traces are exported; undefined where they are off. */
  readonly tracing: TracingSettings | undefined;
  /** The API key of `livery mcp`, or empty. */
  readonly apiKey: string;
  /**
   * The address of another Livery whose tools `livery mcp` serves, without a trailing slash, or
   * empty.
   */
  readonly server: string;
};

/** Where a PostgreSQL database is. */
export type PostgresAddress = {
  /** With the password, so that it is never shown. */
  readonly url: string;
  /** The address of the server itself, if `url` is that of a pooler in transaction mode. */
  readonly listenUrl: string | undefined;
  /** Connections for requests. */
  readonly maxConnections: number;
};

/** The base URL where none is set: this machine's own name and the port. */
export const getLocalBaseUrl = ({ tls, port }: Pick<Config, "tls" | "port">): string =>
  `${tls ? "https" : "http"}://localhost:${port}`;

/** The path of a data folder's database. */
export const getDatabasePath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "livery.sqlite");

/** The database of the settings, as the store opens it. */
export const getDatabaseLocation = (config: Pick<Config, "dataDir" | "postgres">) =>
  config.postgres ? { postgres: config.postgres } : { path: getDatabasePath(config) };

/** The path of the key that encrypts stored secrets, unless a setting names another. */
export const getSecretKeyPath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "secret.key");
