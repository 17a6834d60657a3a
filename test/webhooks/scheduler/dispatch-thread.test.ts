import { afterAll, afterEach, beforeEach, expect, test } from "bun:test";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemClock } from "#/kernel/clock";
import { SharedCounter } from "#/kernel/shared-counter";
import { createJsonReply } from "#/kernel/reply";
import { deliveryRetentionMs } from "#/model/limits";
import { allSystems, answersOf } from "#/operations/answers";
import type { DispatchSettings } from "#/webhooks/scheduler/dispatch-thread";
import { type DispatchThread, createDispatchThread } from "#/webhooks/scheduler/dispatch-thread";
import { waitUntil } from "#test/wait-until";
import { type DispatchFixture, createDispatchFixture } from "#test/webhooks/dispatch-fixture";
import { startReceiver } from "#test/webhooks/receiver";

const receiver = startReceiver();
afterAll(() => receiver.stop());
let place: DispatchFixture;
const threads: DispatchThread[] = [];
beforeEach(async () => {
  place = await createDispatchFixture(receiver.ca);
  place.clock.forwardMs(Date.now() - place.clock.now().getTime());
  receiver.received.length = 0;
  receiver.answers(() => 200);
});
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.stop()));
  await place.close();
});

const threadOf = (change: Partial<DispatchSettings> = {}): DispatchThread => {
  const settings: DispatchSettings = {
    calls: new SharedCounter().memory,
    databasePath: place.path,
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
  const thread = createDispatchThread(settings, { store: place.store, clock: systemClock, log: place.log });
  threads.push(thread);
  return thread;
};
const stored = (id: string) => place.store.deliveries.findById(id);
const delivered = async (url = receiver.url(), howMany = 1) => {
  const { endpoint } = await place.endpoint(url);
  return { endpoint, ids: (await place.deliver(endpoint.id, howMany)).map(({ id }) => id) };
};

test("the thread begins when something waits, ends when nothing was left for a while, and begins again", async () => {
  const thread = threadOf({ idleMs: 20 });
  thread.start();
  await Bun.sleep(400);
  expect(thread.isRunning()).toBe(false);
  const { endpoint, ids } = await delivered();
  await waitUntil(async () => (await stored(ids[0] ?? ""))?.state === "SUCCEEDED");
  await waitUntil(() => !thread.isRunning());
  const [again] = await place.deliver(endpoint.id);
  await waitUntil(async () => (await stored(again?.id ?? ""))?.state === "SUCCEEDED");
  expect(receiver.received).toHaveLength(2);
});

test("the thread signs, guards and tries again as it is set up", async () => {
  receiver.answers((_, count) => (count === 1 ? 500 : 200));
  const { ids } = await delivered();
  const own = await delivered("https://livery.example/hook");
  const closed = await delivered("https://10.0.0.1/");
  threadOf().start();
  await waitUntil(async () => !(await place.store.deliveries.hasPending()));
  expect((await stored(ids[0] ?? ""))?.attempts.map(({ status }) => status)).toEqual([500, 200]);
  const reasonsOf = async (id = "") => new Set((await stored(id))?.attempts.map(({ reason }) => reason));
  expect(await reasonsOf(own.ids[0])).toEqual(new Set(["own_address"]));
  expect(await reasonsOf(closed.ids[0])).toEqual(new Set(["refused_address"]));
});

test("answers stay kept while deliveries are sent", async () => {
  const { ids } = await delivered(receiver.url(), 40);
  const answers = answersOf(place.store);
  answers.set("a", createJsonReply({ a: 1 }), allSystems, answers.get("a").asOf);
  threadOf().start();
  await waitUntil(async () => !(await place.store.deliveries.hasPending()));
  await Bun.sleep(10);
  expect((await stored(ids.at(-1) ?? ""))?.state).toBe("SUCCEEDED");
  expect(answers.get("a").reply).toBeDefined();
});

test("whoever writes while deliveries are sent is never refused", async () => {
  const { ids } = await delivered(receiver.url(), 200);
  threadOf().start();
  await waitUntil(() => receiver.received.length > 0);
  let writes = 0;
  while (await place.store.deliveries.hasPending()) {
    const id = `ws_${++writes}`;
    await place.store.transaction(({ workspaces }) => workspaces.insert({ id, name: id, slug: id, createdAt: "2026-11-21" }));
    await Bun.sleep(1);
  }
  expect(writes).toBeGreaterThan(10);
  expect((await stored(ids.at(-1) ?? ""))?.state).toBe("SUCCEEDED");
});

test("when it is stopped, attempts under way may end, and those that hang are left to the next process", async () => {
  receiver.answers(async ({ path }) => {
    await Bun.sleep(path === "/hangs" ? 4000 : 300);
    return 200;
  });
  const slow = await delivered(receiver.url("/slow"));
  const hanging = await delivered(receiver.url("/hangs"));
  const thread = threadOf({ stopMs: 800 });
  thread.start();
  await waitUntil(() => receiver.received.length === 2);
  await thread.stop();
  expect(thread.isRunning()).toBe(false);
  expect(await stored(slow.ids[0] ?? "")).toMatchObject({ state: "SUCCEEDED" });
  const left = { state: "PENDING", leasedBy: null, attempts: [{ reason: "interrupted" }] };
  expect(await stored(hanging.ids[0] ?? "")).toMatchObject(left);
});

test("a thread that fails is told in the log, and another follows it", async () => {
  const link = join(dirname(place.path), "link");
  writeFileSync(link, "no folder");
  const { ids } = await delivered();
  const thread = threadOf({ databasePath: join(link, "livery.sqlite") });
  thread.start();
  await waitUntil(() => place.logged.some((line) => line.includes("webhook delivery thread failed")));
  expect(thread.isRunning()).toBe(false);
  rmSync(link);
  symlinkSync(dirname(place.path), link);
  await waitUntil(async () => (await stored(ids[0] ?? ""))?.state === "SUCCEEDED");
});

test("what is too old to be kept wakes the thread, which forgets it", async () => {
  const { endpoint } = await delivered();
  await place.dispatcher({ attempt: place.attempt }).tick();
  const [row] = await place.store.deliveries.listPage(endpoint.id, { limit: 1 });
  expect(row?.state).toBe("SUCCEEDED");
  place.clock.forwardMs(-deliveryRetentionMs - 60_000);
  const { ids } = await delivered();
  await place.dispatcher({ attempt: place.attempt }).tick();
  threadOf().start();
  await waitUntil(async () => (await stored(ids[0] ?? "")) === undefined);
  expect(await stored(row?.id ?? "")).toBeDefined();
});
