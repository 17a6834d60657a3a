import { afterAll, expect, test } from "bun:test";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import { waitUntil } from "#test/wait-until";
import { startTcpReceiver, startTlsReceiver } from "#test/http-client/raw-receiver";
import { createTestCertificate } from "#test/http-client/test-certificate";

const certificate = createTestCertificate(["hooks.test"]);
const options = { key: certificate.key, cert: certificate.cert };
const silent = await startTlsReceiver(options, () => undefined);
const withoutHandshake = await startTcpReceiver(() => undefined);
const healthy = await startTlsReceiver(options, (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"));
afterAll(() => {
  for (const receiver of [silent, withoutHandshake, healthy]) receiver.stop();
  certificate.remove();
});

test("three hundred hanging receivers do not delay a healthy one, and time out", async () => {
  const timeoutMs = 8000;
  const attempt = createAttemptSender({
    allowed: createAllowlist(["127.0.0.1"]),
    ca: certificate.ca,
    resolve: async () => ["127.0.0.1"],
    timeoutMs,
  });
  const send = (port: number) => attempt({ url: `https://hooks.test:${port}/`, headers: {}, body: "{}" });
  let ended = 0;
  const hanging = Array.from({ length: 300 }, async (_, index) => {
    const outcome = await send(index < 200 ? silent.port : withoutHandshake.port);
    ended += 1;
    return outcome;
  });
  await waitUntil(() => silent.requests.length === 200 && withoutHandshake.open() === 100);
  const outcome = await send(healthy.port);
  expect(outcome.ok).toBe(true);
  expect(ended).toBe(0);
  const outcomes = await Promise.all(hanging);
  for (const { durationMs } of outcomes) expect(durationMs).toBeGreaterThan(timeoutMs - 100);
  const reasons = outcomes.map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason === "timeout")).toHaveLength(200);
  expect(reasons.filter((reason) => reason === "tls_timeout")).toHaveLength(100);
  await waitUntil(() => silent.open() + withoutHandshake.open() === 0);
}, 60_000);
