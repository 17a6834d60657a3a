import { setPriority } from "node:os";
import { systemClock } from "#/kernel/clock";
import { createKeyFileSecretBox } from "#/kernel/key-file-secret-box";
import { createLog } from "#/kernel/log";
import { SharedCounter } from "#/kernel/shared-counter";
import { openSqlite } from "#/store/drivers/sqlite";
import { createStore } from "#/store/store";
import { createAttemptThread } from "#/webhooks/scheduler/attempt-thread";
import type { DispatchSettings, FromDispatchThread, ToDispatchThread } from "#/webhooks/scheduler/dispatch-settings";
import { createDispatcher } from "#/webhooks/scheduler/dispatcher";
import { Throttle } from "#/webhooks/scheduler/throttle";

/** The thread of deliveries: a dispatcher over a store connection of its own, until it is told to stop or nothing was left to send for a while. `dispatch-thread.ts` starts and ends it. */
// Linux ranks threads and not processes: those who call this server go before those whom it calls.
if (process.platform === "linux") setPriority(0, 5);

const defaultIdleMs = 30_000;
let stopDispatcher: (() => Promise<void>) | undefined;

function startDispatcher(settings: DispatchSettings): () => Promise<void> {
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
  const dispatcher = createDispatcher({
    ...{ store, clock, log, secrets, attempt: attempts.attempt, throttle, retryMs, timeoutMs },
    ...(stopMs !== undefined && { stopMs }),
  });
  dispatcher.start();

  let stopped: Promise<void> | undefined;
  const finish = async () => {
    clearInterval(idleTimer);
    await dispatcher.stop();
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
  if (data === "stop") void stopDispatcher?.();
  else stopDispatcher = startDispatcher(data);
});
