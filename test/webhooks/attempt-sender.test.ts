import { afterAll, describe, expect, test } from "bun:test";
import type { Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createAllowlist } from "#/http-client/address-rules";
import { type AttemptSender, createAttemptSender } from "#/webhooks/attempt-sender";
import type { WebhookClientOptions } from "#/webhooks/webhook-url";
import { waitUntil } from "#test/wait-until";
import { startTcpReceiver, startTlsReceiver, type RawReceiver } from "#test/http-client/raw-receiver";
import { createTestCertificate } from "#test/http-client/test-certificate";

const certificate = createTestCertificate(["hooks.test", "127.0.0.1", "::1"]);
const options = { key: certificate.key, cert: certificate.cert };
const hasIPv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === "::1"));
const stops: (() => void)[] = [certificate.remove];
afterAll(() => {
  for (const stop of stops) stop();
});

/** Starts a receiver that responds as the test says, and with 204 to warm-up requests. */
const startReceiver = async (respond: (socket: Socket, request: string) => void): Promise<RawReceiver> => {
  const receiver = await startTlsReceiver(options, (socket, request) =>
    request.startsWith("POST /warm-up ") ? socket.end("HTTP/1.1 204 No Content\r\n\r\n") : respond(socket, request),
  );
  stops.push(receiver.stop);
  return receiver;
};
const withoutWarmUps = (requests: readonly string[]) => requests.filter((request) => !request.startsWith("POST /warm-up "));
const startResponder = (text: string) => startReceiver((socket) => void socket.write(text, "latin1"));
const createSender = (change: Partial<WebhookClientOptions> = {}) =>
  createAttemptSender({
    allowed: createAllowlist(["127.0.0.1"]),
    ca: certificate.ca,
    resolve: async () => ["127.0.0.1"],
    ...change,
  });
const sendWith = (attempt: AttemptSender, port: number, body = "{}") =>
  attempt({ url: `https://hooks.test:${port}/take?it=1#part`, headers: { "x-service-event": "webhook.test" }, body });
const send = (port: number, change: Partial<WebhookClientOptions> = {}) => sendWith(createSender(change), port);
const formatStatus = (line: string) => `HTTP/1.1 ${line}\r\ncontent-length: 0\r\n\r\n`;

/** Timeout for slow receivers, milliseconds, and whether an attempt lasted that long. */
const timeoutMs = 400;
const tookTimeout = ({ durationMs }: { durationMs: number }) => durationMs >= timeoutMs - 5 && durationMs < timeoutMs + 10_000;

describe.each<[string, (attempt: AttemptSender, port: number) => Promise<unknown>]>([
  ["to a new receiver", async () => undefined],
  [
    "to a receiver with a cached session",
    (attempt, port) =>
      waitUntil(async () => (await attempt({ url: `https://hooks.test:${port}/warm-up`, headers: {}, body: "" })).ok),
  ],
])("%s:", (_, warmUp) => {
  const send = async (port: number, change: Partial<WebhookClientOptions> = {}, body?: string) => {
    const attempt = createSender(change);
    await warmUp(attempt, port);
    return await sendWith(attempt, port, body);
  };

  describe("one attempt", () => {
    test("sends the exact bytes of the body with their length, on a new connection", async () => {
      const { port, requests, open } = await startResponder(formatStatus("204 No Content"));
      const body = JSON.stringify({ name: "Bäckerei „Süß“ 🥐" });
      const outcome = await send(port, {}, body);
      expect(outcome).toEqual({ ok: true, status: 204, reason: null, durationMs: expect.any(Number), answer: "" });
      const [head, sent] = withoutWarmUps(requests)[0]?.split("\r\n\r\n") ?? [];
      expect(sent).toBe(body);
      expect(head?.split("\r\n")).toEqual([
        "POST /take?it=1 HTTP/1.1",
        `host: hooks.test:${port}`,
        "x-service-event: webhook.test",
        "connection: close",
        "accept-encoding: identity",
        `content-length: ${Buffer.byteLength(body)}`,
      ]);
      await send(port, {}, body);
      expect(withoutWarmUps(requests)).toHaveLength(2);
      await waitUntil(() => open() === 0);
    });

    test.each([200, 201, 202, 204, 206, 299])("with status %p is delivered", async (code) => {
      const { port } = await startResponder(formatStatus(`${code} Fine`));
      expect(await send(port)).toMatchObject({ ok: true, status: code, reason: null });
    });

    test.each([101, 300, 304, 305, 400, 401, 404, 410, 429, 500, 503, 599, 999])("with status %p fails", async (code) => {
      const { port } = await startResponder(formatStatus(`${code} No`));
      expect(await send(port)).toMatchObject({ ok: false, status: code, reason: "status" });
    });

    test.each([301, 302, 303, 307, 308])("with status %p fails, and the redirect is not followed", async (code) => {
      const elsewhere = await startResponder(formatStatus("200 OK"));
      const { port } = await startResponder(
        `HTTP/1.1 ${code} Away\r\nlocation: https://hooks.test:${elsewhere.port}/\r\ncontent-length: 0\r\n\r\n`,
      );
      expect(await send(port)).toMatchObject({ ok: false, status: code, reason: "redirect" });
      expect(elsewhere.requests).toEqual([]);
    });

    test("keeps the first 2 KB of the response as text, without control characters or partial characters", async () => {
      const words = `\u0000a\u001b[31mb\u202e${"é".repeat(3000)}`;
      const bytes = Buffer.from(words);
      const { port } = await startReceiver((socket) => {
        socket.write(`HTTP/1.1 500 No\r\ncontent-length: ${bytes.length}\r\n\r\n`);
        socket.write(bytes);
      });
      const { answer } = await send(port);
      expect(answer.startsWith("a[31mbé")).toBe(true);
      expect(answer).not.toMatch(/[\u0000-\u001f\u202e\ufffd]/);
      expect(Buffer.byteLength(answer)).toBeGreaterThan(2000);
      expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(2048);
    });

    test("reads chunked bodies and bodies that end with the connection", async () => {
      const chunked = await startResponder(
        "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nyes\r\n1;x=y\r\n!\r\n0\r\n\r\n",
      );
      expect(await send(chunked.port)).toMatchObject({ ok: true, answer: "yes!" });
      const closed = await startReceiver((socket) => socket.end("HTTP/1.0 200 OK\r\n\r\nold but fine"));
      expect(await send(closed.port)).toMatchObject({ ok: true, answer: "old but fine" });
    });

    test("skips interim responses", async () => {
      const { port } = await startResponder(
        `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${formatStatus("200 OK")}`,
      );
      expect(await send(port)).toMatchObject({ ok: true, status: 200 });
    });

    test("requests no compression and decodes none", async () => {
      for (const compressed of [gzipSync(Buffer.alloc(50_000_000)), brotliCompressSync(Buffer.alloc(50_000_000))]) {
        const { port } = await startReceiver((socket) => {
          socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${compressed.length}\r\n\r\n`);
          socket.write(compressed);
        });
        const outcome = await send(port);
        expect(outcome).toMatchObject({ ok: true, answer: "" });
      }
    });

    test("keeps at most 2 KB of a response that is not text", async () => {
      const { port } = await startReceiver((socket) => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 4096\r\n\r\n");
        socket.write(Buffer.alloc(4096, 0xff));
      });
      const { answer } = await send(port);
      expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(2048);
      expect(answer).toMatch(/^\ufffd+$/);
    });
  });

  describe("a slow receiver", () => {
    const drip = (socket: Socket, piece: string) => {
      const timer = setInterval(() => socket.write(piece), 40);
      socket.on("close", () => clearInterval(timer));
    };

    test("times out if it never responds", async () => {
      const { port, open } = await startReceiver(() => undefined);
      // On a busy machine the handshake alone can take longer than the usual time of these tests.
      const outcome = await send(port, { timeoutMs: 3_000 });
      expect(outcome).toMatchObject({ ok: false, status: null, reason: "timeout", answer: "" });
      expect(tookTimeout(outcome)).toBe(true);
      await waitUntil(() => open() === 0);
    });

    test("times out if its headers drip, even after a valid status line", async () => {
      const { port } = await startReceiver((socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        drip(socket, "x-more: 1\r\n");
      });
      const outcome = await send(port, { timeoutMs });
      expect(outcome).toMatchObject({ ok: false, status: null, reason: "timeout" });
      expect(tookTimeout(outcome)).toBe(true);
    });

    test("succeeds by its head if its body drips, and the attempt ends at the timeout", async () => {
      const { port } = await startReceiver((socket) => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n");
        drip(socket, "x");
      });
      const outcome = await send(port, { timeoutMs });
      expect(outcome).toMatchObject({ ok: true, status: 200, reason: null });
      expect(outcome.answer).toMatch(/^x+$/);
      expect(tookTimeout(outcome)).toBe(true);
    });

    test("has one deadline for lookup, handshake and response", async () => {
      const { port } = await startReceiver((socket) => void setTimeout(() => socket.write(formatStatus("200 OK")), 300));
      const resolveSlowly = async () => {
        await Bun.sleep(300);
        return ["127.0.0.1"];
      };
      expect((await send(port, { timeoutMs, resolve: resolveSlowly })).reason).toMatch(/timeout$/);
      expect((await send(port, { timeoutMs: 5000, resolve: resolveSlowly })).ok).toBe(true);
    });
  });

  describe("a receiver with an invalid response", () => {
    test.each<[string, string]>([
      ["plain text", "hello there, this is not HTTP\r\n\r\n"],
      ["HTTP/0.9", "<html>fine</html>"],
      ["another protocol", "SSH-2.0-OpenSSH_9.2\r\n"],
      ["another version", "HTTP/2.0 200 OK\r\n\r\n"],
      ["a status of letters", "HTTP/1.1 abc OK\r\n\r\n"],
      ["a status of four digits", "HTTP/1.1 2000 OK\r\n\r\n"],
      ["a header without a colon", "HTTP/1.1 200 OK\r\nnonsense\r\n\r\n"],
      ["a folded header", "HTTP/1.1 200 OK\r\na: b\r\n c\r\n\r\n"],
    ])("(%s) fails, and nothing of it is stored", async (_, text) => {
      const { port } = await startResponder(text);
      expect(await send(port, { timeoutMs: 3000 })).toMatchObject({
        ok: false,
        status: null,
        reason: "malformed_answer",
        answer: "",
      });
    });

    test.each<[string, (socket: Socket) => void]>([
      [
        "4 MB of headers",
        (socket) => void socket.write(`HTTP/1.1 200 OK\r\n${`x-long: ${"y".repeat(1000)}\r\n`.repeat(4000)}\r\n`),
      ],
      ["one endless header", (socket) => void socket.write(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(4_000_000)}`)],
      ["10,000 interim responses", (socket) => void socket.write("HTTP/1.1 100 Continue\r\n\r\n".repeat(10_000))],
    ])("(%s) fails", async (_, respond) => {
      const { port } = await startReceiver(respond);
      expect(await send(port, { timeoutMs: 5000 })).toMatchObject({ ok: false, status: null, reason: "too_large_headers" });
    });

    test("fails if the connection ends before or within the head, or is reset", async () => {
      const endings: ((socket: Socket) => void)[] = [
        (socket) => socket.end(),
        (socket) => socket.end("HTTP/1.1 200 OK\r\nx-half"),
        (socket) => socket.resetAndDestroy(),
      ];
      for (const ending of endings) {
        const { port } = await startReceiver(ending);
        expect(await send(port, { timeoutMs: 5000 })).toMatchObject({ ok: false, status: null, reason: "closed" });
      }
    });

    test.each([
      ["ends within the body", "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf"],
      ["has an invalid chunk", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nnonsense\r\nhalf"],
      ["has two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nhalf"],
    ])("succeeds after a valid head, even if it %s", async (_, text) => {
      const { port } = await startReceiver((socket) => socket.end(text));
      expect(await send(port, { timeoutMs: 5000 })).toMatchObject({ ok: true, status: 200 });
    });
  });
});

describe("a receiver that cannot be reached", () => {
  test("times out in the handshake with a reason of its own", async () => {
    const silent = await startTcpReceiver(() => undefined);
    stops.push(silent.stop);
    const outcome = await send(silent.port, { timeoutMs });
    expect(outcome).toMatchObject({ ok: false, status: null, reason: "tls_timeout" });
    expect(tookTimeout(outcome)).toBe(true);
  });

  test("times out in the lookup within the same time", async () => {
    const outcome = await send(1, { timeoutMs, resolve: () => new Promise(() => undefined) });
    expect(outcome).toMatchObject({ ok: false, status: null, reason: "dns_timeout" });
    expect(tookTimeout(outcome)).toBe(true);
  });

  test.skipIf(!hasIPv6)("may have an IPv6 address, by name or literal", async () => {
    const receiver = await startTlsReceiver(options, (socket) => void socket.write(formatStatus("200 OK")), { hostname: "::1" });
    stops.push(receiver.stop);
    const attempt = createSender({ allowed: createAllowlist(["::1"]), resolve: async () => ["::1"] });
    for (const host of ["hooks.test", "[::1]"])
      expect(await attempt({ url: `https://${host}:${receiver.port}/`, headers: {}, body: "" })).toMatchObject({ ok: true });
    expect(receiver.requests.map((request) => /^host: (.*?)\r$/m.exec(request)?.[1])).toEqual([
      `hooks.test:${receiver.port}`,
      `[::1]:${receiver.port}`,
    ]);
  });
});

describe("an address", () => {
  test("that cannot be reached fails with a reason that names no addresses", async () => {
    const stopped = await startTcpReceiver(() => undefined);
    stopped.stop();
    expect(await send(stopped.port)).toMatchObject({ reason: "connect", status: null, answer: "" });
    const failLookup = async () => {
      throw Object.assign(new Error("getaddrinfo ENOTFOUND 10.0.0.53"), { code: "ENOTFOUND" });
    };
    expect(await send(1, { resolve: failLookup })).toMatchObject({ reason: "dns", status: null, answer: "" });
    expect(await send(1, { resolve: async () => [] })).toMatchObject({ reason: "dns", answer: "" });
    expect(await send(1, { resolve: async () => ["10.0.0.7"] })).toMatchObject({ reason: "refused_address", answer: "" });
  });

  test("that refuses connections is skipped for the next checked address", async () => {
    const { port, requests } = await startResponder(formatStatus("200 OK"));
    const several = { allowed: createAllowlist(["127.0.0.0/8"]), resolve: async () => ["127.0.0.77", "127.0.0.1"] };
    expect(await send(port, several)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(1);
  });

  test("is never skipped after something was sent: one attempt reaches one receiver", async () => {
    const second = await startResponder(formatStatus("200 OK"));
    const first = await startTlsReceiver(options, (socket) => socket.destroy(), {
      hostname: "127.0.0.2",
      port: second.port,
    });
    stops.push(first.stop);
    const attemptAt = createAttemptSender({
      allowed: createAllowlist(["127.0.0.0/8"]),
      ca: certificate.ca,
      resolve: async () => ["127.0.0.2", "127.0.0.1"],
    });
    const outcome = await attemptAt({ url: `https://hooks.test:${first.port}/`, headers: {}, body: "{}" });
    expect(outcome.reason).toBe("closed");
    expect(first.requests).toHaveLength(1);
    expect(second.requests).toEqual([]);
  });

  test("of this server is not called, however its host is written", async () => {
    const { port, requests } = await startResponder(formatStatus("200 OK"));
    const ownUrl = `https://hooks.test:${port}`;
    expect(await send(port, { ownUrl })).toMatchObject({ ok: false, reason: "own_address" });
    const outcome = await createSender({ ownUrl })({ url: `HTTPS://Hooks.TEST.:${port}/other`, headers: {}, body: "" });
    expect(outcome.reason).toBe("own_address");
    expect(requests).toEqual([]);
    expect(await send(port, { ownUrl: "https://hooks.test" })).toMatchObject({ ok: true });
  });

  test("that is invalid is an outcome: the sender never throws", async () => {
    const invalid = ["", "https://", "http://hooks.test/", "https://hooks.test:0/", "https://user@hooks.test/", "\u0000"];
    for (const url of invalid) expect((await createSender()({ url, headers: {}, body: "" })).reason).toBe("refused_address");
    const { port, requests } = await startResponder(formatStatus("200 OK"));
    const split = await createSender()({ url: `https://hooks.test:${port}/`, headers: { "x-a": "b\r\nx-c: d" }, body: "" });
    expect(split.reason).toBe("internal");
    expect(requests).toEqual([]);
  });
});
