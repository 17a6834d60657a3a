import { describe, expect, test } from "bun:test";
import type { StdioOptions } from "#/transports/mcp/stdio";
import { serveMcp } from "#/transports/mcp/stdio";
import { createMcpClient } from "#test/transports/mcp/mcp-client";
import { createTestApp } from "#test/test-app";

const initialize = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
};
const list = (id: number | string) => ({ jsonrpc: "2.0", id, method: "tools/list" });
const createToolCall = (id: number | string, name: string, values = {}) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: values },
});
const unopenedOptions: StdioOptions = { key: "", server: "", open: () => Promise.reject(new Error("it is not opened")) };

type Line = string | object | Uint8Array;
const toStream = (line: Line) =>
  line instanceof Uint8Array ? line : Buffer.from(`${typeof line === "string" ? line : JSON.stringify(line)}\n`);

/**
 * Sends lines, in pieces of `chunkBytes`, ends the input and gives every line that came out by
 * then.
 */
async function exchangeLines(
  lines: readonly Line[],
  host: StdioOptions = unopenedOptions,
  chunkBytes = Number.POSITIVE_INFINITY,
) {
  const all = Buffer.concat(lines.map(toStream));
  const out: string[] = [];
  const input = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < all.length; at += Math.min(chunkBytes, all.length))
        controller.enqueue(new Uint8Array(all.subarray(at, at + chunkBytes)));
      controller.close();
    },
  });
  await serveMcp(host, { input, write: async (text) => void out.push(text) });
  expect(out.every((text) => text.endsWith("\n") && text.indexOf("\n") === text.length - 1)).toBe(true);
  return out.map((text) => JSON.parse(text));
}

describe("lines that are no messages", () => {
  test.each([
    ["no JSON", "garbage", -32_700, null],
    ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22, 0x0a]), -32_700, null],
    ["nested deeper than 64", "[".repeat(70) + "]".repeat(70), -32_700, null],
    ["JSON but no message", '{"a":1}', -32_600, null],
    ["a message with a wrong method", '{"jsonrpc":"2.0","id":9,"method":4}', -32_600, 9],
    ["an empty batch", "[]", -32_600, null],
    ["a batch with what is no message", `[${JSON.stringify(list(7))},7]`, -32_600, 7],
    ["too long", JSON.stringify({ ...list(1), x: "y".repeat(4_000_000) }), -32_600, 1],
    [
      "too long, with its id at the end",
      JSON.stringify({ x: "y".repeat(4_000_000), ...list("last"), id: "last" }),
      -32_600,
      "last",
    ],
    [
      "too long, with its id in between",
      `{"a":"${"y".repeat(2_000_000)}","id":"in \\"the\\" middle","b":{"id":5,"c":"${"y".repeat(2_100_000)}"}}`,
      -32_600,
      'in "the" middle',
    ],
    ["too long, with an id of another object", `{"params":{"id":5,"x":"${"y".repeat(4_000_000)}"}}`, -32_600, null],
    ["too long, with an id that is too long", `{"id":"${"y".repeat(4_000_000)}"}`, -32_600, null],
    ["too deep, with its id first", `{"id":3,"params":${"[".repeat(70)}${"]".repeat(70)}}`, -32_700, 3],
    ["too deep, with its id last", `{"params":${'{"id":'.repeat(70)}1${"}".repeat(70)},"id":4}`, -32_700, 4],
    ["JSON with a fault", '{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{oops}}', -32_700, 8],
    ["cut off", '{"jsonrpc":"2.0","id":12,"method":"tools/call","params":{"a":', -32_700, 12],
    ["a name in other words", '{"\\u0069d":6,"method":4}', -32_600, 6],
  ])("%s is answered with a protocol error, and the next one is read", async (_, line, code, id) => {
    const [first, ...rest] = await exchangeLines([line, initialize, list(1)]);
    expect(first).toMatchObject({ jsonrpc: "2.0", id, error: { code } });
    expect(rest.map(({ id, error }) => [id, error])).toEqual([
      [0, undefined],
      [1, undefined],
    ]);
  });

  test("a batch that is too long is refused under the id of each of its requests", async () => {
    const batch = [list(21), { ...list("b"), x: "y".repeat(4_000_000) }, list(23)];
    const responses = await exchangeLines([JSON.stringify(batch), initialize]);
    expect(responses.map(({ id, error }) => [id, error?.code])).toEqual([
      [21, -32_600],
      ["b", -32_600],
      [23, -32_600],
      [0, undefined],
    ]);
  });

  test("empty ones, and line ends of another system, are passed over", async () => {
    const responses = await exchangeLines(["", "   ", `${JSON.stringify(initialize)}\r`, "\r", list(1)]);
    expect(responses.map(({ id }) => id)).toEqual([0, 1]);
  });
});

describe("a batch", () => {
  test("of the previous protocol is answered as over HTTP: each request by itself, notifications not at all", async () => {
    const notification = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 99 } };
    const batch = [list(1), notification, createToolCall("two", "nothing_like_it"), list(3)];
    const responses = await exchangeLines([initialize, JSON.stringify(batch)]);
    const app = await createTestApp();
    const response = await createMcpClient(app).post(batch);
    await app.close();
    expect(response.status).toBe(200);
    const httpResponse = [...(await response.text()).matchAll(/^data: (\{.*)$/gm)].map(([, message = ""]) => JSON.parse(message));
    const inOrder = (all: { id: unknown }[]) => all.toSorted((a, b) => String(a.id).localeCompare(String(b.id)));
    expect(inOrder(httpResponse).map(({ id }) => id)).toEqual([1, 3, "two"]);
    expect(inOrder(responses.filter(({ id }) => id !== 0))).toEqual(inOrder(httpResponse));
  });

  test.each([
    ["no messages", []],
    ["more than a hundred", Array.from({ length: 101 }, (_, id) => list(id))],
    ["what is no message", [list(1), { a: 1 }]],
    [
      "a message of the current protocol",
      [{ ...list(1), params: { _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } } }],
    ],
  ])("of %s is refused, as over HTTP", async (_, batch) => {
    const responses = await exchangeLines([initialize, JSON.stringify(batch)]);
    expect(responses.some(({ error }) => error?.code === -32_600)).toBe(true);
    expect(responses.filter(({ result }) => result?.tools !== undefined)).toEqual([]);
    const app = await createTestApp();
    const response = await createMcpClient(app).post(batch);
    await app.close();
    expect([response.status, ((await response.json()) as { error: { code: number } }).error.code]).toEqual([400, -32_600]);
  });
});

test("a message can arrive in chunks of any size, and the last one without a line end", async () => {
  for (const chunkBytes of [1, 7, 64]) {
    const last = Buffer.from(JSON.stringify(list("ä")));
    expect((await exchangeLines([initialize, list(1), last], unopenedOptions, chunkBytes)).map(({ id }) => id)).toEqual([
      0,
      1,
      "ä",
    ]);
  }
});

test("the data folder is not opened for a list", async () => {
  const [, listed] = await exchangeLines([initialize, list(1)]);
  expect(listed.result.tools).toHaveLength(22);
});

test("a data folder that cannot be opened is a failed call, and the process lives", async () => {
  const [, failed, listed] = await exchangeLines([initialize, createToolCall(1, "list_systems"), list(2)]).then((all) =>
    all.toSorted((a, b) => a.id - b.id),
  );
  expect(JSON.parse(failed.result.content[0].text)).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  expect(listed.result.tools).toHaveLength(22);
});

test("a thousand interleaved requests are all answered, each under its own id, before the end of the input closes", async () => {
  const app = await createTestApp();
  const { key } = await app.key(["READ"]);
  let closed = 0;
  const host: StdioOptions = {
    key,
    server: "",
    open: async () => ({ services: app.services, close: async () => void closed++ }),
  };
  const requests = Array.from({ length: 1000 }, (_, at) => {
    const id = at + 1;
    if (id % 10 === 0) return list(id);
    if (id % 7 === 0) return createToolCall(id, "nothing_like_it");
    return id % 3 === 0 ? createToolCall(id, "list_systems") : createToolCall(id, "whoami");
  });
  const responses = await exchangeLines([initialize, ...requests], host, 10_000);
  expect(responses.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 1001 }, (_, at) => at));
  for (const { id, result, error } of responses) {
    if (id === 0) continue;
    if (id % 10 === 0) expect(result.tools).toHaveLength(22);
    else if (id % 7 === 0) expect(error.code).toBe(-32_602);
    else if (id % 3 === 0) expect(result.structuredContent.systems).toEqual([]);
    else expect(result.structuredContent.permissions).toEqual(["READ"]);
  }
  expect(closed).toBe(1);
  await app.close();
});

test("a client that stops reading ends the process", async () => {
  const input = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(toStream(initialize)) });
  await serveMcp(unopenedOptions, { input, write: () => Promise.reject(new Error("EPIPE")) });
});

describe("the key of the environment", () => {
  const outcome = async (key: string, name: string, values = {}) => {
    const app = await createTestApp();
    const { key: revoked } = await app.key(["READ"], { revokedAt: app.clock.now().toISOString() });
    const host: StdioOptions = {
      key: key === "revoked" ? revoked : key,
      server: "",
      open: async () => ({ services: app.services, close: () => app.close() }),
    };
    const [, { result }] = await exchangeLines([initialize, createToolCall(1, name, values)], host);
    return result.isError ? JSON.parse(result.content[0].text).status : 200;
  };

  test("that is missing, bad or revoked reaches the public tools and no others", async () => {
    for (const key of ["", "nonsense", "two words", "revoked"]) {
      expect([key, await outcome(key, "whoami")]).toEqual([key, 401]);
      expect([key, await outcome(key, "list_systems")]).toEqual([key, 200]);
    }
  });

  test("is held against its permissions as over HTTP", async () => {
    const app = await createTestApp();
    const { key } = await app.key(["READ"]);
    const host: StdioOptions = { key, server: "", open: async () => ({ services: app.services, close: () => app.close() }) };
    const [, { result }] = await exchangeLines(
      [initialize, createToolCall(1, "finish_external_design", { designId: "ds_x" })],
      host,
    );
    expect(JSON.parse(result.content[0].text)).toMatchObject({ status: 403 });
  });
});

test("a client of the current protocol begins without initialize", async () => {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "t", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const [discovered, listed] = await exchangeLines([
    { jsonrpc: "2.0", id: 1, method: "server/discover", params: { _meta } },
    { jsonrpc: "2.0", id: 2, method: "tools/list", params: { _meta } },
  ]);
  expect(discovered.result.supportedVersions).toEqual(["2026-07-28"]);
  expect(listed.result.tools).toHaveLength(22);
});

test("an error while the folder is opened is logged with its cause and returned without it", async () => {
  const noted: unknown[] = [];
  const broken = new Error("disk on fire");
  const host: StdioOptions = {
    ...unopenedOptions,
    open: () => Promise.reject(broken),
    onFault: (_, error) => void noted.push(error),
  };
  const [, response] = await exchangeLines([initialize, createToolCall(1, "list_systems")], host);
  expect(JSON.parse(response.result.content[0].text)).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  expect(JSON.stringify(response)).not.toContain("fire");
  expect(noted).toEqual([broken]);
});
