import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { networksOf } from "#/kernel/address";
import { codeOf, Failure } from "#/kernel/errors";
import { isHost } from "#/kernel/host-rule";
import type { LogStyle } from "#/kernel/log";
import { readSecretKey } from "#/kernel/secret-box";
import { trimEndOf } from "#/kernel/trim";

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
  readonly says: string;
  readonly isSecret?: true;
};

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
  allowedHosts: {
    flag: "allowed-hosts",
    variable: "LIVERY_ALLOWED_HOSTS",
    fallback: "",
    says: "hosts that requests may name besides the base URL's and this machine's",
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
  webhookTimeout: {
    flag: "webhook-timeout",
    variable: "LIVERY_WEBHOOK_TIMEOUT",
    fallback: "10",
    says: "seconds that a webhook's receiver may take",
  },
  webhookRetry: {
    flag: "webhook-retry",
    variable: "LIVERY_WEBHOOK_RETRY",
    fallback: "5,60",
    says: "seconds before the second and the third attempt",
  },
  secretKey: {
    flag: "secret-key-file",
    variable: "LIVERY_SECRET_KEY",
    fallback: "",
    says: "file with the key that secrets are sealed with (secret.key in the data folder)",
    isSecret: true,
  },
  apiKey: {
    flag: "api-key-file",
    variable: "LIVERY_API_KEY",
    fallback: "",
    says: "file with the API key that tools are called with; without one the public tools work",
    isSecret: true,
  },
  server: {
    flag: "server",
    variable: "LIVERY_SERVER",
    fallback: "",
    says: "address of another Livery whose tools to offer, in place of a data folder",
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
  rateDrawing: {
    flag: "rate-drawing",
    variable: "LIVERY_RATE_DRAWING",
    fallback: "120",
    says: "pictures of assets that are not stored yet and have to be drawn, a minute and address",
  },
  rateKey: { flag: "rate-key", variable: "LIVERY_RATE_KEY", fallback: "600", says: "calls a minute and key or person" },
  rateUnauthorized: {
    flag: "rate-unauthorized",
    variable: "LIVERY_RATE_UNAUTHORIZED",
    fallback: "600",
    says: "calls with a bad key, or without one where it is needed, a minute and address",
  },
  rateSignIn: {
    flag: "rate-sign-in",
    variable: "LIVERY_RATE_SIGNIN",
    fallback: "10",
    says: "sign-in attempts a minute and address",
  },
  rateImport: { flag: "rate-import", variable: "LIVERY_RATE_IMPORT", fallback: "60", says: "imports a minute and key" },
  quotaWorkspace: {
    flag: "quota-workspace",
    variable: "LIVERY_QUOTA_WORKSPACE",
    fallback: "2000",
    says: "MB that the imports of a workspace may take; 0 is no limit",
  },
  quotaDesign: {
    flag: "quota-design",
    variable: "LIVERY_QUOTA_DESIGN",
    fallback: "500",
    says: "MB that the imports of a design may take; 0 is no limit",
  },
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
    mistakes.push(`--${settings[name].flag} (${settings[name].variable}) ${demand}; it is "${withoutSecrets(read(name))}".`);
  const readSecret = (name: SettingName) => {
    const { flag, variable } = settings[name];
    const path = (flags[flag] ?? environment[`${variable}_FILE`] ?? "").trim();
    const value = (environment[variable] ?? "").trim();
    if (path === "") return value;
    if (value !== "" && flags[flag] === undefined)
      mistakes.push(`${variable} and ${variable}_FILE are both set; keep one of them.`);
    try {
      return readFileSync(path, "utf8").trim();
    } catch (error) {
      // The path is not shown: a secret itself may stand there by mistake.
      mistakes.push(`The file that --${flag} (${variable}_FILE) names cannot be read (${codeOf(error) || "unknown reason"}).`);
      return "";
    }
  };
  const port = Number(read("port"));
  if (!/^\d+$/.test(read("port")) || port > 65_535) wrong("port", "must be a whole number from 0 to 65535");
  const log = read("log");
  if (log !== "json" && log !== "text" && log !== "off") wrong("log", "must be json, text or off");
  if (read("databaseUrl") !== "")
    mistakes.push(
      `--database-url (LIVERY_DATABASE_URL) must be empty: PostgreSQL is planned and not there yet, Livery keeps its data in SQLite.`,
    );
  const baseUrl = read("baseUrl") || `http://localhost:${port}`;
  if (!isAddress(baseUrl)) wrong("baseUrl", "must be an http or https address without a query");
  const rate = (name: SettingName) => {
    const perMinute = Number(read(name));
    if (!/^\d{1,9}$/.test(read(name))) wrong(name, "must be a whole number of calls a minute");
    return perMinute;
  };
  const rates = {
    public: rate("ratePublic"),
    static: rate("rateStatic"),
    drawing: rate("rateDrawing"),
    key: rate("rateKey"),
    unauthorized: rate("rateUnauthorized"),
    "sign-in": rate("rateSignIn"),
    import: rate("rateImport"),
  };
  const quota = (name: SettingName) => {
    if (!/^\d{1,9}$/.test(read(name))) wrong(name, "must be a whole number of megabytes");
    return Number(read(name)) === 0 ? undefined : Number(read(name)) * 1_000_000;
  };
  const quotas = { workspaceBytes: quota("quotaWorkspace"), designBytes: quota("quotaDesign") };
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
  const listedHosts = read("allowedHosts")
    .split(/[\s,]+/)
    .filter((entry) => entry !== "");
  if (!listedHosts.every(isHost))
    wrong("allowedHosts", "must list hosts such as brand.example or 10.0.0.7:4600, separated by commas");
  // Who listens on one address is reached by it; 0.0.0.0 and :: stand for every address, which says nothing about names.
  const listensOn = read("host").includes(":") ? `[${read("host")}]` : read("host");
  const allowedHosts = ["0.0.0.0", "[::]"].includes(listensOn) || !isHost(listensOn) ? listedHosts : [...listedHosts, listensOn];
  const webhookAllow = read("webhookAllow")
    .split(/[\s,]+/)
    .filter((entry) => entry !== "");
  if (!webhookAllow.every(isNetworkOrHost))
    wrong("webhookAllow", "must list networks such as 10.0.0.0/8 and host names, separated by commas");
  const timeoutS = Number(read("webhookTimeout"));
  if (!isSeconds(read("webhookTimeout")) || timeoutS < 0.1 || timeoutS > 60)
    wrong("webhookTimeout", "must be a number of seconds from 0.1 to 60");
  const [secondS = "", thirdS = "", ...moreS] = read("webhookRetry")
    .split(",")
    .map((delay) => delay.trim());
  if (![secondS, thirdS].every(isSeconds) || moreS.length > 0 || Math.max(Number(secondS), Number(thirdS)) > 86_400)
    wrong("webhookRetry", "must be two numbers of seconds, each up to 86400, such as 5,60");
  const secretKeyText = readSecret("secretKey");
  const secretKey = readSecretKey(secretKeyText);
  if (secretKeyText !== "" && !secretKey)
    mistakes.push(
      "LIVERY_SECRET_KEY (or the file that --secret-key-file or LIVERY_SECRET_KEY_FILE names) must be 32 bytes in base64; `openssl rand -base64 32` makes such a key.",
    );
  const apiKey = readSecret("apiKey");
  const server = read("server");
  if (server !== "" && !isAddress(server)) wrong("server", "must be an http or https address without a query");
  if (mistakes.length > 0) throw new Failure("invalid", mistakes.join("\n"));
  return Object.freeze({
    dataDir: resolve(read("data")),
    host: read("host"),
    port,
    baseUrl: trimEndOf(baseUrl, "/"),
    isBaseUrlSet: read("baseUrl") !== "",
    log: log as LogStyle,
    rates,
    allowedHosts,
    quotas,
    isTrustedProxy,
    webhookAllow,
    webhookCa: read("webhookCa"),
    webhookTimeoutMs: timeoutS * 1000,
    webhookRetryMs: [Number(secondS) * 1000, Number(thirdS) * 1000] as const,
    secretKey,
    apiKey,
    server: trimEndOf(server, "/"),
  });
}

/** A value as messages show it: what reads as a password in an address, a key or a signing secret is left out. */
const withoutSecrets = (value: string) =>
  /^([A-Za-z0-9+/_-]{43}=?|[0-9a-fA-F]{64})$/.test(value)
    ? "[left out: it reads as a key]"
    : value.replace(/\/\/[^/\s@]*@/g, "//[left out]@").replace(/\b(lvh?|whsec)_[A-Za-z0-9+/_=-]+/g, "$1_[left out]");

/** How standard error is written, known before anything else: a wrong setting is reported in that style too. */
export function logStyleOf(words: readonly string[], environment: Environment = process.env): LogStyle {
  const at = words.findLastIndex((word) => word === "--log" || word.startsWith("--log="));
  const flag = at < 0 ? undefined : (words[at] ?? "").startsWith("--log=") ? words[at]?.slice("--log=".length) : words[at + 1];
  const style = (flag ?? environment.LIVERY_LOG ?? "").trim();
  return style === "json" || style === "off" ? style : "text";
}

/** A line for each variable that begins like a setting and is none, with the setting that it may have been meant for. Values are never shown. */
export function misspeltVariables(environment: Environment = process.env): readonly string[] {
  const known = Object.values(settings).flatMap((setting: Setting) =>
    setting.isSecret ? [setting.variable, `${setting.variable}_FILE`] : [setting.variable],
  );
  return Object.keys(environment)
    .filter((name) => name.startsWith("LIVERY_") && !known.includes(name))
    .map((name) => {
      const [nearest] = known
        .map((variable) => ({ variable, distance: editDistance(variable, name.slice(0, 60)) }))
        .toSorted((one, other) => one.distance - other.distance);
      const meant = nearest && nearest.distance <= 4 ? ` Did you mean ${nearest.variable}?` : "";
      return `${name.slice(0, 60)} is not a setting and changes nothing.${meant}`;
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

const isAddress = (text: string) => /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(text);

const isSeconds = (text: string) => /^\d{1,6}(\.\d{1,3})?$/.test(text);

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

/** Where the key that secrets are sealed with lies, unless a setting names another. */
export const secretKeyPath = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "secret.key");
