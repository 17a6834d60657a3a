import type { DeliveryId, EndpointId } from "#/model/ids";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { createDelivery, createRedelivery } from "#/model/delivery";
import { rotateEndpointSecret } from "#/model/webhook-endpoint";
import { createSigningSecret } from "#/webhooks/signature";
import { type DispatchFixture, createDispatchFixture, createScriptedSender, noDelivery } from "#test/webhooks/dispatch-fixture";
import { startReceiver } from "#test/webhooks/receiver";

const receiver = startReceiver();
afterAll(() => receiver.stop());
let fixture: DispatchFixture;
beforeEach(async () => {
  fixture = await createDispatchFixture(receiver.ca);
  receiver.received.length = 0;
  receiver.respondWith(() => 200);
});
afterEach(() => fixture.close());

const findDelivery = async (id: DeliveryId) => {
  const delivery = await fixture.store.deliveries.findById(id);
  if (!delivery) throw new Error("The delivery was deleted.");
  return delivery;
};
const sign = (secret: string, timestamp: string, body: string) =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
const getHeader = (index: number, name: string) => receiver.received[index]?.headers.get(name) ?? "";

/** Sends all three attempts, moving the clock in between. */
async function sendAll(scheduler = fixture.createScheduler()) {
  for (const afterMs of [0, 5000, 60_000]) {
    fixture.clock.forwardMs(afterMs);
    await scheduler.tick();
  }
}

describe("attempts", () => {
  test("a delivery fails after three attempts, and its log lists each", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url("/a"));
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith(() => new Response("down for now", { status: 500 }));
    const scheduler = fixture.createScheduler();
    await sendAll(scheduler);
    fixture.clock.forwardMs(86_400_000);
    await scheduler.tick();
    expect(receiver.received).toHaveLength(3);
    const { state, attempts, attemptCount, nextAttemptAtMs } = await findDelivery(id);
    expect({ state, attemptCount, nextAttemptAtMs }).toEqual({ state: "FAILED", attemptCount: 3, nextAttemptAtMs: null });
    expect(attempts.map(({ at, status, reason, answer }) => [at, status, reason, answer])).toEqual([
      ["2026-11-21T10:00:00.000Z", 500, "status", "down for now"],
      ["2026-11-21T10:00:05.000Z", 500, "status", "down for now"],
      ["2026-11-21T10:01:05.000Z", 500, "status", "down for now"],
    ]);
    expect(attempts.every(({ durationMs }) => durationMs >= 0 && durationMs < 2000)).toBe(true);
  });

  test("a retry that succeeds ends the delivery", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith((_, count) => (count === 1 ? 500 : 200));
    await sendAll();
    expect(receiver.received).toHaveLength(2);
    expect(await findDelivery(id)).toMatchObject({ state: "SUCCEEDED", attemptCount: 2 });
  });

  test.each([200, 201, 204, 299])("status %p is a success", async (status) => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith(() => new Response(null, { status }));
    await fixture.createScheduler().tick();
    expect(await findDelivery(id)).toMatchObject({ state: "SUCCEEDED", attempts: [{ status, reason: null }] });
  });

  test.each([300, 301, 302, 304, 400, 404, 410, 429, 503])("status %p is a failure and is retried", async (status) => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith(() => new Response(null, { status, headers: { location: receiver.url("/elsewhere") } }));
    await fixture.createScheduler().tick();
    expect(await findDelivery(id)).toMatchObject({ state: "PENDING", attempts: [{ status }] });
    expect(receiver.received.map(({ path }) => path)).toEqual(["/"]);
  });

  test("an attempt is recorded before it is sent", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    let seen: unknown;
    receiver.respondWith(async () => {
      seen = await fixture.store.deliveries.findById(id);
      return 200;
    });
    await fixture.createScheduler().tick();
    expect(seen).toMatchObject({ attemptCount: 1, state: "PENDING" });
    expect((seen as { leasedBy: string | null }).leasedBy).not.toBeNull();
  });

  test("retry delays vary by up to a tenth", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    for (const [random, delayMs] of [
      [0, 4500],
      [0.5, 5000],
      [0.999999, 5500],
    ] as const) {
      const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
      await fixture.createScheduler({ random: () => random, attempt: createScriptedSender(() => 500).attempt }).tick();
      expect((await findDelivery(id)).nextAttemptAtMs).toBe(fixture.clock.now().getTime() + delayMs);
    }
  });
});

describe("a delivery to an endpoint", () => {
  test("has the contract's headers, with a signature over the exact bytes of the body", async () => {
    const { endpoint, secret } = await fixture.addEndpoint(receiver.url("/a"));
    const [delivery] = await fixture.addDeliveries(endpoint.id);
    await fixture.createScheduler().tick();
    const [request] = receiver.received;
    expect(request?.body).toBe(delivery?.body ?? "");
    expect(JSON.parse(request?.body ?? "")).toEqual({
      id: delivery?.id ?? "",
      event: "design.ready",
      createdAt: "2026-11-21T10:00:00.000Z",
      workspaceId: fixture.workspaceId,
      data: { designId: "ds_1", designName: "Ärger & Söhne" },
    });
    expect(getHeader(0, "x-service-event")).toBe("design.ready");
    expect(getHeader(0, "x-service-delivery")).toBe(delivery?.id ?? "");
    expect(getHeader(0, "content-length")).toBe(String(Buffer.byteLength(request?.body ?? "")));
    expect(getHeader(0, "x-webhook-timestamp")).toBe("1795255200");
    expect(getHeader(0, "x-webhook-signature")).toBe(sign(secret, "1795255200", request?.body ?? ""));
  });

  test("has a new signature for each attempt, and the same id and body", async () => {
    const { endpoint, secret } = await fixture.addEndpoint(receiver.url());
    await fixture.addDeliveries(endpoint.id);
    receiver.respondWith(() => 503);
    await sendAll();
    const [first, second, third] = receiver.received;
    expect([second?.body, third?.body]).toEqual([first?.body, first?.body]);
    const times = [0, 1, 2].map((index) => getHeader(index, "x-webhook-timestamp"));
    expect(times).toEqual(["1795255200", "1795255205", "1795255265"]);
    for (const [index, time] of times.entries())
      expect(getHeader(index, "x-webhook-signature")).toBe(sign(secret, time, first?.body ?? ""));
  });

  test("is signed with the new secret after a rotation, and with the old one too for a day", async () => {
    const { endpoint, secret } = await fixture.addEndpoint(receiver.url());
    const scheduler = fixture.createScheduler();
    await fixture.addDeliveries(endpoint.id);
    receiver.respondWith((_, count) => (count === 1 ? 500 : 200));
    await scheduler.tick();
    const next = createSigningSecret();
    const change = rotateEndpointSecret(endpoint, fixture.secrets.seal(next, endpoint.id), fixture.clock.now().getTime());
    await fixture.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, change));
    fixture.clock.forwardMs(5000);
    await scheduler.tick();
    const { body = "" } = receiver.received[1] ?? {};
    expect(getHeader(1, "x-webhook-signature")).toBe(sign(next, getHeader(1, "x-webhook-timestamp"), body));
    const standard = (key: string, index: number) =>
      `v1,${createHmac("sha256", Buffer.from(key.slice("whsec_".length), "base64"))
        .update(`${getHeader(index, "webhook-id")}.${getHeader(index, "webhook-timestamp")}.${receiver.received[index]?.body}`)
        .digest("base64")}`;
    expect(getHeader(0, "webhook-signature")).toBe(standard(secret, 0));
    expect(getHeader(1, "webhook-signature")).toBe(`${standard(next, 1)} ${standard(secret, 1)}`);
    fixture.clock.forwardMs(24 * 60 * 60 * 1000);
    await fixture.addDeliveries(endpoint.id);
    await scheduler.tick();
    expect(getHeader(2, "webhook-signature")).toBe(standard(next, 2));
  });

  test("waits without using up attempts while its secret cannot be decrypted", async () => {
    const { endpoint, secret } = await fixture.addEndpoint(receiver.url());
    const sealed = endpoint.secret;
    await fixture.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, { secret: "v1.AAAA" }));
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    const scheduler = fixture.createScheduler();
    for (let minute = 0; minute < 5; minute++) {
      await scheduler.tick();
      fixture.clock.forwardMs(60_000);
    }
    const { state, attempts, attemptCount } = await findDelivery(id);
    expect([receiver.received.length, state, attemptCount]).toEqual([0, "PENDING", 0]);
    expect(attempts.map(({ reason }) => reason)).toEqual(["secret_unreadable"]);
    expect(fixture.logged.filter((line) => line.includes("signing secrets cannot be decrypted"))).toHaveLength(1);
    await fixture.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, { secret: sealed }));
    await scheduler.tick();
    expect(receiver.received).toHaveLength(1);
    expect(getHeader(0, "x-webhook-signature")).toBe(
      sign(secret, getHeader(0, "x-webhook-timestamp"), receiver.received[0]?.body ?? ""),
    );
    expect(await findDelivery(id)).toMatchObject({ state: "SUCCEEDED", attemptCount: 1 });
  });
});

describe("a delivery to a subscription", () => {
  const updated = { name: "system.updated" } as const;

  test("repeats the timestamp, signature and body of the first attempt, even after a rotation", async () => {
    const { subscription, secret } = await fixture.addSubscription(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(subscription.id, 1, {
      ...updated,
      systemId: subscription.systemId,
    });
    receiver.respondWith(() => 500);
    const scheduler = fixture.createScheduler();
    await scheduler.tick();
    await fixture.store.transaction(({ subscriptions }) =>
      subscriptions.setSecret(subscription.id, fixture.secrets.seal(createSigningSecret(), subscription.id)),
    );
    fixture.clock.forwardMs(5000);
    await scheduler.tick();
    fixture.clock.forwardMs(60_000);
    await scheduler.tick();
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers, body }) => JSON.stringify([...headers, body]))).size).toBe(1);
    expect(getHeader(2, "x-webhook-signature")).toBe(sign(secret, "1795255200", receiver.received[0]?.body ?? ""));
    expect(JSON.parse(receiver.received[0]?.body ?? "")).not.toHaveProperty("workspaceId");
    expect(await findDelivery(id)).toMatchObject({ state: "FAILED", attemptCount: 3 });
  });

  test("expires if a retry could no longer arrive within five minutes", async () => {
    const { subscription } = await fixture.addSubscription(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(subscription.id, 1, {
      ...updated,
      systemId: subscription.systemId,
    });
    receiver.respondWith(() => 500);
    const scheduler = fixture.createScheduler();
    await scheduler.tick();
    fixture.clock.forwardMs(10 * 60_000);
    await scheduler.tick();
    expect(receiver.received).toHaveLength(1);
    expect(await findDelivery(id)).toMatchObject({ state: "EXPIRED", attemptCount: 1, nextAttemptAtMs: null });
  });

  test("expires at once if the next retry would be too late", async () => {
    const { subscription } = await fixture.addSubscription(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(subscription.id, 1, {
      ...updated,
      systemId: subscription.systemId,
    });
    receiver.respondWith(() => 500);
    await fixture.createScheduler({ retryMs: [295_000, 60_000] }).tick();
    expect(await findDelivery(id)).toMatchObject({ state: "EXPIRED", attemptCount: 1 });
  });

  test("is sent however long the first attempt was delayed", async () => {
    const { subscription } = await fixture.addSubscription(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(subscription.id, 1, {
      ...updated,
      systemId: subscription.systemId,
    });
    fixture.clock.forwardMs(10 * 60_000);
    await fixture.createScheduler().tick();
    expect(await findDelivery(id)).toMatchObject({ state: "SUCCEEDED" });
    expect(getHeader(0, "x-webhook-timestamp")).toBe("1795255800");
  });
});

describe("between attempts", () => {
  test("a deleted endpoint gets no more requests", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith(() => 500);
    const scheduler = fixture.createScheduler();
    await scheduler.tick();
    await fixture.store.transaction(({ webhookEndpoints }) => webhookEndpoints.remove(endpoint.id));
    fixture.clock.forwardMs(100_000);
    await scheduler.tick();
    expect(receiver.received).toHaveLength(1);
    expect(await fixture.store.deliveries.findById(id)).toBeUndefined();
  });

  test("a disabled endpoint gets no more requests, and its deliveries are cancelled", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith(() => 500);
    const scheduler = fixture.createScheduler();
    await scheduler.tick();
    await fixture.store.transaction(({ deliveries }) => deliveries.cancel(endpoint.id, fixture.clock.now().getTime()));
    fixture.clock.forwardMs(100_000);
    await scheduler.tick();
    expect(receiver.received).toHaveLength(1);
    expect(await findDelivery(id)).toMatchObject({ state: "CANCELLED", attempts: [{ status: 500 }] });
  });

  test("a delivery that is cancelled during an attempt stays cancelled and logs the attempt", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith(async () => {
      await fixture.store.transaction(({ deliveries }) => deliveries.cancel(endpoint.id, fixture.clock.now().getTime()));
      return 200;
    });
    await fixture.createScheduler().tick();
    expect(await findDelivery(id)).toMatchObject({ state: "CANCELLED", leasedBy: null, attempts: [{ status: 200 }] });
  });

  test("a new URL is checked and used from the next attempt on", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url("/old"));
    const [{ id } = noDelivery] = await fixture.addDeliveries(endpoint.id);
    receiver.respondWith(() => 500);
    const scheduler = fixture.createScheduler();
    await scheduler.tick();
    const moveTo = (url: string) =>
      fixture.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, { url }));
    await moveTo(receiver.url("/new"));
    fixture.clock.forwardMs(5000);
    await scheduler.tick();
    await moveTo("https://169.254.169.254/latest");
    fixture.clock.forwardMs(60_000);
    await scheduler.tick();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/old", "/new"]);
    expect((await findDelivery(id)).attempts.at(-1)).toMatchObject({ status: null, reason: "refused_address" });
  });

  test("a redelivery goes to the same endpoint with a new id", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const [first] = await fixture.addDeliveries(endpoint.id);
    if (!first) throw new Error("There is no delivery.");
    const again = createRedelivery(first, fixture.clock.now().toISOString(), fixture.clock.now().getTime());
    await fixture.store.transaction(({ deliveries }) => deliveries.insert([again]));
    await fixture.createScheduler().tick();
    const ids = receiver.received.map(({ body }) => JSON.parse(body).id);
    expect(new Set(ids)).toEqual(new Set([first.id, again.id]));
    expect(again).toMatchObject({ redeliveryOf: first.id, eventId: first.eventId, attemptCount: 0 });
    const { id: _, ...redelivered } = JSON.parse(again.body);
    const { id: __, ...original } = JSON.parse(first.body);
    expect(redelivered).toEqual(original);
  });
});

describe("the delivery log of an endpoint", () => {
  test("keeps the last fifty finished deliveries and all pending ones", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    const finished = await fixture.addDeliveries(endpoint.id, 55);
    const scheduler = fixture.createScheduler({ attempt: createScriptedSender(() => 200).attempt });
    await scheduler.tick();
    expect(await fixture.store.deliveries.listPage(endpoint.id, { limit: 200 })).toHaveLength(50);
    const waiting = await fixture.addDeliveries(endpoint.id, 60);
    expect(await fixture.store.deliveries.listPage(endpoint.id, { limit: 200 })).toHaveLength(110);
    expect(finished.some(({ id }) => waiting.some((row) => row.id === id))).toBe(false);
  });
});

describe("a failing endpoint", () => {
  const deliverAndFail = async (endpointId: EndpointId) => {
    await fixture.addDeliveries(endpointId);
    await sendAll(fixture.createScheduler({ attempt: createScriptedSender(() => 500).attempt }));
  };
  const day = 24 * 60 * 60 * 1000;

  test("is paused after five days without a success, and its pending deliveries are cancelled", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    await deliverAndFail(endpoint.id);
    expect(await fixture.store.webhookEndpoints.findById(endpoint.id)).toMatchObject({
      status: "ENABLED",
      failingSince: "2026-11-21T10:00:00.000Z",
    });
    fixture.clock.forwardMs(4 * day);
    await deliverAndFail(endpoint.id);
    expect(await fixture.store.webhookEndpoints.findById(endpoint.id)).toMatchObject({ status: "ENABLED" });
    fixture.clock.forwardMs(day);
    const nowMs = fixture.clock.now().getTime();
    const later = { ...createDelivery(fixture.createEvent(), endpoint.id, nowMs), nextAttemptAtMs: nowMs + 10 * 60_000 };
    await fixture.store.transaction(({ deliveries }) => deliveries.insert([later]));
    await deliverAndFail(endpoint.id);
    const paused = await fixture.store.webhookEndpoints.findById(endpoint.id);
    expect(paused).toMatchObject({ status: "PAUSED" });
    expect(paused?.pausedReason).toContain("five days");
    expect(Date.parse(paused?.pausedAt ?? "")).toBeGreaterThan(Date.parse("2026-11-26T10:00:00.000Z"));
    expect(await findDelivery(later.id)).toMatchObject({ state: "CANCELLED", attempts: [] });
    const [line] = await fixture.store.auditLog.listPage(fixture.workspaceId, { limit: 1 });
    expect(line).toMatchObject({ action: "webhook_endpoint.paused", targetId: endpoint.id });
  });

  test("starts a new five-day period after a success", async () => {
    const { endpoint } = await fixture.addEndpoint(receiver.url());
    await deliverAndFail(endpoint.id);
    fixture.clock.forwardMs(3 * day);
    await fixture.addDeliveries(endpoint.id);
    await fixture.createScheduler().tick();
    const recovered = await fixture.store.webhookEndpoints.findById(endpoint.id);
    expect(recovered).toMatchObject({ failingSince: null, lastSuccessAt: fixture.clock.now().toISOString() });
    fixture.clock.forwardMs(3 * day);
    await deliverAndFail(endpoint.id);
    expect(await fixture.store.webhookEndpoints.findById(endpoint.id)).toMatchObject({ status: "ENABLED" });
  });
});
