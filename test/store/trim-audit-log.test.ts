import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { exportAuditLog } from "#/store/audit-file";
import { trimAuditLog } from "#/store/trim-audit-log";
import { openSqlite } from "#/store/drivers/sqlite";
import { createStore, type Store } from "#/store/store";
import { createDatabaseFile } from "#test/database-file";
import { createTemporaryFolder } from "#test/temporary-folder";

let folder: ReturnType<typeof createTemporaryFolder>;
let database: Database;
let store: Store;
const at = (...names: string[]) => join(folder.path, ...names);
const now = new Date("2026-11-24T10:30:00.000Z");
const exportName = "livery-audit-log-20261124-103000Z.jsonl";

beforeEach(async () => {
  folder = createTemporaryFolder();
  await createDatabaseFile(at("livery.sqlite"));
  database = new Database(at("livery.sqlite"));
  store = createStore(openSqlite(at("livery.sqlite")));
});
afterEach(async () => {
  database.close();
  await store.close();
  folder.remove();
});

/** Adds entries with these times, in this order. */
function addEntries(...times: readonly string[]): void {
  const insert = database.query(
    `INSERT INTO audit_log (id, workspace_id, actor_kind, actor_id, actor_name, action, target_id, details, request_id, address, created_at)
     VALUES (?, NULL, 'ADMINISTRATOR', NULL, 'command line', 'user.signed_in', NULL, '{"email":"a@b.example"}', NULL, NULL, ?)`,
  );
  for (const time of times) insert.run(createId("aud"), time);
}
const countEntries = () => database.query<{ n: number }, []>("SELECT count(*) AS n FROM audit_log").get()?.n ?? 0;
const listTimes = () =>
  database
    .query<{ at: string }, []>("SELECT created_at AS at FROM audit_log ORDER BY seq")
    .all()
    .map((row) => row.at);
const readLines = (name = exportName) =>
  readFileSync(at(name), "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
const trim = (keepDays = 30, target = folder.path) => trimAuditLog(store, { keepDays, folder: target }, now);

test("entries older than whole days are in a private file before they are removed", async () => {
  addEntries("2026-10-01T00:00:00.000Z", "2026-10-24T23:59:59.999Z", "2026-10-25T00:00:00.000Z", "2026-11-24T10:00:00.000Z");
  expect(await trim()).toEqual({ file: at(exportName), entries: 2 });
  expect(listTimes()).toEqual(["2026-10-25T00:00:00.000Z", "2026-11-24T10:00:00.000Z"]);
  expect(readLines()).toMatchObject([
    { createdAt: "2026-10-01T00:00:00.000Z", action: "user.signed_in", details: { email: "a@b.example" }, workspaceId: null },
    { createdAt: "2026-10-24T23:59:59.999Z" },
  ]);
  expect(statSync(at(exportName)).mode & 0o777).toBe(0o600);
  const [row] = database.query("SELECT file, sha256, entries FROM audit_exports").all();
  expect(row).toEqual({ file: at(exportName), sha256: sha256Hex(readFileSync(at(exportName))), entries: 2 });
  expect(await trim()).toBeUndefined();
});

test("the newest entry stays, the next one is numbered after it, and what was not exported cannot be removed", async () => {
  addEntries("2025-01-01T00:00:00.000Z", "2025-01-02T00:00:00.000Z");
  await trim();
  expect(listTimes()).toEqual(["2025-01-02T00:00:00.000Z"]);
  addEntries("2026-11-24T10:00:00.000Z");
  expect(database.query("SELECT seq FROM audit_log ORDER BY seq").all()).toEqual([{ seq: 2 }, { seq: 3 }]);
  expect(() => database.run("DELETE FROM audit_log")).toThrow("the audit log is only added to");
});

test("many entries are exported and removed completely", async () => {
  const times = Array.from({ length: 1203 }, (_, index) => new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString());
  addEntries(...times, "2026-11-24T10:00:00.000Z");
  expect(await trim()).toMatchObject({ entries: 1203 });
  expect([countEntries(), readLines().map(({ createdAt }) => createdAt)]).toEqual([1, times]);
});

test("entries from the future of a wrong clock do not stop the export of those behind them", async () => {
  addEntries("2030-01-01T00:00:00.000Z", "2026-09-01T00:00:00.000Z", "2026-11-24T10:00:00.000Z");
  expect(await trim()).toMatchObject({ entries: 2 });
});

test("if the file cannot be written, nothing is removed; a file of a killed process is", async () => {
  addEntries("2026-01-01T00:00:00.000Z", "2026-11-24T10:00:00.000Z");
  await expect(trim(30, at("none"))).rejects.toThrow(`There is no folder ${at("none")}`);
  expect(countEntries()).toBe(2);
  const [killed, running] = ["livery-audit-log-20261123-000000Z.jsonl.part", "livery-audit-log-20261124-102959Z.jsonl.part"];
  for (const name of [killed, running]) writeFileSync(at(name), "half");
  utimesSync(at(killed), new Date(), new Date(Date.now() - 2 * 60 * 60_000));
  await trim();
  expect([countEntries(), readdirSync(folder.path).filter((name) => name.endsWith(".part"))]).toEqual([1, [running]]);
});

test("a file of another server or of a clock that was set back is never replaced, and then nothing is removed", async () => {
  addEntries("2026-01-01T00:00:00.000Z", "2026-11-24T10:00:00.000Z");
  for (const name of [exportName, `${exportName}.part`]) {
    writeFileSync(at(name), "of another server");
    await expect(trim()).rejects.toThrow();
    expect([countEntries(), readFileSync(at(name), "utf8")]).toEqual([2, "of another server"]);
    rmSync(at(name));
  }
});

test("an export by hand has all entries or those in a range, never overwrites, and knows its workspaces", async () => {
  addEntries("2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z");
  const all = { workspace: undefined, since: undefined, until: undefined };
  const exportTo = (selection: Partial<Record<keyof typeof all, string>>, name = "log.jsonl") =>
    exportAuditLog(store, { ...all, ...selection }, { file: at(name) });
  expect([await exportTo({}), readLines("log.jsonl").length, statSync(at("log.jsonl")).mode & 0o777]).toEqual([3, 3, 0o600]);
  const pages: string[] = [];
  const range = { ...all, since: "2026-02-01T00:00:00.000Z", until: "2026-03-01T00:00:00.000Z" };
  const write = async (text: string) => void pages.push(text);
  expect(await exportAuditLog(store, range, { write })).toBe(1);
  expect(JSON.parse(pages.join(""))).toMatchObject({ createdAt: "2026-02-01T00:00:00.000Z" });
  await expect(exportTo({})).rejects.toThrow("log.jsonl exists already");
  await expect(exportTo({ workspace: "none" }, "none.jsonl")).rejects.toThrow('There is no workspace "none"');
  expect(existsSync(at("none.jsonl"))).toBe(false);
});
