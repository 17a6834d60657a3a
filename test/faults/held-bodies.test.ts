import { afterAll, describe, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { createHttpTransport } from "#/transports/mcp/http";
import { createRestServer } from "#/transports/rest/server";
import { BodyBudget } from "#/kernel/body-budget";
import { StreamQuota } from "#/kernel/stream-quota";
import { describeValidationErrors } from "#/operations/describe-validation-errors";
import { waitUntil } from "#test/wait-until";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { type TestApp, createTestApp } from "#test/test-app";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Type } from "@sinclair/typebox";

/** The app behind a socket, with a small budget for bodies and few streams. */
async function serving(maxBytes: number) {
  const app: TestApp = await createTestApp();
  const services = { ...app.services, bodies: new BodyBudget(maxBytes), streams: new StreamQuota(2, 3) };
  const door = createHttpTransport(services);
  const server = createRestServer(services, {
    isTrustedProxy: (address) => address === "127.0.0.1",
    mounts: [{ path: "/mcp", handle: door.handle }],
  });
  server.listen({ port: 0, hostname: "127.0.0.1", reusePort: false, idleTimeout: 30 });
  const port = server.server?.port ?? 0;
  return {
    app,
    services,
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      await door.close();
      await server.server?.stop(true);
      await app.close();
    },
  };
}
const place = await serving(300_000);
afterAll(() => place.close());
const { services, port, url, app } = place;

/** A request whose body never ends: it announces more than it sends. */
async function unfinished(path: string, sentBytes: number, headers = ""): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Content-Length: ${sentBytes + 1000}\r\n\r\n`,
  );
  socket.write("x".repeat(sentBytes));
  return socket;
}
const held = () => services.bodies.heldBytes;

describe("the bytes of bodies that are not answered yet", () => {
  test("count against one budget, for REST and MCP alike; beyond it others get 503 with Retry-After, and reading goes on", async () => {
    const sockets: Socket[] = [];
    for (let number = 0; number < 3; number++) {
      sockets.push(await unfinished("/api/v1/auth/sign-in", 48_000));
      sockets.push(await unfinished("/mcp", 48_000));
    }
    await waitUntil(() => held() >= 6 * 48_000 - 1000);
    for (const path of ["/api/v1/auth/sign-in", "/mcp"]) {
      const body = JSON.stringify({ email: "a@b.example", password: "x".repeat(30_000) });
      const refused = await fetch(`${url}${path}`, { method: "POST", body, headers: { "content-type": "application/json" } });
      expect([path, refused.status]).toEqual([path, 503]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
      expect(((await refused.json()) as { code: string }).code).toBe("UNAVAILABLE");
    }
    expect((await fetch(`${url}/api/v1/systems`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await waitUntil(() => held() === 0);
    const { key } = await app.key(["READ"]);
    expect(await createMcpClient({ services }).statusOf("whoami", {}, key)).toBe(200);
    expect(held()).toBe(0);
  });

  test("are given back when their request is answered, refused ones too", async () => {
    for (const body of ["{}", "{", "x".repeat(60_000), `{"a":"${"y".repeat(70_000)}"}`])
      for (const path of ["/api/v1/auth/sign-in", "/mcp"])
        await fetch(`${url}${path}`, { method: "POST", body, headers: { "content-type": "application/json" } });
    expect(held()).toBe(0);
  });

  test("are not read at all for a caller who may not send them", async () => {
    const socket = await unfinished("/api/v1/designs/ds_none/external-artifacts", 40_000);
    const heard = await new Promise<string>((resolve) => socket.once("data", (bytes) => resolve(bytes.toString())));
    expect([heard.startsWith("HTTP/1.1 401"), held()]).toEqual([true, 0]);
    socket.destroy();
  });
});

describe("answers that stay open", () => {
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

  test("are so many an address and so many in all, and a place is free again when one ends", async () => {
    const open = [await listen("192.0.2.1"), await listen("192.0.2.1")];
    expect(open.map(({ status, headers }) => [status, headers.get("content-type")?.split(";")[0]])).toEqual([
      [200, "text/event-stream"],
      [200, "text/event-stream"],
    ]);
    const third = await listen("192.0.2.1");
    expect([third.status, Number(third.headers.get("retry-after")) > 0]).toEqual([429, true]);
    open.push(await listen("192.0.2.2"));
    expect((await listen("192.0.2.3")).status).toBe(429);
    for (const answer of open) await answer.body?.cancel();
    await waitUntil(() => services.streams.total === 0);
    const again = await listen("192.0.2.1");
    expect(again.status).toBe(200);
    await again.body?.cancel();
    await waitUntil(() => services.streams.total === 0);
  });

  test("of projects count too", async () => {
    const { cookie } = await app.person("OWNER");
    const { project } = await app.draft({ name: "Watched" });
    const take = [services.streams.acquire("192.0.2.9"), services.streams.acquire("192.0.2.9")];
    const watch = () =>
      fetch(`${url}/api/v1/projects/${project.id}/progress`, {
        headers: { cookie: `livery_session=${cookie}`, "x-forwarded-for": "192.0.2.9" },
      });
    expect((await watch()).status).toBe(429);
    for (const release of take) release();
    expect((await watch()).status).toBe(200);
    await waitUntil(() => services.streams.total === 0);
  });
});

test("of a million mistakes in an input twenty are looked at", () => {
  const shape = TypeCompiler.Compile(Type.Object({ a: Type.Array(Type.String()) }, { additionalProperties: false }));
  let looked = 0;
  const errors = shape.Errors({ a: Array.from({ length: 100_000 }, () => ({})) });
  const counted = {
    *[Symbol.iterator]() {
      for (const error of errors) {
        looked++;
        yield error;
      }
    },
  };
  expect(describeValidationErrors(counted)).toBe("a[0] must be text.");
  expect(looked).toBeLessThanOrEqual(20);
});

test("four megabytes of empty objects are refused before they are built", async () => {
  const { key } = await app.key(["ARTIFACTS_WRITE"]);
  const body = `{"components":[${"{},".repeat(1_300_000)}{}]}`;
  const agent = createMcpClient(app);
  const answer = await app.send("POST", "/api/v1/designs/ds_none/external-artifacts", { key, body });
  expect(answer.status).toBe(404);
  const refused = await agent.post(body, { key });
  expect([refused.status, ((await refused.json()) as { error: { message: string } }).error.message]).toEqual([
    400,
    "The body has more than 10000 values.",
  ]);
  // What the protocol itself would find wrong in each value of a message is not looked for either.
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
