import { Database } from "bun:sqlite";
import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspectDatabase } from "#/store/backup/inspect-database";
import { readBackupManifest } from "#/store/backup/read-backup-file";
import { backUpBeforeUpgrade } from "#/store/backup/upgrade-backup";
import { extractDatabase } from "#/store/backup/verify-backup";
import { openSqlite } from "#/store/drivers/sqlite";
import { migrate } from "#/store/drivers/sqlite-migrate";
import { migrations } from "#/store/migrations/index";
import { planUpgrade } from "#/store/plan-upgrade";
import { createStore } from "#/store/store";
import { releasedSchemas, writeReleasedDatabase } from "#test/store/released-schemas/released-schemas";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
afterAll(() => folder.remove());

/** A data folder with the database of an earlier program. */
function createData(schema: string, name: string) {
  const dataDir = join(folder.path, `${name}-${schema}`);
  mkdirSync(dataDir);
  const path = join(dataDir, "livery.sqlite");
  writeReleasedDatabase(schema, path);
  return { dataDir, path };
}

/** Everything that a schema consists of, with single spaces. */
function readSchema(database: Database): readonly string[] {
  const columns = database
    .query<{ line: string }, []>(
      `SELECT t.name || '.' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || c.pk || ' ' || ifnull(c.dflt_value, '') AS line
       FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'`,
    )
    .all();
  const others = database
    .query<{ line: string }, []>(`SELECT type || ' ' || name AS line FROM sqlite_master WHERE type <> 'table'`)
    .all();
  return [...columns, ...others].map(({ line }) => line.replaceAll(/\s+/g, " ")).toSorted();
}

const listBackups = (dataDir: string) => readdirSync(join(dataDir, "upgrade-backups"));

describe.each([...releasedSchemas])("the database of schema %s", (schema) => {
  test("is upgraded to the schema of a new database, keeps its rows, and is backed up first", async () => {
    const { dataDir, path } = createData(schema, "upgraded");
    const before = inspectDatabase(path);
    expect(before.findings).toEqual([]);
    const store = createStore(openSqlite(path));
    const system = await store.systems.findByPublicSlug("first-light");
    expect(system?.status).toBe("ACTIVE");
    await store.close();

    const after = inspectDatabase(path);
    expect([after.findings, after.migrations.map(({ name }) => name)]).toEqual([[], migrations.map(({ name }) => name)]);
    for (const table of ["workspaces", "users", "api_keys", "brands", "systems", "designs", "versions", "projects", "blobs"])
      expect([table, after.tables[table]]).toEqual([table, before.tables[table]]);
    const database = new Database(path, { readonly: true });
    const fresh = new Database(":memory:");
    migrate(fresh);
    expect(readSchema(database)).toEqual(readSchema(fresh));
    expect(database.query("PRAGMA foreign_key_check").all()).toEqual([]);
    database.close();

    const [backup = ""] = listBackups(dataDir);
    const last = before.migrations.at(-1)?.name;
    expect(listBackups(dataDir)).toEqual([expect.stringContaining(`livery-before-upgrade-from-${last}-`)]);
    const extracted = join(dataDir, "extracted.sqlite");
    extractDatabase(join(dataDir, "upgrade-backups", backup), extracted);
    expect(inspectDatabase(extracted)).toEqual(before);
    await createStore(openSqlite(path)).close();
    expect(listBackups(dataDir)).toEqual([backup]);
  });
});

const oldest = releasedSchemas[0] ?? "";

test("nothing changes when no backup can be made, and the reason says what to do", () => {
  const { dataDir, path } = createData(oldest, "unsaved");
  writeFileSync(join(dataDir, "upgrade-backups"), "in the way");
  const before = inspectDatabase(path);
  expect(() => openSqlite(path)).toThrow(/not upgraded, because a backup of it could not be made first.*LIVERY_BACKUP_DIR/);
  expect(inspectDatabase(path)).toEqual(before);
});

test("a database with damaged pages is neither upgraded nor backed up", () => {
  const { dataDir, path } = createData(oldest, "damaged");
  const database = new Database(path);
  database.run("UPDATE blobs SET bytes = x'00' WHERE rowid = (SELECT min(rowid) FROM blobs)");
  database.close();
  expect(() => openSqlite(path)).toThrow("is damaged, so no backup was made");
  expect(planUpgrade(path).pending).not.toEqual([]);
  expect(listBackups(dataDir)).toEqual([]);
});

test("an empty database of an earlier schema is upgraded without a backup", async () => {
  const dataDir = join(folder.path, "empty");
  mkdirSync(dataDir);
  const path = join(dataDir, "livery.sqlite");
  const database = new Database(path);
  migrate(database, migrations.slice(0, 5));
  database.close();
  expect(planUpgrade(path)).toMatchObject({ schema: "0005-webhooks", backupFolder: null });
  await openSqlite(path).close();
  expect(readdirSync(dataDir)).not.toContain("upgrade-backups");
});

test("of each schema the newest backup is kept, for the last three schemas", () => {
  const { dataDir, path } = createData(oldest, "retention");
  const time = (minute: number) => new Date(Date.UTC(2026, 10, 24, 2, minute));
  const schemas = ["0001-a", "0002-b", "0003-c", "0003-c", "0004-d"];
  const files = schemas.map((schema, minute) => backUpBeforeUpgrade(path, schema, { now: time(minute) }));
  writeFileSync(join(dataDir, "upgrade-backups", "livery-backup-20261124-020000Z.tar"), "another one");
  files.push(backUpBeforeUpgrade(path, "0004-d", { now: time(9) }));
  const kept = [files[1], files[3], files[5]].map((file = "") => file.slice(join(dataDir, "upgrade-backups/").length));
  expect(listBackups(dataDir).toSorted()).toEqual(["livery-backup-20261124-020000Z.tar", ...kept].toSorted());
  expect(readBackupManifest(files[5] ?? "").migrations.at(-1)?.name).toBe("0003-version-seeds");
});

test("a backup before the upgrade of a database that was restored from long ago stays", () => {
  const { path } = createData(oldest, "restored");
  const time = (minute: number) => new Date(Date.UTC(2026, 10, 24, 2, minute));
  for (const [minute, schema] of ["0002-b", "0003-c", "0004-d"].entries())
    backUpBeforeUpgrade(path, schema, { now: time(minute) });
  const made = backUpBeforeUpgrade(path, "0001-a", { now: time(9) });
  expect(readBackupManifest(made).migrations.at(-1)?.name).toBe("0003-version-seeds");
});

test("a plan lists what is pending and the space for it, and writes nothing", () => {
  const { dataDir, path } = createData(oldest, "planned");
  const before = readFileSync(path);
  const plan = planUpgrade(path, join(folder.path, "elsewhere"));
  expect(plan.pending).toEqual(migrations.slice(3).map(({ name }) => name));
  expect(plan).toMatchObject({ schema: "0003-version-seeds", backupFolder: join(folder.path, "elsewhere") });
  expect(plan.databaseBytes).toBeGreaterThanOrEqual(before.length);
  expect(plan.space).toEqual([expect.objectContaining({ folder: dataDir, neededBytes: 3 * plan.databaseBytes })]);
  expect(readFileSync(path)).toEqual(before);
  const database = new Database(path);
  migrate(database, [...migrations, { name: "9999-future", sql: "CREATE TABLE future (id TEXT)" }]);
  database.close();
  expect(() => planUpgrade(path)).toThrow("newer version of Livery");
});
