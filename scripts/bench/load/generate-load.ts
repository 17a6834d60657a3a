import { quantile } from "../spread";
import type { LoadJob, LoadResult } from "./load-job";
import { ResponseReader } from "./response-reader";

/** How long a job may wait for in-flight responses after its end, milliseconds. */
const graceMs = 10_000;

/**
 * Keeps the connections of a job busy, each with one request at a time over HTTP/1.1 keep-alive.
 * Throws for any response but a complete 200, for a broken connection, and where responses do not
 * arrive.
 */
export async function generateLoad({
  port,
  path,
  post,
  connections,
  intervalMs: everyMs,
  maxTimeMs: timeLimitMs,
  maxRequests,
}: LoadJob): Promise<LoadResult> {
  const request = formatRequest({ port, path, ...(post && { post }) });
  const latencies: number[] = [];
  const processorBefore = process.cpuUsage();
  const startedMs = performance.now();
  const deadlineMs = startedMs + timeLimitMs;
  let sentCount = 0;
  let lastMs = startedMs;

  const connection = async () => {
    const done = Promise.withResolvers<void>();
    const responses = new ResponseReader();
    let sentMs = 0;
    const sendRequest = (socket: { write(bytes: Buffer): number; end(): unknown }) => {
      sentMs = performance.now();
      if (sentCount >= maxRequests || sentMs >= deadlineMs) {
        done.resolve();
        socket.end();
        return;
      }
      sentCount++;
      if (socket.write(request) !== request.length) done.reject(new Error("a request could not be written whole"));
    };
    const socket = await Bun.connect({
      hostname: "127.0.0.1",
      port,
      socket: {
        open: sendRequest,
        data(from, chunk) {
          try {
            if (!responses.take(chunk)) return;
            lastMs = performance.now();
            latencies.push(lastMs - sentMs);
            const waitMs = everyMs === undefined ? 0 : sentMs + everyMs - lastMs;
            if (waitMs > 0) setTimeout(sendRequest, waitMs, from);
            else sendRequest(from);
          } catch (error) {
            done.reject(error);
          }
        },
        error: (_, error) => done.reject(error),
        close: () => done.reject(new Error("the server closed a connection")),
      },
    });
    const timer = setTimeout(() => done.reject(new Error("a response did not arrive in time")), timeLimitMs + graceMs);
    try {
      await done.promise;
    } finally {
      clearTimeout(timer);
      socket.terminate();
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));

  const used = process.cpuUsage(processorBefore);
  const sorted = Float64Array.from(latencies).sort();
  return {
    requests: sorted.length,
    elapsedMs: lastMs - startedMs,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    ownProcessorMs: (used.user + used.system) / 1000,
  };
}

/** The bytes of a request: a GET, or a POST with its body. */
function formatRequest({ port, path, post }: Pick<LoadJob, "port" | "path" | "post">): Buffer {
  const headers = {
    host: `127.0.0.1:${port}`,
    accept: "*/*",
    ...(post && { ...post.headers, "content-length": Buffer.byteLength(post.body) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${post ? "POST" : "GET"} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${post?.body ?? ""}`);
}
