import { afterAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { createTemporaryFolder } from "#test/temporary-folder";
import { type RunningServer, startLivery } from "#test/executable/run-livery";
import { waitUntil } from "#test/wait-until";

const folder = createTemporaryFolder();
afterAll(folder.remove);

const startServer = () => startLivery(["serve", "--port", "0", "--data", `${folder.path}/${crypto.randomUUID()}`], folder.path);

/** A connection on which a request was begun: the body lacks its last byte. */
async function sendUnfinished({ url }: RunningServer) {
  const body = JSON.stringify({ email: "ada@livery.test", password: "a long enough password" });
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (bytes) => (received += bytes)).on("error", () => undefined);
  socket.write(
    "POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
  );
  // The server has it by the time that it has responded to a later request.
  await fetch(`${url}/healthz`);
  return { finish: () => void socket.write(body.slice(-1)), getReceived: () => received, socket };
}

/** Opens a stream that lasts: notifications of an MCP client. */
const listen = ({ url }: RunningServer) =>
  fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "subscriptions/listen",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "subscriptions/listen",
      params: {
        notifications: { resourcesListChanged: true },
        _meta: {
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
          "io.modelcontextprotocol/clientCapabilities": {},
        },
      },
    }),
  });

test("a stop responds to requests in flight, ends streams cleanly and does not wait for idle connections", async () => {
  const server = await startServer();
  const silent = connect(Number(new URL(server.url).port), "127.0.0.1").on("error", () => undefined);
  const request = await sendUnfinished(server);
  const stream = await listen(server);
  const startMs = performance.now();
  const ended = server.end("SIGTERM");
  // Fails unless the stream ends as one that is complete.
  const [events] = await Promise.all([
    stream.text(),
    waitUntil(() =>
      fetch(`${server.url}/healthz`).then(
        () => false,
        () => true,
      ),
    ),
  ]);
  expect(events).toContain("acknowledged");
  request.finish();
  expect(await ended).toBe(0);
  expect(request.getReceived()).toMatch(/^HTTP\/1\.1 401 /);
  expect(request.getReceived()).toContain('"code":"UNAUTHORIZED"');
  expect(performance.now() - startMs).toBeLessThan(5_000);
  silent.destroy();
  expect(server.lines.join("\n")).not.toContain("cut off");
});

test("a stop takes at most 10 seconds while a request does not end, and a second signal ends it at once", async () => {
  const [first, second] = await Promise.all([startServer(), startServer()]);
  const requests = await Promise.all([sendUnfinished(first), sendUnfinished(second)]);
  const startMs = performance.now();
  const ended = first.end("SIGINT");
  const interrupted = second.end("SIGTERM");
  await Bun.sleep(300);
  expect(await second.end("SIGTERM")).toBe(1);
  expect(await interrupted).toBe(1);
  expect(performance.now() - startMs).toBeLessThan(3_000);
  expect(await ended).toBe(0);
  expect(performance.now() - startMs).toBeLessThan(10_000);
  for (const { socket } of requests) socket.destroy();
});
