import { join, resolve } from "node:path";
import { networksOf } from "#/kernel/address";
import { Failure } from "#/kernel/errors";
import type { LogStyle } from "#/kernel/log";

/** Everything that can be set, frozen at the start. */
export type Config = {
  /** The folder with the database, absolute. */
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  /** Absolute address in links, without a slash at its end. */
  readonly baseUrl: string;
  readonly log: LogStyle;
  /** Calls a minute of each kind; 0 turns a limit off. */
  readonly rates: Readonly<Record<"public" | "static" | "key" | "sign-in" | "import", number>>;
  /** Whether a peer is a proxy whose X-Forwarded-For counts; undefined where no proxy is trusted. */
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
  /** Networks and host names that may be called besides public addresses. */
  readonly webhookAllow: readonly string[];
  /** A file with certificates of further authorities, PEM, or empty. */
  readonly webhookCa: string;
};

type Setting = { readonly flag: string; readonly variable: string; readonly fallback: string; readonly says: string };

/** The settings by name: flag, environment variable, default and what it does, for help texts. */
export const settings = {
  data: { flag: "data", variable: "LIVERY_DATA", fallback: "./livery-data", says: "folder with the database" },
  host: { flag: "host", variable: "LIVERY_HOST", fallback: "127.0.0.1", says: "address to listen on" },
  port: { flag: "port", variable: "LIVERY_PORT", fallback: "4600", says: "port to listen on" },
  baseUrl: {
    flag: "base-url",
    variable: "LIVERY_BASE_URL",
    fallback: "",
    says: "absolute address in links (http://localhost:PORT)",
  },
  log: { flag: "log", variable: "LIVERY_LOG", fallback: "text", says: "json, text or off" },
  databaseUrl: {
    flag: "database-url",
    variable: "LIVERY_DATABASE_URL",
    fallback: "",
    says: "empty for SQLite in the data folder",
  },
  trustProxy: {
    flag: "trust-proxy",
    variable: "LIVERY_TRUST_PROXY",
    fallback: "",
    says: "networks of proxies whose X-Forwarded-For counts",
  },
  webhookAllow: {
    flag: "webhook-allow",
    variable: "LIVERY_WEBHOOK_ALLOW",
    fallback: "",
    says: "networks and hosts that may be called besides public ones",
  },
  webhookCa: {
    flag: "webhook-ca",
    variable: "LIVERY_WEBHOOK_CA",
    fallback: "",
    says: "file with certificates (PEM) that outgoing calls trust besides",
  },
  ratePublic: {
    flag: "rate-public",
    variable: "LIVERY_RATE_PUBLIC",
    fallback: "600",
    says: "public calls a minute and address; 0 is no limit",
  },
  rateStatic: {
    flag: "rate-static",
    variable: "LIVERY_RATE_STATIC",
    fallback: "6000",
    says: "previews, fonts and assets a minute and address",
  },
  rateKey: { flag: "rate-key", variable: "LIVERY_RATE_KEY", fallback: "600", says: "calls a minute and key or person" },
  rateSignIn: {
    flag: "rate-sign-in",
    variable: "LIVERY_RATE_SIGNIN",
    fallback: "10",
    says: "sign-in attempts a minute and address",
  },
  rateImport: { flag: "rate-import", variable: "LIVERY_RATE_IMPORT", fallback: "60", says: "imports a minute and key" },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Flags = Readonly<Record<string, string | undefined>>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads flags and environment; a flag beats a variable, a variable the default. Throws `invalid` that lists every mistake at once. */
export function readConfig(flags: Flags, environment: Environment = process.env): Config {
  const mistakes: string[] = [];
  const read = (name: SettingName) => {
    const { flag, variable, fallback } = settings[name];
    return (flags[flag] ?? environment[variable] ?? "").trim() || fallback;
  };
  const wrong = (name: SettingName, demand: string) =>
    mistakes.push(`--${settings[name].flag} (${settings[name].variable}) ${demand}; it is "${read(name)}".`);
  const port = Number(read("port"));
  if (!/^\d+$/.test(read("port")) || port > 65_535) wrong("port", "must be a whole number from 0 to 65535");
  const log = read("log");
  if (log !== "json" && log !== "text" && log !== "off") wrong("log", "must be json, text or off");
  if (read("databaseUrl") !== "")
    wrong("databaseUrl", "must be empty: PostgreSQL is planned and not there yet, Livery keeps its data in SQLite");
  const baseUrl = read("baseUrl") || `http://localhost:${port}`;
  if (!/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(baseUrl)) wrong("baseUrl", "must be an http or https address without a query");
  const rate = (name: SettingName) => {
    const perMinute = Number(read(name));
    if (!/^\d{1,9}$/.test(read(name))) wrong(name, "must be a whole number of calls a minute");
    return perMinute;
  };
  const rates = {
    public: rate("ratePublic"),
    static: rate("rateStatic"),
    key: rate("rateKey"),
    "sign-in": rate("rateSignIn"),
    import: rate("rateImport"),
  };
  const proxies = read("trustProxy")
    .split(/[\s,]+/)
    .filter((network) => network !== "");
  const isTrustedProxy = (() => {
    try {
      return proxies.length > 0 ? networksOf(proxies) : undefined;
    } catch {
      wrong("trustProxy", "must list networks such as 10.0.0.0/8, separated by commas");
      return undefined;
    }
  })();
  const webhookAllow = read("webhookAllow")
    .split(/[\s,]+/)
    .filter((entry) => entry !== "");
  if (!webhookAllow.every(isNetworkOrHost))
    wrong("webhookAllow", "must list networks such as 10.0.0.0/8 and host names, separated by commas");
  if (mistakes.length > 0) throw new Failure("invalid", mistakes.join("\n"));
  return Object.freeze({
    dataDir: resolve(read("data")),
    host: read("host"),
    port,
    baseUrl: baseUrl.replace(/\/+$/, ""),
    log: log as LogStyle,
    rates,
    isTrustedProxy,
    webhookAllow,
    webhookCa: read("webhookCa"),
  });
}

/** Whether an entry is a network, or reads as a host name. */
function isNetworkOrHost(entry: string): boolean {
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(entry) && /[a-z]/i.test(entry)) return true;
  try {
    networksOf([entry]);
    return true;
  } catch {
    return false;
  }
}

/** Where the database of a data folder lies. */
export const databasePath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "livery.sqlite");
