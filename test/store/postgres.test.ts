import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { createLog } from "#/kernel/log";
import { openPostgres } from "#/store/drivers/postgres";
import { migrate } from "#/store/drivers/sqlite-migrate";
import { postgresMigrations } from "#/store/migrations/postgres/index";
import { createStore, type Store } from "#/store/store";
import {
  administer,
  createPostgresDatabase,
  dropPostgresDatabase,
  getPostgresServer,
  type PostgresServer,
  queryPostgres,
  startPostgresServer,
} from "#test/postgres-server";
import { type Engine, testStoreConformance } from "#test/store/conformance";
import { startCuttingProxy } from "#test/store/cutting-proxy";
import { createDeliveryRow, testWebhookConformance } from "#test/store/webhook-conformance";
import { waitUntil } from "#test/wait-until";

let server: PostgresServer;
let database: string | undefined;
const dropDatabase = async () => {
  if (database !== undefined) await dropPostgresDatabase(server, database);
  database = undefined;
};
const postgres: Engine = {
  name: "postgres",
  async open() {
    database ??= await createPostgresDatabase(server);
    return await openPostgres(server.getUrl(database));
  },
  reset: dropDatabase,
};

beforeAll(async () => {
  server = await getPostgresServer();
});
afterAll(dropDatabase);

describe("conformance", () => testStoreConformance(postgres));
describe("conformance of webhooks", () => testWebhookConformance(postgres));

/** A store on a database of its own, which the test closes. */
async function openOwn(options?: Parameters<typeof openPostgres>[1]) {
  const name = await createPostgresDatabase(server);
  const url = server.getUrl(name);
  return { url, name, store: createStore(await openPostgres(url, options)), drop: () => dropPostgresDatabase(server, name) };
}
const workspace = (slug: string) => ({ id: createId("ws"), name: slug, slug, createdAt: "2026-11-21T10:00:00.000Z" });
const insert = (store: Store, slug: string) => store.transaction(({ workspaces }) => workspaces.insert(workspace(slug)));

test("processes that start on an empty database at once make one schema", async () => {
  await administer(server, "CREATE DATABASE test_empty");
  const url = server.getUrl("test_empty");
  const drivers = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url, { maxReaders: 1, maxWriters: 1 })));
  await Promise.all(drivers.map((driver) => driver.close()));
  const applied = await queryPostgres<{ name: string }>(url, "SELECT name FROM migrations", []);
  expect(applied.map(({ name }) => name)).toEqual(postgresMigrations.map(({ name }) => name));
  await dropPostgresDatabase(server, "test_empty");
});

test("a database that a newer version wrote, or with another migration, is refused and left unchanged", async () => {
  const { url, store, drop } = await openOwn();
  await store.close();
  await queryPostgres(url, "INSERT INTO migrations (name, sha256) VALUES ('9999-future', 'x')", []);
  await expect(openPostgres(url)).rejects.toThrow("newer version of Livery");
  await queryPostgres(url, "DELETE FROM migrations WHERE name = '9999-future'", []);
  await queryPostgres(url, "UPDATE migrations SET sha256 = 'x'", []);
  await expect(openPostgres(url)).rejects.toThrow("not the one this Livery knows");
  await drop();
});

test("every table and column of SQLite is there, and the indexes too", async () => {
  const sqlite = new Database(":memory:");
  migrate(sqlite);
  const { url, store, drop } = await openOwn();
  await store.close();
  const ownTables = ["served_changes", "sqlite_sequence"];
  const tables = sqlite.query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name } of tables.filter((table) => !ownTables.includes(table.name))) {
    const expected = sqlite.query<{ name: string }, [string]>("SELECT name FROM pragma_table_info(?)").all(name);
    const columns = await queryPostgres<{ name: string }>(
      url,
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = ?",
      [name],
    );
    expect([name, columns.map((column) => column.name).sort()]).toEqual([name, expected.map((column) => column.name).sort()]);
  }
  const indexes = sqlite.query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL");
  const created = await queryPostgres<{ name: string }>(url, "SELECT indexname AS name FROM pg_indexes", []);
  const names = new Set(created.map(({ name }) => name));
  expect(indexes.all().filter(({ name }) => !names.has(name))).toEqual([]);
  await drop();
});

test("text is ordered by its bytes", async () => {
  const { store, drop } = await openOwn();
  const hashes = ["b", "A", "a", "ä", "B"];
  await store.transaction(async ({ rasters, blobs }) => {
    const png = await blobs.put("x", "image/png");
    const sources: string[] = [];
    for (const text of hashes) sources.push(await blobs.put(text, "image/svg+xml"));
    for (const sourceHash of sources) await rasters.insert({ sourceHash, px: 32, pngHash: png, webpHash: png });
  });
  const listed = (await store.rasters.listPage(undefined, 10)).map(({ sourceHash }) => sourceHash);
  expect(listed).toEqual([...listed].sort());
  await store.close();
  await drop();
});

test("writers that change different rows do not wait for each other", async () => {
  const { store, drop } = await openOwn();
  const held = Promise.withResolvers<void>();
  const isInserted = Promise.withResolvers<void>();
  const holding = store.transaction(async ({ workspaces }) => {
    await workspaces.insert(workspace("held"));
    isInserted.resolve();
    await held.promise;
  });
  await isInserted.promise;
  await insert(store, "other");
  expect((await store.workspaces.listAll()).map(({ slug }) => slug)).toEqual(["other"]);
  held.resolve();
  await holding;
  await store.close();
  await drop();
});

test("a delivery is claimed once by two claimers at the same time", async () => {
  const { url, store, drop } = await openOwn();
  const other = createStore(await openPostgres(url));
  const rows = Array.from({ length: 200 }, () => createDeliveryRow("whe_1"));
  await store.transaction(({ deliveries }) => deliveries.insert(rows));
  const claim = async (from: Store, owner: string) => {
    const claimed: string[] = [];
    for (;;) {
      const batch = await from.claimTransaction(async ({ deliveries }) => {
        const due = await deliveries.listDue("whe_1", { owner, nowMs: 2e12, limit: 10, retryLimit: 0 });
        await deliveries.recordAttemptsStarted(
          due.map(({ id }) => ({ id, attemptCount: 1, leasedBy: owner, nextAttemptAtMs: 3e12, signedAtS: null, headers: null })),
        );
        return due.map(({ id }) => id);
      });
      if (batch.length === 0) return claimed;
      claimed.push(...batch);
    }
  };
  const claims = (await Promise.all([claim(store, "a"), claim(other, "b"), claim(store, "c"), claim(other, "d")])).flat();
  expect([claims.length, new Set(claims).size]).toEqual([200, 200]);
  await Promise.all([store.close(), other.close()]);
  await drop();
});

test("a lookup with NUL finds nothing, and what people wrote is in no error that is logged", async () => {
  const { store, drop } = await openOwn();
  expect(await store.systems.findByPublicSlug("a\0b")).toBeUndefined();
  await insert(store, "secret-name");
  const error: unknown = await insert(store, "secret-name").catch((caught: unknown) => caught);
  expect(store.isUniqueViolation(error)).toBe(true);
  const lines: string[] = [];
  createLog(
    (line) => void lines.push(line),
    "json",
    () => new Date(),
  ).error("failed", error);
  expect(lines.join("")).toContain("insert into");
  expect(lines.join("")).not.toContain("secret-name");
  await store.close();
  await drop();
});

test("a restarted server is used again, and changes that were missed count as changes of everything", async () => {
  const own = await startPostgresServer();
  await administer(own, "CREATE DATABASE own");
  const store = createStore(await openPostgres(own.getUrl("own")));
  await insert(store, "before");
  const { position } = store.getServedChanges(0);
  const revision = store.getRevision();
  await own.stop();
  const read: unknown = await store.workspaces.listAll().catch((caught: unknown) => caught);
  const write: unknown = await insert(store, "while").catch((caught: unknown) => caught);
  expect([store.isUnavailable(read), store.isUnavailable(write)]).toEqual([true, true]);
  expect(store.listFaults().map(({ code }) => code)).toEqual(["unreachable"]);
  await waitUntil(() => store.getRevision() !== revision);
  expect(store.getServedChanges(position).systemIds).toBeUndefined();
  await own.start();
  await waitUntil(() =>
    insert(store, "after").then(
      () => true,
      () => false,
    ),
  );
  expect((await store.workspaces.listAll()).map(({ slug }) => slug)).toEqual(["before", "after"]);
  expect(store.listFaults()).toEqual([]);
  const other = createStore(await openPostgres(own.getUrl("own")));
  // Listening resumes with a pause that grows.
  await waitUntil(async () => {
    const before = store.getRevision();
    await other.transaction(({ workspaces }) => workspaces.insert(workspace(createId("ws"))));
    await Bun.sleep(100);
    return store.getRevision() === before + 1;
  });
  await Promise.all([store.close(), other.close()]);
  await own.stop();
}, 120_000);

test("a write whose connection ends before its commit runs again, and once", async () => {
  const { url, store, drop } = await openOwn();
  let runs = 0;
  await store.transaction(async ({ workspaces }) => {
    await workspaces.insert(workspace("again"));
    if (++runs === 1)
      await queryPostgres(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
        [],
      );
    await workspaces.findBySlug("again");
  });
  expect(runs).toBe(2);
  expect(await store.workspaces.listAll()).toHaveLength(1);
  await store.close();
  await drop();
});

test.each(["before", "after"] as const)("a change is saved once if the connection is lost %s its commit", async (when) => {
  const { name, store: direct, drop } = await openOwn();
  const proxy = startCuttingProxy(server.port);
  const store = createStore(await openPostgres(`postgres://livery@127.0.0.1:${proxy.port}/${name}`));
  let runs = 0;
  proxy.cutOnce("COMMIT", when);
  await store.transaction(async ({ workspaces }) => {
    runs++;
    await workspaces.insert(workspace(`run-${runs}`));
  });
  expect((await direct.workspaces.listAll()).map(({ slug }) => slug)).toEqual([`run-${when === "before" ? 2 : 1}`]);
  expect(runs).toBe(when === "before" ? 2 : 1);
  await Promise.all([store.close(), direct.close()]);
  proxy.stop();
  await drop();
});

test("a connection that is silently dropped is noticed, and everything counts as changed", async () => {
  const { name, store: direct, drop } = await openOwn();
  const proxy = startCuttingProxy(server.port);
  const own = server.getUrl(name);
  const store = createStore(await openPostgres(own, { listenUrl: `postgres://livery@127.0.0.1:${proxy.port}/${name}` }));
  const { position } = store.getServedChanges(0);
  const revision = store.getRevision();
  await insert(direct, "seen");
  await waitUntil(() => store.getRevision() !== revision);
  expect(store.getServedChanges(position).systemIds).toEqual([]);
  proxy.silence();
  await insert(direct, "unseen");
  await waitUntil(() => store.getServedChanges(position).systemIds === undefined);
  await Promise.all([store.close(), direct.close()]);
  proxy.stop();
  await drop();
});

test("reads of a silent database fail within a second or so, all of them as unavailable, and caches are not used", async () => {
  const { name, store: direct, drop } = await openOwn();
  const proxy = startCuttingProxy(server.port);
  const store = createStore(await openPostgres(`postgres://livery@127.0.0.1:${proxy.port}/${name}`));
  await insert(store, "before");
  expect([await store.workspaces.listAll(), store.isCurrent()]).toEqual([[expect.objectContaining({ slug: "before" })], true]);
  proxy.silence();
  const revision = store.getRevision();
  const startedAtMs = performance.now();
  // More than there are connections, so that some wait for one, and later ones that lose theirs with the first.
  const reads = await Promise.allSettled(
    Array.from({ length: 20 }, async (_, index) => {
      await Bun.sleep(40 * index);
      return await store.workspaces.listAll();
    }),
  );
  expect(performance.now() - startedAtMs).toBeLessThan(5000);
  expect(reads.map((read) => read.status === "rejected" && store.isUnavailable(read.reason))).toEqual(reads.map(() => true));
  await waitUntil(() => !store.isCurrent());
  expect(store.getRevision()).not.toBe(revision);
  await waitUntil(() => store.listFaults().some(({ code }) => code === "unreachable"));
  await Promise.all([store.close(), direct.close()]);
  proxy.stop();
  await drop();
}, 60_000);

test("connections are counted: open, in use and waited for, and transactions that ran again", async () => {
  const { store, drop } = await openOwn({ maxWriters: 2, maxReaders: 1 });
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  let begun = 0;
  const hold = () =>
    store.transaction(async ({ workspaces }) => {
      await workspaces.insert(workspace(createId("ws")));
      if (++begun === 2) isHeld.resolve();
      await held.promise;
    });
  const holding = [hold(), hold()];
  await isHeld.promise;
  const waiting = insert(store, "waiting");
  const getPool = (pool: string) => store.getConnectionStats()?.pools.find((one) => one.pool === pool);
  expect(getPool("transactions")).toEqual({ pool: "transactions", limit: 2, open: 2, busy: 2, waiting: 1 });
  await store.workspaces.listAll();
  expect(getPool("reads")).toEqual({ pool: "reads", limit: 1, open: 1, busy: 0, waiting: 0 });
  held.resolve();
  await Promise.all([...holding, waiting]);
  expect(getPool("transactions")).toMatchObject({ open: 2, busy: 0, waiting: 0 });
  // One changed what the other one had read.
  const readThenWrite = async (slug: string) =>
    await store.transaction(async ({ workspaces }) => {
      await workspaces.listAll();
      await Bun.sleep(20);
      await workspaces.insert(workspace(slug));
    });
  await Promise.all([readThenWrite("one"), readThenWrite("two")]);
  const stats = store.getConnectionStats();
  expect([stats?.waits.cumulativeCounts.at(-1), stats?.retries.conflict]).toEqual([5, expect.any(Number)]);
  expect(stats?.retries.conflict).toBeGreaterThan(0);
  await store.close();
  await drop();
});

test("work for all servers is done by one of them, which keeps it until its lease ends", async () => {
  const { url, store, drop } = await openOwn();
  const other = createStore(await openPostgres(url));
  expect([await store.tryLease("sweep", 60_000), await other.tryLease("sweep", 60_000)]).toEqual([true, false]);
  expect([await store.tryLease("sweep", 1), await other.tryLease("another", 60_000)]).toEqual([true, true]);
  await waitUntil(() => other.tryLease("sweep", 60_000));
  expect(await store.tryLease("sweep", 60_000)).toBe(false);
  await Promise.all([store.close(), other.close()]);
  await drop();
});
