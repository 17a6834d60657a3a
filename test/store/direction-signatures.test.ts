import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { migrate } from "#/store/drivers/sqlite-migrate";
import { migrations } from "#/store/migrations/index";

test("systems from before signatures get the signature of their newest design with a direction", () => {
  const database = new Database(":memory:");
  const at = migrations.findIndex(({ name }) => name === "0015-direction-signatures");
  migrate(database, migrations.slice(0, at));
  database.run("PRAGMA foreign_keys = OFF");
  const insertSystem = database.query(
    `INSERT INTO systems (id, workspace_id, brand_id, name, folded_name, slug, own_slug, brand_color, token_count, status, platform,
       created_at, updated_at)
     VALUES (?1, 'ws_1', ?1, 'A', 'a', ?1, ?1, '#000000', 1, 'ACTIVE', 'nextjs', 'now', 'now')`,
  );
  const insertDesign = database.query(
    `INSERT INTO designs (id, workspace_id, brand_id, system_id, name, status, seed, direction_id, parts, created_at, updated_at)
     VALUES (?1, 'ws_1', ?2, ?2, 'A', 'DRAFT', 1, 'swiss', ?3, 'now', 'now')`,
  );
  const insertBlob = database.query("INSERT INTO blobs (hash, media_type, bytes) VALUES (?1, 'application/json', ?2)");
  const direction = (markRecipe: string) =>
    new TextEncoder().encode(
      JSON.stringify({ typeGenre: "serif", radiusBand: "slight", layout: "index", imagery: "grain", markRecipe }),
    );
  insertBlob.run("old", direction("stamp"));
  insertBlob.run("new", direction("crop"));
  for (const system of ["sys_1", "sys_2", "sys_3"]) insertSystem.run(system);
  insertDesign.run("ds_1", "sys_1", '{"direction":"old"}');
  insertDesign.run("ds_2", "sys_1", '{"direction":"new"}');
  insertDesign.run("ds_3", "sys_1", "{}");
  insertDesign.run("ds_4", "sys_2", '{"brief":"old"}');
  migrate(database);
  expect(database.query("SELECT id, direction_signature AS signature FROM systems ORDER BY id").all()).toEqual([
    { id: "sys_1", signature: "serif|slight|index|grain|crop" },
    { id: "sys_2", signature: null },
    { id: "sys_3", signature: null },
  ]);
});
