import { afterAll, expect, test } from "bun:test";
import { createLog } from "#/kernel/log";
import { createAttemptThread } from "#/webhooks/scheduler/attempt-thread";
import { waitUntil } from "#test/wait-until";
import { startReceiver } from "#test/webhooks/receiver";

const receiver = startReceiver();
const log = createLog(
  () => undefined,
  "off",
  () => new Date(0),
);
const thread = createAttemptThread(
  { allow: ["127.0.0.0/8"], ca: receiver.ca, ownUrl: "https://livery.example", timeoutMs: 30_000 },
  log,
);
afterAll(async () => {
  thread.stop();
  await receiver.stop();
});
const send = (body: string, url = receiver.url()) => thread.attempt({ url, headers: { "x-which": body }, body });

test("every attempt gets its own outcome, in whatever order they end", async () => {
  receiver.respondWith(async ({ body }) => {
    await Bun.sleep(Number(body) % 7);
    return Number(body) % 2 === 0 ? 200 : 500;
  });
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  const outcomes = await Promise.all(numbers.map((number) => send(`${number}`)));
  expect(outcomes.map(({ status }) => status)).toEqual(numbers.map((number) => (number % 2 === 0 ? 200 : 500)));
  expect(receiver.received.map(({ body }) => Number(body)).sort((a, b) => a - b)).toEqual(numbers);
});

test("the thread checks addresses with its settings", async () => {
  expect(await send("x", "https://10.0.0.1/")).toMatchObject({ ok: false, reason: "refused_address" });
  expect(await send("x", "https://livery.example/hook")).toMatchObject({ ok: false, reason: "own_address" });
});

test("stopping interrupts attempts in flight, and the next attempt starts a new thread", async () => {
  receiver.received.length = 0;
  receiver.respondWith(async ({ body }) => {
    if (body === "hangs") await Bun.sleep(60_000);
    return 200;
  });
  const hanging = send("hangs");
  await waitUntil(() => receiver.received.length === 1);
  thread.stop();
  expect(await hanging).toMatchObject({ ok: false, status: null, reason: "interrupted" });
  expect(await send("again")).toMatchObject({ ok: true, status: 200 });
});
