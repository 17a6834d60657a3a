import { afterAll, describe, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { createHttpTransport } from "#/transports/mcp/http";
import { createRestServer } from "#/transports/rest/server";
import { BodyBudget } from "#/kernel/limits/body-budget";
import { StreamQuota } from "#/kernel/limits/stream-quota";
import { describeValidationErrors } from "#/operations/describe-validation-errors";
import { waitUntil } from "#test/wait-until";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { type TestApp, createTestApp } from "#test/test-app";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Type } from "@sinclair/typebox";

/** Starts a server with a small budget for bodies and few streams. */
async function startServer(maxBytes: number) {
  const app: TestApp = await createTestApp();
  const services = { ...app.services, bodyBudget: new BodyBudget(maxBytes), streamQuota: new StreamQuota(2, 3) };
  const transport = createHttpTransport(services);
  const server = createRestServer(services, {
    isTrustedProxy: (address) => address === "127.0.0.1",
    mounts: [{ path: "/mcp", handle: transport.handle }],
  });
  server.listen({ port: 0, hostname: "127.0.0.1", reusePort: false, idleTimeout: 30 });
  const port = server.server?.port ?? 0;
  return {
    app,
    services,
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      await transport.close();
      await server.server?.stop(true);
      await app.close();
    },
  };
}
const server = await startServer(300_000);
afterAll(() => server.close());
const { services, port, url, app } = server;

/** Sends a request that announces a longer body than it sends. */
async function sendUnfinished(path: string, sentBytes: number, headers = ""): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Content-Length: ${sentBytes + 1000}\r\n\r\n`,
  );
  socket.write("x".repeat(sentBytes));
  return socket;
}
const getHeldBytes = () => services.bodyBudget.heldBytes;

describe("the bytes of unfinished request bodies", () => {
  test("share one budget for REST and MCP; beyond it a body gets 503 with Retry-After, and GET requests succeed", async () => {
    const sockets: Socket[] = [];
    for (let number = 0; number < 3; number++) {
      sockets.push(await sendUnfinished("/api/v1/auth/sign-in", 48_000));
      sockets.push(await sendUnfinished("/mcp", 48_000));
    }
    await waitUntil(() => getHeldBytes() >= 6 * 48_000 - 1000);
    for (const path of ["/api/v1/auth/sign-in", "/mcp"]) {
      const body = JSON.stringify({ email: "a@b.example", password: "x".repeat(30_000) });
      const response = await fetch(`${url}${path}`, { method: "POST", body, headers: { "content-type": "application/json" } });
      expect([path, response.status]).toEqual([path, 503]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
      expect(((await response.json()) as { code: string }).code).toBe("UNAVAILABLE");
    }
    expect((await fetch(`${url}/api/v1/systems`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await waitUntil(() => getHeldBytes() === 0);
    const { key } = await app.key(["READ"]);
    expect(await createMcpClient({ services }).statusOf("whoami", {}, key)).toBe(200);
    expect(getHeldBytes()).toBe(0);
  });

  test("are released when the request ends, rejected ones included", async () => {
    for (const body of ["{}", "{", "x".repeat(60_000), `{"a":"${"y".repeat(70_000)}"}`])
      for (const path of ["/api/v1/auth/sign-in", "/mcp"])
        await fetch(`${url}${path}`, { method: "POST", body, headers: { "content-type": "application/json" } });
    expect(getHeldBytes()).toBe(0);
  });

  test("are not read for an unauthorized caller", async () => {
    const socket = await sendUnfinished("/api/v1/designs/ds_none/external-artifacts", 40_000);
    const received = await new Promise<string>((resolve) => socket.once("data", (bytes) => resolve(bytes.toString())));
    expect([received.startsWith("HTTP/1.1 401"), getHeldBytes()]).toEqual([true, 0]);
    socket.destroy();
  });
});

describe("open streams", () => {
  const listen = (address: string) =>
    fetch(`${url}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "subscriptions/listen",
        "x-forwarded-for": address,
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

  test("are limited per address and in total, and one that ends frees its slot", async () => {
    const open = [await listen("192.0.2.1"), await listen("192.0.2.1")];
    expect(open.map(({ status, headers }) => [status, headers.get("content-type")?.split(";")[0]])).toEqual([
      [200, "text/event-stream"],
      [200, "text/event-stream"],
    ]);
    const third = await listen("192.0.2.1");
    expect([third.status, Number(third.headers.get("retry-after")) > 0]).toEqual([429, true]);
    open.push(await listen("192.0.2.2"));
    expect((await listen("192.0.2.3")).status).toBe(429);
    for (const response of open) await response.body?.cancel();
    await waitUntil(() => services.streamQuota.total === 0);
    const again = await listen("192.0.2.1");
    expect(again.status).toBe(200);
    await again.body?.cancel();
    await waitUntil(() => services.streamQuota.total === 0);
  });

  test("of project progress count too", async () => {
    const { cookie } = await app.person("OWNER");
    const { project } = await app.draft({ name: "Watched" });
    const releases = [services.streamQuota.acquire("192.0.2.9"), services.streamQuota.acquire("192.0.2.9")];
    const watch = () =>
      fetch(`${url}/api/v1/projects/${project.id}/progress`, {
        headers: { cookie: `livery_session=${cookie}`, "x-forwarded-for": "192.0.2.9" },
      });
    expect((await watch()).status).toBe(429);
    for (const release of releases) release();
    expect((await watch()).status).toBe(200);
    await waitUntil(() => services.streamQuota.total === 0);
  });
});

test("at most twenty validation errors of an input are read", () => {
  const shape = TypeCompiler.Compile(Type.Object({ a: Type.Array(Type.String()) }, { additionalProperties: false }));
  let readCount = 0;
  const errors = shape.Errors({ a: Array.from({ length: 100_000 }, () => ({})) });
  const counted = {
    *[Symbol.iterator]() {
      for (const error of errors) {
        readCount++;
        yield error;
      }
    },
  };
  expect(describeValidationErrors(counted)).toBe("a[0] must be text.");
  expect(readCount).toBeLessThanOrEqual(20);
});

test("four megabytes of empty objects are rejected before they are parsed", async () => {
  const { key } = await app.key(["ARTIFACTS_WRITE"]);
  const body = `{"components":[${"{},".repeat(1_300_000)}{}]}`;
  const agent = createMcpClient(app);
  const restResponse = await app.send("POST", "/api/v1/designs/ds_none/external-artifacts", { key, body });
  expect(restResponse.status).toBe(404);
  const response = await agent.post(body, { key });
  expect([response.status, ((await response.json()) as { error: { message: string } }).error.message]).toEqual([
    400,
    "The body has more than 10000 values.",
  ]);
  // A message of the protocol itself is limited too, before its values are validated.
  const capabilities = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]));
  const initialize = {
    jsonrpc: "2.0",
    id: "first",
    method: "initialize",
    params: {
      protocolVersion: "2025-11-25",
      capabilities: { experimental: capabilities },
      clientInfo: { name: "t", version: "1" },
    },
  };
  const anonymous = await agent.post(initialize);
  expect([anonymous.status, await anonymous.json()]).toMatchObject([
    400,
    { id: "first", error: { message: "The body has more than 2000 values." } },
  ]);
});
