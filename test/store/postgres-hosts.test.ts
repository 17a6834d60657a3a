import { afterAll, beforeAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { openPostgres } from "#/store/drivers/postgres";
import { UnknownCommitError } from "#/store/drivers/postgres-errors";
import { PostgresHosts } from "#/store/drivers/postgres-hosts";
import { createStore } from "#/store/store";
import { createPostgresDatabase, type PostgresServer, queryPostgres, startPostgresServer } from "#test/postgres-server";
import { startCuttingProxy } from "#test/store/cutting-proxy";

/** A primary, and a standby that is promoted once. */
let primary: PostgresServer;
let standby: PostgresServer;
let database: string;

beforeAll(async () => {
  primary = await startPostgresServer();
  database = await createPostgresDatabase(primary);
  standby = await startPostgresServer({ primary });
}, 120_000);
afterAll(async () => {
  await Promise.all([primary.stop(), standby.stop()]);
});

const toAddress = (...ports: readonly number[]) =>
  `postgres://livery@${ports.map((port) => `127.0.0.1:${port}`).join(",")}/${database}`;
const workspace = (slug: string) => ({ id: createId("ws"), name: slug, slug, createdAt: "2026-11-21T10:00:00.000Z" });

test("the server that takes writes is found, in whatever order the servers are named, also beside one that is down", async () => {
  const down = 1;
  const expected = toAddress(primary.port);
  for (const address of [
    toAddress(primary.port, standby.port),
    toAddress(standby.port, primary.port),
    toAddress(down, primary.port),
  ])
    expect(await new PostgresHosts(address).findPrimary()).toBe(expected);
  await expect(new PostgresHosts(toAddress(standby.port, down)).findPrimary()).rejects.toThrow(
    "none of the servers takes writes",
  );
  await expect(openPostgres(toAddress(standby.port, down))).rejects.toThrow("none of its servers takes writes");
  await expect(openPostgres(toAddress(down, down))).rejects.toThrow("the server cannot be reached");
});

test("a change is not reported as saved because the promoted standby gave its transaction's id to another", async () => {
  const proxy = startCuttingProxy(primary.port);
  const store = createStore(await openPostgres(toAddress(proxy.port, standby.port)));
  await store.workspaces.listAll();
  await standby.promote();
  const after = queryPostgres(
    standby.getUrl(database),
    "DO $$ BEGIN FOR i IN 1..500 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$",
    [],
  );
  await after;
  // Saved by the old primary, which cannot be reached from then on: the standby was promoted without it.
  proxy.cutOnce("COMMIT", "after", true);
  const error: unknown = await store
    .transaction(({ workspaces }) => workspaces.insert(workspace("lost")))
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UnknownCommitError);
  expect(store.isUnavailable(error)).toBe(true);
  await store.transaction(({ workspaces }) => workspaces.insert(workspace("kept")));
  const kept = await queryPostgres<{ slug: string }>(standby.getUrl(database), "SELECT slug FROM workspaces", []);
  expect(kept.map(({ slug }) => slug)).toEqual(["kept"]);
  await store.close();
}, 60_000);

test("of two servers that take writes, the one that was promoted last is used", async () => {
  expect(await new PostgresHosts(toAddress(primary.port, standby.port)).findPrimary()).toBe(toAddress(standby.port));
});
