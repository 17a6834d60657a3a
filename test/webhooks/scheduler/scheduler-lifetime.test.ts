import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { publishEvent } from "#/webhooks/fan-out";
import { createAllowlist } from "#/http-client/address-rules";
import { type AttemptSender, createAttemptSender } from "#/webhooks/attempt-sender";
import type { DeliveryScheduler } from "#/webhooks/scheduler/delivery-scheduler";
import { waitUntil } from "#test/wait-until";
import { type DispatchFixture, createDispatchFixture, createScriptedSender } from "#test/webhooks/dispatch-fixture";
import { startReceiver } from "#test/webhooks/receiver";

const receiver = startReceiver();
afterAll(() => receiver.stop());
let place: DispatchFixture;
const running: DeliveryScheduler[] = [];
beforeEach(async () => {
  place = await createDispatchFixture(receiver.ca);
  receiver.received.length = 0;
  receiver.answers(() => 200);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((dispatcher) => dispatcher.stop()));
  await place.close();
});

const started = (change: Parameters<DispatchFixture["dispatcher"]>[0] = {}) => {
  const dispatcher = place.dispatcher(change);
  running.push(dispatcher);
  dispatcher.start();
  return dispatcher;
};
const stateOf = async (id: string) => (await place.store.deliveries.findById(id))?.state;
const never: AttemptSender = () => new Promise(() => undefined);

describe("a dispatcher that runs", () => {
  test("sends what is committed while it runs, without being told", async () => {
    started();
    await Bun.sleep(20);
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    await waitUntil(async () => (await stateOf(id)) === "SUCCEEDED");
    expect(receiver.received).toHaveLength(1);
  });

  test("sends again when the wait is over, not before", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers((_, count) => (count === 1 ? 500 : 200));
    started();
    await waitUntil(async () => ((await place.store.deliveries.findById(id))?.attempts.length ?? 0) === 1);
    await Bun.sleep(350);
    expect(receiver.received).toHaveLength(1);
    place.clock.forwardMs(5000);
    await waitUntil(async () => (await stateOf(id)) === "SUCCEEDED");
  });

  test("lets attempts under way end when it is stopped, and begins no more", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const rows = await place.deliver(endpoint.id, 5);
    receiver.answers(async () => {
      await Bun.sleep(150);
      return 200;
    });
    const dispatcher = started();
    await waitUntil(() => receiver.received.length > 0);
    await dispatcher.stop();
    const sent = receiver.received.length;
    const states = await Promise.all(rows.map(({ id }) => stateOf(id)));
    expect(states.filter((state) => state === "SUCCEEDED")).toHaveLength(sent);
    await Bun.sleep(300);
    expect(receiver.received).toHaveLength(sent);
    expect(sent).toBeLessThan(5);
  });

  test("leaves what hangs to the next process, as an attempt that was interrupted", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    const dispatcher = started({ attempt: never, stopMs: 200 });
    await waitUntil(async () => (await place.store.deliveries.findById(id))?.attemptCount === 1);
    await dispatcher.stop();
    expect(await place.store.deliveries.findById(id)).toMatchObject({
      state: "PENDING",
      leasedBy: null,
      attemptCount: 1,
      attempts: [{ reason: "interrupted" }],
    });
  });

  test("goes on when the store comes back after a fault", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    const { transactionWithoutInvalidation: bookkeeping } = place.store;
    place.store.transactionWithoutInvalidation = () => Promise.reject(new Error("disk full"));
    started();
    await waitUntil(() => place.logged.some((line) => line.includes("disk full")));
    expect(receiver.received).toHaveLength(0);
    place.store.transactionWithoutInvalidation = bookkeeping;
    await waitUntil(async () => (await stateOf(id)) === "SUCCEEDED");
  });

  test("keeps an outcome that could not be written until it can be", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    const { transactionWithoutInvalidation: bookkeeping } = place.store;
    receiver.answers(() => {
      place.store.transactionWithoutInvalidation = () => Promise.reject(new Error("disk full"));
      return 200;
    });
    started();
    await waitUntil(() => place.logged.some((line) => line.includes("disk full")));
    place.store.transactionWithoutInvalidation = bookkeeping;
    await waitUntil(async () => (await stateOf(id)) === "SUCCEEDED");
    expect(receiver.received).toHaveLength(1);
  });
});

describe("after a crash", () => {
  /** A dispatcher whose process dies while its attempts are under way. */
  const crashed = async (id: string, attempts: number) => {
    const gone = place.dispatcher({ attempt: never });
    void gone.tick();
    await waitUntil(async () => (await place.store.deliveries.findById(id))?.attemptCount === attempts);
  };

  test("an attempt that was cut off counts, is told in the log, and the next one follows", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    await crashed(id, 1);
    started();
    await waitUntil(async () => ((await place.store.deliveries.findById(id))?.attempts.length ?? 0) === 1);
    expect(receiver.received).toHaveLength(0);
    place.clock.forwardMs(5000);
    await waitUntil(async () => (await stateOf(id)) === "SUCCEEDED");
    const log = (await place.store.deliveries.findById(id))?.attempts.map(({ reason }) => reason);
    expect(log).toEqual(["interrupted", null]);
  });

  test("a third attempt that was cut off is the last: failed, and never a fourth", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    const failing = place.dispatcher({ attempt: createScriptedSender(() => 500).attempt });
    await failing.tick();
    place.clock.forwardMs(5000);
    await failing.tick();
    place.clock.forwardMs(60_000);
    await crashed(id, 3);
    started();
    await waitUntil(async () => (await stateOf(id)) === "FAILED");
    place.clock.forwardMs(1_000_000);
    await Bun.sleep(300);
    expect(receiver.received).toHaveLength(0);
    const log = (await place.store.deliveries.findById(id))?.attempts.map(({ reason }) => reason);
    expect(log).toEqual(["status", "status", "interrupted"]);
  });

  test("ten minutes down: endpoints are sent what waits, signed anew; a subscription's stale retry is not sent", async () => {
    const { endpoint } = await place.endpoint(receiver.url("/workspace"));
    const { subscription } = await place.subscription(receiver.url("/system"));
    const [workspace] = await place.deliver(endpoint.id);
    const change = { name: "system.updated", systemId: subscription.systemId } as const;
    const [system] = await place.deliver(subscription.id, 1, change);
    await place.dispatcher({ attempt: createScriptedSender(() => 500).attempt }).tick();
    place.clock.forwardMs(10 * 60_000);
    started();
    await waitUntil(async () => (await stateOf(workspace?.id ?? "")) === "SUCCEEDED");
    await waitUntil(async () => (await stateOf(system?.id ?? "")) === "EXPIRED");
    expect(receiver.received.map(({ path }) => path)).toEqual(["/workspace"]);
    expect(receiver.received[0]?.headers.get("x-webhook-timestamp")).toBe("1795255800");
  });

  test("an event that was committed before anything was sent is sent", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    await place.store.transaction((repositories) => publishEvent(repositories, place.event()));
    started();
    await waitUntil(() => receiver.received.length === 1);
    const [row] = await place.store.deliveries.listPage(endpoint.id, { limit: 2 });
    await waitUntil(async () => (await stateOf(row?.id ?? "")) === "SUCCEEDED");
  });
});

describe("a clock that is set", () => {
  const hour = 60 * 60 * 1000;
  const jump = async (byMs: number) => {
    const { endpoint } = await place.endpoint(receiver.url());
    let ranMs = 0;
    const { attempt, sent } = createScriptedSender((count) => (count <= 10 ? 500 : 200));
    const dispatcher = place.dispatcher({ attempt, monotonicMs: () => ranMs });
    const rows = await place.deliver(endpoint.id, 10);
    await dispatcher.tick();
    const run = (ms: number) => {
      ranMs += ms;
      place.clock.forwardMs(ms);
    };
    run(1000);
    place.clock.forwardMs(byMs);
    await dispatcher.tick();
    const afterJump = sent.length;
    run(3900);
    await dispatcher.tick();
    const beforeDue = sent.length;
    run(200);
    await dispatcher.tick();
    return { afterJump, beforeDue, last: sent.length, states: await Promise.all(rows.map(({ id }) => stateOf(id))) };
  };

  test.each([hour, -hour])("by %p ms brings no burst and no stall: retries come when their wait is over", async (byMs) => {
    const { afterJump, beforeDue, last, states } = await jump(byMs);
    expect([afterJump, beforeDue, last]).toEqual([10, 10, 20]);
    expect(new Set(states)).toEqual(new Set(["SUCCEEDED"]));
  });

  test("back while no process runs keeps nothing waiting longer than the longest wait", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    await place.dispatcher({ attempt: createScriptedSender(() => 500).attempt }).tick();
    place.clock.forwardMs(-hour);
    started();
    await waitUntil(
      async () =>
        ((await place.store.deliveries.findById(id))?.nextAttemptAtMs ?? Infinity) <= place.clock.now().getTime() + 66_000,
    );
    place.clock.forwardMs(66_000);
    await waitUntil(async () => (await stateOf(id)) === "SUCCEEDED");
  });
});

describe("receivers that hang", () => {
  const hangingMs = 30_000;
  const unbounded = createAttemptSender({ allowed: createAllowlist(["127.0.0.0/8"]), ca: receiver.ca, timeoutMs: hangingMs });
  /** Starts a dispatcher whose receiver at `/hangs` says nothing; counts the attempts there that ended. */
  const startedAmongHanging = () => {
    const hang = Promise.withResolvers<void>();
    receiver.answers(async ({ path }) => {
      if (path === "/hangs") await hang.promise;
      return 200;
    });
    const seen = { ended: 0, release: hang.resolve };
    const attempt: AttemptSender = async (request) => {
      const outcome = await unbounded(request);
      if (request.url.endsWith("/hangs")) seen.ended += 1;
      return outcome;
    };
    started({ attempt, timeoutMs: hangingMs });
    return seen;
  };

  test("one with a thousand deliveries in line keeps nobody else waiting", async () => {
    const { endpoint: hanging } = await place.endpoint(receiver.url("/hangs"));
    const { endpoint: healthy } = await place.endpoint(receiver.url("/healthy"));
    await place.deliver(hanging.id, 1000);
    const rows = await place.deliver(healthy.id, 40);
    const seen = startedAmongHanging();
    await waitUntil(async () => (await stateOf(rows.at(-1)?.id ?? "")) === "SUCCEEDED");
    expect(seen.ended).toBe(0);
    expect(receiver.received.filter(({ path }) => path === "/hangs").length).toBeLessThanOrEqual(2);
    seen.release();
  }, 60_000);

  test("three hundred of them keep nobody else waiting", async () => {
    for (let workspace = 0; workspace < 30; workspace++) {
      const workspaceId = `ws_h${workspace}`;
      await place.store.transaction(({ workspaces }) =>
        workspaces.insert({ id: workspaceId, name: "H", slug: workspaceId, createdAt: "2026-11-21T10:00:00.000Z" }),
      );
      for (let index = 0; index < 10; index++) {
        const { endpoint } = await place.endpoint(receiver.url("/hangs"), { workspaceId });
        await place.deliver(endpoint.id, 3, { workspaceId });
      }
    }
    const { endpoint } = await place.endpoint(receiver.url("/healthy"));
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    const seen = startedAmongHanging();
    await waitUntil(async () => (await stateOf(id)) === "SUCCEEDED");
    expect(seen.ended).toBe(0);
    seen.release();
  }, 60_000);
});
