import { afterAll, expect, test } from "bun:test";
import { createAllowlist } from "#/http-client/address-rules";
import { createAttemptSender } from "#/webhooks/attempt-sender";
import { createTestCertificate } from "#test/http-client/test-certificate";

const certificate = createTestCertificate(["hooks.test"]);
const children: Bun.Subprocess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
  certificate.remove();
});

async function startFlooding(mode: string): Promise<number> {
  const child = Bun.spawn([process.execPath, "test/faults/flooding-receiver.ts", certificate.key, certificate.cert, mode], {
    stdout: "pipe",
    stderr: "inherit",
    stdin: "ignore",
  });
  children.push(child);
  for await (const text of child.stdout) return Number(new TextDecoder().decode(text));
  throw new Error("The receiver did not start.");
}

const attempt = createAttemptSender({
  allowed: createAllowlist(["127.0.0.1"]),
  ca: certificate.ca,
  resolve: async () => ["127.0.0.1"],
  timeoutMs: 8000,
});
const inFlight = 50;
const sendAll = (port: number) =>
  Promise.all(Array.from({ length: inFlight }, () => attempt({ url: `https://hooks.test:${port}/`, headers: {}, body: "{}" })));

test.each([
  ["endless", true],
  ["headers", false],
  ["gzip", true],
  ["brotli", true],
])("fifty concurrent responses of a flooding receiver (%s) take less than 20 MB", async (mode, ok) => {
  const port = await startFlooding(mode);
  for (let count = 0; count < 3; count++) await sendAll(port);
  Bun.gc(true);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const outcomes = await sendAll(port);
  clearInterval(watch);
  peak = Math.max(peak, process.memoryUsage.rss());
  expect(outcomes.map((outcome) => outcome.ok)).toEqual(Array.from({ length: inFlight }, () => ok));
  expect(outcomes.every(({ answer }) => Buffer.byteLength(answer) <= 2048)).toBe(true);
  expect(peak - before).toBeLessThan(20_000_000);
});
