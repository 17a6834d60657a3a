import { afterAll, expect, test } from "bun:test";
import { allowedBy } from "#/webhooks/address-rules";
import { attemptOf } from "#/webhooks/attempt";
import { tcpReceiver, tlsReceiver } from "#test/webhooks/raw-receiver";
import { certificateFor } from "#test/webhooks/tls-server";

const certificate = certificateFor(["hooks.test"]);
const options = { key: certificate.key, cert: certificate.cert };
const mute = await tlsReceiver(options, () => undefined);
const shaking = await tcpReceiver(() => undefined);
const healthy = await tlsReceiver(options, (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"));
afterAll(() => {
  for (const receiver of [mute, shaking, healthy]) receiver.stop();
  certificate.remove();
});

test("three hundred receivers that hang, before headers or in the handshake, keep a healthy one waiting for less than a second, and are given up after ten", async () => {
  const attempt = attemptOf({
    allowed: allowedBy(["127.0.0.1"]),
    ca: certificate.ca,
    resolve: async () => ["127.0.0.1"],
  });
  const send = (port: number) => attempt({ url: `https://hooks.test:${port}/`, headers: {}, body: "{}" });
  const hanging = Array.from({ length: 300 }, (_, index) => send(index < 200 ? mute.port : shaking.port));
  const begunMs = performance.now();
  while (mute.requests.length < 200 || shaking.open() < 100) {
    if (performance.now() - begunMs > 5000) throw new Error("not all of the three hundred are under way");
    await Bun.sleep(10);
  }
  const outcome = await send(healthy.port);
  expect(outcome.ok).toBe(true);
  expect(outcome.durationMs).toBeLessThan(1000);
  const outcomes = await Promise.all(hanging);
  for (const { durationMs } of outcomes) {
    expect(durationMs).toBeGreaterThan(9900);
    expect(durationMs).toBeLessThan(13_000);
  }
  const reasons = outcomes.map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason === "timeout")).toHaveLength(200);
  expect(reasons.filter((reason) => reason === "tls_timeout")).toHaveLength(100);
  await Bun.sleep(100);
  expect([mute.open(), shaking.open()]).toEqual([0, 0]);
}, 30_000);
