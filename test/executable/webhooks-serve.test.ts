import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createWebhookSetup } from "#test/executable/webhook-setup";
import { waitUntil } from "#test/wait-until";

const setup = await createWebhookSetup();
afterAll(() => setup.remove());

test("events from while no server ran are delivered by the next one, and by no command", async () => {
  const store = await setup.store();
  const endpoint = setup.endpoint("/all");
  await store.transaction(({ webhookEndpoints }) => webhookEndpoints.add(endpoint, 10));
  writeFileSync(join(setup.folder.path, "brief.json"), JSON.stringify({ name: "Notified Later", seed: 4 }));
  expect((await setup.run("generate", "brief.json", "--approve", "--publish")).status).toBe(0);
  expect(await store.deliveries.listPage(endpoint.id, { limit: 50 })).toHaveLength(5);
  expect(setup.receiver.received).toHaveLength(0);
  const server = await setup.serve();
  await waitUntil(async () =>
    (await store.deliveries.listPage(endpoint.id, { limit: 50 })).every(({ state }) => state === "SUCCEEDED"),
  );
  expect(new Set(setup.receiver.received.map(({ headers }) => headers.get("x-service-event")))).toEqual(
    new Set(["design.ready", "project.review_ready", "project.finalized", "system.activated", "design.published"]),
  );
  expect(await server.end()).toBe(0);
  await store.close();
});

test("a server that is stopped while a receiver hangs exits within ten seconds without losing the delivery", async () => {
  const store = await setup.store();
  const endpoint = setup.endpoint("/hangs");
  await store.transaction(({ webhookEndpoints }) => webhookEndpoints.add(endpoint, 10));
  setup.receiver.respondWith(async ({ path }) => {
    if (path === "/hangs") await Bun.sleep(20_000);
    return 200;
  });
  writeFileSync(join(setup.folder.path, "brief.json"), JSON.stringify({ name: "Notified Never", seed: 5 }));
  const server = await setup.serve("--webhook-timeout", "30");
  expect((await setup.run("generate", "brief.json")).status).toBe(0);
  await waitUntil(() => setup.receiver.received.some(({ path }) => path === "/hangs"));
  const startedMs = performance.now();
  expect(await server.end("SIGTERM")).toBe(0);
  expect(performance.now() - startedMs).toBeLessThan(10_000);
  const rows = await store.deliveries.listPage(endpoint.id, { limit: 50 });
  expect(rows.map(({ state, leasedBy, attempts }) => [state, leasedBy, attempts[0]?.reason])).toEqual([
    ["PENDING", null, "interrupted"],
  ]);
  await store.close();
}, 40_000);
