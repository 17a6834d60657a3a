import { rootCertificates } from "node:tls";
import type { FetchOrder, FetchResult } from "./order";

/** The least that sending can be: fetch in a loop, nothing kept, a connection of its own for each, as webhooks have. */
process.on("message", async ({ ports, ca, requests, atOnce, body }: FetchOrder) => {
  const tls = { ca: [...rootCertificates, ca] };
  let next = 0;
  const loop = async () => {
    while (next < requests) {
      const port = ports[next++ % ports.length];
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
  const begunMs = performance.now();
  await Promise.all(Array.from({ length: atOnce }, loop));
  const result: FetchResult = { elapsedMs: performance.now() - begunMs };
  process.send?.(result);
});
process.on("disconnect", () => process.exit(0));
