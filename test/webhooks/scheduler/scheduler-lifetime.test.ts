import type { DeliveryId } from "#/model/ids";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { publishEvent } from "#/webhooks/fan-out";
import { createAllowlist } from "#/http-client/address-rules";
import { type AttemptSender, createAttemptSender } from "#/webhooks/attempt-sender";
import type { DeliveryScheduler } from "#/webhooks/scheduler/delivery-scheduler";
import { waitUntil } from "#test/wait-until";
import { type DispatchFixture, createDispatchFixture, createScriptedSender, noDelivery } from "#test/webhooks/dispatch-fixture";
import { startReceiver } from "#test/webhooks/receiver";

const receiver = startReceiver();
afterAll(() => receiver.stop());
let fixture: DispatchFixture;
const schedulers: DeliveryScheduler[] = [];
beforeEach(async () => {
  fixture = await createDispatchFixture(receiver.ca);
  receiver.received.length = 0;
  receiver.respondWith(() => 200);
});
afterEach(async () => {
  await Promise.all(schedulers.splice(0).map((scheduler) => scheduler.stop()));
  await fixture.close();
});

const startScheduler = (change: Parameters<DispatchFixture["createScheduler"]>[0] = {}) => {
  const scheduler = fixture.createScheduler(change);
  schedulers.push(scheduler);
  scheduler.start();
  return scheduler;
};
const getState = async (id: DeliveryId) => (await fixture.store.deliveries.findById(id))?.state;
const never: AttemptSender = () => new Promise(() => undefined);

describe("a running scheduler", () => {
  test("sends deliveries that are committed while it runs", async () => {
    startScheduler();
    await Bun.sleep(20);
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    await waitUntil(async () => (await getState(id)) === "SUCCEEDED");
    expect(receiver.received).toHaveLength(1);
  });

  test("retries when the wait is over, not before", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith((_, count) => (count === 1 ? 500 : 200));
    startScheduler();
    await waitUntil(async () => ((await fixture.store.deliveries.findById(id))?.attempts.length ?? 0) === 1);
    await Bun.sleep(350);
    expect(receiver.received).toHaveLength(1);
    fixture.clock.forwardMs(5000);
    await waitUntil(async () => (await getState(id)) === "SUCCEEDED");
  });

  test("waits for attempts in flight when stopped, and starts no more", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const rows = await fixture.addDeliveries(endpoint.id, 5);
    receiver.respondWith(async () => {
      await Bun.sleep(150);
      return 200;
    });
    const scheduler = startScheduler();
    await waitUntil(() => receiver.received.length > 0);
    await scheduler.stop();
    const sent = receiver.received.length;
    const states = await Promise.all(rows.map(({ id }) => getState(id)));
    expect(states.filter((state) => state === "SUCCEEDED")).toHaveLength(sent);
    await Bun.sleep(300);
    expect(receiver.received).toHaveLength(sent);
    expect(sent).toBeLessThan(5);
  });

  test("leaves hanging attempts to the next process as interrupted", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    const scheduler = startScheduler({ attempt: never, stopMs: 200 });
    await waitUntil(async () => (await fixture.store.deliveries.findById(id))?.attemptCount === 1);
    await scheduler.stop();
    expect(await fixture.store.deliveries.findById(id)).toMatchObject({
      state: "PENDING",
      leasedBy: null,
      attemptCount: 1,
      attempts: [{ reason: "interrupted" }],
    });
  });

  test("continues after a store error", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    const { claimTransaction } = fixture.store;
    fixture.store.claimTransaction = () => Promise.reject(new Error("disk full"));
    startScheduler();
    await waitUntil(() => fixture.logged.some((line) => line.includes("disk full")));
    expect(receiver.received).toHaveLength(0);
    fixture.store.claimTransaction = claimTransaction;
    await waitUntil(async () => (await getState(id)) === "SUCCEEDED");
  });

  test("keeps an outcome until it can be written", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    const { claimTransaction } = fixture.store;
    receiver.respondWith(() => {
      fixture.store.claimTransaction = () => Promise.reject(new Error("disk full"));
      return 200;
    });
    startScheduler();
    await waitUntil(() => fixture.logged.some((line) => line.includes("disk full")));
    fixture.store.claimTransaction = claimTransaction;
    await waitUntil(async () => (await getState(id)) === "SUCCEEDED");
    expect(receiver.received).toHaveLength(1);
  });
});

describe("after a crash", () => {
  /** Simulates a process that dies with attempts in flight. */
  const crash = async (id: DeliveryId, attempts: number) => {
    const crashedScheduler = fixture.createScheduler({ attempt: never });
    void crashedScheduler.tick();
    await waitUntil(async () => (await fixture.store.deliveries.findById(id))?.attemptCount === attempts);
  };

  test("an interrupted attempt counts, is in the log, and is retried", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    await crash(id, 1);
    startScheduler();
    await waitUntil(async () => ((await fixture.store.deliveries.findById(id))?.attempts.length ?? 0) === 1);
    expect(receiver.received).toHaveLength(0);
    fixture.clock.forwardMs(5000);
    await waitUntil(async () => (await getState(id)) === "SUCCEEDED");
    const log = (await fixture.store.deliveries.findById(id))?.attempts.map(({ reason }) => reason);
    expect(log).toEqual(["interrupted", null]);
  });

  test("an interrupted third attempt is the last one", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    const failing = fixture.createScheduler({ attempt: createScriptedSender(() => 500).attempt });
    await failing.tick();
    fixture.clock.forwardMs(5000);
    await failing.tick();
    fixture.clock.forwardMs(60_000);
    await crash(id, 3);
    startScheduler();
    await waitUntil(async () => (await getState(id)) === "FAILED");
    fixture.clock.forwardMs(1_000_000);
    await Bun.sleep(300);
    expect(receiver.received).toHaveLength(0);
    const log = (await fixture.store.deliveries.findById(id))?.attempts.map(({ reason }) => reason);
    expect(log).toEqual(["status", "status", "interrupted"]);
  });

  test("after ten minutes down, an endpoint gets its retry with a new signature and a subscription's retry expires", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url("/workspace"));
    const { subscription } = await fixture.addSubscription(receiver.url("/system"));
    const [workspace] = await fixture.addDeliveries(endpoint.id);
    const change = { name: "system.updated", systemId: subscription.systemId } as const;
    const [system] = await fixture.addDeliveries(subscription.id, 1, change);
    await fixture.createScheduler({ attempt: createScriptedSender(() => 500).attempt }).tick();
    fixture.clock.forwardMs(10 * 60_000);
    startScheduler();
    await waitUntil(async () => (await getState(workspace?.id ?? "dlv_")) === "SUCCEEDED");
    await waitUntil(async () => (await getState(system?.id ?? "dlv_")) === "EXPIRED");
    expect(receiver.received.map(({ path }) => path)).toEqual(["/workspace"]);
    expect(receiver.received[0]?.headers.get("x-webhook-timestamp")).toBe("1795255800");
  });

  test("an event that was committed before the crash is sent", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    await fixture.store.transaction((repositories) => publishEvent(repositories, fixture.createEvent()));
    startScheduler();
    await waitUntil(() => receiver.received.length === 1);
    const [row] = await fixture.store.deliveries.listPage(endpoint.id, { limit: 2 });
    await waitUntil(async () => (await getState(row?.id ?? "dlv_")) === "SUCCEEDED");
  });
});

describe("after a change of the system clock", () => {
  const hour = 60 * 60 * 1000;
  const jump = async (byMs: number) => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    let ranMs = 0;
    const { attempt, sent } = createScriptedSender((count) => (count <= 10 ? 500 : 200));
    const scheduler = fixture.createScheduler({ attempt, monotonicMs: () => ranMs });
    const rows = await fixture.addDeliveries(endpoint.id, 10);
    await scheduler.tick();
    const run = (ms: number) => {
      ranMs += ms;
      fixture.clock.forwardMs(ms);
    };
    run(1000);
    fixture.clock.forwardMs(byMs);
    await scheduler.tick();
    const afterJump = sent.length;
    run(3900);
    await scheduler.tick();
    const beforeDue = sent.length;
    run(200);
    await scheduler.tick();
    return { afterJump, beforeDue, last: sent.length, states: await Promise.all(rows.map(({ id }) => getState(id))) };
  };

  test.each([hour, -hour])("by %p ms brings no burst and no stall: retries come when their wait is over", async (byMs) => {
    const { afterJump, beforeDue, last, states } = await jump(byMs);
    expect([afterJump, beforeDue, last]).toEqual([10, 10, 20]);
    expect(new Set(states)).toEqual(new Set(["SUCCEEDED"]));
  });

  test("while no process runs, no delivery waits longer than the longest delay", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    await fixture.createScheduler({ attempt: createScriptedSender(() => 500).attempt }).tick();
    fixture.clock.forwardMs(-hour);
    startScheduler();
    await waitUntil(
      async () =>
        ((await fixture.store.deliveries.findById(id))?.nextAttemptAtMs ?? Infinity) <= fixture.clock.now().getTime() + 66_000,
    );
    fixture.clock.forwardMs(66_000);
    await waitUntil(async () => (await getState(id)) === "SUCCEEDED");
  });
});

describe("hanging receivers", () => {
  const hangingMs = 30_000;
  const sendWithoutTimeout = createAttemptSender({
    allowed: createAllowlist(["127.0.0.0/8"]),
    ca: receiver.ca,
    timeoutMs: hangingMs,
  });
  /**
   * Starts a scheduler whose receiver at `/hangs` never responds, and counts the attempts there
   * that ended.
   */
  const startWithHangingReceiver = () => {
    const hang = Promise.withResolvers<void>();
    receiver.respondWith(async ({ path }) => {
      if (path === "/hangs") await hang.promise;
      return 200;
    });
    const seen = { ended: 0, release: hang.resolve };
    const attempt: AttemptSender = async (request) => {
      const outcome = await sendWithoutTimeout(request);
      if (request.url.endsWith("/hangs")) seen.ended += 1;
      return outcome;
    };
    startScheduler({ attempt, timeoutMs: hangingMs });
    return seen;
  };

  test("one with a thousand pending deliveries does not delay others", async () => {
    const { endpoint: hanging } = await fixture.addEndpoint(receiver.url("/hangs"));
    const { endpoint: healthy } = await fixture.addEndpoint(receiver.url("/healthy"));
    await fixture.addDeliveries(hanging.id, 1000);
    const rows = await fixture.addDeliveries(healthy.id, 40);
    const seen = startWithHangingReceiver();
    await waitUntil(async () => (await getState(rows.at(-1)?.id ?? "dlv_")) === "SUCCEEDED");
    expect(seen.ended).toBe(0);
    expect(receiver.received.filter(({ path }) => path === "/hangs").length).toBeLessThanOrEqual(2);
    seen.release();
  }, 60_000);

  test("three hundred of them do not delay others", async () => {
    for (let workspace = 0; workspace < 30; workspace++) {
      const workspaceId = `ws_h${workspace}` as const;
      await fixture.store.transaction(({ workspaces }) =>
        workspaces.insert({ id: workspaceId, name: "H", slug: workspaceId, createdAt: "2026-11-21T10:00:00.000Z" }),
      );
      for (let index = 0; index < 10; index++) {
        const { endpoint } = await fixture.addEndpoint(receiver.url("/hangs"), { workspaceId });
        await fixture.addDeliveries(endpoint.id, 3, { workspaceId });
      }
    }
    const { endpoint } = await fixture.addEndpoint(receiver.url("/healthy"));
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    const seen = startWithHangingReceiver();
    await waitUntil(async () => (await getState(id)) === "SUCCEEDED");
    expect(seen.ended).toBe(0);
    seen.release();
  }, 60_000);
});
