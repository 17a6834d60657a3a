import { rootCertificates } from "node:tls";
import type { FetchOrder, FetchResult } from "./order";

/** The least that sending can be: fetch in a loop, nothing kept, a connection of its own for each, as webhooks have. */
process.on("message", async ({ ports, ca, requests, atOnce, perSecond, body }: FetchOrder) => {
  const tls = { ca: [...rootCertificates, ca] };
  const begunMs = performance.now();
  let next = 0;
  const loop = async () => {
    while (next < requests) {
      const number = next++;
      if (perSecond !== undefined) await Bun.sleep(begunMs + (number * 1000) / perSecond - performance.now());
      const port = ports[number % ports.length];
      const answer = await fetch(`https://127.0.0.1:${port}/`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
        tls,
        keepalive: false,
        redirect: "manual",
        decompress: false,
      });
      await answer.bytes();
      if (answer.status !== 204) throw new Error(`a receiver answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  const result: FetchResult = { elapsedMs: performance.now() - begunMs };
  process.send?.(result);
});
process.on("disconnect", () => process.exit(0));
