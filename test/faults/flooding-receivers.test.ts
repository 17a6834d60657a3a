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

async function flooding(manner: string): Promise<number> {
  const child = Bun.spawn([process.execPath, "test/faults/flooding-receiver.ts", certificate.key, certificate.cert, manner], {
    stdout: "pipe",
    stderr: "inherit",
    stdin: "ignore",
  });
  children.push(child);
  for await (const text of child.stdout) return Number(new TextDecoder().decode(text));
  throw new Error("the receiver did not start");
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
])("fifty answers at once of a receiver that floods (%s) take less than 20 MB", async (manner, ok) => {
  const port = await flooding(manner);
  for (let round = 0; round < 3; round++) await sendAll(port);
  Bun.gc(true);
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const outcomes = await sendAll(port);
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage.rss());
  expect(outcomes.map((outcome) => outcome.ok)).toEqual(Array.from({ length: inFlight }, () => ok));
  expect(outcomes.every(({ answer }) => Buffer.byteLength(answer) <= 2048)).toBe(true);
  expect(most - before).toBeLessThan(20_000_000);
});
