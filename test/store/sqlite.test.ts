import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "#/store/drivers/sqlite-lock";
import { openSqlite } from "#/store/drivers/sqlite";
import { migrate } from "#/store/drivers/sqlite-migrate";
import { migrations } from "#/store/migrations/index";
import { testStoreConformance, type Engine } from "#test/store/conformance";
import { testWebhookConformance } from "#test/store/webhook-conformance";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const path = join(folder.path, "conformance.sqlite");
const sqlite: Engine = {
  name: "sqlite",
  open: () => openSqlite(path),
  reset: () => {
    for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
  },
};
describe("conformance", () => testStoreConformance(sqlite));
describe("conformance of webhooks", () => testWebhookConformance(sqlite));

test("a version row can never be changed", () => {
  const database = new Database(":memory:");
  migrate(database);
  database.run("PRAGMA foreign_keys = OFF");
  database.run(
    `INSERT INTO versions (id, system_id, design_id, number, kind, parts, changelog, created_at, seed)
     VALUES ('ver_1', 'sys_1', 'ds_1', '1.0.0', 'release', '{}', '{}', 'now', 7)`,
  );
  expect(() => database.run("UPDATE versions SET number = '2.0.0'")).toThrow("a version never changes");
});

test("a database written by a newer version of Livery is refused and left unchanged", () => {
  const newer = join(folder.path, "newer.sqlite");
  const database = new Database(newer);
  migrate(database, [...migrations, { name: "9999-future", sql: "CREATE TABLE future (id TEXT)" }]);
  database.close();
  expect(() => openSqlite(newer)).toThrow("newer version of Livery");
});

test("a migration that was changed after its release is refused", () => {
  const changed = join(folder.path, "changed.sqlite");
  const database = new Database(changed);
  migrate(database, [{ name: migrations[0]?.name ?? "", sql: "CREATE TABLE other (id TEXT)" }]);
  database.close();
  expect(() => openSqlite(changed)).toThrow("not the one this Livery knows");
});

test("a migration that fails changes nothing", () => {
  const database = new Database(":memory:");
  expect(() => migrate(database, [{ name: "1", sql: "CREATE TABLE a (id TEXT); CREATE TABLE a (id TEXT);" }])).toThrow();
  expect(database.query("SELECT count(*) AS tables FROM sqlite_master").get()).toEqual({ tables: 0 });
});

test("the write-ahead log is on", () => {
  const at = join(folder.path, "pragmas.sqlite");
  const driver = openSqlite(at);
  const database = new Database(at);
  expect(database.query("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  database.close();
  return driver.close();
});

test("sixteen processes that start on an empty folder create one schema", async () => {
  const shared = join(folder.path, "sixteen.sqlite");
  const script = `import { openSqlite } from "#/store/drivers/sqlite"; await openSqlite(${JSON.stringify(shared)}).close();`;
  const starts = Array.from({ length: 16 }, () =>
    Bun.spawn([process.execPath, "-e", script], { stdout: "ignore", stderr: "pipe" }),
  );
  expect(await Promise.all(starts.map((start) => start.exited))).toEqual(Array.from({ length: 16 }, () => 0));
  const database = new Database(shared);
  expect(database.query("SELECT count(*) AS steps FROM migrations").get()).toEqual({ steps: migrations.length });
  database.close();
}, 120_000);

test("one server can lock a folder at a time", () => {
  const lock = join(folder.path, "serve.lock");
  const release = lockFolder(lock);
  expect(() => lockFolder(lock)).toThrow("Another Livery server");
  release();
  lockFolder(lock)();
});
