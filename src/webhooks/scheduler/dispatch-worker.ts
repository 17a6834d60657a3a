import { setPriority } from "node:os";
import { systemClock } from "#/kernel/clock";
import { createKeyFileSecretBox } from "#/kernel/secrets/key-file";
import { createLog } from "#/kernel/log";
import { SharedCounter } from "#/webhooks/scheduler/shared-counter";
import { openSqlite } from "#/store/drivers/sqlite";
import { createStore } from "#/store/store";
import { createAttemptThread } from "#/webhooks/scheduler/attempt-thread";
import { DeliveryStats } from "#/webhooks/scheduler/delivery-stats";
import { DeliveryScheduler } from "#/webhooks/scheduler/delivery-scheduler";
import type { FromDispatchThread, StartDispatching, ToDispatchThread } from "#/webhooks/scheduler/dispatch-thread";
import { Throttle } from "#/webhooks/scheduler/throttle";

/**
 * Entry of the delivery thread, which `dispatch-thread.ts` starts. It runs a scheduler over its own
 * store connection until it receives "stop" or nothing was pending for a while.
 */
// Linux sets priorities per thread: serving requests comes before sending webhooks.
if (process.platform === "linux") setPriority(0, 5);

const defaultIdleMs = 30_000;
let stopScheduler: (() => Promise<void>) | undefined;

function startScheduler(settings: StartDispatching): () => Promise<void> {
  const { databasePath, secretKey, secretKeyPath, retryMs, timeoutMs, stopMs, idleMs = defaultIdleMs } = settings;
  const store = createStore(openSqlite(databasePath));
  const clock = systemClock;
  const log = createLog(
    (line) => process.stderr.write(`${line}\n`),
    settings.log,
    () => clock.now(),
  );
  const secrets = createKeyFileSecretBox(secretKey, secretKeyPath, () => true);
  const attempts = createAttemptThread(settings, log);
  const requestCounter = new SharedCounter(settings.calls);
  const throttle = new Throttle(() => requestCounter.value);
  const scheduler = new DeliveryScheduler({
    ...{ store, clock, log, secrets, attempt: attempts.attempt, throttle, retryMs, timeoutMs },
    stats: new DeliveryStats(settings.stats),
    ...(stopMs !== undefined && { stopMs }),
  });
  scheduler.start();

  let stopped: Promise<void> | undefined;
  const finish = async () => {
    clearInterval(idleTimer);
    await scheduler.stop();
    attempts.stop();
    await store.close();
    postMessage("ended" satisfies FromDispatchThread);
  };
  const stop = () => {
    stopped ??= finish();
    return stopped;
  };
  let busyAtMs = performance.now();
  const stopWhenIdle = async () => {
    if (await store.deliveries.hasPending()) busyAtMs = performance.now();
    else if (performance.now() - busyAtMs > idleMs) await stop();
  };
  const idleTimer = setInterval(() => void stopWhenIdle().catch(() => undefined), Math.min(idleMs, 1000));
  return stop;
}

self.addEventListener("message", ({ data }: MessageEvent<ToDispatchThread>) => {
  if (data === "stop") void stopScheduler?.();
  else stopScheduler = startScheduler(data);
});
