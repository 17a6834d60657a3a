import { afterEach, beforeEach, expect, test } from "bun:test";
import type { AttemptSender } from "#/webhooks/attempt-sender";
import { DeliveryScheduler } from "#/webhooks/scheduler/delivery-scheduler";
import { concurrencyLimits, ConcurrencyLimiter } from "#/webhooks/scheduler/concurrency-limiter";
import { type DispatchFixture, createDispatchFixture } from "#test/webhooks/dispatch-fixture";

let place: DispatchFixture;
beforeEach(async () => {
  place = await createDispatchFixture(undefined, { timeoutMs: 10_000 });
});
afterEach(() => place.close());

/** A receiver that never answers, in the time of the test's clock: each attempt ends ten seconds after it began. */
function hanging() {
  const begunMs: { readonly id: string; readonly atMs: number }[] = [];
  const open: { readonly endMs: number; end(): void }[] = [];
  const nowMs = () => place.clock.now().getTime();
  const attempt: AttemptSender = ({ body }) =>
    new Promise((resolve) => {
      begunMs.push({ id: JSON.parse(body).id, atMs: nowMs() });
      const end = () => resolve({ ok: false, status: null, reason: "timeout", durationMs: 10_000, answer: "" });
      open.push({ endMs: nowMs() + 10_000, end });
    });
  return {
    attempt,
    begunMs,
    /** How many are under way. */
    size: () => open.length,
    endThoseDue() {
      for (const flight of open.splice(0)) {
        if (flight.endMs > nowMs()) open.push(flight);
        else flight.end();
      }
    },
  };
}

/** Runs rounds second by second of the test's clock. */
async function run(receiver: ReturnType<typeof hanging>, seconds: number, onSecond: () => void = () => undefined) {
  const { store, clock, log, secrets } = place;
  const rounds = new DeliveryScheduler({
    ...{ store, clock, log, secrets, attempt: receiver.attempt, timeoutMs: 10_000, retryMs: [5000, 60_000] as const },
    ...{
      random: () => 0.5,
      monotonicMs: () => clock.now().getTime(),
      limiter: new ConcurrencyLimiter({ ...concurrencyLimits, quickMs: -1 }),
    },
  });
  await rounds.scan();
  for (let second = 0; second < seconds; second++) {
    receiver.endThoseDue();
    // Ends of attempts arrive in turns of the event loop of their own.
    await Bun.sleep(0);
    while (await rounds.runBatch());
    onSecond();
    clock.forwardMs(1000);
  }
}

test("each delivery to an endpoint that hangs is tried again 5 and 60 seconds after its attempt ended, however many wait behind it", async () => {
  const { endpoint } = await place.endpoint("https://hangs.example/");
  const rows = await place.deliver(endpoint.id, 6);
  const receiver = hanging();
  await run(receiver, 200);
  for (const { id } of rows) {
    const [first = 0, second = 0, third = 0, ...more] = receiver.begunMs
      .filter((begun) => begun.id === id)
      .map(({ atMs }) => atMs);
    expect([second - first, third - second, more.length]).toEqual([15_000, 70_000, 0]);
    expect((await place.store.deliveries.findById(id))?.state).toBe("FAILED");
  }
});

test("an endpoint that hangs has no more attempts under way than its places, with hundreds of deliveries in line", async () => {
  const { endpoint } = await place.endpoint("https://hangs.example/");
  await place.deliver(endpoint.id, 300);
  const receiver = hanging();
  let most = 0;
  await run(receiver, 300, () => {
    most = Math.max(most, receiver.size());
  });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(concurrencyLimits.maxPerSlowTarget + concurrencyLimits.maxExtraRetriesPerTarget);
  const sends = Map.groupBy(receiver.begunMs, ({ id }) => id);
  expect([...sends.values()].every(({ length }) => length <= 3)).toBe(true);
  expect(sends.size).toBeGreaterThan(20);
});
