import { resolve } from "node:path";
import type { Config } from "#/config/config";
import { httpUrlRequirement, isHttpUrl } from "#/config/http-url";
import {
  parseAllowedHosts,
  parseBaseUrl,
  parsePort,
  parseSocket,
  parseTls,
  parseTrustedProxies,
  parseWorkers,
} from "#/config/listen-settings";
import { parseImportAddresses, parseWebhookAllow, parseWebhookRetry, parseWebhookTimeout } from "#/config/outgoing-settings";
import { type Environment, SettingReader } from "#/config/setting-reader";
import type { SettingName } from "#/config/settings";
import { parseAuditKeep, parseBackups, parseBucket, parsePostgres, parseQuota } from "#/config/storage-settings";
import type { LogStyle } from "#/kernel/log";
import { parseSecretKey } from "#/kernel/secrets/secret-box";
import type { Flags } from "#/kernel/setting";
import { trimEndCharacters } from "#/kernel/text/trim";
import { parseTracingSettings } from "#/kernel/tracing/tracing-settings";

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
