import { resolve } from "node:path";
import type { Config, PostgresAddress } from "#/config/config";
import { isHttpUrl, httpUrlRequirement } from "#/config/http-url";
import type { SettingReader } from "#/config/setting-reader";
import type { SettingName } from "#/config/settings";
import { splitPostgresAddress } from "#/kernel/postgres-address";
import type { S3Settings } from "#/kernel/s3-settings";
import { trimEndCharacters } from "#/kernel/text/trim";

export function parsePostgres(reader: SettingReader): PostgresAddress | undefined {
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

/** Names of buckets as S3 and compatible services take them, and folders without special characters. */
const bucketPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]{1,100}){0,8})\/?$/;

export function parseBucket(reader: SettingReader): S3Settings | undefined {
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

const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 };
const maxBackupEveryMs = 366 * 24 * 60 * 60_000;

export function parseBackups(reader: SettingReader): Config["backups"] {
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

export function parseAuditKeep(reader: SettingReader): number | undefined {
  const days = reader.get("auditKeep");
  if (days === "") return undefined;
  if (!/^[1-9]\d{0,4}$/.test(days)) reader.reportInvalid("auditKeep", "must be a whole number of days from 1 to 99999");
  return Number(days);
}

export function parseQuota(reader: SettingReader, name: SettingName): number | undefined {
  if (!/^\d{1,9}$/.test(reader.get(name))) reader.reportInvalid(name, "must be a whole number of megabytes");
  return Number(reader.get(name)) === 0 ? undefined : Number(reader.get(name)) * 1_000_000;
}
