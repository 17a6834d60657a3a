import { expect, test } from "bun:test";
import { AnswerReader } from "../../scripts/bench/load/answer-reader";
import { generateLoad } from "../../scripts/bench/load/generate-load";
import { isMet } from "../../scripts/bench/row";
import { exactly, quantile, spreadOf } from "../../scripts/bench/spread";
import { tableOf } from "../../scripts/bench/table";

const answer = (text: string) => Buffer.from(text.replaceAll("\n", "\r\n"), "latin1");
const whole = answer("HTTP/1.1 200 OK\nContent-Length: 5\n\nhello");

test("an answer counts once and whole, however its bytes are cut", () => {
  for (let cut = 1; cut < whole.length; cut++) {
    const reader = new AnswerReader();
    expect([reader.take(whole.subarray(0, cut)), reader.take(whole.subarray(cut)), reader.take(whole)]).toEqual([
      false,
      true,
      true,
    ]);
  }
});

test("an answer without a body ends with its head", () => {
  expect(new AnswerReader().take(answer("HTTP/1.1 200 OK\ncontent-length: 0\n\n"))).toBe(true);
});

test.each([
  ["HTTP/1.1 429 Too Many Requests\nContent-Length: 0\n\n", "an answer was HTTP/1.1 429"],
  ["HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n", "does not tell its length"],
  ["HTTP/1.1 200 OK\nContent-Length: 2\n\nhello", "longer than it said"],
])("%j is not counted", (text, reason) => {
  expect(() => new AnswerReader().take(answer(text))).toThrow(reason);
});

const order = { path: "/", connections: 4, timeMsMax: 5_000, requestsMax: 200 };

test("the load generator reports as many answers as the server gave", async () => {
  let given = 0;
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response(`answer ${++given}`) });
  const result = await generateLoad({ ...order, port: server.port ?? 0 });
  await server.stop(true);
  expect([result.requests, given]).toEqual([200, 200]);
  expect(result.p99Ms).toBeGreaterThanOrEqual(result.p50Ms);
});

test("the load generator fails where the server refuses", async () => {
  let given = 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: () => new Response("", { status: ++given > 20 ? 503 : 200 }),
  });
  await expect(generateLoad({ ...order, port: server.port ?? 0 })).rejects.toThrow("503");
  await server.stop(true);
});

test("spreads give the median, the least and the most", () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 });
  expect(spreadOf([7])).toEqual(exactly(7));
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.99)).toBe(10);
  expect(() => spreadOf([])).toThrow("no figures");
});

test("an aim is judged by the median of what it speaks of", () => {
  const row = { value: exactly(90), ratio: { median: 0.8, min: 0.1, max: 3 } };
  expect(isMet({ ...row, aim: { of: "ratio", bound: "at least", limit: 0.75 } })).toBe(true);
  expect(isMet({ ...row, aim: { of: "ratio", bound: "at least", limit: 0.81 } })).toBe(false);
  expect(isMet({ ...row, aim: { of: "value", bound: "at most", limit: 80 } })).toBe(false);
  expect(isMet(row)).toBeUndefined();
});

test("the table says MISSED beside an aim that is not kept", () => {
  const table = tableOf([
    {
      what: "list",
      value: exactly(38_690.4),
      unit: "requests/s",
      baseline: { what: "bare", value: 62_586 },
      ratio: { median: 0.62, min: 0.6, max: 0.64 },
      aim: { of: "ratio", bound: "at least", limit: 0.75 },
    },
  ]);
  expect(table.split("\n")[1]).toBe("list  38690 requests/s  62586 bare  0.62 (0.60–0.64) ×  ≥ 0.75 ×  MISSED");
});
