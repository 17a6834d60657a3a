import type { ReceiverCount, ReceiverJob } from "./jobs";

/**
 * Webhook receivers in one process, each on a port of its own. They respond with 204 or hang, and
 * report on request how many requests arrived and when the last one did.
 */
let requests = 0;
let lastAtMs = 0;

process.on("message", (order: ReceiverJob | "count" | "reset") => {
  if (order === "count") {
    const count: ReceiverCount = { requests, lastAtMs };
    process.send?.(count);
    return;
  }
  if (order === "reset") {
    requests = 0;
    process.send?.({ requests, lastAtMs });
    return;
  }
  const ports = Array.from({ length: order.hosts }, () => {
    const server = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      idleTimeout: 120,
      tls: { key: order.key, cert: order.cert },
      async fetch(request) {
        await request.bytes();
        requests++;
        lastAtMs = performance.timeOrigin + performance.now();
        if (order.isHanging) await new Promise(() => undefined);
        return new Response(null, { status: 204 });
      },
    });
    return server.port;
  });
  process.send?.({ ports });
});
process.on("disconnect", () => process.exit(0));
