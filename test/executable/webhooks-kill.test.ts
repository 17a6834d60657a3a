import { expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { createDelivery } from "#/model/delivery";
import { concurrencyLimits } from "#/webhooks/scheduler/concurrency-limiter";
import { createWebhookSetup } from "#test/executable/webhook-setup";
import { waitUntil } from "#test/wait-until";

const deliveries = 5000;
const kills = 20;

/**
 * What each server sends before it is killed, at least. Interrupted attempts are sent first: a server that is killed before
 * it has sent all that were in flight would take one of three attempts from the same deliveries as the one before it.
 */
const leastSends = 2 * concurrencyLimits.maxPerWorkspace;

test("a server that is killed twenty times during five thousand deliveries loses none and sends none more than three times", async () => {
  const setup = await createWebhookSetup();
  const { receiver, workspaceId } = setup;
  const store = await setup.store();
  const endpoints = Array.from({ length: 10 }, (_, index) => setup.endpoint(`/${index}`));
  const nowMs = Date.now();
  const createdAt = new Date(nowMs).toISOString();
  const rows = Array.from({ length: deliveries }, (_, index) => {
    const data = { designId: `ds_${index}`, designName: "N" };
    const event = { id: createId("evt"), workspaceId, systemId: null, name: "design.ready", data, createdAt } as const;
    return createDelivery(event, endpoints[index % endpoints.length]?.id ?? "whe_", nowMs);
  });
  await store.transaction(async (repositories) => {
    for (const endpoint of endpoints) await repositories.webhookEndpoints.add(endpoint, 10);
    for (let from = 0; from < rows.length; from += 500) await repositories.deliveries.insert(rows.slice(from, from + 500));
  });
  const ids = () => receiver.received.map(({ headers }) => headers.get("x-service-delivery") ?? "");
  for (let kill = 1; kill <= kills; kill++) {
    const server = await setup.serve();
    const enough = Math.max((kill * deliveries) / (kills + 1), receiver.received.length + leastSends);
    await waitUntil(() => receiver.received.length >= enough);
    await server.end("SIGKILL");
  }
  expect(new Set(ids()).size).toBeLessThan(deliveries);
  const server = await setup.serve();
  await waitUntil(async () => (await store.deliveries.listWaitingTargets("unknown")).length === 0, 40_000);
  expect(await server.end()).toBe(0);
  const sends = new Map<string, number>();
  for (const id of ids()) sends.set(id, (sends.get(id) ?? 0) + 1);
  const unsent = rows.filter(({ id }) => !sends.has(id));
  const ends = await Promise.all(unsent.map(({ id }) => store.deliveries.findById(id)));
  expect(ends.map((end) => [end?.id, end?.state, end?.attempts])).toEqual([]);
  expect([...sends.values()].filter((count) => count > 3)).toEqual([]);
  expect(receiver.received.length - deliveries).toBeLessThanOrEqual(kills * concurrencyLimits.maxPerWorkspace);
  await store.close();
  await setup.remove();
}, 300_000);
