import { endStartupJitPolicy } from "#/kernel/system/jit-policy";
import { lowerPriority } from "#/kernel/system/lower-priority";
import { systemClock } from "#/kernel/clock";
import { createKeyFileSecretBox } from "#/kernel/secrets/key-file";
import { createLog, type Log, type LogStyle } from "#/kernel/log";
import type { Tracer } from "#/kernel/tracing/tracer";
import { SharedCounter } from "#/webhooks/scheduler/shared-counter";
import { openStore } from "#/store/open-store";
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
if (process.platform === "linux") lowerPriority(0, 5);
endStartupJitPolicy();

const defaultIdleMs = 30_000;
/** How long the last spans of traces may take to be sent, milliseconds. */
const maxFlushMs = 1000;
/** Resolves to what stops the scheduler. */
let starting: Promise<() => Promise<void>> | undefined;

const createThreadLog = (style: LogStyle): Log => createLog((line) => process.stderr.write(`${line}\n`), style, systemClock.now);

async function startScheduler(settings: StartDispatching, tracer: Tracer | undefined): Promise<() => Promise<void>> {
  const { database, secretKey, secretKeyPath, retryMs, timeoutMs, stopMs, idleMs = defaultIdleMs } = settings;
  const store = await openStore(database, { isThread: true });
  const clock = systemClock;
  const log = createThreadLog(settings.log);
  const secrets = createKeyFileSecretBox(secretKey, secretKeyPath, () => true);
  const attempts = createAttemptThread(settings, log);
  const requestCounter = new SharedCounter(settings.calls);
  const throttle = new Throttle(() => requestCounter.value);
  const scheduler = new DeliveryScheduler({
    ...{ store, clock, log, secrets, attempt: attempts.attempt, throttle, retryMs, timeoutMs },
    stats: new DeliveryStats(settings.stats),
    ...(tracer && { tracer }),
    ...(stopMs !== undefined && { stopMs }),
  });
  scheduler.start();

  let stopped: Promise<void> | undefined;
  const finish = async () => {
    clearInterval(idleTimer);
    await scheduler.stop();
    attempts.stop();
    await store.close();
    await tracer?.close(maxFlushMs);
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

/** Loads what sends traces only where they are configured. */
async function createTracer({ tracing, log }: StartDispatching): Promise<Tracer | undefined> {
  if (!tracing) return undefined;
  const { createOtlpTracer } = await import("#/kernel/tracing/otlp-tracer");
  return createOtlpTracer(tracing, createThreadLog(log));
}

self.addEventListener("message", ({ data }: MessageEvent<ToDispatchThread>) => {
  if (data === "stop") void starting?.then((stop) => stop());
  else starting = createTracer(data).then((tracer) => startScheduler(data, tracer));
});
