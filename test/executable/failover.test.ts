import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { createDeliveries } from "#test/executable/create-deliveries";
import { reportFigures } from "#test/executable/report-figures";
import { createWebhookSetup } from "#test/executable/webhook-setup";
import { createPostgresDatabase, type PostgresServer, queryPostgres, startPostgresServer } from "#test/postgres-server";
import { waitUntil } from "#test/wait-until";

/** Two servers on a primary with a standby that has every change before it is acknowledged. */
let primary: PostgresServer;
let standby: PostgresServer;
let setup: Awaited<ReturnType<typeof createWebhookSetup>>;
let database: string;

beforeAll(async () => {
  primary = await startPostgresServer({ settings: { synchronous_commit: "on" } });
  database = await createPostgresDatabase(primary);
  standby = await startPostgresServer({ primary });
  const admin = ["ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"];
  for (const statement of admin) await queryPostgres(primary.getUrl("postgres"), statement, []);
  await waitUntil(async () => (await listSynchronous()).length === 1);
  const url = `postgres://livery@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/${database}?target_session_attrs=read-write`;
  setup = await createWebhookSetup({ url, secretKey: crypto.getRandomValues(new Uint8Array(32)) });
}, 120_000);
afterAll(async () => {
  await setup.remove();
  await Promise.all([primary.stop(), standby.stop()]);
});

const listSynchronous = () =>
  queryPostgres(primary.getUrl("postgres"), "SELECT pid FROM pg_stat_replication WHERE sync_state = 'sync'", []);
const serve = (name: string) =>
  setup.serveIn([], "--data", join(setup.folder.path, name), "--port", "0", "--webhook-timeout", "3", "--rate-key", "0");
type Node = Awaited<ReturnType<typeof serve>>;

/** Creates a design. Returns its name if the server acknowledged it. */
async function createDesign(node: Node, name: string): Promise<string | undefined> {
  const response = await fetch(`${node.url}/api/v1/workspaces/${setup.workspaceId}/designs`, {
    method: "POST",
    headers: { authorization: `Bearer ${setup.apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ brief: { name, seed: 1 } }),
  });
  expect([200, 201, 202, 503]).toContain(response.status);
  await response.body?.cancel();
  return response.ok ? name : undefined;
}

async function addDeliveries(count: number): Promise<readonly string[]> {
  const store = await setup.store();
  const endpoint = setup.endpoint("/");
  const rows = createDeliveries(setup.workspaceId, [endpoint.id], count);
  await store.transaction(async ({ webhookEndpoints, deliveries }) => {
    await webhookEndpoints.add(endpoint, 10);
    await deliveries.insert(rows);
  });
  await store.close();
  return rows.map(({ id }) => id);
}

test("servers follow to the standby that is promoted, lose nothing that was acknowledged, and never go back", async () => {
  const nodes = await Promise.all([serve("one"), serve("two")]);
  setup.receiver.respondWith(async () => {
    await Bun.sleep(20);
    return 200;
  });
  const ids = await addDeliveries(400);
  const acknowledged: string[] = [];
  let isWriting = true;
  let number = 0;
  const write = async (node: Node) => {
    while (isWriting) {
      const name = await createDesign(node, `Written ${++number}`);
      if (name !== undefined) acknowledged.push(name);
      else await Bun.sleep(50);
    }
  };
  const writing = nodes.map(write);
  await waitUntil(() => acknowledged.length > 10 && setup.receiver.received.length > 50);
  await primary.kill();
  await Bun.sleep(300);
  const countBefore = acknowledged.length;
  await standby.promote();
  const promotedAtMs = performance.now();
  await waitUntil(() => acknowledged.length > countBefore, 60_000);
  reportFigures({ firstWriteAfterMs: performance.now() - promotedAtMs });
  await waitUntil(() => acknowledged.length > countBefore + 10, 60_000);
  isWriting = false;
  await Promise.all(writing);
  const url = standby.getUrl(database);
  const rows = await queryPostgres<{ name: string }>(url, "SELECT name FROM brands", []);
  const stored = rows.map(({ name }) => name);
  expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);

  // Who follows the old primary's address again must not use it.
  await primary.start();
  const late = await serve("late");
  expect(await createDesign(late, "Written Late")).toBe("Written Late");
  expect(await queryPostgres(url, "SELECT id FROM brands WHERE name = 'Written Late'", [])).toHaveLength(1);

  await waitUntil(
    async () => (await queryPostgres(url, "SELECT id FROM deliveries WHERE state = 'PENDING' LIMIT 1", [])).length === 0,
    90_000,
  );
  const sends = Map.groupBy(setup.receiver.received, ({ headers }) => headers.get("x-service-delivery") ?? "");
  expect(ids.filter((id) => !sends.has(id))).toEqual([]);
  expect([...sends.values()].filter((requests) => requests.length > 3)).toEqual([]);
  expect(await Promise.all([...nodes, late].map((node) => node.end()))).toEqual([0, 0, 0]);
  const lines = [...nodes, late].flatMap((node) => node.lines);
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
}, 240_000);
