import { setPriority } from "node:os";
import { systemClock } from "#/kernel/clock";
import { keptSecretBox } from "#/kernel/kept-secret-box";
import { logTo } from "#/kernel/log";
import { SharedCount } from "#/kernel/shared-count";
import { openSqlite } from "#/store/drivers/sqlite";
import { storeOver } from "#/store/store";
import { attemptThreadOf } from "#/webhooks/attempt-thread";
import type { DispatchSettings, FromThread, ToThread } from "#/webhooks/dispatch-settings";
import { dispatcherOf } from "#/webhooks/dispatcher";
import { Pace } from "#/webhooks/pace";

/** The thread of deliveries: a dispatcher over a store connection of its own, until it is told to stop or nothing was left to send for a while. `dispatch-thread.ts` starts and ends it. */
// Linux ranks threads and not processes: those who call this server go before those whom it calls.
if (process.platform === "linux") setPriority(0, 5);

const idleMsDefault = 30_000;
let end: (() => Promise<void>) | undefined;

function begin(settings: DispatchSettings): () => Promise<void> {
  const { databasePath, secretKey, secretKeyPath, retryMs, timeoutMs, stopMs, idleMs = idleMsDefault } = settings;
  const store = storeOver(openSqlite(databasePath));
  const clock = systemClock;
  const log = logTo(
    (line) => process.stderr.write(`${line}\n`),
    settings.log,
    () => clock.now(),
  );
  const secrets = keptSecretBox(secretKey, secretKeyPath, () => true);
  const attempts = attemptThreadOf(settings, log);
  const calls = new SharedCount(settings.calls);
  const pace = new Pace(() => calls.value);
  const dispatcher = dispatcherOf({
    ...{ store, clock, log, secrets, attempt: attempts.attempt, pace, retryMs, timeoutMs },
    ...(stopMs !== undefined && { stopMs }),
  });
  dispatcher.start();

  let ended: Promise<void> | undefined;
  const finish = async () => {
    clearInterval(watch);
    await dispatcher.stop();
    attempts.end();
    await store.close();
    postMessage("ended" satisfies FromThread);
  };
  const stop = () => {
    ended ??= finish();
    return ended;
  };
  let busyAtMs = performance.now();
  const look = async () => {
    if (await store.deliveries.isAnyPending()) busyAtMs = performance.now();
    else if (performance.now() - busyAtMs > idleMs) await stop();
  };
  const watch = setInterval(() => void look().catch(() => undefined), Math.min(idleMs, 1000));
  return stop;
}

self.addEventListener("message", ({ data }: MessageEvent<ToThread>) => {
  if (data === "stop") void end?.();
  else end = begin(data);
});
