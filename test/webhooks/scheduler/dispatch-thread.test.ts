import type { DeliveryId } from "#/model/ids";
import { afterAll, afterEach, beforeEach, expect, test } from "bun:test";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemClock } from "#/kernel/clock";
import { SharedCounter } from "#/webhooks/scheduler/shared-counter";
import { createJsonReply } from "#/kernel/http/reply";
import { deliveryRetentionMs } from "#/model/limits";
import { allSystems, createResponseCache } from "#/operations/response-cache";
import { type DispatchSettings, type DispatchThread, createDispatchThread } from "#/webhooks/scheduler/dispatch-thread";
import { waitUntil } from "#test/wait-until";
import { type DispatchFixture, createDispatchFixture } from "#test/webhooks/dispatch-fixture";
import { startReceiver } from "#test/webhooks/receiver";
import { isPostgresTested } from "#test/test-store";

const receiver = startReceiver();
afterAll(() => receiver.stop());
let fixture: DispatchFixture;
const threads: DispatchThread[] = [];
beforeEach(async () => {
  fixture = await createDispatchFixture(receiver.ca);
  fixture.clock.forwardMs(Date.now() - fixture.clock.now().getTime());
  receiver.received.length = 0;
  receiver.respondWith(() => 200);
});
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.stop()));
  await fixture.close();
});

const createThread = (change: Partial<DispatchSettings> = {}): DispatchThread => {
  const settings: DispatchSettings = {
    calls: new SharedCounter().memory,
    database: fixture.database,
    secretKey: new Uint8Array(32).fill(7),
    secretKeyPath: "",
    log: "off",
    allow: ["127.0.0.0/8"],
    ca: receiver.ca,
    ownUrl: "https://livery.example",
    timeoutMs: 5000,
    retryMs: [50, 50],
    ...change,
  };
  const thread = createDispatchThread(settings, { store: fixture.store, clock: systemClock, log: fixture.log });
  threads.push(thread);
  return thread;
};
const findDelivery = (id: DeliveryId) => fixture.store.deliveries.findById(id);
const addDeliveries = async (url = receiver.url(), count = 1) => {
  const { endpoint } = await fixture.addEndpoint(url);
  return { endpoint, ids: (await fixture.addDeliveries(endpoint.id, count)).map(({ id }) => id) };
};

test("the thread starts when a delivery is pending, ends when idle and starts again", async () => {
  const thread = createThread({ idleMs: 20 });
  thread.start();
  await Bun.sleep(400);
  expect(thread.isRunning()).toBe(false);
  const { endpoint, ids } = await addDeliveries();
  await waitUntil(async () => (await findDelivery(ids[0] ?? "dlv_"))?.state === "SUCCEEDED");
  await waitUntil(() => !thread.isRunning());
  const [again] = await fixture.addDeliveries(endpoint.id);
  await waitUntil(async () => (await findDelivery(again?.id ?? "dlv_"))?.state === "SUCCEEDED");
  expect(receiver.received).toHaveLength(2);
});

test("the thread signs, checks addresses and retries with its settings", async () => {
  receiver.respondWith((_, count) => (count === 1 ? 500 : 200));
  const { ids } = await addDeliveries();
  const own = await addDeliveries("https://livery.example/hook");
  const blocked = await addDeliveries("https://10.0.0.1/");
  createThread().start();
  await waitUntil(async () => !(await fixture.store.deliveries.hasPending()));
  expect((await findDelivery(ids[0] ?? "dlv_"))?.attempts.map(({ status }) => status)).toEqual([500, 200]);
  const listReasons = async (id: DeliveryId = "dlv_") => new Set((await findDelivery(id))?.attempts.map(({ reason }) => reason));
  expect(await listReasons(own.ids[0])).toEqual(new Set(["own_address"]));
  expect(await listReasons(blocked.ids[0])).toEqual(new Set(["refused_address"]));
});

test("sending deliveries does not clear the response cache", async () => {
  const { ids } = await addDeliveries(receiver.url(), 40);
  const answers = createResponseCache(fixture.store);
  answers.set("a", createJsonReply({ a: 1 }), allSystems, answers.getPosition());
  createThread().start();
  await waitUntil(async () => !(await fixture.store.deliveries.hasPending()));
  await Bun.sleep(10);
  expect((await findDelivery(ids.at(-1) ?? "dlv_"))?.state).toBe("SUCCEEDED");
  expect(answers.get("a")).toBeDefined();
});

test("other writers never fail while deliveries are sent", async () => {
  const { ids } = await addDeliveries(receiver.url(), 200);
  createThread().start();
  await waitUntil(() => receiver.received.length > 0);
  let writes = 0;
  while (await fixture.store.deliveries.hasPending()) {
    const id = `ws_${++writes}` as const;
    await fixture.store.transaction(({ workspaces }) => workspaces.insert({ id, name: id, slug: id, createdAt: "2026-11-21" }));
    await Bun.sleep(1);
  }
  expect(writes).toBeGreaterThan(10);
  expect((await findDelivery(ids.at(-1) ?? "dlv_"))?.state).toBe("SUCCEEDED");
});

test("stopping waits for attempts in flight and leaves hanging ones to the next process", async () => {
  receiver.respondWith(async ({ path }) => {
    await Bun.sleep(path === "/hangs" ? 4000 : 300);
    return 200;
  });
  const slow = await addDeliveries(receiver.url("/slow"));
  const hanging = await addDeliveries(receiver.url("/hangs"));
  const thread = createThread({ stopMs: 800 });
  thread.start();
  await waitUntil(() => receiver.received.length === 2);
  await thread.stop();
  expect(thread.isRunning()).toBe(false);
  expect(await findDelivery(slow.ids[0] ?? "dlv_")).toMatchObject({ state: "SUCCEEDED" });
  const left = { state: "PENDING", leasedBy: null, attempts: [{ reason: "interrupted" }] };
  expect(await findDelivery(hanging.ids[0] ?? "dlv_")).toMatchObject(left);
});

test.skipIf(isPostgresTested)("a thread that fails is logged and replaced", async () => {
  const link = join(dirname(fixture.path), "link");
  writeFileSync(link, "no folder");
  const { ids } = await addDeliveries();
  const thread = createThread({ database: { path: join(link, "livery.sqlite") } });
  thread.start();
  await waitUntil(() => fixture.logged.some((line) => line.includes("webhook delivery thread failed")));
  expect(thread.isRunning()).toBe(false);
  rmSync(link);
  symlinkSync(dirname(fixture.path), link);
  await waitUntil(async () => (await findDelivery(ids[0] ?? "dlv_"))?.state === "SUCCEEDED");
});

test("expired deliveries start the thread, which deletes them", async () => {
  const { endpoint } = await addDeliveries();
  await fixture.createScheduler({ attempt: fixture.attempt }).tick();
  const [row] = await fixture.store.deliveries.listPage(endpoint.id, { limit: 1 });
  expect(row?.state).toBe("SUCCEEDED");
  fixture.clock.forwardMs(-deliveryRetentionMs - 60_000);
  const { ids } = await addDeliveries();
  await fixture.createScheduler({ attempt: fixture.attempt }).tick();
  createThread().start();
  await waitUntil(async () => (await findDelivery(ids[0] ?? "dlv_")) === undefined);
  expect(await findDelivery(row?.id ?? "dlv_")).toBeDefined();
});

test.skipIf(isPostgresTested)("a dispatcher is alive from its start to its stop, except while its thread fails", async () => {
  const thread = createThread();
  expect(thread.isAlive()).toBe(false);
  thread.start();
  expect(thread.isAlive()).toBe(true);
  await addDeliveries();
  await waitUntil(() => thread.stats.listStates().some(({ state, count }) => state === "SUCCEEDED" && count === 1));
  expect(thread.isAlive()).toBe(true);
  expect(thread.getStarts()).toEqual({ starts: 1, failures: 0 });
  expect(thread.stats.durations.succeeded.cumulativeCounts.at(-1)).toBe(1);
  await thread.stop();
  expect(thread.isAlive()).toBe(false);
  const failing = createThread({ database: { path: `${fixture.path}/missing/folder` } });
  failing.start();
  await addDeliveries();
  await waitUntil(() => failing.getStarts().failures > 0);
  expect(failing.isAlive()).toBe(false);
});
