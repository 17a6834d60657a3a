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
const receiver = async (options: TlsOptions) => {
  const made = await startTlsReceiver(options, (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"));
  stops.push(made.stop);
  return made;
};

test("a receiver with a good certificate is called, by TLS 1.2 and 1.3", async () => {
  for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
    const { port } = await receiver({ ...certificates.good, minVersion: version, maxVersion: version });
    expect(await send(port)).toMatchObject({ ok: true });
  }
});

test.each<[string, AttemptReason, TlsOptions]>([
  ["that signed itself", "tls_untrusted", certificates.selfSigned],
  ["of an authority that nobody trusts", "tls_untrusted", certificates.untrusted],
  ["that has expired", "tls_expired", certificates.expired],
  ["for another name", "tls_name", certificates.otherName],
  ["without a subject alternative name, though its common name fits", "tls_no_name", certificates.noName],
])("a receiver with a certificate %s gets nothing: %s", async (_, reason, options) => {
  const { port, requests } = await receiver(options);
  expect(await send(port)).toMatchObject({ ok: false, status: null, reason, answer: "" });
  expect(requests).toEqual([]);
});

test("certificates are judged whatever the environment says", async () => {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  try {
    const { port } = await receiver(certificates.selfSigned);
    expect((await send(port)).reason).toBe("tls_untrusted");
  } finally {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  }
});

test("without a further authority only the usual ones count", async () => {
  const { port } = await receiver(certificates.good);
  const plain = createAttemptSender({ allowed: createAllowlist(["127.0.0.1"]), resolve: async () => ["127.0.0.1"] });
  expect((await plain({ url: `https://hooks.test:${port}/`, headers: {}, body: "" })).reason).toBe("tls_untrusted");
});

test("a receiver of TLS 1.1 and older gets nothing", async () => {
  const { port, requests } = await receiver({ ...certificates.good, minVersion: "TLSv1", maxVersion: "TLSv1.1" });
  expect(await send(port)).toMatchObject({ ok: false, status: null, reason: "tls_protocol" });
  expect(requests).toEqual([]);
});

test("a receiver without TLS sees no word of the delivery, whether it answers, hangs up or sends an alert", async () => {
  const endings: ((socket: import("node:net").Socket) => void)[] = [
    (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"),
    (socket) => socket.end(),
    (socket) => socket.resetAndDestroy(),
    (socket) => void socket.write(Buffer.from([0x15, 3, 2, 0, 2, 2, 70])),
  ];
  for (const ending of endings) {
    let heard = "";
    const plain = await startTcpReceiver((socket) => {
      socket.on("data", (bytes) => {
        heard += bytes.toString("latin1");
        ending(socket);
      });
    });
    stops.push(plain.stop);
    expect(await send(plain.port)).toMatchObject({ ok: false, status: null, reason: "tls_protocol", answer: "" });
    expect(heard.length).toBeGreaterThan(50);
    expect(heard).not.toContain("secret word");
    expect(heard).not.toContain("POST");
  }
});
