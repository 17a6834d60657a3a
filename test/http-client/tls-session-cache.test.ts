import { afterEach, describe, expect, spyOn, test } from "bun:test";
import { createServer, type TLSSocket } from "node:tls";
import type { AddressInfo } from "node:net";
import { createAllowlist } from "#/http-client/address-rules";
import { createHttpClient, type HttpClient, type HttpClientOptions } from "#/http-client/http-client";
import { HttpClientError } from "#/http-client/http-client-error";
import { TlsSessionCache } from "#/http-client/tls-session-cache";
import { type Certificate, createBadCertificates } from "#test/http-client/bad-certificates";
import { createTestCertificate } from "#test/http-client/test-certificate";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

/** Starts a receiver that records for each connection whether its session was resumed. */
async function startReceiver({ key, cert }: Certificate, port = 0) {
  const resumed: boolean[] = [];
  const server = createServer({ key, cert }, (socket: TLSSocket) => {
    resumed.push(socket.isSessionReused());
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end("HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n"));
  });
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () => new Promise((resolve) => server.close(resolve));
  cleanups.push(stop);
  return { resumed, port: (server.address() as AddressInfo).port, stop };
}

function createCertificate(names: readonly string[]) {
  const certificate = createTestCertificate(names);
  cleanups.push(certificate.remove);
  return certificate;
}

const createClient = (ca: string, options: Partial<HttpClientOptions> = {}) =>
  createHttpClient({ allowed: createAllowlist(["127.0.0.1"]), ca, resolve: async () => ["127.0.0.1"], ...options });

/** The status of the response, or the code of the error. */
const request = (client: HttpClient, host: string, port: number) =>
  client(`https://${host}:${port}/`, { method: "POST", headers: {}, body: "x" }, 100).then(
    ({ status }) => status,
    (error: unknown) => {
      if (error instanceof HttpClientError) return error.code;
      throw error;
    },
  );

test("a session is resumed for the same host name only, as often as it is needed", async () => {
  const certificate = createCertificate(["one.test", "two.test"]);
  const receiver = await startReceiver(certificate);
  const client = createClient(certificate.ca);
  for (const host of ["one.test", "one.test", "one.test", "two.test", "two.test"])
    expect(await request(client, host, receiver.port)).toBe(204);
  expect(receiver.resumed).toEqual([false, true, true, false, true]);
  expect(await request(client, "three.test", receiver.port)).toBe("tls_name");
});

test("a session expires five minutes after the certificate was verified and belongs to one host, address and port", () => {
  const sessions = new TlsSessionCache();
  const target = { host: "one.test", address: "127.0.0.1", port: 443 };
  const cached = { session: Buffer.from("session"), verifiedAtMs: 1000 };
  sessions.set(target, cached);
  expect(sessions.get(target, 1000 + 299_999)).toEqual(cached);
  expect(sessions.get(target, 1000 + 300_000)).toBeUndefined();
  for (const other of [{ host: "two.test" }, { address: "127.0.0.2" }, { port: 444 }])
    expect(sessions.get({ ...target, ...other }, 1000)).toBeUndefined();
  sessions.delete(target);
  expect(sessions.get(target, 1000)).toBeUndefined();
});

describe("another server at a known address", () => {
  test("is rejected if its certificate is not trusted", async () => {
    const [trusted, other] = [createCertificate(["127.0.0.1"]), createCertificate(["127.0.0.1"])];
    const client = createClient(trusted.ca);
    const first = await startReceiver(trusted);
    expect(await request(client, "127.0.0.1", first.port)).toBe(204);
    expect(await request(client, "127.0.0.1", first.port)).toBe(204);
    expect(first.resumed).toEqual([false, true]);
    await first.stop();
    await startReceiver(other, first.port);
    expect(await request(client, "127.0.0.1", first.port)).toBe("tls_untrusted");
  });

  test("receives nothing if its trusted certificate is for another name", async () => {
    const { ca, good, otherName, remove } = createBadCertificates();
    cleanups.push(remove);
    const client = createClient(ca);
    const first = await startReceiver(good);
    expect(await request(client, "hooks.test", first.port)).toBe(204);
    await first.stop();
    await startReceiver(otherName, first.port);
    expect(await request(client, "hooks.test", first.port)).toBe("tls_name");
  });

  test("receives the request if its certificate is valid, and a new session is cached", async () => {
    const certificate = createCertificate(["one.test"]);
    const client = createClient(certificate.ca);
    const first = await startReceiver(certificate);
    expect(await request(client, "one.test", first.port)).toBe(204);
    await first.stop();
    const second = await startReceiver(certificate, first.port);
    for (let count = 0; count < 3; count++) expect(await request(client, "one.test", first.port)).toBe(204);
    expect(second.resumed).toEqual([false, false, true]);
  });
});

test("a receiver that refuses connections for a while loses its session and is verified again", async () => {
  const certificate = createCertificate(["127.0.0.1"]);
  const client = createClient(certificate.ca);
  const first = await startReceiver(certificate);
  expect(await request(client, "127.0.0.1", first.port)).toBe(204);
  await first.stop();
  expect(await request(client, "127.0.0.1", first.port)).toBe("connect");
  const second = await startReceiver(certificate, first.port);
  expect(await request(client, "127.0.0.1", first.port)).toBe(204);
  expect(await request(client, "127.0.0.1", first.port)).toBe(204);
  expect(second.resumed).toEqual([false, true]);
});

describe("without session resumption every request opens a verified connection", () => {
  const expectVerified = async (options: Partial<HttpClientOptions> = {}) => {
    const certificate = createCertificate(["one.test"]);
    const receiver = await startReceiver(certificate);
    const client = createClient(certificate.ca, options);
    for (let count = 0; count < 3; count++) expect(await request(client, "one.test", receiver.port)).toBe(204);
    expect(receiver.resumed).toEqual([false, false, false]);
  };

  test("if it is turned off", async () => {
    let offered = 0;
    const resumeConnection = async () => {
      offered++;
      return undefined;
    };
    await expectVerified({ resumeConnection });
    expect(offered).toBe(2);
  });

  test("if the runtime rejects the connection", async () => {
    const connect = spyOn(Bun, "connect").mockRejectedValue(new Error("not supported"));
    cleanups.push(() => connect.mockRestore());
    await expectVerified();
    expect(connect).toHaveBeenCalledTimes(2);
  });

  test("if the runtime cannot start one", async () => {
    const connect = spyOn(Bun, "connect").mockImplementation(() => {
      throw new TypeError("Bun.connect is not a function");
    });
    cleanups.push(() => connect.mockRestore());
    await expectVerified();
    expect(connect).toHaveBeenCalledTimes(2);
  });

  test("if sockets of the runtime cannot set a session", async () => {
    const connect = Bun.connect.bind(Bun);
    const spy = spyOn(Bun, "connect").mockImplementation(((options: Parameters<typeof connect>[0]) => {
      const open = options.socket.open;
      const withoutSessions = {
        ...options.socket,
        open: (socket: Parameters<NonNullable<typeof open>>[0]) => {
          Object.defineProperty(socket, "setSession", { value: undefined });
          return open?.(socket);
        },
      };
      return connect({ ...options, socket: withoutSessions } as typeof options);
    }) as typeof Bun.connect);
    cleanups.push(() => spy.mockRestore());
    await expectVerified();
    expect(spy).toHaveBeenCalledTimes(2);
  });
});
