import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { copiedTables } from "#/store/copy/copied-tables";
import { runLivery } from "#test/executable/run-livery";
import { createDeliveries } from "#test/executable/create-deliveries";
import { createWebhookSetup } from "#test/executable/webhook-setup";
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  getPostgresServer,
  type PostgresServer,
  queryPostgres,
} from "#test/postgres-server";
import { waitUntil } from "#test/wait-until";

/** Two servers on one database, like those behind a load balancer. */
let server: PostgresServer;
let setup: Awaited<ReturnType<typeof createWebhookSetup>>;
let database: string;
let close = async () => {};

beforeAll(async () => {
  server = await getPostgresServer();
});
beforeEach(async () => {
  await close();
  database = await createPostgresDatabase(server);
  const secretKey = crypto.getRandomValues(new Uint8Array(32));
  setup = await createWebhookSetup({ url: server.getUrl(database), secretKey });
  close = async () => {
    await setup.remove();
    await dropPostgresDatabase(server, database);
  };
});
afterAll(() => close());

/** A server that waits a second for a response, unless a test that counts sends needs one that never gives up. */
const serve = (node: string, timeoutSeconds = 1) =>
  setup.serve("--data", join(setup.folder.path, node), "--webhook-timeout", String(timeoutSeconds));
type Node = Awaited<ReturnType<typeof serve>>;
const get = async (node: Node, path: string) =>
  await (await fetch(`${node.url}${path}`, { headers: { authorization: `Bearer ${setup.apiKey}` } })).json();
const post = async (node: Node, path: string, body: unknown) => {
  const headers = { authorization: `Bearer ${setup.apiKey}`, "content-type": "application/json" };
  return await (await fetch(`${node.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
};

/** Adds deliveries to five endpoints and returns their ids. */
async function addDeliveries(count: number): Promise<readonly string[]> {
  const store = await setup.store();
  const endpoints = Array.from({ length: 5 }, (_, index) => setup.endpoint(`/${index}`));
  const rows = createDeliveries(
    setup.workspaceId,
    endpoints.map(({ id }) => id),
    count,
  );
  await store.transaction(async (repositories) => {
    for (const endpoint of endpoints) await repositories.webhookEndpoints.add(endpoint, 10);
    for (let from = 0; from < rows.length; from += 500) await repositories.deliveries.insert(rows.slice(from, from + 500));
  });
  await store.close();
  return rows.map(({ id }) => id);
}

function countSends(): ReadonlyMap<string, number> {
  const sends = new Map<string, number>();
  for (const { headers } of setup.receiver.received) {
    const id = headers.get("x-service-delivery") ?? "";
    sends.set(id, (sends.get(id) ?? 0) + 1);
  }
  return sends;
}

const hasPending = async () =>
  (await queryPostgres(server.getUrl(database), "SELECT id FROM deliveries WHERE state = 'PENDING' LIMIT 1", [])).length > 0;

test("two servers share the deliveries, and each is sent once", async () => {
  const [one, other] = await Promise.all([serve("one", 30), serve("other", 30)]);
  const ids = await addDeliveries(1500);
  await waitUntil(async () => !(await hasPending()), 60_000);
  const sends = countSends();
  expect(ids.filter((id) => sends.get(id) !== 1)).toEqual([]);
  const sent = await Promise.all([one, other].map(countSucceeded));
  expect([sent.reduce((sum, count) => sum + count, 0), sent.every((count) => count > 0)]).toEqual([ids.length, true]);
  expect(await Promise.all([one.end(), other.end()])).toEqual([0, 0]);
}, 120_000);

/** How many deliveries a server sent with success, by its metrics. */
async function countSucceeded(node: Node): Promise<number> {
  const metrics = await (await fetch(`${node.url}/metrics`)).text();
  return Number(/^livery_deliveries_total\{outcome="succeeded"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

test("what a command publishes, both servers serve with the same bytes", async () => {
  const [one, other] = await Promise.all([serve("one"), serve("other")]);
  const list = async (node: Node) => (await get(node, "/api/v1/systems")).systems.map(({ slug }: { slug: string }) => slug);
  expect([await list(one), await list(other)]).toEqual([[], []]);
  await Bun.write(join(setup.folder.path, "brief.json"), JSON.stringify({ name: "Seen Twice", seed: 3 }));
  const made = await setup.run("generate", "brief.json", "--approve", "--publish");
  expect(made.status).toBe(0);
  await waitUntil(async () => (await list(one)).length === 1 && (await list(other)).length === 1);
  const css = (node: Node) =>
    fetch(`${node.url}/api/systems/export/seen-twice?format=globals-css`).then((response) => response.text());
  expect(await css(other)).toBe(await css(one));
  expect(await Promise.all([one.end(), other.end()])).toEqual([0, 0]);
}, 120_000);

test("a server that is killed loses no delivery: the other one sends the rest", async () => {
  const [one, other] = await Promise.all([serve("one"), serve("other")]);
  setup.receiver.respondWith(async () => {
    await Bun.sleep(20);
    return 200;
  });
  const ids = await addDeliveries(1500);
  await waitUntil(() => setup.receiver.received.length > 300);
  await one.end("SIGKILL");
  await waitUntil(async () => !(await hasPending()), 90_000);
  const sends = countSends();
  expect(ids.filter((id) => !sends.has(id))).toEqual([]);
  expect([...sends.values()].filter((count) => count > 3)).toEqual([]);
  expect(await other.end()).toBe(0);
}, 150_000);

test("a restart of the database loses no delivery and ends no server", async () => {
  const [one, other] = await Promise.all([serve("one"), serve("other")]);
  setup.receiver.respondWith(async () => {
    await Bun.sleep(20);
    return 200;
  });
  const ids = await addDeliveries(1000);
  await waitUntil(() => setup.receiver.received.length > 200);
  await server.stop();
  expect((await fetch(`${one.url}/api/v1/systems`)).status).toBe(503);
  await server.start();
  await waitUntil(async () => !(await hasPending()), 90_000);
  const sends = countSends();
  expect(ids.filter((id) => !sends.has(id))).toEqual([]);
  expect([...sends.values()].filter((count) => count > 3)).toEqual([]);
  await waitUntil(async () => (await fetch(`${one.url}/api/v1/systems`)).status === 200);
  expect(await Promise.all([one.end(), other.end()])).toEqual([0, 0]);
}, 150_000);

test("a run on one server is followed on the other one until it stops", async () => {
  const [one, other] = await Promise.all([serve("one"), serve("other")]);
  const brief = { name: "Seen From Afar", seed: 6 };
  const { project } = await post(one, `/api/v1/workspaces/${setup.workspaceId}/designs`, { brief, run: true });
  const headers = { authorization: `Bearer ${setup.apiKey}` };
  const events = await (await fetch(`${other.url}/api/v1/projects/${project.id}/progress`, { headers })).text();
  expect(events).toStartWith("event: state\n");
  expect(events).toContain("event: stage\n");
  expect(JSON.parse(/^event: rest\ndata: (.+)$/m.exec(events)?.[1] ?? "{}")).toMatchObject({
    state: "FOUNDATION_REVIEW",
    running: false,
  });
  expect(await Promise.all([one.end(), other.end()])).toEqual([0, 0]);
}, 120_000);

test("a project whose server is killed is completed by the other one", async () => {
  const [one, other] = await Promise.all([serve("one"), serve("other")]);
  const brief = { name: "Taken Over", seed: 5 };
  const { project } = await post(one, `/api/v1/workspaces/${setup.workspaceId}/designs`, { brief, run: true });
  await one.end("SIGKILL");
  await waitUntil(async () => (await get(other, `/api/v1/projects/${project.id}`)).state === "FOUNDATION_REVIEW", 60_000);
  expect((await get(other, `/api/v1/projects/${project.id}`)).failure).toBeNull();
  expect(await other.end()).toBe(0);
}, 120_000);

/** The number of rows of every table that is copied, and a hash of them. */
async function hashTables(name: string) {
  const ofTable = (table: string) =>
    `SELECT '${table}' AS name, count(*) AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM "${table}" t`;
  const rows = await queryPostgres<{ name: string; rows: number; hash: string | null }>(
    server.getUrl(name),
    copiedTables.map(([table]) => ofTable(table)).join(" UNION ALL "),
    [],
  );
  expect(rows.find((row) => row.name === "systems")?.rows).toBe(1);
  return rows;
}

test("data is not copied while a server uses the database, and comes back equal from a data folder", async () => {
  await Bun.write(join(setup.folder.path, "brief.json"), JSON.stringify({ name: "There And Back", seed: 8 }));
  expect((await setup.run("generate", "brief.json", "--approve", "--publish")).status).toBe(0);
  const running = await serve("one");
  const refused = await setup.run("migrate", "--to", "sqlite:copy");
  expect([refused.status, refused.err]).toEqual([
    1,
    expect.stringContaining("using the PostgreSQL database, so nothing is copied"),
  ]);
  expect(existsSync(join(setup.folder.path, "copy"))).toBe(false);
  expect(await running.end()).toBe(0);
  expect((await setup.run("migrate", "--to", "sqlite:copy")).status).toBe(0);
  const back = await createPostgresDatabase(server);
  const returned = await runLivery(["migrate", "--to", server.getUrl(back), "--data", "copy"], {
    cwd: setup.folder.path,
    env: { LIVERY_DATABASE_URL: "" },
  });
  expect([returned.status, returned.err]).toEqual([0, expect.any(String)]);
  const [before, after] = await Promise.all([database, back].map(hashTables));
  expect(after).toEqual(before);
  await dropPostgresDatabase(server, back);
}, 120_000);

test.each([
  ["another secret key", { LIVERY_SECRET_KEY: Buffer.alloc(32, 1).toString("base64") }, "decrypts none of the secrets"],
  ["no secret key", {}, "need LIVERY_SECRET_KEY"],
])("a server with %s does not start", async (_, env, message) => {
  await addDeliveries(1);
  const ended = await runLivery(["serve", "--port", "0"], {
    cwd: setup.folder.path,
    env: { LIVERY_DATABASE_URL: server.getUrl(database), ...env },
  });
  expect([ended.status, ended.err]).toEqual([1, expect.stringContaining(message)]);
});
