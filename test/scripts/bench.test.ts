import { expect, test } from "bun:test";
import { ResponseReader } from "../../scripts/bench/load/response-reader";
import { generateLoad } from "../../scripts/bench/load/generate-load";
import { isAimMet } from "../../scripts/bench/row";
import { toSpread, quantile, computeSpread } from "../../scripts/bench/spread";
import { formatTable } from "../../scripts/bench/table";

const createResponseBytes = (text: string) => Buffer.from(text.replaceAll("\n", "\r\n"), "latin1");
const completeResponse = createResponseBytes("HTTP/1.1 200 OK\nContent-Length: 5\n\nhello");

test("a response counts once, however its bytes are split", () => {
  for (let cut = 1; cut < completeResponse.length; cut++) {
    const reader = new ResponseReader();
    expect([
      reader.take(completeResponse.subarray(0, cut)),
      reader.take(completeResponse.subarray(cut)),
      reader.take(completeResponse),
    ]).toEqual([false, true, true]);
  }
});

test("a response without a body ends with its head", () => {
  expect(new ResponseReader().take(createResponseBytes("HTTP/1.1 200 OK\ncontent-length: 0\n\n"))).toBe(true);
});

test.each([
  ["HTTP/1.1 429 Too Many Requests\nContent-Length: 0\n\n", "a response was HTTP/1.1 429"],
  ["HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n", "has no Content-Length"],
  ["HTTP/1.1 200 OK\nContent-Length: 2\n\nhello", "longer than its Content-Length"],
])("%j is not counted", (text, reason) => {
  expect(() => new ResponseReader().take(createResponseBytes(text))).toThrow(reason);
});

const job = { path: "/", connections: 4, maxTimeMs: 5_000, maxRequests: 200 };

test("the load generator reports as many responses as the server sent", async () => {
  let responseCount = 0;
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response(`answer ${++responseCount}`) });
  const result = await generateLoad({ ...job, port: server.port ?? 0 });
  await server.stop(true);
  expect([result.requests, responseCount]).toEqual([200, 200]);
  expect(result.p99Ms).toBeGreaterThanOrEqual(result.p50Ms);
});

test("the load generator fails where the server returns an error", async () => {
  let responseCount = 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: () => new Response("", { status: ++responseCount > 20 ? 503 : 200 }),
  });
  await expect(generateLoad({ ...job, port: server.port ?? 0 })).rejects.toThrow("503");
  await server.stop(true);
});

test("a spread has the median, minimum and maximum", () => {
  expect(computeSpread([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(computeSpread([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 });
  expect(computeSpread([7])).toEqual(toSpread(7));
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.99)).toBe(10);
  expect(() => computeSpread([])).toThrow("no figures");
});

test("an aim is compared with the median of its figure", () => {
  const row = { value: toSpread(90), ratio: { median: 0.8, min: 0.1, max: 3 } };
  expect(isAimMet({ ...row, aim: { of: "ratio", bound: "at least", limit: 0.75 } })).toBe(true);
  expect(isAimMet({ ...row, aim: { of: "ratio", bound: "at least", limit: 0.81 } })).toBe(false);
  expect(isAimMet({ ...row, aim: { of: "value", bound: "at most", limit: 80 } })).toBe(false);
  expect(isAimMet(row)).toBeUndefined();
});

test("the table says MISSED for an aim that is not met", () => {
  const table = formatTable([
    {
      what: "list",
      value: toSpread(38_690.4),
      unit: "requests/s",
      baseline: { what: "bare", value: 62_586 },
      ratio: { median: 0.62, min: 0.6, max: 0.64 },
      aim: { of: "ratio", bound: "at least", limit: 0.75 },
    },
  ]);
  expect(table.split("\n")[1]).toBe("list  38690 requests/s  62586 bare  0.62 (0.60–0.64) ×  ≥ 0.75 ×  MISSED");
});
