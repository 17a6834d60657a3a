import { afterAll, beforeAll, expect, test } from "bun:test";
import { createLog } from "#/kernel/log";
import { createAccessLog, type ObservedRequest } from "#/transports/rest/observe-request";
import { createRestServer } from "#/transports/rest/server";
import { createTestApp } from "#test/test-app";

let app: Awaited<ReturnType<typeof createTestApp>>;
let server: ReturnType<typeof createRestServer>;
const observed: ObservedRequest[] = [];
beforeAll(async () => {
  app = await createTestApp();
  await app.publish({ name: "Open Orchard", seed: 1 });
  const mount = {
    path: "/other" as const,
    handle(_: Request, __: string, ___: () => void, trace?: { callerKind: unknown }) {
      if (trace) trace.callerKind = "key";
      return new Response("other");
    },
  };
  server = createRestServer(app.services, { mounts: [mount], observe: (request) => observed.push(request) });
});
afterAll(() => app.close());

async function request(path: string, init?: RequestInit): Promise<{ response: Response; entry: ObservedRequest | undefined }> {
  observed.length = 0;
  const response = await server.handle(new Request(`http://livery.test${path}`, init));
  expect(observed).toHaveLength(1);
  return { response, entry: observed[0] };
}

test.each([
  ["/api/v1/systems?limit=3", undefined, { method: "GET", route: "/api/v1/systems", status: 200, callerKind: "anonymous" }],
  ["/api/v1/systems?limit=3", undefined, { method: "GET", route: "/api/v1/systems", status: 200, callerKind: "anonymous" }],
  ["/api/v1/designs/ds_none", undefined, { method: "GET", route: "/api/v1/designs/:id", status: 401 }],
  ["/api/v1/openapi.json", undefined, { method: "GET", route: "/api/v1/openapi.json", status: 200 }],
  ["/missing/secret-name", undefined, { method: "GET", route: "unmatched", status: 404 }],
  ["/api/v1/systems", { method: "PATCH" }, { method: "PATCH", route: "unmatched", status: 405 }],
  ["/other", undefined, { method: "GET", route: "/other", status: 200, callerKind: "key" }],
])("%s is observed once, by its route", async (path, init, expected) => {
  const { response, entry } = await request(path, init);
  expect(entry).toMatchObject(expected);
  expect(response.status).toBe(expected.status);
  expect(entry?.durationMs).toBeGreaterThanOrEqual(0);
});

test("an error response and its entry carry the same request id", async () => {
  const { response, entry } = await request("/api/v1/designs/ds_none", { headers: { authorization: "Bearer lv_wrong" } });
  const { requestId } = (await response.json()) as { requestId: string };
  expect(requestId).toBeString();
  expect(entry?.requestId).toBe(requestId);
});

test("the access log writes a line a request, without query values, ids of the path or bodies", async () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    "json",
    () => new Date(0),
  );
  const logged = createRestServer(app.services, { observe: createAccessLog(log) });
  await logged.handle(
    new Request("http://livery.test/api/v1/auth/sign-in?query=sekrit", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "sekrit@acme.example", password: "sekrit password" }),
    }),
  );
  await logged.handle(new Request("http://livery.test/api/v1/systems/sekrit"));
  expect(lines).toHaveLength(2);
  expect(lines.join("\n")).not.toContain("sekrit");
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    at: "1970-01-01T00:00:00.000Z",
    level: "info",
    message: "request",
    method: "POST",
    route: "/api/v1/auth/sign-in",
    status: 400,
    durationMs: expect.any(Number),
    requestId: expect.any(String),
    caller: "anonymous",
  });
});
