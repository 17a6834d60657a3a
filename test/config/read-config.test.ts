import { afterAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#/config/read-config";
import { createTemporaryFolder } from "#test/temporary-folder";

describe("addresses that outgoing requests may reach in addition to public ones", () => {
  test("is a list of networks and host names, from the flag before the variable", () => {
    const environment = { LIVERY_WEBHOOK_ALLOW: "10.0.0.0/8, hooks.internal fd00::/8" };
    expect(readConfig({}, environment).webhookAllow).toEqual(["10.0.0.0/8", "hooks.internal", "fd00::/8"]);
    expect(readConfig({ "webhook-allow": "localhost" }, environment).webhookAllow).toEqual(["localhost"]);
    expect(readConfig({}, {}).webhookAllow).toEqual([]);
  });

  test.each(["10.0.0.0/33", "10.0.0.300", "*.example.com", "https://example.com", "10.0.0.0/8,;"])("is not %p", (list) => {
    expect(() => readConfig({ "webhook-allow": list }, {})).toThrow("--webhook-allow (LIVERY_WEBHOOK_ALLOW) must list networks");
  });
});

describe("scheduled backups", () => {
  test("are made each day into the folder of the settings, and 14 are kept, unless other settings say so", () => {
    expect(readConfig({}, {}).backups).toBeUndefined();
    expect(readConfig({}, { LIVERY_BACKUP_DIR: "/srv/backups" }).backups).toEqual({
      folder: "/srv/backups",
      everyMs: 86_400_000,
      keep: 14,
    });
    const environment = { LIVERY_BACKUP_DIR: "/srv/backups", LIVERY_BACKUP_EVERY: "30m", LIVERY_BACKUP_KEEP: "3" };
    expect(readConfig({ "backup-every": "7d" }, environment).backups).toMatchObject({ everyMs: 604_800_000, keep: 3 });
    expect(readConfig({}, environment).backups?.everyMs).toBe(1_800_000);
  });

  test.each(["0h", "24", "1.5h", "-1d", "367d", "24 h", "1w"])("are not made every %p", (every) => {
    const environment = { LIVERY_BACKUP_DIR: "/srv/backups", LIVERY_BACKUP_EVERY: every };
    expect(() => readConfig({}, environment)).toThrow("--backup-every (LIVERY_BACKUP_EVERY) must be minutes, hours or days");
  });

  test("keep at least one, and have a folder", () => {
    const none = { LIVERY_BACKUP_DIR: "/srv/backups", LIVERY_BACKUP_KEEP: "0" };
    expect(() => readConfig({}, none)).toThrow("--backup-keep (LIVERY_BACKUP_KEEP) must be a whole number from 1 to 9999");
    expect(() => readConfig({}, { LIVERY_BACKUP_EVERY: "24h" })).toThrow("need a folder: set --backup-dir (LIVERY_BACKUP_DIR)");
  });
});

test("the audit log is kept completely, or for days and then exported beside the backups or the data", () => {
  expect(readConfig({}, {}).auditRetention).toBeUndefined();
  const environment = { LIVERY_AUDIT_KEEP: "365", LIVERY_DATA: "/srv/livery" };
  expect(readConfig({}, environment).auditRetention).toEqual({ keepDays: 365, folder: "/srv/livery" });
  expect(readConfig({ "backup-dir": "/srv/backups" }, environment).auditRetention?.folder).toBe("/srv/backups");
  for (const days of ["0", "-1", "1.5", "30d"])
    expect(() => readConfig({}, { LIVERY_AUDIT_KEEP: days })).toThrow("--audit-keep (LIVERY_AUDIT_KEEP) must be a whole number");
});

describe("webhook delivery", () => {
  test("has a timeout of ten seconds and retries after five and sixty by default", () => {
    expect(readConfig({}, {})).toMatchObject({ webhookTimeoutMs: 10_000, webhookRetryMs: [5000, 60_000] });
    const environment = { LIVERY_WEBHOOK_TIMEOUT: "2.5", LIVERY_WEBHOOK_RETRY: "0.2, 1" };
    expect(readConfig({}, environment)).toMatchObject({ webhookTimeoutMs: 2500, webhookRetryMs: [200, 1000] });
    expect(readConfig({ "webhook-retry": "1,2" }, environment).webhookRetryMs).toEqual([1000, 2000]);
  });

  test.each(["0", "61", "ten", "-1", "1e1"])("does not take %p seconds", (timeout) => {
    expect(() => readConfig({ "webhook-timeout": timeout }, {})).toThrow(
      "--webhook-timeout (LIVERY_WEBHOOK_TIMEOUT) must be a number of seconds",
    );
  });

  test.each(["5", "5,60,600", "5,", "a,b", "5;60", "-5,60", "5,86401"])("does not wait %p", (delays) => {
    expect(() => readConfig({}, { LIVERY_WEBHOOK_RETRY: delays })).toThrow("(LIVERY_WEBHOOK_RETRY) must be two numbers");
  });
});

describe("the key that secrets are sealed with", () => {
  const key = new Uint8Array(32).fill(7);
  const text = Buffer.from(key).toString("base64");
  const folder = createTemporaryFolder();
  afterAll(() => folder.remove());
  const path = join(folder.path, "key");
  writeFileSync(path, `${text}\n`);

  test("comes from its variable, or from a file that a flag or a variable names", () => {
    expect(readConfig({}, {}).secretKey).toBeUndefined();
    expect(readConfig({}, { LIVERY_SECRET_KEY: text }).secretKey).toEqual(key);
    expect(readConfig({}, { LIVERY_SECRET_KEY_FILE: path }).secretKey).toEqual(key);
    expect(readConfig({ "secret-key-file": path }, { LIVERY_SECRET_KEY: "overruled" }).secretKey).toEqual(key);
  });

  test("is not shown where it is wrong", () => {
    const read = () => readConfig({}, { LIVERY_SECRET_KEY: "not-a-proper-key" });
    expect(read).toThrow("LIVERY_SECRET_KEY");
    expect(read).not.toThrow("not-a-proper-key");
  });

  test("cannot come from two places or from no file", () => {
    expect(() => readConfig({}, { LIVERY_SECRET_KEY: text, LIVERY_SECRET_KEY_FILE: path })).toThrow("both set");
    expect(() => readConfig({}, { LIVERY_SECRET_KEY_FILE: join(folder.path, "none") })).toThrow("cannot be read");
  });
});

describe("the database", () => {
  const url = "postgres://livery:hunter2@db.example/livery";

  test("is SQLite in the data folder unless an address of PostgreSQL is set", () => {
    expect(readConfig({}, {}).postgres).toBeUndefined();
    expect(readConfig({}, { LIVERY_DATABASE_URL: url }).postgres).toEqual({ url, listenUrl: undefined, maxConnections: 8 });
    const environment = { LIVERY_DATABASE_URL: url, LIVERY_DATABASE_LISTEN_URL: `${url}2`, LIVERY_DATABASE_CONNECTIONS: "20" };
    expect(readConfig({}, environment).postgres).toEqual({ url, listenUrl: `${url}2`, maxConnections: 20 });
  });

  test("may be on several hosts, of which the one that takes writes is used", () => {
    for (const address of [
      "postgres://livery:hunter2@db1.example:5432,db2.example,[::1]:5433/livery?target_session_attrs=read-write&sslmode=require",
      "postgres://livery@db1.example,db2.example/livery?target_session_attrs=primary",
    ])
      expect(readConfig({}, { LIVERY_DATABASE_URL: address }).postgres?.url).toBe(address);
  });

  test.each([
    "mysql://db/livery",
    "postgres:livery",
    "postgres://db",
    "postgres://livery:hunter2@db:x/livery",
    "postgres://livery:hunter2@db1,/livery",
    "postgres://livery:hunter2@db1:5432,db2:x/livery",
    "postgres://livery:hunter2@db1,db2/livery?target_session_attrs=standby",
  ])("is not %p, which is not shown", (address) => {
    const read = () => readConfig({}, { LIVERY_DATABASE_URL: address });
    expect(read).toThrow("must be addresses such as postgres://");
    expect(read).not.toThrow(address);
  });

  test("is not backed up by schedule if it is PostgreSQL", () => {
    const environment = { LIVERY_DATABASE_URL: url, LIVERY_BACKUP_DIR: "/srv/backups" };
    expect(() => readConfig({}, environment)).toThrow("is for SQLite");
  });
});

test("several servers each allow their part of a limit, one request at least, and no limit stays none", () => {
  const environment = { LIVERY_RATE_SERVERS: "4", LIVERY_RATE_PUBLIC: "600", LIVERY_RATE_SIGNIN: "3", LIVERY_RATE_KEY: "0" };
  expect(readConfig({}, environment).rates).toMatchObject({ public: 150, "sign-in": 1, key: 0, import: 15 });
  expect(() => readConfig({}, { LIVERY_RATE_SERVERS: "0" })).toThrow(
    "--rate-servers (LIVERY_RATE_SERVERS) must be a whole number",
  );
});
