import { rootCertificates } from "node:tls";
import type { FetchJob, FetchResult } from "./jobs";

/**
 * The baseline for sending: fetch in a loop, nothing stored, a new connection for each request, as
 * webhooks use.
 */
process.on("message", async ({ ports, ca, requests, concurrency, perSecond, body }: FetchJob) => {
  const tls = { ca: [...rootCertificates, ca] };
  const startedMs = performance.now();
  let next = 0;
  const sendInLoop = async () => {
    while (next < requests) {
      const number = next++;
      if (perSecond !== undefined) await Bun.sleep(startedMs + (number * 1000) / perSecond - performance.now());
      const port = ports[number % ports.length];
      const response = await fetch(`https://127.0.0.1:${port}/`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
        tls,
        keepalive: false,
        redirect: "manual",
        decompress: false,
      });
      await response.bytes();
      if (response.status !== 204) throw new Error(`a receiver returned ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendInLoop));
  const result: FetchResult = { elapsedMs: performance.now() - startedMs };
  process.send?.(result);
});
process.on("disconnect", () => process.exit(0));
