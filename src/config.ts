import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createNetworkMatcher } from "#/kernel/ip-address";
import { getSystemErrorCode, Failure } from "#/kernel/errors";
import { isHost } from "#/kernel/host-rule";
import type { LogStyle } from "#/kernel/log";
import { parseSecretKey } from "#/kernel/secret-box";
import { trimEndCharacters } from "#/kernel/trim";

/** Everything that can be set, frozen at the start. */
export type Config = {
  /** The folder with the database, absolute. */
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  /** Absolute address in links, without a slash at its end. */
  readonly baseUrl: string;
  /** Whether the base URL was set; otherwise it follows the port, and commands beside a running server take that server's. */
  readonly isBaseUrlSet: boolean;
  readonly log: LogStyle;
  /** Calls a minute of each kind; 0 turns a limit off. */
  readonly rates: Readonly<Record<"public" | "static" | "drawing" | "key" | "unauthorized" | "sign-in" | "import", number>>;
  /** Hosts besides the base URL's and this machine's that requests may name. */
  readonly allowedHosts: readonly string[];
  /** How much imports may take in storage, bytes; undefined where there is no limit. */
  readonly quotas: { readonly workspaceBytes: number | undefined; readonly designBytes: number | undefined };
  /** Whether a peer is a proxy whose X-Forwarded-For counts; undefined where no proxy is trusted. */
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
  /** Networks and host names that may be called besides public addresses. */
  readonly webhookAllow: readonly string[];
  /** A file with certificates of further authorities, PEM, or empty. */
  readonly webhookCa: string;
  /** How long a webhook's receiver may take, milliseconds. */
  readonly webhookTimeoutMs: number;
  /** How long the second and the third attempt wait after the one before, milliseconds. */
  readonly webhookRetryMs: readonly [number, number];
  /** The key that secrets are sealed with, 32 bytes; undefined where it stands in a file beside the database. */
  readonly secretKey: Uint8Array | undefined;
  /** The key that an agent's own process calls with, or empty. */
  readonly apiKey: string;
  /** Another Livery whose tools an agent's own process offers, an address without a slash at its end, or empty. */
  readonly server: string;
};

/** One setting. A secret one is never given as a flag, which everyone on the machine can see: its flag, and its variable with `_FILE`, name a file that holds it. */
type Setting = {
  readonly flag: string;
  readonly variable: string;
  readonly fallback: string;
  readonly description: string;
  readonly isSecret?: true;
};

/** The settings by name: flag, environment variable, default and what it does, for help texts. */
export const settings = {
  data: { flag: "data", variable: "LIVERY_DATA", fallback: "./livery-data", description: "folder with the database" },
  host: { flag: "host", variable: "LIVERY_HOST", fallback: "127.0.0.1", description: "address to listen on" },
  port: { flag: "port", variable: "LIVERY_PORT", fallback: "4600", description: "port to listen on" },
  baseUrl: {
    flag: "base-url",
    variable: "LIVERY_BASE_URL",
    fallback: "",
    description: "absolute address in links (http://localhost:PORT)",
  },
  allowedHosts: {
    flag: "allowed-hosts",
    variable: "LIVERY_ALLOWED_HOSTS",
    fallback: "",
    description: "hosts that requests may name besides the base URL's and this machine's",
  },
  log: { flag: "log", variable: "LIVERY_LOG", fallback: "text", description: "json, text or off" },
  databaseUrl: {
    flag: "database-url",
    variable: "LIVERY_DATABASE_URL",
    fallback: "",
    description: "empty for SQLite in the data folder",
  },
  trustProxy: {
    flag: "trust-proxy",
    variable: "LIVERY_TRUST_PROXY",
    fallback: "",
    description: "networks of proxies whose X-Forwarded-For counts",
  },
  webhookAllow: {
    flag: "webhook-allow",
    variable: "LIVERY_WEBHOOK_ALLOW",
    fallback: "",
    description: "networks and hosts that may be called besides public ones",
  },
  webhookCa: {
    flag: "webhook-ca",
    variable: "LIVERY_WEBHOOK_CA",
    fallback: "",
    description: "file with certificates (PEM) that outgoing calls trust besides",
  },
  webhookTimeout: {
    flag: "webhook-timeout",
    variable: "LIVERY_WEBHOOK_TIMEOUT",
    fallback: "10",
    description: "seconds that a webhook's receiver may take",
  },
  webhookRetry: {
    flag: "webhook-retry",
    variable: "LIVERY_WEBHOOK_RETRY",
    fallback: "5,60",
    description: "seconds before the second and the third attempt",
  },
  secretKey: {
    flag: "secret-key-file",
    variable: "LIVERY_SECRET_KEY",
    fallback: "",
    description: "file with the key that secrets are sealed with (secret.key in the data folder)",
    isSecret: true,
  },
  apiKey: {
    flag: "api-key-file",
    variable: "LIVERY_API_KEY",
    fallback: "",
    description: "file with the API key that tools are called with; without one the public tools work",
    isSecret: true,
  },
  server: {
    flag: "server",
    variable: "LIVERY_SERVER",
    fallback: "",
    description: "address of another Livery whose tools to offer, in place of a data folder",
  },
  ratePublic: {
    flag: "rate-public",
    variable: "LIVERY_RATE_PUBLIC",
    fallback: "600",
    description: "public calls a minute and address; 0 is no limit",
  },
  rateStatic: {
    flag: "rate-static",
    variable: "LIVERY_RATE_STATIC",
    fallback: "6000",
    description: "previews, fonts and assets a minute and address",
  },
  rateDrawing: {
    flag: "rate-drawing",
    variable: "LIVERY_RATE_DRAWING",
    fallback: "120",
    description: "pictures of assets that are not stored yet and have to be drawn, a minute and address",
  },
  rateKey: { flag: "rate-key", variable: "LIVERY_RATE_KEY", fallback: "600", description: "calls a minute and key or person" },
  rateUnauthorized: {
    flag: "rate-unauthorized",
    variable: "LIVERY_RATE_UNAUTHORIZED",
    fallback: "600",
    description: "calls with a bad key, or without one where it is needed, a minute and address",
  },
  rateSignIn: {
    flag: "rate-sign-in",
    variable: "LIVERY_RATE_SIGNIN",
    fallback: "10",
    description: "sign-in attempts a minute and address",
  },
  rateImport: { flag: "rate-import", variable: "LIVERY_RATE_IMPORT", fallback: "60", description: "imports a minute and key" },
  quotaWorkspace: {
    flag: "quota-workspace",
    variable: "LIVERY_QUOTA_WORKSPACE",
    fallback: "2000",
    description: "MB that the imports of a workspace may take; 0 is no limit",
  },
  quotaDesign: {
    flag: "quota-design",
    variable: "LIVERY_QUOTA_DESIGN",
    fallback: "500",
    description: "MB that the imports of a design may take; 0 is no limit",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Flags = Readonly<Record<string, string | undefined>>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads flags and environment; a flag beats a variable, a variable the default. Throws `invalid` that lists every mistake at once. */
export function readConfig(flags: Flags, environment: Environment = process.env): Config {
  const problems: string[] = [];
  const readSetting = (name: SettingName) => {
    const { flag, variable, fallback } = settings[name];
    return (flags[flag] ?? environment[variable] ?? "").trim() || fallback;
  };
  const reportInvalid = (name: SettingName, requirement: string) =>
    problems.push(
      `--${settings[name].flag} (${settings[name].variable}) ${requirement}; it is "${redactSecrets(readSetting(name))}".`,
    );
  const readSecret = (name: SettingName) => {
    const { flag, variable } = settings[name];
    const path = (flags[flag] ?? environment[`${variable}_FILE`] ?? "").trim();
    const value = (environment[variable] ?? "").trim();
    if (path === "") return value;
    if (value !== "" && flags[flag] === undefined)
      problems.push(`${variable} and ${variable}_FILE are both set; keep one of them.`);
    try {
      return readFileSync(path, "utf8").trim();
    } catch (error) {
      // The path is not shown: a secret itself may stand there by mistake.
      problems.push(
        `The file that --${flag} (${variable}_FILE) names cannot be read (${getSystemErrorCode(error) || "unknown reason"}).`,
      );
      return "";
    }
  };
  const port = Number(readSetting("port"));
  if (!/^\d+$/.test(readSetting("port")) || port > 65_535) reportInvalid("port", "must be a whole number from 0 to 65535");
  const log = readSetting("log");
  if (log !== "json" && log !== "text" && log !== "off") reportInvalid("log", "must be json, text or off");
  if (readSetting("databaseUrl") !== "")
    problems.push(
      `--database-url (LIVERY_DATABASE_URL) must be empty: PostgreSQL is planned and not there yet, Livery keeps its data in SQLite.`,
    );
  const baseUrl = readSetting("baseUrl") || `http://localhost:${port}`;
  if (!isHttpUrl(baseUrl)) reportInvalid("baseUrl", "must be an http or https address without a query");
  const readRate = (name: SettingName) => {
    const perMinute = Number(readSetting(name));
    if (!/^\d{1,9}$/.test(readSetting(name))) reportInvalid(name, "must be a whole number of calls a minute");
    return perMinute;
  };
  const rates = {
    public: readRate("ratePublic"),
    static: readRate("rateStatic"),
    drawing: readRate("rateDrawing"),
    key: readRate("rateKey"),
    unauthorized: readRate("rateUnauthorized"),
    "sign-in": readRate("rateSignIn"),
    import: readRate("rateImport"),
  };
  const readQuota = (name: SettingName) => {
    if (!/^\d{1,9}$/.test(readSetting(name))) reportInvalid(name, "must be a whole number of megabytes");
    return Number(readSetting(name)) === 0 ? undefined : Number(readSetting(name)) * 1_000_000;
  };
  const quotas = { workspaceBytes: readQuota("quotaWorkspace"), designBytes: readQuota("quotaDesign") };
  const proxies = readSetting("trustProxy")
    .split(/[\s,]+/)
    .filter((network) => network !== "");
  const isTrustedProxy = (() => {
    try {
      return proxies.length > 0 ? createNetworkMatcher(proxies) : undefined;
    } catch {
      reportInvalid("trustProxy", "must list networks such as 10.0.0.0/8, separated by commas");
      return undefined;
    }
  })();
  const listedHosts = readSetting("allowedHosts")
    .split(/[\s,]+/)
    .filter((entry) => entry !== "");
  if (!listedHosts.every(isHost))
    reportInvalid("allowedHosts", "must list hosts such as brand.example or 10.0.0.7:4600, separated by commas");
  // Who listens on one address is reached by it; 0.0.0.0 and :: stand for every address, which says nothing about names.
  const listenHost = readSetting("host").includes(":") ? `[${readSetting("host")}]` : readSetting("host");
  const allowedHosts =
    ["0.0.0.0", "[::]"].includes(listenHost) || !isHost(listenHost) ? listedHosts : [...listedHosts, listenHost];
  const webhookAllow = readSetting("webhookAllow")
    .split(/[\s,]+/)
    .filter((entry) => entry !== "");
  if (!webhookAllow.every(isNetworkOrHost))
    reportInvalid("webhookAllow", "must list networks such as 10.0.0.0/8 and host names, separated by commas");
  const timeoutS = Number(readSetting("webhookTimeout"));
  if (!isSeconds(readSetting("webhookTimeout")) || timeoutS < 0.1 || timeoutS > 60)
    reportInvalid("webhookTimeout", "must be a number of seconds from 0.1 to 60");
  const [secondS = "", thirdS = "", ...moreS] = readSetting("webhookRetry")
    .split(",")
    .map((delay) => delay.trim());
  if (![secondS, thirdS].every(isSeconds) || moreS.length > 0 || Math.max(Number(secondS), Number(thirdS)) > 86_400)
    reportInvalid("webhookRetry", "must be two numbers of seconds, each up to 86400, such as 5,60");
  const secretKeyText = readSecret("secretKey");
  const secretKey = parseSecretKey(secretKeyText);
  if (secretKeyText !== "" && !secretKey)
    problems.push(
      "LIVERY_SECRET_KEY (or the file that --secret-key-file or LIVERY_SECRET_KEY_FILE names) must be 32 bytes in base64; `openssl rand -base64 32` makes such a key.",
    );
  const apiKey = readSecret("apiKey");
  const server = readSetting("server");
  if (server !== "" && !isHttpUrl(server)) reportInvalid("server", "must be an http or https address without a query");
  if (problems.length > 0) throw new Failure("invalid", problems.join("\n"));
  return Object.freeze({
    dataDir: resolve(readSetting("data")),
    host: readSetting("host"),
    port,
    baseUrl: trimEndCharacters(baseUrl, "/"),
    isBaseUrlSet: readSetting("baseUrl") !== "",
    log: log as LogStyle,
    rates,
    allowedHosts,
    quotas,
    isTrustedProxy,
    webhookAllow,
    webhookCa: readSetting("webhookCa"),
    webhookTimeoutMs: timeoutS * 1000,
    webhookRetryMs: [Number(secondS) * 1000, Number(thirdS) * 1000] as const,
    secretKey,
    apiKey,
    server: trimEndCharacters(server, "/"),
  });
}

/** A value as messages show it: what reads as a password in an address, a key or a signing secret is left out. */
const redactSecrets = (value: string) =>
  /^([A-Za-z0-9+/_-]{43}=?|[0-9a-fA-F]{64})$/.test(value)
    ? "[left out: it reads as a key]"
    : value.replace(/\/\/[^/\s@]*@/g, "//[left out]@").replace(/\b(lvh?|whsec)_[A-Za-z0-9+/_=-]+/g, "$1_[left out]");

/** How standard error is written, known before anything else: a wrong setting is reported in that style too. */
export function getLogStyle(args: readonly string[], environment: Environment = process.env): LogStyle {
  const at = args.findLastIndex((word) => word === "--log" || word.startsWith("--log="));
  const flag = at < 0 ? undefined : (args[at] ?? "").startsWith("--log=") ? args[at]?.slice("--log=".length) : args[at + 1];
  const style = (flag ?? environment.LIVERY_LOG ?? "").trim();
  return style === "json" || style === "off" ? style : "text";
}

/** A line for each variable that begins like a setting and is none, with the setting that it may have been meant for. Values are never shown. */
export function listUnknownVariables(environment: Environment = process.env): readonly string[] {
  const known = Object.values(settings).flatMap((setting: Setting) =>
    setting.isSecret ? [setting.variable, `${setting.variable}_FILE`] : [setting.variable],
  );
  return Object.keys(environment)
    .filter((name) => name.startsWith("LIVERY_") && !known.includes(name))
    .map((name) => {
      const [nearest] = known
        .map((variable) => ({ variable, distance: editDistance(variable, name.slice(0, 60)) }))
        .toSorted((one, other) => one.distance - other.distance);
      const suggestion = nearest && nearest.distance <= 4 ? ` Did you mean ${nearest.variable}?` : "";
      return `${name.slice(0, 60)} is not a setting and changes nothing.${suggestion}`;
    });
}

/** How many letters have to be added, taken away or replaced to make one word of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

const isHttpUrl = (text: string) => /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(text);

const isSeconds = (text: string) => /^\d{1,6}(\.\d{1,3})?$/.test(text);

/** Whether an entry is a network, or reads as a host name. */
function isNetworkOrHost(entry: string): boolean {
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(entry) && /[a-z]/i.test(entry)) return true;
  try {
    createNetworkMatcher([entry]);
    return true;
  } catch {
    return false;
  }
}

/** Where the database of a data folder lies. */
export const getDatabasePath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "livery.sqlite");

/** Where the key that secrets are sealed with lies, unless a setting names another. */
export const getSecretKeyPath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "secret.key");
