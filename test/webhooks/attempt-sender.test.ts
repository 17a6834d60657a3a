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

/** A receiver that answers as the test says, but for greetings, which it takes. */
const receiver = async (answer: (socket: Socket, request: string) => void): Promise<RawReceiver> => {
  const made = await startTlsReceiver(options, (socket, request) =>
    request.startsWith("POST /greeting ") ? socket.end("HTTP/1.1 204 No Content\r\n\r\n") : answer(socket, request),
  );
  stops.push(made.stop);
  return made;
};
const withoutGreetings = (requests: readonly string[]) => requests.filter((request) => !request.startsWith("POST /greeting "));
const answering = (text: string) => receiver((socket) => void socket.write(text, "latin1"));
const attempt = (change: Partial<WebhookClientOptions> = {}) =>
  createAttemptSender({
    allowed: createAllowlist(["127.0.0.1"]),
    ca: certificate.ca,
    resolve: async () => ["127.0.0.1"],
    ...change,
  });
const sendWith = (attempt: AttemptSender, port: number, body = "{}") =>
  attempt({ url: `https://hooks.test:${port}/take?it=1#part`, headers: { "x-service-event": "webhook.test" }, body });
const send = (port: number, change: Partial<WebhookClientOptions> = {}) => sendWith(attempt(change), port);
const status = (line: string) => `HTTP/1.1 ${line}\r\ncontent-length: 0\r\n\r\n`;

/** Time for receivers that take theirs, milliseconds, and whether an attempt took just so long. */
const timeoutMs = 400;
const inTime = ({ durationMs }: { durationMs: number }) => durationMs >= timeoutMs - 5 && durationMs < timeoutMs + 10_000;

describe.each<[string, (attempt: AttemptSender, port: number) => Promise<unknown>]>([
  ["to a stranger", async () => undefined],
  [
    "to a receiver that answered a moment ago",
    (attempt, port) =>
      waitUntil(async () => (await attempt({ url: `https://hooks.test:${port}/greeting`, headers: {}, body: "" })).ok),
  ],
])("%s:", (_, met) => {
  const send = async (port: number, change: Partial<WebhookClientOptions> = {}, body?: string) => {
    const made = attempt(change);
    await met(made, port);
    return await sendWith(made, port, body);
  };

  describe("one attempt", () => {
    test("sends the body's own bytes with their exact length, under the host's name, on a connection of its own", async () => {
      const { port, requests, open } = await answering(status("204 No Content"));
      const body = JSON.stringify({ name: "Bäckerei „Süß“ 🥐" });
      const outcome = await send(port, {}, body);
      expect(outcome).toEqual({ ok: true, status: 204, reason: null, durationMs: expect.any(Number), answer: "" });
      const [head, sent] = withoutGreetings(requests)[0]?.split("\r\n\r\n") ?? [];
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
      expect(withoutGreetings(requests)).toHaveLength(2);
      await waitUntil(() => open() === 0);
    });

    test.each([200, 201, 202, 204, 206, 299])("answered %p is delivered", async (code) => {
      const { port } = await answering(status(`${code} Fine`));
      expect(await send(port)).toMatchObject({ ok: true, status: code, reason: null });
    });

    test.each([101, 300, 304, 305, 400, 401, 404, 410, 429, 500, 503, 599, 999])("answered %p has failed", async (code) => {
      const { port } = await answering(status(`${code} No`));
      expect(await send(port)).toMatchObject({ ok: false, status: code, reason: "status" });
    });

    test.each([301, 302, 303, 307, 308])("answered %p has failed, and where it points is not called", async (code) => {
      const elsewhere = await answering(status("200 OK"));
      const { port } = await answering(
        `HTTP/1.1 ${code} Away\r\nlocation: https://hooks.test:${elsewhere.port}/\r\ncontent-length: 0\r\n\r\n`,
      );
      expect(await send(port)).toMatchObject({ ok: false, status: code, reason: "redirect" });
      expect(elsewhere.requests).toEqual([]);
    });

    test("keeps the first 2 KB of the answer as text, without control characters and without half a letter", async () => {
      const words = `\u0000a\u001b[31mb\u202e${"é".repeat(3000)}`;
      const bytes = Buffer.from(words);
      const { port } = await receiver((socket) => {
        socket.write(`HTTP/1.1 500 No\r\ncontent-length: ${bytes.length}\r\n\r\n`);
        socket.write(bytes);
      });
      const { answer } = await send(port);
      expect(answer.startsWith("a[31mbé")).toBe(true);
      expect(answer).not.toMatch(/[\u0000-\u001f\u202e\ufffd]/);
      expect(Buffer.byteLength(answer)).toBeGreaterThan(2000);
      expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(2048);
    });

    test("reads chunks and bodies that only the connection's end bounds", async () => {
      const chunked = await answering("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nyes\r\n1;x=y\r\n!\r\n0\r\n\r\n");
      expect(await send(chunked.port)).toMatchObject({ ok: true, answer: "yes!" });
      const closed = await receiver((socket) => socket.end("HTTP/1.0 200 OK\r\n\r\nold but fine"));
      expect(await send(closed.port)).toMatchObject({ ok: true, answer: "old but fine" });
    });

    test("passes over interim answers", async () => {
      const { port } = await answering(
        `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${status("200 OK")}`,
      );
      expect(await send(port)).toMatchObject({ ok: true, status: 200 });
    });

    test("asks for no compression and unpacks none", async () => {
      for (const packed of [gzipSync(Buffer.alloc(50_000_000)), brotliCompressSync(Buffer.alloc(50_000_000))]) {
        const { port } = await receiver((socket) => {
          socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`);
          socket.write(packed);
        });
        const outcome = await send(port);
        expect(outcome).toMatchObject({ ok: true, answer: "" });
      }
    });

    test("keeps no more than 2 KB of an answer that is no text either", async () => {
      const { port } = await receiver((socket) => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 4096\r\n\r\n");
        socket.write(Buffer.alloc(4096, 0xff));
      });
      const { answer } = await send(port);
      expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(2048);
      expect(answer).toMatch(/^\ufffd+$/);
    });
  });

  describe("a receiver that takes its time", () => {
    const drip = (socket: Socket, piece: string) => {
      const timer = setInterval(() => socket.write(piece), 40);
      socket.on("close", () => clearInterval(timer));
    };

    test("is given up when it never answers", async () => {
      const { port, open } = await receiver(() => undefined);
      const outcome = await send(port, { timeoutMs });
      expect(outcome).toMatchObject({ ok: false, status: null, reason: "timeout", answer: "" });
      expect(inTime(outcome)).toBe(true);
      await waitUntil(() => open() === 0);
    });

    test("is given up when it drips headers, even after a good status line", async () => {
      const { port } = await receiver((socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        drip(socket, "x-more: 1\r\n");
      });
      const outcome = await send(port, { timeoutMs });
      expect(outcome).toMatchObject({ ok: false, status: null, reason: "timeout" });
      expect(inTime(outcome)).toBe(true);
    });

    test("has its answer by the head: a dripping body neither fails the attempt nor draws it out", async () => {
      const { port } = await receiver((socket) => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n");
        drip(socket, "x");
      });
      const outcome = await send(port, { timeoutMs });
      expect(outcome).toMatchObject({ ok: true, status: 200, reason: null });
      expect(outcome.answer).toMatch(/^x+$/);
      expect(inTime(outcome)).toBe(true);
    });

    test("has one deadline for look-up, handshake and answer together", async () => {
      const { port } = await receiver((socket) => void setTimeout(() => socket.write(status("200 OK")), 300));
      const slowly = async () => {
        await Bun.sleep(300);
        return ["127.0.0.1"];
      };
      expect((await send(port, { timeoutMs, resolve: slowly })).reason).toMatch(/timeout$/);
      expect((await send(port, { timeoutMs: 5000, resolve: slowly })).ok).toBe(true);
    });
  });

  describe("a receiver that answers no proper answer", () => {
    test.each<[string, string]>([
      ["words", "hello there, this is not HTTP\r\n\r\n"],
      ["HTTP/0.9", "<html>fine</html>"],
      ["another protocol", "SSH-2.0-OpenSSH_9.2\r\n"],
      ["another version", "HTTP/2.0 200 OK\r\n\r\n"],
      ["a status of letters", "HTTP/1.1 abc OK\r\n\r\n"],
      ["a status of four digits", "HTTP/1.1 2000 OK\r\n\r\n"],
      ["a header without a colon", "HTTP/1.1 200 OK\r\nnonsense\r\n\r\n"],
      ["a folded header", "HTTP/1.1 200 OK\r\na: b\r\n c\r\n\r\n"],
    ])("as %s has failed, and nothing of it is kept", async (_, text) => {
      const { port } = await answering(text);
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
      ["a storm of interim answers", (socket) => void socket.write("HTTP/1.1 100 Continue\r\n\r\n".repeat(10_000))],
    ])("as %s has failed", async (_, answer) => {
      const { port } = await receiver(answer);
      expect(await send(port, { timeoutMs: 5000 })).toMatchObject({ ok: false, status: null, reason: "too_large_headers" });
    });

    test("but ends the connection has failed: before a word, within the head, or by a reset", async () => {
      const endings: ((socket: Socket) => void)[] = [
        (socket) => socket.end(),
        (socket) => socket.end("HTTP/1.1 200 OK\r\nx-half"),
        (socket) => socket.resetAndDestroy(),
      ];
      for (const ending of endings) {
        const { port } = await receiver(ending);
        expect(await send(port, { timeoutMs: 5000 })).toMatchObject({ ok: false, status: null, reason: "closed" });
      }
    });

    test.each([
      ["ends within the body", "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf"],
      ["frames the body wrongly", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nnonsense\r\nhalf"],
      ["gives two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nhalf"],
    ])("but has given a good head is delivered, even if it %s", async (_, text) => {
      const { port } = await receiver((socket) => socket.end(text));
      expect(await send(port, { timeoutMs: 5000 })).toMatchObject({ ok: true, status: 200 });
    });
  });
});

describe("a receiver that is not there yet", () => {
  test("is given up in the handshake, with a reason of its own", async () => {
    const silent = await startTcpReceiver(() => undefined);
    stops.push(silent.stop);
    const outcome = await send(silent.port, { timeoutMs });
    expect(outcome).toMatchObject({ ok: false, status: null, reason: "tls_timeout" });
    expect(inTime(outcome)).toBe(true);
  });

  test("is given up in the look-up, within the same time", async () => {
    const outcome = await send(1, { timeoutMs, resolve: () => new Promise(() => undefined) });
    expect(outcome).toMatchObject({ ok: false, status: null, reason: "dns_timeout" });
    expect(inTime(outcome)).toBe(true);
  });

  test.skipIf(!hasIPv6)("goes to an address of IPv6 just as well, by its name and by itself", async () => {
    const made = await startTlsReceiver(options, (socket) => void socket.write(status("200 OK")), { hostname: "::1" });
    stops.push(made.stop);
    const toIPv6 = attempt({ allowed: createAllowlist(["::1"]), resolve: async () => ["::1"] });
    for (const host of ["hooks.test", "[::1]"])
      expect(await toIPv6({ url: `https://${host}:${made.port}/`, headers: {}, body: "" })).toMatchObject({ ok: true });
    expect(made.requests.map((request) => /^host: (.*?)\r$/m.exec(request)?.[1])).toEqual([
      `hooks.test:${made.port}`,
      `[::1]:${made.port}`,
    ]);
  });
});

describe("an address that leads nowhere", () => {
  test("has failed with what is wrong, and tells nothing of addresses", async () => {
    const gone = await startTcpReceiver(() => undefined);
    gone.stop();
    expect(await send(gone.port)).toMatchObject({ reason: "connect", status: null, answer: "" });
    const lost = async () => {
      throw Object.assign(new Error("getaddrinfo ENOTFOUND 10.0.0.53"), { code: "ENOTFOUND" });
    };
    expect(await send(1, { resolve: lost })).toMatchObject({ reason: "dns", status: null, answer: "" });
    expect(await send(1, { resolve: async () => [] })).toMatchObject({ reason: "dns", answer: "" });
    expect(await send(1, { resolve: async () => ["10.0.0.7"] })).toMatchObject({ reason: "refused_address", answer: "" });
  });

  test("is passed by where the host has a further one that was checked too", async () => {
    const { port, requests } = await answering(status("200 OK"));
    const several = { allowed: createAllowlist(["127.0.0.0/8"]), resolve: async () => ["127.0.0.77", "127.0.0.1"] };
    expect(await send(port, several)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(1);
  });

  test("is not passed by once something was sent: one attempt reaches one receiver at most", async () => {
    const second = await answering(status("200 OK"));
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

  test("that is this server itself is not called, however its host is written", async () => {
    const { port, requests } = await answering(status("200 OK"));
    const ownUrl = `https://hooks.test:${port}`;
    expect(await send(port, { ownUrl })).toMatchObject({ ok: false, reason: "own_address" });
    const spelled = await attempt({ ownUrl })({ url: `HTTPS://Hooks.TEST.:${port}/other`, headers: {}, body: "" });
    expect(spelled.reason).toBe("own_address");
    expect(requests).toEqual([]);
    expect(await send(port, { ownUrl: "https://hooks.test" })).toMatchObject({ ok: true });
  });

  test("is an outcome too: whatever is handed in, nothing is thrown", async () => {
    const odd = ["", "https://", "http://hooks.test/", "https://hooks.test:0/", "https://user@hooks.test/", "\u0000"];
    for (const url of odd) expect((await attempt()({ url, headers: {}, body: "" })).reason).toBe("refused_address");
    const { port, requests } = await answering(status("200 OK"));
    const split = await attempt()({ url: `https://hooks.test:${port}/`, headers: { "x-a": "b\r\nx-c: d" }, body: "" });
    expect(split.reason).toBe("internal");
    expect(requests).toEqual([]);
  });
});
