import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { migrate } from "#/store/drivers/sqlite-migrate";
import { migrations } from "#/store/migrations/index";

test("versions from before seeds get the seed of their design and stay immutable", () => {
  const database = new Database(":memory:");
  const at = migrations.findIndex(({ name }) => name === "0003-version-seeds");
  migrate(database, migrations.slice(0, at));
  database.run("PRAGMA foreign_keys = OFF");
  database.run(
    "INSERT INTO designs VALUES ('ds_1', 'ws_1', 'br_1', 'sys_1', 'A', 'PUBLISHED', NULL, 42, 'swiss', '{}', 'now', 'now', 'now', 'now')",
  );
  database.run("INSERT INTO versions VALUES ('ver_1', 'sys_1', 'ds_1', '1.0.0', 'release', '{}', '{}', 'now')");
  migrate(database);
  expect(database.query("SELECT id, seed FROM versions").all()).toEqual([{ id: "ver_1", seed: 42 }]);
  expect(() => database.run("UPDATE versions SET seed = 1")).toThrow("a version never changes");
});
