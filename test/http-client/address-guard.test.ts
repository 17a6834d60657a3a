import { afterAll, afterEach, describe, expect, test } from "bun:test";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import type { HttpClientOptions } from "#/http-client/http-client";
import { validateUrl } from "#/http-client/destination";
import { createImageFetcher } from "#/http-client/image-fetcher";
import { startTcpReceiver, startTlsReceiver } from "#test/http-client/raw-receiver";
import { createTestCertificate } from "#test/http-client/test-certificate";

const certificate = createTestCertificate(["hooks.test", "127.0.0.1"]);
const options = { key: certificate.key, cert: certificate.cert };
const respond = (socket: import("node:net").Socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
const allowed = await startTlsReceiver(options, respond);
const { port } = allowed;
const forbidden = await startTlsReceiver(options, respond, { hostname: "127.0.0.9", port });
afterAll(() => {
  allowed.stop();
  forbidden.stop();
  certificate.remove();
});

const createSend = (change: Partial<HttpClientOptions> = {}) => {
  const attempt = createAttemptSender({
    allowed: createAllowlist(["127.0.0.1"]),
    ca: certificate.ca,
    resolve: async () => ["127.0.0.1"],
    ...change,
  });
  return (url = `https://hooks.test:${port}/`) => attempt({ url, headers: {}, body: "{}" });
};
const expectNoRequest = async (work: Promise<{ reason: string | null; answer: string; status: number | null }>) => {
  const before = [allowed.requests.length, forbidden.requests.length];
  const { reason, answer, status } = await work;
  expect([allowed.requests.length, forbidden.requests.length]).toEqual(before);
  expect([answer, status]).toEqual(["", null]);
  return reason;
};

describe("a host name whose addresses change", () => {
  test("is checked for each attempt: public when added, this machine when called", async () => {
    const results = [["93.184.216.34"], ["127.0.0.9"]];
    const resolve = async () => results.shift() ?? [];
    expect(validateUrl(`https://hooks.test:${port}/`, createAllowlist([])).hostname).toBe("hooks.test");
    await resolve();
    expect(await expectNoRequest(createSend({ resolve })())).toBe("refused_address");
  });

  test("is resolved once per attempt, so that a second result has no effect", async () => {
    let lookups = 0;
    const resolve = async () => (lookups++ % 2 === 0 ? ["127.0.0.1"] : ["127.0.0.9"]);
    const before = allowed.requests.length;
    expect(await createSend({ resolve })()).toMatchObject({ ok: true });
    expect([lookups, allowed.requests.length, forbidden.requests.length]).toEqual([1, before + 1, 0]);
  });

  test.each<[string, string[]]>([
    ["a public and a private address", ["93.184.216.34", "10.0.0.1"]],
    ["a private and a public address", ["10.0.0.1", "93.184.216.34"]],
    ["a private IPv6 and a public IPv4 address", ["fd00::1", "93.184.216.34"]],
    ["an allowed address and one that is not", ["127.0.0.1", "127.0.0.9"]],
    ["a mapped address of this machine", ["::ffff:127.0.0.9"]],
    [
      "a hundred addresses, the last of which is private",
      [...Array.from({ length: 99 }, (_, i) => `93.184.216.${i + 1}`), "10.0.0.1"],
    ],
    ["a metadata service", ["169.254.169.254"]],
    ["an invalid address", ["hooks.internal"]],
  ])("is not called with %s", async (_, addresses) => {
    expect(await expectNoRequest(createSend({ resolve: async () => addresses })())).toBe("refused_address");
  });

  test.each(["ENOTFOUND", "ESERVFAIL", "DNS_ENODATA", "EAI_AGAIN"])("is not called if the lookup fails with %s", async (code) => {
    const resolve = async () => {
      throw Object.assign(new Error(`${code} at 10.0.0.53`), { code });
    };
    expect(await expectNoRequest(createSend({ resolve })())).toBe("dns");
  });

  test("is not called after the allowlist changed, because no connection is reused", async () => {
    expect(await createSend()()).toMatchObject({ ok: true });
    expect(await expectNoRequest(createSend({ allowed: createAllowlist([]) })())).toBe("refused_address");
    await Bun.sleep(50);
    expect(allowed.open()).toBe(0);
  });
});

test("an address literal on the private network is not called, however it is written", async () => {
  const literals = [
    "127.0.0.9",
    "2130706441",
    "0x7f000009",
    "0177.0.0.011",
    "127.9",
    "%31%32%37.0.0.9",
    "１２７.0.0.9",
    "[::ffff:127.0.0.9]",
  ];
  for (const host of literals) expect(await expectNoRequest(createSend()(`https://${host}:${port}/`))).toBe("refused_address");
});

describe("proxies in the environment", () => {
  const names = ["HTTPS_PROXY", "https_proxy", "ALL_PROXY", "HTTP_PROXY", "NO_PROXY"] as const;
  const before = names.map((name) => process.env[name]);
  afterEach(() => {
    for (const [index, name] of names.entries()) {
      const value = before[index];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });

  test("are not used for webhooks or images", async () => {
    let connections = 0;
    const proxy = await startTcpReceiver((socket) => {
      connections++;
      socket.destroy();
    });
    for (const name of names.slice(0, 4)) process.env[name] = `http://127.0.0.1:${proxy.port}`;
    delete process.env.NO_PROXY;
    expect(await createSend()()).toMatchObject({ ok: true });
    const fetcher = createImageFetcher({
      allowed: createAllowlist(["127.0.0.1"]),
      ca: certificate.ca,
      resolve: async () => ["127.0.0.1"],
    });
    expect(await fetcher.get(`https://hooks.test:${port}/`, 10)).toHaveLength(0);
    expect(connections).toBe(0);
    proxy.stop();
  });
});
