import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import { checkDataFolder } from "#/store/check-data-folder";
import { migrations } from "#/store/migrations/index";
import { createDatabaseFile } from "#test/database-file";
import { createTemporaryFolder } from "#test/temporary-folder";

let folder: ReturnType<typeof createTemporaryFolder>;
const now = new Date("2026-11-23T22:55:00.000Z");
const dataDir = () => join(folder.path, "data");
const databasePath = () => join(dataDir(), "livery.sqlite");
const key = new Uint8Array(32).fill(7);

beforeEach(async () => {
  folder = createTemporaryFolder();
  mkdirSync(dataDir(), { mode: 0o700 });
  await createDatabaseFile(databasePath());
});
afterEach(() => folder.remove());

const run = (statement: string, ...values: (string | Uint8Array)[]) => {
  const database = new Database(databasePath());
  database.run("PRAGMA foreign_keys = OFF");
  database.query(statement).run(...values);
  database.close();
};
/** The results by name, each as its status and message. */
const check = (configuredKey?: Uint8Array) =>
  Object.fromEntries(
    checkDataFolder(
      { dataDir: dataDir(), databasePath: databasePath(), keyPath: join(dataDir(), "secret.key"), configuredKey },
      now,
    ).map(({ name, status, message }) => [name, `${status}: ${message}`]),
  );
const addEntry = (at: string) =>
  run(
    "INSERT INTO audit_log (id, actor_kind, actor_name, action, details, created_at) VALUES ('a', 'system', 'x', 'y', '{}', ?)",
    at,
  );

test("a data folder in order has no warning, and nothing but SQLite's own files is written", () => {
  addEntry("2026-11-23T22:54:00.000Z");
  const results = check();
  expect(Object.keys(results)).toEqual(["data", "disk", "database", "schema", "key", "clock"]);
  expect(Object.entries(results).filter(([name, result]) => name !== "disk" && !result.startsWith("ok: "))).toEqual([]);
  expect(readdirSync(dataDir()).filter((name) => !name.startsWith("livery.sqlite"))).toEqual([]);
});

test("a folder without data, and one that others may open, are named", () => {
  chmodSync(dataDir(), 0o755);
  expect(check().data).toContain("warning: ");
  expect(check().data).toContain("mode 755");
  folder.remove();
  expect(check()).toEqual({ data: expect.stringContaining("There is no data in") });
});

test("damage, a newer schema and an older one are named", () => {
  run("DELETE FROM migrations WHERE name >= ?", migrations.at(-2)?.name ?? "");
  expect(check().schema).toContain("warning: The next start upgrades the schema (2 changes), after a backup");
  run("INSERT INTO migrations (name, sha256) VALUES ('9999-later', 'x')");
  expect(check().schema).toContain('error: A newer Livery wrote this database (it has "9999-later")');
  run("INSERT INTO blobs (hash, media_type, bytes, encoding) VALUES ('abc', 'text/plain', ?, 'identity')", new Uint8Array(9));
  expect(check().database).toContain("error: The database is damaged: the stored content abc was changed");
  writeFileSync(databasePath(), "not a database".repeat(1000));
  expect(check().database).toContain("error: ");
});

test("a key that is missing or decrypts nothing is an error", () => {
  const secret = createSecretBox(() => key).seal("whsec_x", "whe_1");
  const columns = new Database(databasePath())
    .query<{ name: string; type: string }, []>("SELECT name, type FROM pragma_table_info('webhook_endpoints')")
    .all();
  const values = columns.map(({ name, type }) =>
    name === "id" ? "whe_1" : name === "secret" ? secret : type === "INTEGER" ? "0" : "[]",
  );
  run(`INSERT INTO webhook_endpoints VALUES (${columns.map(() => "?").join(", ")})`, ...values);
  expect(check().key).toContain("error: The key file");
  expect(check(key).key).toBe("ok: The secret key decrypts the signing secrets (1 checked).");
  expect(check(new Uint8Array(32)).key).toContain("error: The secret key does not decrypt 1 of 1 signing secrets");
});

test("a clock behind the audit log is named", () => {
  addEntry("2026-11-24T00:55:00.000Z");
  expect(check().clock).toContain("warning: The clock is 120 minutes behind the newest entry");
});
