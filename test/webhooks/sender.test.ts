import { afterAll, afterEach, expect, test } from "bun:test";
import { type Sender, senderOf } from "#/webhooks/sender";
import { receiverOf } from "#test/webhooks/receiver";

const receiver = receiverOf();
afterAll(() => receiver.stop());
let sender: Sender | undefined;
afterEach(() => sender?.close());

const settings = { allow: ["127.0.0.0/8"], ca: receiver.ca, ownUrl: "https://livery.example", timeoutMs: 2000 };
const request = (path: string) => ({ url: receiver.url(path), headers: { "x-one": path }, body: `body of ${path} é` });

test("outcomes of the thread come to those who asked, whatever their order", async () => {
  sender = senderOf(settings);
  receiver.received.length = 0;
  receiver.answers(async ({ path }) => {
    await Bun.sleep(path === "/0" ? 200 : 0);
    return path === "/1" ? 500 : 200;
  });
  const { attempt } = sender;
  const outcomes = await Promise.all(["/0", "/1", "/2"].map((path) => attempt(request(path))));
  expect(outcomes.map(({ status, reason }) => [status, reason])).toEqual([
    [200, null],
    [500, "status"],
    [200, null],
  ]);
  expect(new Set(receiver.received.map(({ body }) => body))).toEqual(
    new Set(["/0", "/1", "/2"].map((path) => `body of ${path} é`)),
  );
});

test("the thread judges addresses as this one does", async () => {
  sender = senderOf({ ...settings, allow: [] });
  expect(await sender.attempt(request("/"))).toMatchObject({ ok: false, status: null, reason: "refused_address" });
  const own = await sender.attempt({ ...request("/"), url: "https://livery.example/hook" });
  expect(own).toMatchObject({ ok: false, reason: "own_address" });
});

test("the thread begins with the first attempt, ends when it is idle, and begins again", async () => {
  receiver.answers(() => 200);
  sender = senderOf(settings, { idleMs: 10 });
  expect(sender.isAwake()).toBe(false);
  await sender.attempt(request("/"));
  expect(sender.isAwake()).toBe(true);
  for (let waited = 0; sender.isAwake() && waited < 400; waited++) await Bun.sleep(10);
  expect(sender.isAwake()).toBe(false);
  expect(await sender.attempt(request("/"))).toMatchObject({ ok: true });
});

test("attempts under way when it is closed end without an answer", async () => {
  receiver.answers(async () => {
    await Bun.sleep(1500);
    return 200;
  });
  sender = senderOf(settings);
  const outcome = sender.attempt(request("/"));
  await Bun.sleep(100);
  sender.close();
  expect(await outcome).toMatchObject({ ok: false, status: null, reason: "internal" });
});
