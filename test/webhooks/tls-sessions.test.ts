import { expect, test } from "bun:test";
import { createServer, type TLSSocket } from "node:tls";
import type { AddressInfo } from "node:net";
import { allowedBy } from "#/webhooks/address-rules";
import { attemptOf } from "#/webhooks/attempt";
import { TlsSessions } from "#/webhooks/tls-sessions";
import { certificateFor } from "#test/webhooks/tls-server";

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
  const certificate = certificateFor(["one.test", "two.test"]);
  const receiver = await listening(certificate);
  const resolve = async () => ["127.0.0.1"];
  const attempt = attemptOf({ allowed: allowedBy(["127.0.0.1"]), ca: certificate.ca, resolve });
  for (const host of ["one.test", "one.test", "two.test", "two.test"])
    expect(await attempt(request(host, receiver.port))).toMatchObject({ ok: true });
  expect(receiver.reused).toEqual([false, true, false, true]);
  const wrong = await attempt(request("three.test", receiver.port));
  expect(wrong).toMatchObject({ ok: false, reason: "tls_name" });
  await receiver.stop();
  certificate.remove();
});

test("another server in a receiver's place shows its own certificate, and is refused where that is not trusted", async () => {
  const [trusted, stranger] = [certificateFor(["127.0.0.1"]), certificateFor(["127.0.0.1"])];
  const attempt = attemptOf({ allowed: allowedBy(["127.0.0.1"]), ca: trusted.ca });
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

test("a session counts for five minutes after its certificate was verified, however often it is renewed", () => {
  const sessions = new TlsSessions();
  const session = Buffer.from("session");
  sessions.keep("a", session, 1000);
  expect(sessions.of("a", 1000 + 299_999)).toEqual({ session, verifiedAtMs: 1000 });
  expect(sessions.of("a", 1000 + 300_000)).toBeUndefined();
  expect(sessions.of("b", 1000)).toBeUndefined();
});
