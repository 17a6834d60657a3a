import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { migrate } from "#/store/drivers/sqlite-migrate";
import { migrations } from "#/store/migrations/index";

test("a database from before remote clients keeps its people and keys, and has no grants", () => {
  const database = new Database(":memory:");
  const at = migrations.findIndex(({ name }) => name === "0026-oauth");
  migrate(database, migrations.slice(0, at));
  database.run("INSERT INTO workspaces (id, name, slug, created_at) VALUES ('ws_1', 'Acme', 'acme', '2026')");
  database.run("INSERT INTO users (id, email, password_hash, created_at) VALUES ('usr_1', 'ada@acme.example', 'x', '2026')");
  database.run("INSERT INTO memberships (workspace_id, user_id, role, created_at) VALUES ('ws_1', 'usr_1', 'OWNER', '2026')");
  database.run(
    `INSERT INTO api_keys (id, workspace_id, name, kind, prefix, hash, permissions, created_by, created_at)
     VALUES ('key_1', 'ws_1', 'Build', 'WORKSPACE', 'lv_1', 'h', '["READ"]', 'usr_1', '2026')`,
  );
  const tables = ["workspaces", "users", "memberships", "api_keys"];
  const read = () => tables.map((table) => database.query(`SELECT * FROM ${table}`).values());
  const before = read();
  migrate(database);
  expect(read()).toEqual(before);
  for (const table of ["oauth_clients", "oauth_grants", "oauth_tokens"])
    expect(database.query(`SELECT count(*) FROM ${table}`).values()).toEqual([[0]]);

  const insertGrant = (id: string) =>
    database.run(
      `INSERT INTO oauth_grants (id, workspace_id, user_id, client_id, client_name, prefix, permissions, resource, redirect_uri,
         code_challenge, created_at, expires_at) VALUES ('${id}', 'ws_1', 'usr_1', 'c', 'C', '${id}', '[]', 'r', 'u', 'x', '1', '2')`,
    );
  insertGrant("grt_1");
  insertGrant("grt_2");
  expect(database.query("SELECT id, seq FROM oauth_grants ORDER BY seq").values()).toEqual([
    ["grt_1", 1],
    ["grt_2", 2],
  ]);
  for (const grant of ["grt_1", "grt_2"])
    database.run(`INSERT INTO oauth_tokens (hash, grant_id, kind, expires_at_ms) VALUES ('${grant}', '${grant}', 'ACCESS', 1)`);
  database.run("DELETE FROM oauth_grants WHERE id = 'grt_1'");
  expect(database.query("SELECT grant_id FROM oauth_tokens").values()).toEqual([["grt_2"]]);
});
