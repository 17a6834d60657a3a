import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { ResponseReader } from "#/http-client/response-reader";
import { HttpClientError } from "#/http-client/http-client-error";

/** Reads a response that arrives in these chunks before the connection closes. */
function read(chunks: readonly Uint8Array[], maxBodyBytes = 1000) {
  const reader = new ResponseReader(maxBodyBytes);
  try {
    for (const chunk of chunks) reader.push(chunk);
  } catch (error) {
    if (error instanceof HttpClientError) return error.code;
    throw error;
  }
  const beforeEnd = reader.body?.state;
  reader.body?.end();
  const { head, body } = reader;
  return head && body
    ? {
        status: head.status,
        headers: [...head.headers],
        body: Buffer.from(body.bytes).toString("latin1"),
        beforeEnd,
        state: body.state,
      }
    : "no head";
}
const bytes = (text: string) => Buffer.from(text, "latin1");
const responses = {
  length: "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\ncontent-length: 5\r\n\r\nhello",
  chunked:
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 503 No\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhe\r\n3;a=b\r\nllo\r\n0\r\n\r\n",
  closed: "HTTP/1.0 201 Created\n\nhello",
  none: "HTTP/1.1 204\r\ncontent-length: 9\r\n\r\n",
};

describe("a response", () => {
  test.each(Object.entries(responses))("(%s) reads the same in chunks of any size", (_, text) => {
    const expected = read([bytes(text)]);
    expect(expected).toMatchObject({ state: "complete", body: text === responses.none ? "" : "hello" });
    expect(read([...bytes(text)].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
    for (let at = 1; at < text.length; at++) expect(read([bytes(text.slice(0, at)), bytes(text.slice(at))])).toEqual(expected);
  });

  test("has lower-case header names, and repeated headers are joined", () => {
    expect(read([bytes("HTTP/1.1 200 OK\r\nX-A: 1 \r\nx-a:2\r\nX-B:\r\ncontent-length: 0\r\n\r\n")])).toMatchObject({
      headers: [
        ["x-a", "1, 2"],
        ["x-b", ""],
        ["content-length", "0"],
      ],
    });
  });

  test.each([
    ["a repeated equal length is valid", "content-length: 2\r\ncontent-length: 2", "hi", "complete"],
    ["two different lengths are malformed", "content-length: 2\r\ncontent-length: 3", "hi", "malformed"],
    ["a length that is not a number is malformed", "content-length: +2", "hi", "malformed"],
    [
      "chunks take precedence over a length",
      "content-length: 99\r\ntransfer-encoding: chunked",
      "2\r\nhi\r\n0\r\n\r\n",
      "complete",
    ],
    ["a chunk without its end is malformed", "transfer-encoding: chunked", "2\r\nhixx", "malformed"],
    ["a chunk size that is not hexadecimal is malformed", "transfer-encoding: chunked", "-2\r\nhi\r\n", "malformed"],
    ["an endless chunk line is malformed", "transfer-encoding: chunked", `2;${"x".repeat(2000)}`, "malformed"],
    ["chunks that end early are malformed", "transfer-encoding: chunked", "2\r\nhi\r\n", "malformed"],
    ["a body shorter than its length is malformed", "content-length: 3", "hi", "malformed"],
  ])("%s", (_, headers, body, state) => {
    expect(read([bytes(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\n${body}`)])).toMatchObject({ status: 200, state });
  });

  test("is complete before the connection closes only if its framing says so", () => {
    expect(read([bytes(responses.length)])).toMatchObject({ beforeEnd: "complete" });
    expect(read([bytes(responses.chunked)])).toMatchObject({ beforeEnd: "complete" });
    expect(read([bytes(responses.closed)])).toMatchObject({ beforeEnd: "open" });
  });

  test("is truncated beyond the limit", () => {
    expect(read([bytes(responses.length)], 5)).toMatchObject({ body: "hello", state: "complete" });
    for (const text of [responses.length, responses.chunked, responses.closed])
      expect(read([bytes(text)], 4)).toMatchObject({ body: "hell", state: "truncated" });
  });

  test("in chunks of single bytes is read if it is short, and malformed if it is long", () => {
    const head = bytes("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
    const single = (count: number) => read([head, bytes("1\r\nx\r\n".repeat(count)), bytes("0\r\n\r\n")], 1_000_000);
    expect(single(10_000)).toMatchObject({ state: "complete", body: "x".repeat(10_000) });
    expect(single(100_000)).toMatchObject({ state: "malformed" });
    const tens = read([head, bytes("a\r\n0123456789\r\n".repeat(90_000)), bytes("0\r\n\r\n")], 1_000_000);
    expect(tens).toMatchObject({ state: "complete" });
  });

  test("of arbitrary bytes never exceeds the limit or throws another error", () => {
    const starts = fc.constantFrom(
      "",
      "HTTP/1.1 200 OK\r\n",
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n",
      responses.chunked,
    );
    fc.assert(
      fc.property(starts, fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 6 }), (start, chunks) => {
        const result = read([bytes(start), ...chunks], 16);
        if (typeof result === "string") expect(["malformed_response", "headers_too_large", "no head"]).toContain(result);
        else expect(result.body.length).toBeLessThanOrEqual(16);
      }),
      { numRuns: 500 },
    );
  });
});
