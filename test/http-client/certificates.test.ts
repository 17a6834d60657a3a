import { afterAll, expect, test } from "bun:test";
import type { TlsOptions } from "node:tls";
import type { AttemptReason } from "#/model/attempt-reason";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import { createBadCertificates } from "#test/http-client/bad-certificates";
import { startTcpReceiver, startTlsReceiver } from "#test/http-client/raw-receiver";

const certificates = createBadCertificates();
const stops = [certificates.remove];
afterAll(() => {
  for (const stop of stops) stop();
});

const attempt = createAttemptSender({
  allowed: createAllowlist(["127.0.0.1"]),
  ca: certificates.ca,
  resolve: async () => ["127.0.0.1"],
  timeoutMs: 5000,
});
const send = (port: number) => attempt({ url: `https://hooks.test:${port}/`, headers: {}, body: "a secret word" });
const startReceiver = async (options: TlsOptions) => {
  const receiver = await startTlsReceiver(options, (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"));
  stops.push(receiver.stop);
  return receiver;
};

test("a receiver with a valid certificate is called with TLS 1.2 and 1.3", async () => {
  for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
    const { port } = await startReceiver({ ...certificates.good, minVersion: version, maxVersion: version });
    expect(await send(port)).toMatchObject({ ok: true });
  }
});

test.each<[string, AttemptReason, TlsOptions]>([
  ["that is self-signed", "tls_untrusted", certificates.selfSigned],
  ["of an unknown authority", "tls_untrusted", certificates.untrusted],
  ["that has expired", "tls_expired", certificates.expired],
  ["for another name", "tls_name", certificates.otherName],
  ["without a subject alternative name", "tls_no_name", certificates.noName],
])("a receiver with a certificate %s receives nothing: %s", async (_, reason, options) => {
  const { port, requests } = await startReceiver(options);
  expect(await send(port)).toMatchObject({ ok: false, status: null, reason, answer: "" });
  expect(requests).toEqual([]);
});

test("certificates are checked even if the environment disables it", async () => {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  try {
    const { port } = await startReceiver(certificates.selfSigned);
    expect((await send(port)).reason).toBe("tls_untrusted");
  } finally {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  }
});

test("without additional authorities only the runtime's are trusted", async () => {
  const { port } = await startReceiver(certificates.good);
  const attemptWithoutCa = createAttemptSender({ allowed: createAllowlist(["127.0.0.1"]), resolve: async () => ["127.0.0.1"] });
  expect((await attemptWithoutCa({ url: `https://hooks.test:${port}/`, headers: {}, body: "" })).reason).toBe("tls_untrusted");
});

test("a receiver with TLS 1.1 or older receives nothing", async () => {
  const { port, requests } = await startReceiver({ ...certificates.good, minVersion: "TLSv1", maxVersion: "TLSv1.1" });
  expect(await send(port)).toMatchObject({ ok: false, status: null, reason: "tls_protocol" });
  expect(requests).toEqual([]);
});

test("a receiver without TLS sees nothing of the delivery, whether it responds, closes or sends an alert", async () => {
  const endings: ((socket: import("node:net").Socket) => void)[] = [
    (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"),
    (socket) => socket.end(),
    (socket) => socket.resetAndDestroy(),
    (socket) => void socket.write(Buffer.from([0x15, 3, 2, 0, 2, 2, 70])),
  ];
  for (const ending of endings) {
    let received = "";
    const plain = await startTcpReceiver((socket) => {
      socket.on("data", (bytes) => {
        received += bytes.toString("latin1");
        ending(socket);
      });
    });
    stops.push(plain.stop);
    expect(await send(plain.port)).toMatchObject({ ok: false, status: null, reason: "tls_protocol", answer: "" });
    expect(received.length).toBeGreaterThan(50);
    expect(received).not.toContain("secret word");
    expect(received).not.toContain("POST");
  }
});
