import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { Failure } from "#/kernel/errors";
import { createAllowlist } from "#/http-client/address-rules";
import { createImageFetcher } from "#/http-client/image-fetcher";
import { createSolidPng } from "#test/png-bytes";
import { startTlsReceiver } from "#test/http-client/raw-receiver";
import { createTestCertificate } from "#test/http-client/test-certificate";

const certificate = createTestCertificate(["pictures.test", "127.0.0.1"]);
const packed = gzipSync(Buffer.alloc(5_000_000));
const seen: { path: string; host: string | null; encoding: string | null }[] = [];
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  tls: { key: certificate.key, cert: certificate.cert },
  async fetch(request) {
    const { pathname } = new URL(request.url);
    seen.push({ path: pathname, host: request.headers.get("host"), encoding: request.headers.get("accept-encoding") });
    switch (pathname) {
      case "/a.png":
        return new Response(new Uint8Array(createSolidPng()), { headers: { "content-type": "image/png" } });
      case "/away":
        return new Response(null, { status: 302, headers: { location: "/a.png" } });
      case "/packed":
        return new Response(new Uint8Array(packed), { headers: { "content-encoding": "gzip" } });
      case "/large":
        return new Response(new Uint8Array(2000));
      case "/slow":
        await Bun.sleep(2000);
        return new Response("late");
      case "/drip":
        return new Response(
          new ReadableStream({
            async pull(controller) {
              await Bun.sleep(50);
              controller.enqueue(new Uint8Array([1]));
            },
          }),
        );
      default:
        return new Response("none", { status: 404 });
    }
  },
});
const url = `https://pictures.test:${server.port}`;
afterAll(async () => {
  await server.stop(true);
  certificate.remove();
});

const toHere = async () => ["127.0.0.1"];
const outgoing = (change: Partial<Parameters<typeof createImageFetcher>[0]> = {}) =>
  createImageFetcher({ allowed: createAllowlist(["127.0.0.1"]), ca: certificate.ca, resolve: toHere, ...change });
const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((caught: unknown) => caught);
  if (!(error instanceof Failure)) throw new Error("not refused");
  return `${error.code}: ${error.message}`;
};

describe("a picture by its address", () => {
  beforeAll(() => {
    seen.length = 0;
  });

  test("is fetched from the address that was checked, under its own name", async () => {
    expect(Buffer.from(await outgoing().get(`${url}/a.png#part`, 1000)).equals(createSolidPng())).toBe(true);
    expect(seen.at(-1)).toEqual({ path: "/a.png", host: `pictures.test:${server.port}`, encoding: "identity" });
    expect(await outgoing().get(`https://127.0.0.1:${server.port}/a.png`, 1000)).toHaveLength(createSolidPng().length);
  });

  test("is looked up once: an answer that changes afterwards changes nothing", async () => {
    let asked = 0;
    const resolve = async () => (asked++ === 0 ? ["127.0.0.1"] : ["127.0.0.9"]);
    await outgoing({ resolve }).get(`${url}/a.png`, 1000);
    expect(asked).toBe(1);
  });

  test("is never called on this machine unless just that is allowed", async () => {
    const before = seen.length;
    const closed = "invalid: The URL's host is not on the public network.";
    expect(await refusal(outgoing({ allowed: createAllowlist([]) }).get(`${url}/a.png`, 1000))).toBe(closed);
    expect(await refusal(outgoing({ allowed: createAllowlist(["0.0.0.0/0"]) }).get(`${url}/a.png`, 1000))).toBe(closed);
    expect(seen).toHaveLength(before);
  });

  test.each([
    ["/away", "status 302"],
    ["/none", "status 404"],
    ["/large", "larger than 1000 bytes"],
  ])("%p is refused: %p", async (path, reason) => {
    expect(await refusal(outgoing().get(url + path, 1000))).toContain(reason);
    expect(seen.at(-1)?.path).toBe(path);
  });

  test("is refused where it breaks off before its end", async () => {
    const options = { key: certificate.key, cert: certificate.cert };
    const receiver = await startTlsReceiver(options, (socket) =>
      socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf"),
    );
    expect(await refusal(outgoing().get(`https://pictures.test:${receiver.port}/`, 1000))).toContain(
      "ended before it was complete",
    );
    receiver.stop();
  });

  test("is not unpacked", async () => {
    expect(await outgoing().get(`${url}/packed`, 10_000)).toHaveLength(packed.length);
  });

  test("is given up when its time is over, before headers and while it drips", async () => {
    for (const path of ["/slow", "/drip"])
      expect(await refusal(outgoing({ timeoutMs: 200 }).get(url + path, 1000))).toBe(
        "invalid: The URL did not respond within 0.2 s.",
      );
    const silent = () => new Promise<string[]>(() => undefined);
    expect(await refusal(outgoing({ timeoutMs: 100, resolve: silent }).get(`${url}/a.png`, 1000))).toContain("did not respond");
  });

  test("is refused where the certificate is not trusted, or bears another name", async () => {
    const unreached = "invalid: The URL cannot be reached, or its certificate is not valid.";
    const untrusting = createImageFetcher({ allowed: createAllowlist(["127.0.0.1"]), resolve: toHere });
    expect(await refusal(untrusting.get(`${url}/a.png`, 1000))).toBe(unreached);
    expect(await refusal(outgoing().get(`https://others.test:${server.port}/a.png`, 1000))).toBe(unreached);
  });

  test("is not asked of a proxy that the environment names", async () => {
    let asked = 0;
    const proxy = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        open(socket) {
          asked++;
          socket.end();
        },
        data: () => undefined,
      },
    });
    const before = process.env.HTTPS_PROXY;
    process.env.HTTPS_PROXY = `http://127.0.0.1:${proxy.port}`;
    try {
      await fetch(`${url}/a.png`).catch(() => undefined);
      expect(asked).toBe(1);
      expect(await outgoing().get(`${url}/a.png`, 1000)).toHaveLength(createSolidPng().length);
      expect(asked).toBe(1);
    } finally {
      if (before === undefined) delete process.env.HTTPS_PROXY;
      else process.env.HTTPS_PROXY = before;
      proxy.stop(true);
    }
  });

  test("is refused where nobody listens, without a word of the address", async () => {
    expect(await refusal(outgoing().get("https://pictures.test:1/a.png", 1000))).not.toContain("127.0.0.1");
  });
});
