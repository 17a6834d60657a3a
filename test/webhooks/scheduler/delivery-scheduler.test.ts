import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { createDelivery, createRedelivery } from "#/model/delivery";
import { rotateEndpointSecret } from "#/model/webhook-endpoint";
import { createSigningSecret } from "#/webhooks/signature";
import { type DispatchFixture, createDispatchFixture, createScriptedSender } from "#test/webhooks/dispatch-fixture";
import { startReceiver } from "#test/webhooks/receiver";

const receiver = startReceiver();
afterAll(() => receiver.stop());
let place: DispatchFixture;
beforeEach(async () => {
  place = await createDispatchFixture(receiver.ca);
  receiver.received.length = 0;
  receiver.answers(() => 200);
});
afterEach(() => place.close());

const stored = async (id: string) => {
  const delivery = await place.store.deliveries.findById(id);
  if (!delivery) throw new Error("the delivery is gone");
  return delivery;
};
const hex = (secret: string, timestamp: string, body: string) =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
const header = (index: number, name: string) => receiver.received[index]?.headers.get(name) ?? "";

/** Sends until nothing is left to send, moving the clock from attempt to attempt. */
async function sendAll(dispatcher = place.dispatcher()) {
  for (const afterMs of [0, 5000, 60_000]) {
    place.clock.forwardMs(afterMs);
    await dispatcher.tick();
  }
}

describe("attempts", () => {
  test("three failures are all there is: no fourth attempt, and the log shows each", async () => {
    const { endpoint } = await place.endpoint(receiver.url("/a"));
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers(() => new Response("down for now", { status: 500 }));
    const dispatcher = place.dispatcher();
    await sendAll(dispatcher);
    place.clock.forwardMs(86_400_000);
    await dispatcher.tick();
    expect(receiver.received).toHaveLength(3);
    const { state, attempts, attemptCount, nextAttemptAtMs } = await stored(id);
    expect({ state, attemptCount, nextAttemptAtMs }).toEqual({ state: "FAILED", attemptCount: 3, nextAttemptAtMs: null });
    expect(attempts.map(({ at, status, reason, answer }) => [at, status, reason, answer])).toEqual([
      ["2026-11-21T10:00:00.000Z", 500, "status", "down for now"],
      ["2026-11-21T10:00:05.000Z", 500, "status", "down for now"],
      ["2026-11-21T10:01:05.000Z", 500, "status", "down for now"],
    ]);
    expect(attempts.every(({ durationMs }) => durationMs >= 0 && durationMs < 2000)).toBe(true);
  });

  test("a failure and a success are two attempts", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers((_, count) => (count === 1 ? 500 : 200));
    await sendAll();
    expect(receiver.received).toHaveLength(2);
    expect(await stored(id)).toMatchObject({ state: "SUCCEEDED", attemptCount: 2 });
  });

  test.each([200, 201, 204, 299])("%p is a success", async (status) => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers(() => new Response(null, { status }));
    await place.dispatcher().tick();
    expect(await stored(id)).toMatchObject({ state: "SUCCEEDED", attempts: [{ status, reason: null }] });
  });

  test.each([300, 301, 302, 304, 400, 404, 410, 429, 503])("%p is a failure that is tried again", async (status) => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers(() => new Response(null, { status, headers: { location: receiver.url("/elsewhere") } }));
    await place.dispatcher().tick();
    expect(await stored(id)).toMatchObject({ state: "PENDING", attempts: [{ status }] });
    expect(receiver.received.map(({ path }) => path)).toEqual(["/"]);
  });

  test("an attempt is noted before it is sent", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    let seen: unknown;
    receiver.answers(async () => {
      seen = await place.store.deliveries.findById(id);
      return 200;
    });
    await place.dispatcher().tick();
    expect(seen).toMatchObject({ attemptCount: 1, state: "PENDING" });
    expect((seen as { leasedBy: string | null }).leasedBy).not.toBeNull();
  });

  test("waits vary by a tenth at most", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    for (const [chance, waitMs] of [
      [0, 4500],
      [0.5, 5000],
      [0.999999, 5500],
    ] as const) {
      const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
      await place.dispatcher({ random: () => chance, attempt: createScriptedSender(() => 500).attempt }).tick();
      expect((await stored(id)).nextAttemptAtMs).toBe(place.clock.now().getTime() + waitMs);
    }
  });
});

describe("what is sent to an endpoint", () => {
  test("bears the contract's headers, signed over the very bytes of the body", async () => {
    const { endpoint, secret } = await place.endpoint(receiver.url("/a"));
    const [delivery] = await place.deliver(endpoint.id);
    await place.dispatcher().tick();
    const [one] = receiver.received;
    expect(one?.body).toBe(delivery?.body ?? "");
    expect(JSON.parse(one?.body ?? "")).toEqual({
      id: delivery?.id ?? "",
      event: "design.ready",
      createdAt: "2026-11-21T10:00:00.000Z",
      workspaceId: place.workspaceId,
      data: { designId: "ds_1", designName: "Ärger & Söhne" },
    });
    expect(header(0, "x-service-event")).toBe("design.ready");
    expect(header(0, "x-service-delivery")).toBe(delivery?.id ?? "");
    expect(header(0, "content-length")).toBe(String(Buffer.byteLength(one?.body ?? "")));
    expect(header(0, "x-webhook-timestamp")).toBe("1795255200");
    expect(header(0, "x-webhook-signature")).toBe(hex(secret, "1795255200", one?.body ?? ""));
  });

  test("is signed anew at each attempt, with the same id and the same bytes", async () => {
    const { endpoint, secret } = await place.endpoint(receiver.url());
    await place.deliver(endpoint.id);
    receiver.answers(() => 503);
    await sendAll();
    const [first, second, third] = receiver.received;
    expect([second?.body, third?.body]).toEqual([first?.body, first?.body]);
    const times = [0, 1, 2].map((index) => header(index, "x-webhook-timestamp"));
    expect(times).toEqual(["1795255200", "1795255205", "1795255265"]);
    for (const [index, time] of times.entries())
      expect(header(index, "x-webhook-signature")).toBe(hex(secret, time, first?.body ?? ""));
  });

  test("after a rotation is signed with the new secret, and for a day with the old one besides", async () => {
    const { endpoint, secret } = await place.endpoint(receiver.url());
    const dispatcher = place.dispatcher();
    await place.deliver(endpoint.id);
    receiver.answers((_, count) => (count === 1 ? 500 : 200));
    await dispatcher.tick();
    const next = createSigningSecret();
    const change = rotateEndpointSecret(endpoint, place.secrets.seal(next, endpoint.id), place.clock.now().getTime());
    await place.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, change));
    place.clock.forwardMs(5000);
    await dispatcher.tick();
    const { body = "" } = receiver.received[1] ?? {};
    expect(header(1, "x-webhook-signature")).toBe(hex(next, header(1, "x-webhook-timestamp"), body));
    const standard = (key: string, index: number) =>
      `v1,${createHmac("sha256", Buffer.from(key.slice("whsec_".length), "base64"))
        .update(`${header(index, "webhook-id")}.${header(index, "webhook-timestamp")}.${receiver.received[index]?.body}`)
        .digest("base64")}`;
    expect(header(0, "webhook-signature")).toBe(standard(secret, 0));
    expect(header(1, "webhook-signature")).toBe(`${standard(next, 1)} ${standard(secret, 1)}`);
    place.clock.forwardMs(24 * 60 * 60 * 1000);
    await place.deliver(endpoint.id);
    await dispatcher.tick();
    expect(header(2, "webhook-signature")).toBe(standard(next, 2));
  });

  test("waits while its secret cannot be read, uses up no attempt, and is sent once there is a new secret", async () => {
    const { endpoint, secret } = await place.endpoint(receiver.url());
    const sealed = endpoint.secret;
    await place.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, { secret: "v1.AAAA" }));
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    const dispatcher = place.dispatcher();
    for (let minute = 0; minute < 5; minute++) {
      await dispatcher.tick();
      place.clock.forwardMs(60_000);
    }
    const { state, attempts, attemptCount } = await stored(id);
    expect([receiver.received.length, state, attemptCount]).toEqual([0, "PENDING", 0]);
    expect(attempts.map(({ reason }) => reason)).toEqual(["secret_unreadable"]);
    expect(place.logged.filter((line) => line.includes("signing secrets cannot be decrypted"))).toHaveLength(1);
    await place.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, { secret: sealed }));
    await dispatcher.tick();
    expect(receiver.received).toHaveLength(1);
    expect(header(0, "x-webhook-signature")).toBe(
      hex(secret, header(0, "x-webhook-timestamp"), receiver.received[0]?.body ?? ""),
    );
    expect(await stored(id)).toMatchObject({ state: "SUCCEEDED", attemptCount: 1 });
  });
});

describe("what is sent to a subscription", () => {
  const updated = { name: "system.updated" } as const;

  test("keeps time, signature and bytes of the first attempt, even after a rotation", async () => {
    const { subscription, secret } = await place.subscription(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(subscription.id, 1, { ...updated, systemId: subscription.systemId });
    receiver.answers(() => 500);
    const dispatcher = place.dispatcher();
    await dispatcher.tick();
    await place.store.transaction(({ subscriptions }) =>
      subscriptions.setSecret(subscription.id, place.secrets.seal(createSigningSecret(), subscription.id)),
    );
    place.clock.forwardMs(5000);
    await dispatcher.tick();
    place.clock.forwardMs(60_000);
    await dispatcher.tick();
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers, body }) => JSON.stringify([...headers, body]))).size).toBe(1);
    expect(header(2, "x-webhook-signature")).toBe(hex(secret, "1795255200", receiver.received[0]?.body ?? ""));
    expect(JSON.parse(receiver.received[0]?.body ?? "")).not.toHaveProperty("workspaceId");
    expect(await stored(id)).toMatchObject({ state: "FAILED", attemptCount: 3 });
  });

  test("is not sent again where it could no longer land within five minutes", async () => {
    const { subscription } = await place.subscription(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(subscription.id, 1, { ...updated, systemId: subscription.systemId });
    receiver.answers(() => 500);
    const dispatcher = place.dispatcher();
    await dispatcher.tick();
    place.clock.forwardMs(10 * 60_000);
    await dispatcher.tick();
    expect(receiver.received).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: "EXPIRED", attemptCount: 1, nextAttemptAtMs: null });
  });

  test("is given up at once where the next wait alone takes it past the window", async () => {
    const { subscription } = await place.subscription(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(subscription.id, 1, { ...updated, systemId: subscription.systemId });
    receiver.answers(() => 500);
    await place.dispatcher({ retryMs: [295_000, 60_000] }).tick();
    expect(await stored(id)).toMatchObject({ state: "EXPIRED", attemptCount: 1 });
  });

  test("is sent however long it waited for its first attempt", async () => {
    const { subscription } = await place.subscription(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(subscription.id, 1, { ...updated, systemId: subscription.systemId });
    place.clock.forwardMs(10 * 60_000);
    await place.dispatcher().tick();
    expect(await stored(id)).toMatchObject({ state: "SUCCEEDED" });
    expect(header(0, "x-webhook-timestamp")).toBe("1795255800");
  });
});

describe("between attempts", () => {
  test("an endpoint that is removed is sent nothing more", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers(() => 500);
    const dispatcher = place.dispatcher();
    await dispatcher.tick();
    await place.store.transaction(({ webhookEndpoints }) => webhookEndpoints.remove(endpoint.id));
    place.clock.forwardMs(100_000);
    await dispatcher.tick();
    expect(receiver.received).toHaveLength(1);
    expect(await place.store.deliveries.findById(id)).toBeUndefined();
  });

  test("an endpoint that is switched off is sent nothing more, and its deliveries are cancelled", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers(() => 500);
    const dispatcher = place.dispatcher();
    await dispatcher.tick();
    await place.store.transaction(({ deliveries }) => deliveries.cancel(endpoint.id, place.clock.now().getTime()));
    place.clock.forwardMs(100_000);
    await dispatcher.tick();
    expect(receiver.received).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: "CANCELLED", attempts: [{ status: 500 }] });
  });

  test("one that is switched off while an attempt is under way stays cancelled, with that attempt in its log", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers(async () => {
      await place.store.transaction(({ deliveries }) => deliveries.cancel(endpoint.id, place.clock.now().getTime()));
      return 200;
    });
    await place.dispatcher().tick();
    expect(await stored(id)).toMatchObject({ state: "CANCELLED", leasedBy: null, attempts: [{ status: 200 }] });
  });

  test("a new address is used, and judged, from the next attempt on", async () => {
    const { endpoint } = await place.endpoint(receiver.url("/old"));
    const [{ id } = { id: "" }] = await place.deliver(endpoint.id);
    receiver.answers(() => 500);
    const dispatcher = place.dispatcher();
    await dispatcher.tick();
    const moveTo = (url: string) =>
      place.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, { url }));
    await moveTo(receiver.url("/new"));
    place.clock.forwardMs(5000);
    await dispatcher.tick();
    await moveTo("https://169.254.169.254/latest");
    place.clock.forwardMs(60_000);
    await dispatcher.tick();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/old", "/new"]);
    expect((await stored(id)).attempts.at(-1)).toMatchObject({ status: null, reason: "refused_address" });
  });

  test("a redelivery of its own event reaches the same endpoint under an id of its own", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const [first] = await place.deliver(endpoint.id);
    if (!first) throw new Error("nothing to send again");
    const again = createRedelivery(first, place.clock.now().toISOString(), place.clock.now().getTime());
    await place.store.transaction(({ deliveries }) => deliveries.insert([again]));
    await place.dispatcher().tick();
    const ids = receiver.received.map(({ body }) => JSON.parse(body).id);
    expect(new Set(ids)).toEqual(new Set([first.id, again.id]));
    expect(again).toMatchObject({ redeliveryOf: first.id, eventId: first.eventId, attemptCount: 0 });
    const { id: _, ...told } = JSON.parse(again.body);
    const { id: __, ...before } = JSON.parse(first.body);
    expect(told).toEqual(before);
  });
});

describe("the log of an endpoint", () => {
  test("keeps the fifty that finished last, and all that wait", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    const finished = await place.deliver(endpoint.id, 55);
    const dispatcher = place.dispatcher({ attempt: createScriptedSender(() => 200).attempt });
    await dispatcher.tick();
    expect(await place.store.deliveries.listPage(endpoint.id, { limit: 200 })).toHaveLength(50);
    const waiting = await place.deliver(endpoint.id, 60);
    expect(await place.store.deliveries.listPage(endpoint.id, { limit: 200 })).toHaveLength(110);
    expect(finished.some(({ id }) => waiting.some((row) => row.id === id))).toBe(false);
  });
});

describe("an endpoint that fails", () => {
  const deliverAndFail = async (endpointId: string) => {
    await place.deliver(endpointId);
    await sendAll(place.dispatcher({ attempt: createScriptedSender(() => 500).attempt }));
  };
  const day = 24 * 60 * 60 * 1000;

  test("for five days without a success is paused, visibly, and what waits for it is cancelled", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    await deliverAndFail(endpoint.id);
    expect(await place.store.webhookEndpoints.findById(endpoint.id)).toMatchObject({
      status: "ENABLED",
      failingSince: "2026-11-21T10:00:00.000Z",
    });
    place.clock.forwardMs(4 * day);
    await deliverAndFail(endpoint.id);
    expect(await place.store.webhookEndpoints.findById(endpoint.id)).toMatchObject({ status: "ENABLED" });
    place.clock.forwardMs(day);
    const nowMs = place.clock.now().getTime();
    const later = { ...createDelivery(place.event(), endpoint.id, nowMs), nextAttemptAtMs: nowMs + 10 * 60_000 };
    await place.store.transaction(({ deliveries }) => deliveries.insert([later]));
    await deliverAndFail(endpoint.id);
    const paused = await place.store.webhookEndpoints.findById(endpoint.id);
    expect(paused).toMatchObject({ status: "PAUSED" });
    expect(paused?.pausedReason).toContain("five days");
    expect(Date.parse(paused?.pausedAt ?? "")).toBeGreaterThan(Date.parse("2026-11-26T10:00:00.000Z"));
    expect(await stored(later.id)).toMatchObject({ state: "CANCELLED", attempts: [] });
    const [line] = await place.store.auditLog.listPage(place.workspaceId, { limit: 1 });
    expect(line).toMatchObject({ action: "webhook_endpoint.paused", targetId: endpoint.id });
  });

  test("and succeeds once in between begins anew", async () => {
    const { endpoint } = await place.endpoint(receiver.url());
    await deliverAndFail(endpoint.id);
    place.clock.forwardMs(3 * day);
    await place.deliver(endpoint.id);
    await place.dispatcher().tick();
    const mended = await place.store.webhookEndpoints.findById(endpoint.id);
    expect(mended).toMatchObject({ failingSince: null, lastSuccessAt: place.clock.now().toISOString() });
    place.clock.forwardMs(3 * day);
    await deliverAndFail(endpoint.id);
    expect(await place.store.webhookEndpoints.findById(endpoint.id)).toMatchObject({ status: "ENABLED" });
  });
});
