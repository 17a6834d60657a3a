import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { tryLockFolder } from "#/store/drivers/sqlite-lock";
import { vacuum } from "#/store/vacuum";
import { createDatabaseFile } from "#test/database-file";
import { releasedSchemas, writeReleasedDatabase } from "#test/store/released-schemas/released-schemas";
import { createTemporaryFolder } from "#test/temporary-folder";

let folder: ReturnType<typeof createTemporaryFolder>;
const at = (...names: string[]) => join(folder.path, ...names);
const files = 20;
const fileBytes = 200_000;

beforeEach(async () => {
  folder = createTemporaryFolder();
  await createDatabaseFile(at("livery.sqlite"));
  const database = new Database(at("livery.sqlite"));
  const insert = database.query("INSERT INTO blobs (hash, media_type, bytes, encoding) VALUES (?, 'image/png', ?, 'identity')");
  for (let index = 0; index < files; index++) {
    const bytes = new Uint8Array(fileBytes).fill(index);
    insert.run(sha256Hex(bytes), bytes);
  }
  database.close();
});
afterEach(() => folder.remove());

const run = (isDryRun = false) =>
  vacuum({
    databasePath: at("livery.sqlite"),
    serverLockPath: at("serve.lock"),
    isDryRun,
    graceMs: 0,
    onStep() {},
  });
const countFiles = () => {
  const database = new Database(at("livery.sqlite"), { readonly: true });
  const row = database.query<{ n: number }, []>("SELECT count(*) AS n FROM blobs").get();
  database.close();
  return row?.n;
};
const found = { files, bytes: files * fileBytes };

test("a dry run reports what would be removed and changes nothing", async () => {
  const report = await run(true);
  expect(report).toMatchObject({ isDryRun: true, isServerRunning: false, removed: found });
  expect([countFiles(), report.bytesAfter]).toEqual([files, report.bytesBefore]);
});

test("a database of an earlier schema is not upgraded by a vacuum, not even by a dry run", async () => {
  writeReleasedDatabase(releasedSchemas[0] ?? "", at("livery.sqlite"));
  const before = Bun.hash(await Bun.file(at("livery.sqlite")).bytes());
  for (const isDryRun of [true, false]) await expect(run(isDryRun)).rejects.toThrow("run livery migrate");
  expect(Bun.hash(await Bun.file(at("livery.sqlite")).bytes())).toBe(before);
});

test("unreferenced content is removed and the file shrinks, without temporary files of another name", async () => {
  const report = await run();
  expect(report).toMatchObject({ removed: found, unusedBytes: 0 });
  expect(report.bytesBefore - report.bytesAfter).toBeGreaterThan(found.bytes);
  expect([countFiles(), Bun.file(at("livery.sqlite")).size]).toEqual([0, report.bytesAfter]);
  expect(readdirSync(folder.path).filter((name) => !name.startsWith("livery."))).toEqual(["serve.lock"]);
  expect((await run()).removed).toEqual({ files: 0, bytes: 0 });
});

test("beside a server, content is removed and the file keeps its size", async () => {
  const release = tryLockFolder(at("serve.lock"));
  const report = await run();
  release?.();
  expect(report).toMatchObject({ isServerRunning: true, removed: found, bytesAfter: report.bytesBefore });
  expect(report.unusedBytes).toBeGreaterThan(found.bytes);
});

test("while another command writes, the database is not shrunk, and it says so", async () => {
  const writer = new Database(at("livery.sqlite"));
  await run();
  writer.run("BEGIN IMMEDIATE");
  await expect(run()).rejects.toThrow("Another Livery command is writing");
  writer.close();
}, 30_000);
