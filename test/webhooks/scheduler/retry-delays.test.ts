import { afterEach, beforeEach, expect, test } from "bun:test";
import type { AttemptSender } from "#/webhooks/attempt-sender";
import { DeliveryScheduler } from "#/webhooks/scheduler/delivery-scheduler";
import { concurrencyLimits, ConcurrencyLimiter } from "#/webhooks/scheduler/concurrency-limiter";
import { type DispatchFixture, createDispatchFixture } from "#test/webhooks/dispatch-fixture";

let fixture: DispatchFixture;
beforeEach(async () => {
  fixture = await createDispatchFixture(undefined, { timeoutMs: 10_000 });
});
afterEach(() => fixture.close());

/** A sender whose attempts time out after ten seconds of the test's clock. */
function createHangingSender() {
  const started: { readonly id: string; readonly atMs: number }[] = [];
  const open: { readonly endMs: number; end(): void }[] = [];
  const nowMs = () => fixture.clock.now().getTime();
  const attempt: AttemptSender = ({ body }) =>
    new Promise((resolve) => {
      started.push({ id: JSON.parse(body).id, atMs: nowMs() });
      const end = () => resolve({ ok: false, status: null, reason: "timeout", durationMs: 10_000, answer: "" });
      open.push({ endMs: nowMs() + 10_000, end });
    });
  return {
    attempt,
    started,
    /** How many attempts are in flight. */
    size: () => open.length,
    endTimedOut() {
      for (const inFlight of open.splice(0)) {
        if (inFlight.endMs > nowMs()) open.push(inFlight);
        else inFlight.end();
      }
    },
  };
}

/** Runs batches for each second of the test's clock. */
async function run(sender: ReturnType<typeof createHangingSender>, seconds: number, onSecond: () => void = () => undefined) {
  const { store, clock, log, secrets } = fixture;
  const scheduler = new DeliveryScheduler({
    store,
    clock,
    log,
    secrets,
    attempt: sender.attempt,
    timeoutMs: 10_000,
    retryMs: [5000, 60_000],
    random: () => 0.5,
    monotonicMs: () => clock.now().getTime(),
    limiter: new ConcurrencyLimiter({ ...concurrencyLimits, quickMs: -1 }),
  });
  await scheduler.scan();
  for (let second = 0; second < seconds; second++) {
    sender.endTimedOut();
    // Let the promises of ended attempts settle first.
    await Bun.sleep(0);
    while (await scheduler.runBatch());
    onSecond();
    clock.forwardMs(1000);
  }
}

test("deliveries to a hanging endpoint are retried 5 and 60 seconds after an attempt ended", async () => {
  const { endpoint } = await fixture.addEndpoint("https://hangs.example/");
  const rows = await fixture.addDeliveries(endpoint.id, 6);
  const sender = createHangingSender();
  await run(sender, 200);
  for (const { id } of rows) {
    const [first = 0, second = 0, third = 0, ...more] = sender.started
      .filter((attempt) => attempt.id === id)
      .map(({ atMs }) => atMs);
    expect([second - first, third - second, more.length]).toEqual([15_000, 70_000, 0]);
    expect((await fixture.store.deliveries.findById(id))?.state).toBe("FAILED");
  }
});

test("a hanging endpoint with hundreds of pending deliveries never exceeds its slots", async () => {
  const { endpoint } = await fixture.addEndpoint("https://hangs.example/");
  await fixture.addDeliveries(endpoint.id, 300);
  const sender = createHangingSender();
  let maxInFlight = 0;
  await run(sender, 300, () => {
    maxInFlight = Math.max(maxInFlight, sender.size());
  });
  expect(maxInFlight).toBeGreaterThan(1);
  expect(maxInFlight).toBeLessThanOrEqual(concurrencyLimits.maxPerSlowTarget + concurrencyLimits.maxExtraRetriesPerTarget);
  const sends = Map.groupBy(sender.started, ({ id }) => id);
  expect([...sends.values()].every(({ length }) => length <= 3)).toBe(true);
  expect(sends.size).toBeGreaterThan(20);
});
