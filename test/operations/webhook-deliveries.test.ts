import type { DeliveryId, EndpointId } from "#/model/ids";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { createId } from "#/kernel/ids";
import type { LiveryEvent } from "#/model/event";
import { publishEvent } from "#/webhooks/fan-out";
import { startTestDelivery } from "#/webhooks/test-delivery";
import { type WebhookFlow, createWebhookFlow } from "#test/operations/webhook-flow";

let flow: WebhookFlow;
beforeAll(async () => {
  flow = await createWebhookFlow();
});
afterAll(() => flow.close());
afterEach(async () => {
  const { store, workspaceId } = flow.app;
  flow.receiver.respondWith(() => 200);
  flow.receiver.received.length = 0;
  await store.transaction(async ({ webhookEndpoints }) => {
    for (const { id } of await webhookEndpoints.listPage(workspaceId, { limit: 200 })) await webhookEndpoints.remove(id);
  });
});

const asAdmin = () => flow.as(flow.admin);
type Made = { readonly id: EndpointId; readonly secret: string };
const add = async (path = "/", body: Record<string, unknown> = {}): Promise<Made> =>
  (await asAdmin().post("", { url: flow.receiver.url(path), ...body })).json;
const log = async (id: string, query = "") => (await asAdmin().get(`/${id}/deliveries${query}`)).json.deliveries;
const whole = async (id: string, deliveryId: DeliveryId) => (await asAdmin().get(`/${id}/deliveries/${deliveryId}`)).json;
const waitMs = async (ms: number) => {
  flow.app.clock.forwardMs(ms);
  await flow.dispatcher.tick();
};
/** Tells the workspace that a design is ready, as its run would. */
async function tell(name = "Ärger & Söhne") {
  const { workspaceId } = flow.app;
  const createdAt = flow.app.clock.now().toISOString();
  const data = { designId: "ds_1", designName: name };
  const event: LiveryEvent = { id: createId("evt"), workspaceId, systemId: null, name: "design.ready", data, createdAt };
  await flow.app.store.transaction((repositories) => publishEvent(repositories, event));
}
const hex = (secret: string, timestamp: string, body: string) =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
const sent = (index: number) => {
  const one = flow.receiver.received[index];
  if (!one) throw new Error(`nothing came as number ${index}`);
  const header = (name: string) => one.headers.get(name) ?? "";
  return {
    ...one,
    header,
    isSignedWith: (secret: string) => header("x-webhook-signature") === hex(secret, header("x-webhook-timestamp"), one.body),
  };
};

describe("a test delivery", () => {
  test("reaches the chosen endpoint only, signed, and returns the result of the attempt", async () => {
    const { id, secret } = await add("/chosen", { events: ["design.ready"] });
    await add("/other");
    flow.receiver.respondWith(() => new Response("took it", { status: 202 }));
    const answer = await asAdmin().post(`/${id}/test`);
    const at = flow.app.clock.now().toISOString();
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        id: expect.stringMatching(/^dlv_/),
        event: "webhook.test",
        status: "SUCCEEDED",
        attemptCount: 1,
        isUnderWay: false,
        nextAttemptAt: null,
        createdAt: at,
        finishedAt: at,
        redeliveryOf: null,
        attempts: [{ at, durationMs: expect.any(Number), status: 202, reason: null, says: null, answer: "took it" }],
        body: JSON.stringify({
          ...{ id: answer.json.id, event: "webhook.test", createdAt: at },
          ...{ workspaceId: flow.app.workspaceId, data: { endpointId: id } },
        }),
      },
    ]);
    expect(flow.receiver.received.map(({ path }) => path)).toEqual(["/chosen"]);
    const { header, body, isSignedWith } = sent(0);
    expect([header("x-service-event"), header("x-service-delivery"), body]).toEqual([
      "webhook.test",
      answer.json.id,
      answer.json.body,
    ]);
    expect(isSignedWith(secret)).toBe(true);
    const { attempts, body: _, ...listed } = answer.json;
    expect(await log(id)).toEqual([{ ...listed, lastAttempt: attempts[0] }]);
    expect(await whole(id, answer.json.id)).toEqual(answer.json);
    await waitMs(60_000);
    expect(flow.receiver.received).toHaveLength(1);
    expect((await asAdmin().get(`/${id}`)).json.lastSuccessAt).toBe(at);
    expect((await flow.audit())[0]).toEqual({
      action: "webhook_endpoint.tested",
      details: { host: new URL(flow.receiver.url()).host, deliveryId: answer.json.id },
    });
  });

  test("that fails returns the reason and is retried twice under the same id", async () => {
    const { id } = await add();
    flow.receiver.respondWith(() => new Response("down", { status: 503 }));
    const { status, json } = await asAdmin().post(`/${id}/test`);
    expect([status, json]).toMatchObject([
      200,
      {
        ...{ status: "PENDING", attemptCount: 1, isUnderWay: false, finishedAt: null },
        nextAttemptAt: new Date(flow.app.clock.now().getTime() + 5000).toISOString(),
        attempts: [
          {
            ...{ status: 503, reason: "status", answer: "down" },
            says: "The response status was not 2xx.",
          },
        ],
      },
    ]);
    await waitMs(4999);
    expect(flow.receiver.received).toHaveLength(1);
    await waitMs(1);
    await waitMs(60_000);
    await waitMs(600_000);
    expect(flow.receiver.received.map(({ headers }) => headers.get("x-service-delivery"))).toEqual([json.id, json.id, json.id]);
    expect(await whole(id, json.id)).toMatchObject({ status: "FAILED", attemptCount: 3, nextAttemptAt: null });
  });

  test("is not sent a second time by the dispatcher while an attempt is in progress", async () => {
    const { id } = await add();
    const seen = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    flow.receiver.respondWith(async () => {
      seen.resolve();
      await go.promise;
      return 200;
    });
    const answer = asAdmin().post(`/${id}/test`);
    await seen.promise;
    await flow.dispatcher.tick();
    expect(await log(id)).toMatchObject([
      { status: "PENDING", isUnderWay: true, attemptCount: 1, nextAttemptAt: null, lastAttempt: null },
    ]);
    go.resolve();
    expect((await answer).json.status).toBe("SUCCEEDED");
    expect(flow.receiver.received).toHaveLength(1);
  });

  test("to a disabled endpoint has one attempt", async () => {
    const { id } = await add();
    await asAdmin().post(`/${id}/disable`);
    flow.receiver.respondWith(() => 500);
    expect((await asAdmin().post(`/${id}/test`)).json).toMatchObject({ status: "CANCELLED", attempts: [{ status: 500 }] });
    await waitMs(600_000);
    expect(flow.receiver.received).toHaveLength(1);
    flow.receiver.respondWith(() => 200);
    expect((await asAdmin().post(`/${id}/test`)).json.status).toBe("SUCCEEDED");
  });

  test("does not call a host that now resolves to a private address, and does not reveal the address", async () => {
    flow.names["moves.example"] = ["8.8.8.8"];
    const { id } = (await asAdmin().post("", { url: "https://moves.example/" })).json;
    flow.names["moves.example"] = ["10.9.8.7"];
    const { status, json, text } = await asAdmin().post(`/${id}/test`);
    expect([status, json.attempts]).toMatchObject([
      200,
      [
        {
          ...{ status: null, reason: "refused_address", answer: "" },
          says: "Requests to this address are not allowed: it is not public, or not a plain https URL.",
        },
      ],
    ]);
    expect(text).not.toContain("10.9.8.7");
  });

  test("to a redirecting receiver fails, and the redirect target gets no request", async () => {
    const { id } = await add("/a");
    flow.receiver.respondWith(() => new Response(null, { status: 302, headers: { location: flow.receiver.url("/b") } }));
    expect((await asAdmin().post(`/${id}/test`)).json.attempts[0]).toMatchObject({ status: 302, reason: "redirect" });
    expect(flow.receiver.received.map(({ path }) => path)).toEqual(["/a"]);
  });

  test("that a crash interrupted is resumed by the dispatcher, and the interrupted attempt counts", async () => {
    const { id } = await add();
    const { store, services, clock } = flow.app;
    const { delivery } = await store.transaction(async (repositories) => {
      const endpoint = await repositories.webhookEndpoints.findById(id);
      if (!endpoint) throw new Error("the endpoint is gone");
      return await startTestDelivery(repositories, endpoint, services, clock.now());
    });
    await waitMs(21_999);
    expect(await whole(id, delivery.id)).toMatchObject({ status: "PENDING", isUnderWay: true, attempts: [] });
    await waitMs(1);
    expect(await whole(id, delivery.id)).toMatchObject({
      isUnderWay: false,
      attempts: [{ reason: "interrupted", status: null }],
    });
    await waitMs(5000);
    expect(await whole(id, delivery.id)).toMatchObject({ status: "SUCCEEDED", attemptCount: 2 });
    expect(flow.receiver.received).toHaveLength(1);
  });

  test("to an endpoint that is deleted meanwhile returns 404", async () => {
    const { id } = await add();
    flow.receiver.respondWith(async () => {
      await asAdmin().remove(`/${id}`);
      return 200;
    });
    expect((await asAdmin().post(`/${id}/test`)).status).toBe(404);
  });
});

test("tests and redeliveries count against the import rate limit and return 429 beyond it", async () => {
  const narrow = await createWebhookFlow({ import: 2 });
  try {
    const as = narrow.as(narrow.admin);
    const { id } = (await as.post("", { url: narrow.receiver.url() })).json;
    const first = await as.post(`/${id}/test`);
    expect([first.status, (await as.post(`/${id}/deliveries/${first.json.id}/redeliver`)).status]).toEqual([200, 201]);
    const refused = await as.post(`/${id}/test`);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(narrow.receiver.received).toHaveLength(1);
    expect((await as.get(`/${id}/deliveries`)).json.deliveries).toHaveLength(2);
  } finally {
    await narrow.close();
  }
});

describe("the delivery log", () => {
  test("lists deliveries newest first, in pages and by status", async () => {
    const { id } = await add();
    const ids: string[] = [];
    for (const status of [200, 500, 204]) {
      flow.receiver.respondWith(() => new Response(null, { status }));
      ids.push((await asAdmin().post(`/${id}/test`)).json.id);
    }
    const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);
    expect(idsOf(await log(id))).toEqual(ids.toReversed());
    expect(idsOf(await log(id, "?status=SUCCEEDED"))).toEqual([ids[2] ?? "", ids[0] ?? ""]);
    expect(idsOf(await log(id, "?status=PENDING"))).toEqual([ids[1] ?? ""]);
    expect(await log(id, "?status=EXPIRED")).toEqual([]);
    const first = (await flow.as(flow.member).get(`/${id}/deliveries?limit=2`)).json;
    expect(idsOf(first.deliveries)).toEqual([ids[2] ?? "", ids[1] ?? ""]);
    const second = (await flow.as(flow.member).get(`/${id}/deliveries?limit=2&cursor=${first.nextCursor}`)).json;
    expect([idsOf(second.deliveries), second.nextCursor]).toEqual([[ids[0] ?? ""], null]);
    const wrong = await asAdmin().get(`/${id}/deliveries?status=LOST`);
    expect([wrong.status, wrong.json.error]).toEqual([
      400,
      "status must be one of: PENDING, SUCCEEDED, FAILED, EXPIRED, CANCELLED.",
    ]);
  });

  test("of one endpoint does not contain another's deliveries", async () => {
    const [one, other] = [await add("/1"), await add("/2")];
    const { id } = (await asAdmin().post(`/${one.id}/test`)).json;
    expect(await log(other.id)).toEqual([]);
    const misplaced = await asAdmin().get(`/${other.id}/deliveries/${id}`);
    const unknown = await asAdmin().get(`/${other.id}/deliveries/${createId("dlv")}`);
    expect([misplaced.status, misplaced.text]).toEqual([404, unknown.text]);
    expect((await asAdmin().post(`/${other.id}/deliveries/${id}/redeliver`)).status).toBe(404);
  });

  test("shows members everything but secrets, and responses without control characters", async () => {
    const { id, secret } = await add();
    flow.receiver.respondWith(() => new Response("\u001b[31m<b>red</b>\u202e", { status: 500 }));
    const { id: deliveryId } = (await asAdmin().post(`/${id}/test`)).json;
    const seen = await flow.as(flow.member).get(`/${id}/deliveries/${deliveryId}`);
    expect(seen.json.attempts[0].answer).toBe("[31m<b>red</b>");
    expect(seen.text).not.toContain(secret.slice(6));
    expect(seen.text).not.toContain("whsec_");
  });
});

describe("a redelivery", () => {
  test("is a new delivery with three attempts that names the original", async () => {
    const { id, secret } = await add();
    flow.receiver.respondWith(() => 500);
    await tell();
    await waitMs(0);
    await waitMs(5000);
    await waitMs(60_000);
    const [old] = await log(id);
    expect(old.status).toBe("FAILED");
    const again = await asAdmin().post(`/${id}/deliveries/${old.id}/redeliver`);
    expect([again.status, again.json]).toMatchObject([
      201,
      { event: "design.ready", status: "PENDING", attemptCount: 0, attempts: [], redeliveryOf: old.id },
    ]);
    expect(again.json.id).not.toBe(old.id);
    await waitMs(0);
    flow.receiver.respondWith(() => 200);
    await waitMs(5000);
    expect(await log(id)).toMatchObject([
      { id: again.json.id, status: "SUCCEEDED", attemptCount: 2 },
      { id: old.id, status: "FAILED", attemptCount: 3, redeliveryOf: null },
    ]);
    const [before, after] = [sent(2), sent(4)];
    expect(after.header("x-service-delivery")).toBe(again.json.id);
    expect(JSON.parse(after.body)).toEqual({ ...JSON.parse(before.body), id: again.json.id });
    expect(after.isSignedWith(secret)).toBe(true);
    expect((await flow.audit())[0]).toMatchObject({
      action: "delivery.redelivered",
      details: { deliveryId: again.json.id, redeliveryOf: old.id, event: "design.ready" },
    });
  });

  test("of a pending delivery, or to a disabled endpoint, returns 409", async () => {
    const { id } = await add();
    flow.receiver.respondWith(() => 500);
    const pending = (await asAdmin().post(`/${id}/test`)).json;
    const path = `/${id}/deliveries/${pending.id}/redeliver`;
    const early = await asAdmin().post(path);
    expect([early.status, early.json]).toEqual([409, { error: "The delivery is still pending. Wait until it has finished." }]);
    await asAdmin().post(`/${id}/disable`);
    const off = await asAdmin().post(path);
    expect([off.status, off.json]).toEqual([409, { error: "This endpoint is not enabled. Enable it, then redeliver." }]);
    await asAdmin().post(`/${id}/enable`);
    expect((await asAdmin().post(path)).status).toBe(201);
    expect((await flow.as(flow.member).post(path)).status).toBe(403);
  });
});

describe("between two attempts", () => {
  /** An endpoint with a delivery whose first attempt has failed. */
  async function failedOnce(path = "/") {
    const made = await add(path);
    flow.receiver.respondWith(() => 500);
    await tell();
    await waitMs(0);
    flow.receiver.respondWith(() => 200);
    expect(flow.receiver.received).toHaveLength(1);
    return made;
  }

  test("a rotation signs the next attempt with the new secret, and for a day with the old one as well", async () => {
    const { id, secret } = await failedOnce();
    const { secret: next } = (await asAdmin().post(`/${id}/rotate`)).json;
    await waitMs(5000);
    expect(sent(1).isSignedWith(next)).toBe(true);
    const headers = Object.fromEntries(sent(1).headers.entries());
    const timestampS = Number(headers["webhook-timestamp"]);
    const signatures = (headers["webhook-signature"] ?? "").split(" ");
    const at = new Date(timestampS * 1000);
    const bySecret = (one: string) => new Webhook(one).sign(headers["webhook-id"] ?? "", at, sent(1).body);
    expect(signatures).toEqual([bySecret(next), bySecret(secret)]);
    flow.app.clock.forwardMs(86_400_000);
    await asAdmin().post(`/${id}/test`);
    expect((sent(2).header("webhook-signature").match(/v1,/g) ?? []).length).toBe(1);
    expect(sent(2).isSignedWith(next)).toBe(true);
  });

  test("a deleted endpoint gets no more attempts", async () => {
    const { id } = await failedOnce();
    expect((await asAdmin().remove(`/${id}`)).json).toEqual({ deleted: true });
    await waitMs(5000);
    await waitMs(60_000);
    expect(flow.receiver.received).toHaveLength(1);
    expect((await asAdmin().get(`/${id}/deliveries`)).status).toBe(404);
    expect((await asAdmin().remove(`/${id}`)).status).toBe(404);
  });

  test("the next attempt goes to the new URL", async () => {
    const { id } = await failedOnce("/old");
    await asAdmin().patch(`/${id}`, { url: flow.receiver.url("/new") });
    await waitMs(5000);
    expect(flow.receiver.received.map(({ path }) => path)).toEqual(["/old", "/new"]);
    expect(await log(id)).toMatchObject([{ status: "SUCCEEDED", attemptCount: 2 }]);
  });

  test("a new URL that resolves to a private address is refused", async () => {
    const { id } = await failedOnce();
    flow.names["moves.example"] = ["8.8.8.8"];
    await asAdmin().patch(`/${id}`, { url: "https://moves.example/" });
    flow.names["moves.example"] = ["127.0.0.2"];
    await waitMs(5000);
    expect(await log(id)).toMatchObject([{ status: "PENDING", attemptCount: 2, lastAttempt: { reason: "refused_address" } }]);
  });

  test("disabling an endpoint cancels its deliveries, and enabling it does not restore them", async () => {
    const { id } = await failedOnce();
    await asAdmin().post(`/${id}/disable`);
    expect(await log(id)).toMatchObject([
      { status: "CANCELLED", attemptCount: 1, nextAttemptAt: null, finishedAt: expect.any(String) },
    ]);
    await tell("While off");
    await asAdmin().post(`/${id}/enable`);
    await waitMs(5000);
    await waitMs(60_000);
    expect(flow.receiver.received).toHaveLength(1);
    await tell("On again");
    await waitMs(0);
    expect(JSON.parse(sent(1).body).data.designName).toBe("On again");
  });
});

test("endpoints receive subscribed events only", async () => {
  const all = await add("/all");
  const some = await add("/some", { events: ["project.finalized"] });
  await tell();
  await waitMs(0);
  expect(flow.receiver.received.map(({ path }) => path)).toEqual(["/all"]);
  await asAdmin().patch(`/${some.id}`, { events: ["design.ready"] });
  await asAdmin().patch(`/${all.id}`, { events: ["design.published"] });
  await tell();
  await waitMs(0);
  expect(flow.receiver.received.map(({ path }) => path)).toEqual(["/all", "/some"]);
});
