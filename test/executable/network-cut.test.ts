import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { createNetworkSpace, findNetworkSpaceObstacle, type NetworkSpace } from "#test/executable/network-space";
import { createDeliveries } from "#test/executable/create-deliveries";
import { reportFigures } from "#test/executable/report-figures";
import { createWebhookSetup } from "#test/executable/webhook-setup";
import { createPostgresDatabase, type PostgresServer, queryPostgres, startPostgresServer } from "#test/postgres-server";
import { waitUntil } from "#test/wait-until";

/** One server behind a network that is cut, and one beside the database. */
const obstacle = findNetworkSpaceObstacle();
let space: NetworkSpace;
let server: PostgresServer;
let database: string;
let setup: Awaited<ReturnType<typeof createWebhookSetup>>;

beforeAll(async () => {
  if (obstacle !== undefined) return;
  space = await createNetworkSpace();
  server = await startPostgresServer({ address: { host: space.databaseHost, network: space.databaseNetwork } });
  database = await createPostgresDatabase(server);
  const url = `postgres://livery@${space.databaseHost}:${server.port}/${database}`;
  setup = await createWebhookSetup({ url, secretKey: crypto.getRandomValues(new Uint8Array(32)) }, space.outerAddress);
}, 120_000);
afterAll(async () => {
  if (obstacle !== undefined) return;
  await setup.remove();
  await server.stop();
  await space.remove();
});

const flags = ["--port", "0", "--webhook-timeout", "3", "--rate-public", "0", "--rate-key", "0"];
type Node = Awaited<ReturnType<typeof setup.serveIn>>;
const query = <Row>(statement: string) => queryPostgres<Row>(server.getUrl(database), statement, []);

/** The names of the published systems as a server lists them; undefined if it cannot say. */
async function listSystems(node: Node): Promise<{ readonly status: number; readonly slugs: readonly string[] }> {
  const response = await fetch(`${node.url}/api/v1/systems`);
  const text = await response.text();
  if (response.status !== 200) {
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    return { status: 503, slugs: [] };
  }
  const { systems } = JSON.parse(text) as { systems: { slug: string }[] };
  return { status: 200, slugs: systems.map(({ slug }) => slug) };
}

async function publish(name: string): Promise<void> {
  await Bun.write(join(setup.folder.path, "brief.json"), JSON.stringify({ name, seed: 3 }));
  expect((await setup.run("generate", "brief.json", "--approve", "--publish")).status).toBe(0);
}

async function addDeliveries(endpointIds: readonly `whe_${string}`[], count: number): Promise<readonly string[]> {
  const store = await setup.store();
  const rows = createDeliveries(setup.workspaceId, endpointIds, count);
  await store.transaction(({ deliveries }) => deliveries.insert(rows));
  await store.close();
  return rows.map(({ id }) => id);
}

/** Longer than anything that was on its way when the network was cut can take, milliseconds. */
const quietAfterMs = 10_000;

const whySkipped = obstacle === undefined ? "" : ` (skipped: ${obstacle})`;

test.skipIf(obstacle !== undefined)(
  `a server that is cut off answers reads within a second and starts nothing; others take its work over${whySkipped}`,
  async () => {
    const serve = (prefix: readonly string[], name: string, host: string) =>
      setup.serveIn(prefix, "--data", join(setup.folder.path, name), "--host", host, ...flags);
    const [inside, outside] = await Promise.all([
      serve(space.prefix, "inside", space.ownAddress),
      serve([], "outside", space.outerAddress),
    ]);
    setup.receiver.respondWith(async () => {
      await Bun.sleep(30);
      return 200;
    });
    const countFromInside = () => setup.receiver.received.filter(({ peer }) => peer === space.ownAddress).length;
    const endpoints = Array.from({ length: 5 }, (_, index) => setup.endpoint(`/${index}`));
    const store = await setup.store();
    await store.transaction(async ({ webhookEndpoints }) => {
      for (const endpoint of endpoints) await webhookEndpoints.add(endpoint, 10);
    });
    await store.close();
    const endpointIds = endpoints.map(({ id }) => id);
    await publish("Before The Cut");
    await waitUntil(async () => (await listSystems(inside)).slugs.length === 1);

    const ids = [...(await addDeliveries(endpointIds, 1500))];
    await waitUntil(() => countFromInside() > 100);
    const started = await fetch(`${inside.url}/api/v1/workspaces/${setup.workspaceId}/designs`, {
      method: "POST",
      headers: { authorization: `Bearer ${setup.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ brief: { name: "Cut Off", seed: 4 }, run: true }),
    });
    const { project } = (await started.json()) as { project: { id: string } };
    space.cutDatabase();
    const cutAtMs = performance.now();

    // A read of what is cached, and one of what is not.
    const reads: { readonly startedMs: number; readonly tookMs: number; readonly status: number; readonly isOld: boolean }[] = [];
    const read = async (load: () => Promise<{ readonly status: number; readonly slugs: readonly string[] }>) => {
      const startedAtMs = performance.now();
      const { status, slugs } = await load();
      const tookMs = performance.now() - startedAtMs;
      reads.push({ startedMs: startedAtMs - cutAtMs, tookMs, status, isOld: slugs.length === 1 });
    };
    const loadUncached = async () => {
      const response = await fetch(`${inside.url}/api/v1/projects/${project.id}`, {
        headers: { authorization: `Bearer ${setup.apiKey}` },
      });
      await response.body?.cancel();
      return { status: response.status, slugs: [] };
    };
    /** How long the machine takes for a request that needs no database. */
    const delays: number[] = [];
    const measureDelay = async () => {
      const startedAtMs = performance.now();
      await (await fetch(`${inside.url}/healthz`)).body?.cancel();
      delays.push(performance.now() - startedAtMs);
    };
    const reading: Promise<void>[] = [];
    for (let turn = 0; turn < 50; turn++) {
      reading.push(
        read(() => listSystems(inside)),
        read(loadUncached),
        measureDelay(),
      );
      await Bun.sleep(100);
    }
    await Promise.all(reading);
    // What it knows is from before the cut: a second later it must not say it any more.
    expect(reads.filter(({ startedMs, isOld }) => isOld && startedMs > 1000)).toEqual([]);
    expect(reads.some(({ isOld }) => isOld)).toBe(true);
    const failed = reads.filter(({ status }) => status === 503).map(({ tookMs }) => tookMs);
    for (const times of [failed, delays]) times.sort((a, b) => a - b);
    const getMedian = (times: readonly number[]) => times[Math.floor(times.length / 2)] ?? 0;
    expect(failed.length).toBeGreaterThan(50);
    // The limit is 0.7 s. A busy machine adds what it adds to requests that need no database.
    expect(getMedian(failed) - getMedian(delays)).toBeLessThan(1000);
    expect((failed.at(-1) ?? 0) - (delays.at(-1) ?? 0)).toBeLessThan(4000);
    reportFigures({
      oldestCachedMs: Math.max(...reads.filter(({ isOld }) => isOld).map(({ startedMs }) => startedMs)),
      medianMs: getMedian(failed),
      medianDelayMs: getMedian(delays),
      slowestMs: failed.at(-1) ?? 0,
    });
    const health = (await (await fetch(`${inside.url}/healthz`)).json()) as { problems: { code: string }[] };
    expect(health.problems.map(({ code }) => code)).toContain("unreachable");

    await publish("After The Cut");
    expect((await listSystems(outside)).slugs).toHaveLength(2);
    await waitUntil(() => performance.now() - cutAtMs > quietAfterMs);
    const sentFromInside = countFromInside();
    const isPending = async () => (await query("SELECT id FROM deliveries WHERE state = 'PENDING' LIMIT 1")).length > 0;
    await waitUntil(async () => !(await isPending()), 90_000);
    expect(countFromInside()).toBe(sentFromInside);

    space.healDatabase();
    await waitUntil(async () => (await listSystems(inside)).slugs.length === 2, 60_000);
    // Alone, so that no other server sends them before it has noticed.
    expect(await outside.end()).toBe(0);
    ids.push(...(await addDeliveries(endpointIds, 200)));
    await waitUntil(async () => !(await isPending()), 90_000);
    expect(countFromInside()).toBeGreaterThanOrEqual(sentFromInside + 200);
    const sends = Map.groupBy(setup.receiver.received, ({ headers }) => headers.get("x-service-delivery") ?? "");
    expect(ids.filter((id) => !sends.has(id))).toEqual([]);
    expect([...sends.values()].filter((requests) => requests.length > 3)).toEqual([]);

    // Either of the two completed the run, once.
    await waitUntil(
      async () =>
        (await query(`SELECT id FROM projects WHERE id = '${project.id}' AND state = 'FOUNDATION_REVIEW'`)).length === 1,
      120_000,
    );
    const doubled = await query("SELECT name, data FROM events WHERE system_id IS NULL GROUP BY name, data HAVING count(*) > 1");
    expect(doubled).toEqual([]);
    expect(await inside.end()).toBe(0);
    expect([...inside.lines, ...outside.lines].filter((line) => !line.startsWith("{"))).toEqual([]);
  },
  300_000,
);
