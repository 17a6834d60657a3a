import { createTracer, openThreadApp } from "#/app";
import { toPlainMetric, mergeMetrics } from "#/kernel/metrics/merge-metrics";
import { endStartupJitPolicy } from "#/kernel/system/jit-policy";
import { systemClock } from "#/kernel/clock";
import { SharedCounter } from "#/webhooks/scheduler/shared-counter";
import { listen } from "#/serving/listen";
import { createMainThread } from "#/serving/main-thread";
import { createRateExchange } from "#/serving/rate-exchange";
import { createThreadCalls } from "#/serving/thread-calls";
import type { MainFunctions, ThreadFunctions, ThreadSettings } from "#/serving/thread-functions";

/**
 * Entry of a serving thread, which `serving-threads.ts` starts: it answers requests on the port of the
 * main thread, with a store and caches of its own.
 */
const calls = createThreadCalls<MainFunctions>((message) => postMessage(message), {
  async start(settings: ThreadSettings) {
    server = await startServer(settings);
    endStartupJitPolicy();
  },
  replaceTls: (identity) => getServer().replaceTls(identity),
  listMetrics: () => getServer().listMetrics(),
  addRates: (uses) => server?.addRates(uses),
  startDraining: () => server?.startDraining(),
  stop: async (maxMs) => (await server?.stop(maxMs)) ?? 0,
} satisfies ThreadFunctions);

type ThreadServer = Omit<ThreadFunctions, "start">;
let server: ThreadServer | undefined;

function getServer(): ThreadServer {
  if (!server) throw new Error("the thread has not started");
  return server;
}

async function startServer({ config, tls, calls: counter }: ThreadSettings): Promise<ThreadServer> {
  const exchange = createRateExchange();
  const tracer = await createTracer(config);
  const app = await openThreadApp(config, createMainThread(calls), { tracer, reportRate: exchange.report });
  const { services } = app;
  const requests = await listen(app, {
    tls,
    use: "shared",
    requestCount: new SharedCounter(counter),
    listMetrics: async () => mergeMetrics([await calls.call("listMetrics", undefined)]),
  });
  exchange.start((uses) => void calls.call("addRates", uses).catch(() => undefined));
  return {
    replaceTls: (identity) => requests.listener.replaceTls(identity),
    listMetrics: async () => [...requests.listRequestMetrics(), ...(await app.listMetrics())].map(toPlainMetric),
    addRates(uses) {
      const now = systemClock.now();
      for (const use of uses) services.rateLimiters.addElsewhere(use, now);
    },
    startDraining: () => services.readiness.startDraining(),
    async stop(maxMs) {
      const unfinished = await requests.stop(maxMs);
      exchange.stop();
      await app.close();
      return unfinished;
    },
  };
}

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => calls.receive(data));
