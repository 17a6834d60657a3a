import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { ResponseReader } from "#/http-client/response-reader";
import { HttpClientError } from "#/http-client/http-client-error";

/** Reads an answer that comes in the pieces given, up to the end of its connection. */
function read(pieces: readonly Uint8Array[], bodyBytesMax = 1000) {
  const reader = new ResponseReader(bodyBytesMax);
  try {
    for (const piece of pieces) reader.push(piece);
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
const answers = {
  length: "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\ncontent-length: 5\r\n\r\nhello",
  chunked:
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 503 No\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhe\r\n3;a=b\r\nllo\r\n0\r\n\r\n",
  closed: "HTTP/1.0 201 Created\n\nhello",
  none: "HTTP/1.1 204\r\ncontent-length: 9\r\n\r\n",
};

describe("an answer", () => {
  test.each(Object.entries(answers))("with a body by %s reads the same in whatever pieces it comes", (_, text) => {
    const whole = read([bytes(text)]);
    expect(whole).toMatchObject({ state: "complete", body: text === answers.none ? "" : "hello" });
    expect(read([...bytes(text)].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
    for (let at = 1; at < text.length; at++) expect(read([bytes(text.slice(0, at)), bytes(text.slice(at))])).toEqual(whole);
  });

  test("has its headers by lower-case names, repeated ones joined", () => {
    expect(read([bytes("HTTP/1.1 200 OK\r\nX-A: 1 \r\nx-a:2\r\nX-B:\r\ncontent-length: 0\r\n\r\n")])).toMatchObject({
      headers: [
        ["x-a", "1, 2"],
        ["x-b", ""],
        ["content-length", "0"],
      ],
    });
  });

  test.each([
    ["one length twice is one length", "content-length: 2\r\ncontent-length: 2", "hi", "complete"],
    ["two lengths are none", "content-length: 2\r\ncontent-length: 3", "hi", "malformed"],
    ["a length that is no number is none", "content-length: +2", "hi", "malformed"],
    ["chunks outdo a length", "content-length: 99\r\ntransfer-encoding: chunked", "2\r\nhi\r\n0\r\n\r\n", "complete"],
    ["a chunk without its end is broken", "transfer-encoding: chunked", "2\r\nhixx", "malformed"],
    ["a chunk of no hexadecimal size is broken", "transfer-encoding: chunked", "-2\r\nhi\r\n", "malformed"],
    ["a chunk line without end is broken", "transfer-encoding: chunked", `2;${"x".repeat(2000)}`, "malformed"],
    ["chunks that end too early are broken", "transfer-encoding: chunked", "2\r\nhi\r\n", "malformed"],
    ["a body shorter than its length is broken", "content-length: 3", "hi", "malformed"],
  ])("%s", (_, headers, body, state) => {
    expect(read([bytes(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\n${body}`)])).toMatchObject({ status: 200, state });
  });

  test("is whole before its connection ends where its framing says so, and only then", () => {
    expect(read([bytes(answers.length)])).toMatchObject({ beforeEnd: "complete" });
    expect(read([bytes(answers.chunked)])).toMatchObject({ beforeEnd: "complete" });
    expect(read([bytes(answers.closed)])).toMatchObject({ beforeEnd: "open" });
  });

  test("is kept up to its limit, and cut beyond", () => {
    expect(read([bytes(answers.length)], 5)).toMatchObject({ body: "hello", state: "complete" });
    for (const text of [answers.length, answers.chunked, answers.closed])
      expect(read([bytes(text)], 4)).toMatchObject({ body: "hell", state: "truncated" });
  });

  test("in chunks of single bytes is read while it is short, and given up when it wears the reader out", () => {
    const head = bytes("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
    const single = (count: number) => read([head, bytes("1\r\nx\r\n".repeat(count)), bytes("0\r\n\r\n")], 1_000_000);
    expect(single(10_000)).toMatchObject({ state: "complete", body: "x".repeat(10_000) });
    expect(single(100_000)).toMatchObject({ state: "malformed" });
    const tens = read([head, bytes("a\r\n0123456789\r\n".repeat(90_000)), bytes("0\r\n\r\n")], 1_000_000);
    expect(tens).toMatchObject({ state: "complete" });
  });

  test("of any bytes whatever is read or refused, and never keeps more than it may", () => {
    const beginnings = fc.constantFrom(
      "",
      "HTTP/1.1 200 OK\r\n",
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n",
      answers.chunked,
    );
    fc.assert(
      fc.property(beginnings, fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 6 }), (beginning, pieces) => {
        const result = read([bytes(beginning), ...pieces], 16);
        if (typeof result === "string") expect(["malformed_response", "headers_too_large", "no head"]).toContain(result);
        else expect(result.body.length).toBeLessThanOrEqual(16);
      }),
      { numRuns: 500 },
    );
  });
});
