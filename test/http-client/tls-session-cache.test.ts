import { expect, test } from "bun:test";
import { createServer, type TLSSocket } from "node:tls";
import type { AddressInfo } from "node:net";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import { TlsSessionCache } from "#/http-client/tls-session-cache";
import { createBadCertificates } from "#test/http-client/bad-certificates";
import { createTestCertificate } from "#test/http-client/test-certificate";

/** A receiver that tells of each connection whether its session was used before. */
async function listening(certificate: { readonly key: string; readonly cert: string }, port = 0) {
  const reused: boolean[] = [];
  const server = createServer({ key: certificate.key, cert: certificate.cert }, (socket: TLSSocket) => {
    reused.push(socket.isSessionReused());
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end("HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n"));
  });
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { reused, port: (server.address() as AddressInfo).port, stop: () => new Promise((resolve) => server.close(resolve)) };
}
const request = (host: string, port: number) => ({ url: `https://${host}:${port}/`, headers: {}, body: "x" });

test("a receiver's session is used again under the same name, and under no other", async () => {
  const certificate = createTestCertificate(["one.test", "two.test"]);
  const receiver = await listening(certificate);
  const resolve = async () => ["127.0.0.1"];
  const attempt = createAttemptSender({ allowed: createAllowlist(["127.0.0.1"]), ca: certificate.ca, resolve });
  for (const host of ["one.test", "one.test", "two.test", "two.test"])
    expect(await attempt(request(host, receiver.port))).toMatchObject({ ok: true });
  expect(receiver.reused).toEqual([false, true, false, true]);
  const wrong = await attempt(request("three.test", receiver.port));
  expect(wrong).toMatchObject({ ok: false, reason: "tls_name" });
  await receiver.stop();
  certificate.remove();
});

test("another server in a receiver's place shows its own certificate, and is refused where that is not trusted", async () => {
  const [trusted, stranger] = [createTestCertificate(["127.0.0.1"]), createTestCertificate(["127.0.0.1"])];
  const attempt = createAttemptSender({ allowed: createAllowlist(["127.0.0.1"]), ca: trusted.ca });
  const first = await listening(trusted);
  expect(await attempt(request("127.0.0.1", first.port))).toMatchObject({ ok: true });
  expect(await attempt(request("127.0.0.1", first.port))).toMatchObject({ ok: true });
  expect(first.reused).toEqual([false, true]);
  await first.stop();
  const second = await listening(stranger, first.port);
  expect(await attempt(request("127.0.0.1", first.port))).toMatchObject({ ok: false, reason: "tls_untrusted" });
  await second.stop();
  trusted.remove();
  stranger.remove();
});

test("a session counts for five minutes after its certificate was verified, for its place alone, until it is dropped", () => {
  const sessions = new TlsSessionCache();
  const place = { host: "one.test", address: "127.0.0.1", port: 443 };
  const kept = { session: Buffer.from("session"), verifiedAtMs: 1000 };
  sessions.set(place, kept);
  expect(sessions.get(place, 1000 + 299_999)).toEqual(kept);
  expect(sessions.get(place, 1000 + 300_000)).toBeUndefined();
  for (const other of [{ host: "two.test" }, { address: "127.0.0.2" }, { port: 444 }])
    expect(sessions.get({ ...place, ...other }, 1000)).toBeUndefined();
  sessions.delete(place);
  expect(sessions.get(place, 1000)).toBeUndefined();
});

test("a receiver that no longer takes connections as before is tried as a stranger in the same attempt", async () => {
  const certificate = createTestCertificate(["127.0.0.1"]);
  const attempt = createAttemptSender({ allowed: createAllowlist(["127.0.0.1"]), ca: certificate.ca });
  const first = await listening(certificate);
  expect(await attempt(request("127.0.0.1", first.port))).toMatchObject({ ok: true });
  await first.stop();
  expect(await attempt(request("127.0.0.1", first.port))).toMatchObject({ ok: false, reason: "connect" });
  const second = await listening(certificate, first.port);
  expect(await attempt(request("127.0.0.1", first.port))).toMatchObject({ ok: true });
  expect(await attempt(request("127.0.0.1", first.port))).toMatchObject({ ok: true });
  expect(second.reused).toEqual([false, true]);
  await second.stop();
  certificate.remove();
});

test("another server in a receiver's place whose good certificate bears another name gets nothing", async () => {
  const { ca, good, otherName, remove } = createBadCertificates();
  const attempt = createAttemptSender({ allowed: createAllowlist(["127.0.0.1"]), ca, resolve: async () => ["127.0.0.1"] });
  const first = await listening(good);
  expect(await attempt(request("hooks.test", first.port))).toMatchObject({ ok: true });
  await first.stop();
  const second = await listening(otherName, first.port);
  expect(await attempt(request("hooks.test", first.port))).toMatchObject({ ok: false, reason: "tls_name" });
  await second.stop();
  remove();
});

test("a receiver with new keys but a good certificate shows it, and gets the delivery", async () => {
  const certificate = createTestCertificate(["one.test"]);
  const attempt = createAttemptSender({
    allowed: createAllowlist(["127.0.0.1"]),
    ca: certificate.ca,
    resolve: async () => ["127.0.0.1"],
  });
  const first = await listening(certificate);
  expect(await attempt(request("one.test", first.port))).toMatchObject({ ok: true });
  await first.stop();
  const second = await listening(certificate, first.port);
  expect(await attempt(request("one.test", first.port))).toMatchObject({ ok: true });
  expect(second.reused).toEqual([false]);
  await second.stop();
  certificate.remove();
});
