import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { Failure } from "#/kernel/errors";
import { createAllowlist } from "#/http-client/address-rules";
import { createImageFetcher } from "#/http-client/image-fetcher";
import { createSolidPng } from "#test/png-bytes";
import { startTlsReceiver } from "#test/http-client/raw-receiver";
import { createTestCertificate } from "#test/http-client/test-certificate";

const certificate = createTestCertificate(["images.test", "127.0.0.1"]);
const compressed = gzipSync(Buffer.alloc(5_000_000));
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
      case "/redirect":
        return new Response(null, { status: 302, headers: { location: "/a.png" } });
      case "/compressed":
        return new Response(new Uint8Array(compressed), { headers: { "content-encoding": "gzip" } });
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
const url = `https://images.test:${server.port}`;
afterAll(async () => {
  await server.stop(true);
  certificate.remove();
});

const resolveToLoopback = async () => ["127.0.0.1"];
const createFetcher = (change: Partial<Parameters<typeof createImageFetcher>[0]> = {}) =>
  createImageFetcher({ allowed: createAllowlist(["127.0.0.1"]), ca: certificate.ca, resolve: resolveToLoopback, ...change });
const getFailure = async (work: Promise<unknown>) => {
  const error = await work.catch((caught: unknown) => caught);
  if (!(error instanceof Failure)) throw new Error("It did not fail.");
  return `${error.code}: ${error.message}`;
};

describe("an image URL", () => {
  beforeAll(() => {
    seen.length = 0;
  });

  test("is fetched from the address that was checked, with its host name", async () => {
    expect(Buffer.from(await createFetcher().get(`${url}/a.png#part`, 1000)).equals(createSolidPng())).toBe(true);
    expect(seen.at(-1)).toEqual({ path: "/a.png", host: `images.test:${server.port}`, encoding: "identity" });
    expect(await createFetcher().get(`https://127.0.0.1:${server.port}/a.png`, 1000)).toHaveLength(createSolidPng().length);
  });

  test("is resolved once, so that a later change has no effect", async () => {
    let lookups = 0;
    const resolve = async () => (lookups++ === 0 ? ["127.0.0.1"] : ["127.0.0.9"]);
    await createFetcher({ resolve }).get(`${url}/a.png`, 1000);
    expect(lookups).toBe(1);
  });

  test("on this machine is not fetched unless exactly that is allowed", async () => {
    const before = seen.length;
    const notPublic = "invalid: The URL's host is not on the public network.";
    expect(await getFailure(createFetcher({ allowed: createAllowlist([]) }).get(`${url}/a.png`, 1000))).toBe(notPublic);
    expect(await getFailure(createFetcher({ allowed: createAllowlist(["0.0.0.0/0"]) }).get(`${url}/a.png`, 1000))).toBe(
      notPublic,
    );
    expect(seen).toHaveLength(before);
  });

  test.each([
    ["/redirect", "status 302"],
    ["/none", "status 404"],
    ["/large", "larger than 1000 bytes"],
  ])("%p fails with %p", async (path, reason) => {
    expect(await getFailure(createFetcher().get(url + path, 1000))).toContain(reason);
    expect(seen.at(-1)?.path).toBe(path);
  });

  test("fails if the response ends early", async () => {
    const options = { key: certificate.key, cert: certificate.cert };
    const receiver = await startTlsReceiver(options, (socket) =>
      socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf"),
    );
    expect(await getFailure(createFetcher().get(`https://images.test:${receiver.port}/`, 1000))).toContain(
      "ended before it was complete",
    );
    receiver.stop();
  });

  test("is not decompressed", async () => {
    expect(await createFetcher().get(`${url}/compressed`, 10_000)).toHaveLength(compressed.length);
  });

  test("times out before headers and while the body drips", async () => {
    for (const path of ["/slow", "/drip"])
      expect(await getFailure(createFetcher({ timeoutMs: 200 }).get(url + path, 1000))).toBe(
        "invalid: The URL did not respond within 0.2 s.",
      );
    const resolveNever = () => new Promise<string[]>(() => undefined);
    expect(await getFailure(createFetcher({ timeoutMs: 100, resolve: resolveNever }).get(`${url}/a.png`, 1000))).toContain(
      "did not respond",
    );
  });

  test("fails if the certificate is not trusted or for another name", async () => {
    const unreachable = "invalid: The URL cannot be reached, or its certificate is not valid.";
    const fetcher = createImageFetcher({ allowed: createAllowlist(["127.0.0.1"]), resolve: resolveToLoopback });
    expect(await getFailure(fetcher.get(`${url}/a.png`, 1000))).toBe(unreachable);
    expect(await getFailure(createFetcher().get(`https://other.test:${server.port}/a.png`, 1000))).toBe(unreachable);
  });

  test("is not fetched through a proxy of the environment", async () => {
    let connections = 0;
    const proxy = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        open(socket) {
          connections++;
          socket.end();
        },
        data: () => undefined,
      },
    });
    const before = process.env.HTTPS_PROXY;
    process.env.HTTPS_PROXY = `http://127.0.0.1:${proxy.port}`;
    try {
      await fetch(`${url}/a.png`).catch(() => undefined);
      expect(connections).toBe(1);
      expect(await createFetcher().get(`${url}/a.png`, 1000)).toHaveLength(createSolidPng().length);
      expect(connections).toBe(1);
    } finally {
      if (before === undefined) delete process.env.HTTPS_PROXY;
      else process.env.HTTPS_PROXY = before;
      proxy.stop(true);
    }
  });

  test("fails without naming the address if nothing listens there", async () => {
    expect(await getFailure(createFetcher().get("https://images.test:1/a.png", 1000))).not.toContain("127.0.0.1");
  });
});
