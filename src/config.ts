import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createNetworkMatcher, createProxyRule } from "#/kernel/http/ip-address";
import { getSystemErrorCode, Failure } from "#/kernel/errors";
import { isHost } from "#/kernel/http/host-rule";
import type { TlsFiles } from "#/kernel/http/tls-files";
import type { LogStyle } from "#/kernel/log";
import { findNearestName } from "#/kernel/text/nearest-name";
import { parseSecretKey } from "#/kernel/secrets/secret-box";
import { splitPostgresAddress } from "#/kernel/postgres-address";
import type { S3Settings } from "#/kernel/s3-settings";
import type { Flags, Setting } from "#/kernel/setting";
import { parseTracingSettings, type TracingSettings, tracingVariables } from "#/kernel/tracing/tracing-settings";
import { trimEndCharacters } from "#/kernel/text/trim";

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

/** The settings by name, as the configuration reads them and help shows them. */
export const settings = {
  data: {
    flag: "data",
    label: "DIR",
    variable: "LIVERY_DATA",
    fallback: "./livery-data",
    description: "Folder with the database",
  },
  host: {
    flag: "host",
    label: "HOST",
    variable: "LIVERY_HOST",
    fallback: "127.0.0.1",
    description: "Address to listen on",
  },
  port: {
    flag: "port",
    label: "PORT",
    variable: "LIVERY_PORT",
    fallback: "4600",
    description: "Port to listen on",
  },
  workers: {
    flag: "workers",
    label: "N",
    variable: "LIVERY_WORKERS",
    fallback: "1",
    description: "Threads that serve requests on the port, such as one per processor; Linux",
  },
  socket: {
    flag: "socket",
    label: "PATH",
    variable: "LIVERY_SOCKET",
    fallback: "",
    description: "Unix socket to listen on instead of a port",
  },
  socketMode: {
    flag: "socket-mode",
    label: "MODE",
    variable: "LIVERY_SOCKET_MODE",
    fallback: "660",
    description: "Mode of the Unix socket's file: who may connect",
  },
  baseUrl: {
    flag: "base-url",
    label: "URL",
    variable: "LIVERY_BASE_URL",
    fallback: "",
    description: "Public address of this server, used in links; http://localhost:PORT unless set, https with --tls-cert",
  },
  tlsCert: {
    flag: "tls-cert",
    label: "FILE",
    variable: "LIVERY_TLS_CERT",
    fallback: "",
    description: "Certificate to serve https with (PEM, with the chain); read again when it changes",
  },
  tlsKey: {
    flag: "tls-key",
    label: "FILE",
    variable: "LIVERY_TLS_KEY",
    fallback: "",
    description: "Private key of the certificate (PEM)",
  },
  tlsKeyPassphrase: {
    flag: "tls-key-passphrase-file",
    label: "FILE",
    variable: "LIVERY_TLS_KEY_PASSPHRASE",
    fallback: "",
    description: "File with the passphrase of the private key, if it is encrypted",
    isSecret: true,
  },
  allowedHosts: {
    flag: "allowed-hosts",
    label: "HOSTS",
    variable: "LIVERY_ALLOWED_HOSTS",
    fallback: "",
    description: "Hosts that requests may name in addition to the base URL's and this machine's, separated by commas",
  },
  log: {
    flag: "log",
    label: "STYLE",
    variable: "LIVERY_LOG",
    fallback: "text",
    description: "Log style: json, text or off",
  },
  accessLog: {
    flag: "access-log",
    label: "ON_OR_OFF",
    variable: "LIVERY_ACCESS_LOG",
    fallback: "off",
    description: "Log each request: method, route, status, duration, request id and kind of caller; on or off",
  },
  databaseUrl: {
    flag: "database-url-file",
    label: "FILE",
    variable: "LIVERY_DATABASE_URL",
    fallback: "",
    description: "File with the address of a PostgreSQL database: postgres://USER:PASSWORD@HOST/NAME; SQLite unless set",
    isSecret: true,
  },
  databaseListenUrl: {
    flag: "database-listen-url-file",
    label: "FILE",
    variable: "LIVERY_DATABASE_LISTEN_URL",
    fallback: "",
    description:
      "File with the address of the PostgreSQL server itself, if the database's is that of a pooler in transaction mode",
    isSecret: true,
  },
  databaseConnections: {
    flag: "database-connections",
    label: "N",
    variable: "LIVERY_DATABASE_CONNECTIONS",
    fallback: "8",
    description: "Connections to PostgreSQL for requests; up to eight more are used for deliveries, changes and maintenance",
  },
  blobs: {
    flag: "blobs",
    label: "URL",
    variable: "LIVERY_BLOBS",
    fallback: "",
    description: "S3 bucket for stored files, such as s3://bucket/folder; they are in the database unless set",
  },
  s3Endpoint: {
    flag: "s3-endpoint",
    label: "URL",
    variable: "LIVERY_S3_ENDPOINT",
    fallback: "",
    description: "Address of the S3-compatible service; Amazon's unless set",
  },
  s3Region: {
    flag: "s3-region",
    label: "REGION",
    variable: "LIVERY_S3_REGION",
    fallback: "us-east-1",
    description: "Region of the bucket",
  },
  s3AccessKey: {
    flag: "s3-access-key",
    label: "ID",
    variable: "LIVERY_S3_ACCESS_KEY",
    fallback: "",
    description: "Id of the access key for the bucket",
  },
  s3SecretKey: {
    flag: "s3-secret-key-file",
    label: "FILE",
    variable: "LIVERY_S3_SECRET_KEY",
    fallback: "",
    description: "File with the secret of the access key for the bucket",
    isSecret: true,
  },
  backupDir: {
    flag: "backup-dir",
    label: "DIR",
    variable: "LIVERY_BACKUP_DIR",
    fallback: "",
    description: "Folder for scheduled backups, which exists; none are made unless set",
  },
  backupEvery: {
    flag: "backup-every",
    label: "TIME",
    variable: "LIVERY_BACKUP_EVERY",
    fallback: "24h",
    description: "Time from one scheduled backup to the next: minutes, hours or days, such as 30m, 24h or 7d",
  },
  backupKeep: {
    flag: "backup-keep",
    label: "N",
    variable: "LIVERY_BACKUP_KEEP",
    fallback: "14",
    description: "How many scheduled backups are kept",
  },
  auditKeep: {
    flag: "audit-keep",
    label: "DAYS",
    variable: "LIVERY_AUDIT_KEEP",
    fallback: "",
    description: "Days that entries stay in the audit log before they are exported to a file and removed; all stay unless set",
  },
  trustProxy: {
    flag: "trust-proxy",
    label: "CIDRS",
    variable: "LIVERY_TRUST_PROXY",
    fallback: "",
    description: "Networks of reverse proxies whose X-Forwarded-For is trusted, separated by commas; unix for the socket's peers",
  },
  webhookAllow: {
    flag: "webhook-allow",
    label: "LIST",
    variable: "LIVERY_WEBHOOK_ALLOW",
    fallback: "",
    description: "Private networks and host names that webhooks and image imports may reach, separated by commas",
  },
  importAddresses: {
    flag: "import-addresses",
    label: "LIST",
    variable: "LIVERY_IMPORT_ADDRESSES",
    fallback: "",
    description: "Hosts and networks that brands may be imported from by address, or public; from none unless set",
  },
  webhookCa: {
    flag: "webhook-ca",
    label: "FILE",
    variable: "LIVERY_WEBHOOK_CA",
    fallback: "",
    description: "Additional certificate authorities (PEM) for outgoing requests",
  },
  webhookTimeout: {
    flag: "webhook-timeout",
    label: "SECONDS",
    variable: "LIVERY_WEBHOOK_TIMEOUT",
    fallback: "10",
    description: "Time that a webhook receiver has to respond",
  },
  webhookRetry: {
    flag: "webhook-retry",
    label: "SECONDS",
    variable: "LIVERY_WEBHOOK_RETRY",
    fallback: "5,60",
    description: "Delays before the second and third attempt of a delivery",
  },
  secretKey: {
    flag: "secret-key-file",
    label: "FILE",
    variable: "LIVERY_SECRET_KEY",
    fallback: "",
    description: "File with the key that encrypts stored secrets; secret.key in the data folder unless set",
    isSecret: true,
  },
  metricsToken: {
    flag: "metrics-token-file",
    label: "FILE",
    variable: "LIVERY_METRICS_TOKEN",
    fallback: "",
    description: "File with the token that reads /metrics from other machines; only this one may unless set",
    isSecret: true,
  },
  apiKey: {
    flag: "api-key-file",
    label: "FILE",
    variable: "LIVERY_API_KEY",
    fallback: "",
    description: "File with the API key for tool calls; without one, only public tools work",
    isSecret: true,
  },
  browser: {
    flag: "browser",
    label: "PATH",
    variable: "LIVERY_BROWSER",
    fallback: "",
    description: "Chromium, Chrome or Edge for screenshots, or off; one that is installed unless set",
  },
  server: {
    flag: "server",
    label: "URL",
    variable: "LIVERY_SERVER",
    fallback: "",
    description: "Use the tools of another Livery at this address and not a data folder",
  },
  ratePublic: {
    flag: "rate-public",
    label: "N",
    variable: "LIVERY_RATE_PUBLIC",
    fallback: "600",
    description: "Public requests per minute per IP address; 0 for no limit",
  },
  rateStatic: {
    flag: "rate-static",
    label: "N",
    variable: "LIVERY_RATE_STATIC",
    fallback: "6000",
    description: "Requests for previews, fonts and assets per minute per IP address; 0 for no limit",
  },
  rateDrawing: {
    flag: "rate-drawing",
    label: "N",
    variable: "LIVERY_RATE_DRAWING",
    fallback: "120",
    description: "Requests that render an image which is not stored yet, per minute per IP address; 0 for no limit",
  },
  rateScreenshot: {
    flag: "rate-screenshot",
    label: "N",
    variable: "LIVERY_RATE_SCREENSHOT",
    fallback: "30",
    description: "Screenshots that the browser takes per minute, per API key, person or IP address; 0 for no limit",
  },
  rateKey: {
    flag: "rate-key",
    label: "N",
    variable: "LIVERY_RATE_KEY",
    fallback: "600",
    description: "Requests per minute, per API key or person; 0 for no limit",
  },
  rateUnauthorized: {
    flag: "rate-unauthorized",
    label: "N",
    variable: "LIVERY_RATE_UNAUTHORIZED",
    fallback: "600",
    description: "Requests with an invalid key, or without a required one, per minute per IP address; 0 for no limit",
  },
  rateSignIn: {
    flag: "rate-sign-in",
    label: "N",
    variable: "LIVERY_RATE_SIGNIN",
    fallback: "10",
    description: "Sign-in attempts per minute per IP address; 0 for no limit",
  },
  rateImport: {
    flag: "rate-import",
    label: "N",
    variable: "LIVERY_RATE_IMPORT",
    fallback: "60",
    description: "Imports, webhook tests and redeliveries per minute, per API key or person; 0 for no limit",
  },
  rateServers: {
    flag: "rate-servers",
    label: "N",
    variable: "LIVERY_RATE_SERVERS",
    fallback: "1",
    description: "Servers behind the load balancer; each allows its part of the limits of requests",
  },
  quotaWorkspace: {
    flag: "quota-workspace",
    label: "MB",
    variable: "LIVERY_QUOTA_WORKSPACE",
    fallback: "2000",
    description: "Storage for the imports of a workspace, megabytes; 0 for no limit",
  },
  quotaDesign: {
    flag: "quota-design",
    label: "MB",
    variable: "LIVERY_QUOTA_DESIGN",
    fallback: "500",
    description: "Storage for the imports of a design, megabytes; 0 for no limit",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads flags and environment: a flag beats a variable, a variable the default. Throws `invalid`
 * listing every mistake at once.
 */
export function readConfig(flags: Flags, environment: Environment = process.env): Config {
  const reader = new SettingReader(flags, environment);
  const port = parsePort(reader);
  const host = reader.get("host");
  const server = reader.get("server");
  const tls = parseTls(reader);
  const dataDir = resolve(reader.get("data"));
  const backups = parseBackups(reader);
  const auditKeepDays = parseAuditKeep(reader);
  checkRateServers(reader);
  const config: Config = {
    dataDir,
    postgres: parsePostgres(reader),
    host,
    port,
    workers: parseWorkers(reader),
    socket: parseSocket(reader, tls !== undefined),
    tls,
    baseUrl: trimEndCharacters(parseBaseUrl(reader, { tls, port }), "/"),
    isBaseUrlSet: reader.get("baseUrl") !== "",
    log: parseLogStyle(reader),
    hasAccessLog: parseSwitch(reader, "accessLog"),
    rates: {
      public: parseRate(reader, "ratePublic"),
      static: parseRate(reader, "rateStatic"),
      drawing: parseRate(reader, "rateDrawing"),
      screenshot: parseRate(reader, "rateScreenshot"),
      key: parseRate(reader, "rateKey"),
      unauthorized: parseRate(reader, "rateUnauthorized"),
      "sign-in": parseRate(reader, "rateSignIn"),
      import: parseRate(reader, "rateImport"),
    },
    allowedHosts: parseAllowedHosts(reader, host),
    bucket: parseBucket(reader),
    backups,
    auditRetention: auditKeepDays === undefined ? undefined : { keepDays: auditKeepDays, folder: backups?.folder ?? dataDir },
    browser: reader.get("browser"),
    quotas: { workspaceBytes: parseQuota(reader, "quotaWorkspace"), designBytes: parseQuota(reader, "quotaDesign") },
    trustedProxies: parseTrustedProxies(reader),
    webhookAllow: parseWebhookAllow(reader),
    importAddresses: parseImportAddresses(reader),
    webhookCa: reader.get("webhookCa"),
    webhookTimeoutMs: parseWebhookTimeout(reader),
    webhookRetryMs: parseWebhookRetry(reader),
    secretKey: parseSecretKeySetting(reader),
    metricsToken: parseMetricsToken(reader),
    tracing: parseTracingSettings(environment, (problem) => reader.report(problem)),
    apiKey: reader.readSecret("apiKey"),
    server: trimEndCharacters(server, "/"),
  };
  if (config.postgres && backups)
    reader.report(
      "--backup-dir (LIVERY_BACKUP_DIR) is for SQLite. Back PostgreSQL up with its own tools, such as pg_dump, and leave it empty.",
    );
  if (server !== "" && !isHttpUrl(server)) reader.reportInvalid("server", httpUrlRequirement);
  reader.throwProblems();
  return Object.freeze(config);
}

/** Reads single settings and collects what is wrong with them. */
class SettingReader {
  readonly #problems: string[] = [];
  constructor(
    readonly flags: Flags,
    readonly environment: Environment,
  ) {}

  get(name: SettingName): string {
    const { flag, variable, fallback } = settings[name];
    return (this.flags[flag] ?? this.environment[variable] ?? "").trim() || fallback;
  }

  isSet(name: SettingName): boolean {
    const { flag, variable } = settings[name];
    return (this.flags[flag] ?? this.environment[variable] ?? "").trim() !== "";
  }

  /** The entries of a list separated by commas or spaces. */
  getList(name: SettingName): readonly string[] {
    return this.get(name)
      .split(/[\s,]+/)
      .filter((entry) => entry !== "");
  }

  /** A secret setting: the file that its flag or `…_FILE` names, else its variable. */
  readSecret(name: SettingName): string {
    const { flag, variable } = settings[name];
    const path = (this.flags[flag] ?? this.environment[`${variable}_FILE`] ?? "").trim();
    const value = (this.environment[variable] ?? "").trim();
    if (path === "") return value;
    if (value !== "" && this.flags[flag] === undefined)
      this.report(`${variable} and ${variable}_FILE are both set. Remove one of them.`);
    try {
      return readFileSync(path, "utf8").trim();
    } catch (error) {
      // The path is not shown: it may be the secret itself, set by mistake.
      const reason = getSystemErrorCode(error) || "unknown reason";
      this.report(`The file in --${flag} (${variable}_FILE) cannot be read (${reason}). Check its path and permissions.`);
      return "";
    }
  }

  report(problem: string): void {
    this.#problems.push(problem);
  }

  reportInvalid(name: SettingName, requirement: string): void {
    const { flag, variable } = settings[name];
    this.report(`--${flag} (${variable}) ${requirement}; it is "${redactSecrets(this.get(name))}".`);
  }

  throwProblems(): void {
    if (this.#problems.length > 0) throw new Failure("invalid", this.#problems.join("\n"));
  }
}

function parsePostgres(reader: SettingReader): PostgresAddress | undefined {
  const [url, listenUrl] = [reader.readSecret("databaseUrl"), reader.readSecret("databaseListenUrl")];
  const maxConnections = Number(reader.get("databaseConnections"));
  if (!/^\d{1,3}$/.test(reader.get("databaseConnections")) || maxConnections < 2)
    reader.reportInvalid("databaseConnections", "must be a whole number from 2 to 999");
  // The value is not shown: it has a password.
  if (![url, listenUrl].every((one) => one === "" || splitPostgresAddress(one) !== undefined))
    reader.report(
      "LIVERY_DATABASE_URL and LIVERY_DATABASE_LISTEN_URL (or the files that are named instead) must be addresses such as " +
        "postgres://livery:PASSWORD@db.example/livery, or with several hosts postgres://livery:PASSWORD@db1.example,db2.example/livery. " +
        "target_session_attrs can only be read-write.",
    );
  return url === "" ? undefined : { url, listenUrl: listenUrl === "" ? undefined : listenUrl, maxConnections };
}

const httpUrlRequirement = "must be an http or https address without a query";

function parsePort(reader: SettingReader): number {
  const port = Number(reader.get("port"));
  if (!/^\d+$/.test(reader.get("port")) || port > 65_535) reader.reportInvalid("port", "must be a whole number from 0 to 65535");
  return port;
}

const maxWorkers = 64;

function parseWorkers(reader: SettingReader): number {
  const workers = Number(reader.get("workers"));
  if (!/^\d{1,3}$/.test(reader.get("workers")) || workers < 1 || workers > maxWorkers)
    reader.reportInvalid("workers", `must be a whole number from 1 to ${maxWorkers}`);
  if (workers > 1 && process.platform !== "linux")
    reader.report("--workers (LIVERY_WORKERS) above 1 needs Linux, where the system shares a port between threads. Remove it.");
  if (workers > 1 && reader.get("socket") !== "")
    reader.report("--workers (LIVERY_WORKERS) above 1 needs a port. Remove --socket (LIVERY_SOCKET), or serve with one worker.");
  return workers;
}

function parseLogStyle(reader: SettingReader): LogStyle {
  const style = reader.get("log");
  if (style === "json" || style === "text" || style === "off") return style;
  reader.reportInvalid("log", "must be json, text or off");
  return "text";
}

function parseSwitch(reader: SettingReader, name: SettingName): boolean {
  const value = reader.get(name);
  if (value !== "on" && value !== "off") reader.reportInvalid(name, "must be on or off");
  return value === "on";
}

/** Longest path of a socket, bytes: the system takes 107, with a suffix while the file is made. */
const maxSocketPathBytes = 100;

function parseSocket(reader: SettingReader, hasTls: boolean): Config["socket"] {
  const mode = reader.get("socketMode");
  if (!/^0?[0-7]{3}$/.test(mode)) reader.reportInvalid("socketMode", "must be three octal digits such as 660");
  if (reader.get("socket") === "") return undefined;
  const path = resolve(reader.get("socket"));
  if (Buffer.byteLength(path) > maxSocketPathBytes)
    reader.reportInvalid("socket", `must be a path of at most ${maxSocketPathBytes} bytes`);
  if (hasTls) reader.report("--socket (LIVERY_SOCKET) serves http. Remove --tls-cert and --tls-key, or listen on a port.");
  return { path, mode: Number.parseInt(mode, 8) };
}

function parseTls(reader: SettingReader): TlsFiles | undefined {
  const files = {
    certificate: reader.get("tlsCert"),
    key: reader.get("tlsKey"),
    passphrase: reader.readSecret("tlsKeyPassphrase"),
  };
  if (files.certificate === "" && files.key === "") return undefined;
  if (files.certificate === "" || files.key === "")
    reader.report("--tls-cert (LIVERY_TLS_CERT) and --tls-key (LIVERY_TLS_KEY) belong together. Set both, or neither.");
  return { ...files, certificate: resolve(files.certificate), key: resolve(files.key) };
}

/** The base URL where none is set: this machine's own name and the port. */
export const getLocalBaseUrl = ({ tls, port }: Pick<Config, "tls" | "port">): string =>
  `${tls ? "https" : "http"}://localhost:${port}`;

function parseBaseUrl(reader: SettingReader, address: Pick<Config, "tls" | "port">): string {
  const baseUrl = reader.get("baseUrl") || getLocalBaseUrl(address);
  if (!isHttpUrl(baseUrl)) reader.reportInvalid("baseUrl", httpUrlRequirement);
  return baseUrl;
}

/** The part of a limit that this server allows, at least one request per minute; 0 for no limit. */
function parseRate(reader: SettingReader, name: SettingName): number {
  if (!/^\d{1,9}$/.test(reader.get(name))) reader.reportInvalid(name, "must be a whole number of requests per minute");
  const servers = Number(reader.get("rateServers"));
  return Math.ceil(Number(reader.get(name)) / servers);
}

function checkRateServers(reader: SettingReader): void {
  if (!/^[1-9]\d{0,2}$/.test(reader.get("rateServers")))
    reader.reportInvalid("rateServers", "must be a whole number from 1 to 999");
}

function parseQuota(reader: SettingReader, name: SettingName): number | undefined {
  if (!/^\d{1,9}$/.test(reader.get(name))) reader.reportInvalid(name, "must be a whole number of megabytes");
  return Number(reader.get(name)) === 0 ? undefined : Number(reader.get(name)) * 1_000_000;
}

/** Names of buckets as S3 and compatible services take them, and folders without special characters. */
const bucketPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]{1,100}){0,8})\/?$/;

function parseBucket(reader: SettingReader): S3Settings | undefined {
  const [endpoint, accessKeyId] = [reader.get("s3Endpoint"), reader.get("s3AccessKey")];
  const secretAccessKey = reader.readSecret("s3SecretKey");
  if (endpoint !== "" && !isHttpUrl(endpoint)) reader.reportInvalid("s3Endpoint", httpUrlRequirement);
  if (reader.get("blobs") === "") return undefined;
  const [, bucket = "", folder = ""] = bucketPattern.exec(reader.get("blobs")) ?? [];
  if (bucket === "")
    reader.reportInvalid("blobs", "must be a bucket of 3 to 63 characters, or a folder in one, such as s3://bucket/folder");
  if (accessKeyId === "" || secretAccessKey === "")
    reader.report(
      "A bucket needs an access key: set --s3-access-key (LIVERY_S3_ACCESS_KEY) and --s3-secret-key-file " +
        "(LIVERY_S3_SECRET_KEY or LIVERY_S3_SECRET_KEY_FILE).",
    );
  const service = { endpoint: endpoint === "" ? undefined : trimEndCharacters(endpoint, "/"), region: reader.get("s3Region") };
  return { bucket, prefix: folder.slice(1), ...service, accessKeyId, secretAccessKey };
}

function parseBackups(reader: SettingReader): Config["backups"] {
  const [folder, every, keep] = [reader.get("backupDir"), reader.get("backupEvery"), reader.get("backupKeep")];
  const [, count = "0", unit = ""] = /^(\d{1,5})([mhd])$/.exec(every) ?? [];
  const everyMs = Number(count) * (unitsMs[unit] ?? 0);
  if (everyMs === 0 || everyMs > maxBackupEveryMs)
    reader.reportInvalid("backupEvery", "must be minutes, hours or days up to 366d, such as 30m, 24h or 7d");
  if (!/^[1-9]\d{0,3}$/.test(keep)) reader.reportInvalid("backupKeep", "must be a whole number from 1 to 9999");
  if (folder === "" && (reader.isSet("backupEvery") || reader.isSet("backupKeep")))
    reader.report(
      "--backup-every (LIVERY_BACKUP_EVERY) and --backup-keep (LIVERY_BACKUP_KEEP) need a folder: set --backup-dir (LIVERY_BACKUP_DIR).",
    );
  return folder === "" ? undefined : { folder: resolve(folder), everyMs, keep: Number(keep) };
}

function parseAuditKeep(reader: SettingReader): number | undefined {
  const days = reader.get("auditKeep");
  if (days === "") return undefined;
  if (!/^[1-9]\d{0,4}$/.test(days)) reader.reportInvalid("auditKeep", "must be a whole number of days from 1 to 99999");
  return Number(days);
}

const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 };
const maxBackupEveryMs = 366 * 24 * 60 * 60_000;

function parseTrustedProxies(reader: SettingReader): readonly string[] {
  const entries = reader.getList("trustProxy");
  try {
    createProxyRule(entries);
  } catch {
    reader.reportInvalid("trustProxy", "must list networks such as 10.0.0.0/8, or unix, separated by commas");
  }
  return entries;
}

/**
 * The listed hosts, and the one that the server listens on. 0.0.0.0 and :: mean every address and
 * say nothing about names.
 */
function parseAllowedHosts(reader: SettingReader, host: string): readonly string[] {
  const listedHosts = reader.getList("allowedHosts");
  if (!listedHosts.every(isHost))
    reader.reportInvalid("allowedHosts", "must list hosts such as brand.example or 10.0.0.7:4600, separated by commas");
  const listenHost = host.includes(":") ? `[${host}]` : host;
  return ["0.0.0.0", "[::]"].includes(listenHost) || !isHost(listenHost) ? listedHosts : [...listedHosts, listenHost];
}

function parseWebhookAllow(reader: SettingReader): readonly string[] {
  const entries = reader.getList("webhookAllow");
  if (!entries.every(isNetworkOrHost))
    reader.reportInvalid("webhookAllow", "must list networks such as 10.0.0.0/8 and host names, separated by commas");
  return entries;
}

function parseImportAddresses(reader: SettingReader): readonly string[] {
  const entries = reader.getList("importAddresses");
  if (!entries.every(isNetworkOrHost))
    reader.reportInvalid(
      "importAddresses",
      "must be public, or list host names and networks such as 10.0.0.0/8, separated by commas",
    );
  return entries;
}

function parseWebhookTimeout(reader: SettingReader): number {
  const seconds = Number(reader.get("webhookTimeout"));
  if (!isSeconds(reader.get("webhookTimeout")) || seconds < 0.1 || seconds > 60)
    reader.reportInvalid("webhookTimeout", "must be a number of seconds from 0.1 to 60");
  return seconds * 1000;
}

function parseWebhookRetry(reader: SettingReader): readonly [number, number] {
  const [secondS = "", thirdS = "", ...moreS] = reader
    .get("webhookRetry")
    .split(",")
    .map((delay) => delay.trim());
  if (![secondS, thirdS].every(isSeconds) || moreS.length > 0 || Math.max(Number(secondS), Number(thirdS)) > 86_400)
    reader.reportInvalid("webhookRetry", "must be two numbers of seconds, each up to 86400, such as 5,60");
  return [Number(secondS) * 1000, Number(thirdS) * 1000];
}

function parseSecretKeySetting(reader: SettingReader): Uint8Array | undefined {
  const text = reader.readSecret("secretKey");
  const key = parseSecretKey(text);
  if (text !== "" && !key)
    reader.report(
      "LIVERY_SECRET_KEY (or the file in --secret-key-file or LIVERY_SECRET_KEY_FILE) must be 32 bytes in base64. " +
        "Create one with `openssl rand -base64 32`.",
    );
  return key;
}

function parseMetricsToken(reader: SettingReader): string {
  const token = reader.readSecret("metricsToken");
  if (token !== "" && !/^[\x21-\x7e]{16,512}$/.test(token))
    reader.report(
      "LIVERY_METRICS_TOKEN (or the file in --metrics-token-file or LIVERY_METRICS_TOKEN_FILE) must have 16 to 512 " +
        "characters without spaces. Create one with `openssl rand -hex 32`.",
    );
  return token;
}

/**
 * A value that is safe to show in messages: passwords in addresses, keys and signing secrets are
 * left out.
 */
const redactSecrets = (value: string) =>
  /^([A-Za-z0-9+/_-]{43}=?|[0-9a-fA-F]{64})$/.test(value)
    ? "[left out: looks like a key]"
    : value.replace(/\/\/[^/\s@]*@/g, "//[left out]@").replace(/\b(lvh?|whsec)_[A-Za-z0-9+/_=-]+/g, "$1_[left out]");

/** The value of a setting that is safe to show, and where it comes from. */
export type SettingOrigin = { readonly variable: string; readonly value: string; readonly origin: string };

/** Every setting with its value and origin, those of traces included. Secrets are only said to be set. */
export const listSettingOrigins = (flags: Flags, environment: Environment = process.env): readonly SettingOrigin[] => [
  ...Object.values(settings).map(({ flag, variable, fallback, isSecret }: Setting) =>
    findOrigin({ variable, fallback, isSecret }, [
      [`--${flag}`, flags[flag]],
      [variable, environment[variable]],
      ...(isSecret ? [[`${variable}_FILE`, environment[`${variable}_FILE`]] as const] : []),
    ]),
  ),
  ...tracingVariables.map((tracing) => findOrigin(tracing, [[tracing.variable, environment[tracing.variable]]])),
];

/** The first source that has a value. */
function findOrigin(
  { variable, fallback, isSecret = false }: { variable: string; fallback: string; isSecret?: boolean | undefined },
  sources: readonly (readonly [origin: string, value: string | undefined])[],
): SettingOrigin {
  const [origin, value] = sources.find(([, found]) => (found ?? "").trim() !== "") ?? ["default", fallback];
  return { variable, value: isSecret && origin !== "default" ? "set" : redactSecrets((value ?? "").trim()), origin };
}

/** What the terminal is to show, by NO_COLOR (no-color.org) and TERM. */
export const readTerminalSettings = (environment: Environment = process.env) => ({
  hasColor: (environment.NO_COLOR ?? "") === "" && environment.TERM !== "dumb",
  hasLiveLine: environment.TERM !== "dumb",
});

/**
 * The log style, read before the configuration so that configuration errors are reported in it too.
 */
export function getLogStyle(args: readonly string[], environment: Environment = process.env): LogStyle {
  const at = args.findLastIndex((word) => word === "--log" || word.startsWith("--log="));
  const flag = at < 0 ? undefined : (args[at] ?? "").startsWith("--log=") ? args[at]?.slice("--log=".length) : args[at + 1];
  const style = (flag ?? environment.LIVERY_LOG ?? "").trim();
  return style === "json" || style === "off" ? style : "text";
}

/**
 * A warning for each `LIVERY_` variable that is not a setting, with the closest setting. Values are
 * never shown.
 */
export function listUnknownVariables(environment: Environment = process.env): readonly string[] {
  const known = Object.values(settings).flatMap((setting: Setting) =>
    setting.isSecret ? [setting.variable, `${setting.variable}_FILE`] : [setting.variable],
  );
  return Object.keys(environment)
    .filter((name) => name.startsWith(variablePrefix) && !known.includes(name))
    .map((name) => {
      const nearest = findNearestName(withoutPrefix(name), known.map(withoutPrefix));
      const suggestion = nearest === undefined ? "" : ` Did you mean ${variablePrefix}${nearest}?`;
      return `${name.slice(0, 60)} is not a setting and has no effect.${suggestion}`;
    });
}

const variablePrefix = "LIVERY_";
const withoutPrefix = (variable: string) => variable.slice(variablePrefix.length);

const isHttpUrl = (text: string) => /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(text);

const isSeconds = (text: string) => /^\d{1,6}(\.\d{1,3})?$/.test(text);

/** Whether an entry is a network or has the form of a host name. */
function isNetworkOrHost(entry: string): boolean {
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(entry) && /[a-z]/i.test(entry)) return true;
  try {
    createNetworkMatcher([entry]);
    return true;
  } catch {
    return false;
  }
}

/** The path of a data folder's database. */
export const getDatabasePath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "livery.sqlite");

/** The database of the settings, as the store opens it. */
export const getDatabaseLocation = (config: Pick<Config, "dataDir" | "postgres">) =>
  config.postgres ? { postgres: config.postgres } : { path: getDatabasePath(config) };

/** The path of the key that encrypts stored secrets, unless a setting names another. */
export const getSecretKeyPath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "secret.key");

/** Lets `fetch` of this process use no proxy, whatever HTTP_PROXY says. */
export function ignoreProxies(environment: Record<string, string | undefined> = process.env): void {
  environment.NO_PROXY = "*";
  environment.no_proxy = "*";
}

/**
 * How the service manager that started this process is notified (sd_notify(3)): the path of its
 * socket, empty without one, and how long it waits for a sign of life, milliseconds.
 */
export function readServiceManager(environment: Environment = process.env): [socketPath: string, watchdogMs: number | undefined] {
  const watchdogMs = Number(environment.WATCHDOG_USEC ?? "") / 1000;
  return [environment.NOTIFY_SOCKET ?? "", watchdogMs > 0 ? watchdogMs : undefined];
}
