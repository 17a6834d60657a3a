import type { DeliveryId, EventId, UserId, WorkspaceId } from "#/model/ids";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import type { Delivery, DeliveryTargetId } from "#/model/delivery";
import type { Subscription } from "#/model/subscription";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import { createStore, type Store } from "#/store/store";
import type { Engine } from "#test/store/conformance";

const now = "2026-11-21T10:00:00.000Z";
const nowMs = Date.parse(now);

const createEndpoint = (workspaceId: WorkspaceId, change: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: createId("whe"),
  workspaceId,
  url: "https://hooks.example/a",
  description: null,
  events: ["design.ready"],
  status: "ENABLED",
  secret: "sealed",
  previousSecret: null,
  previousSecretUntilMs: null,
  createdBy: null,
  createdAt: now,
  updatedAt: now,
  lastSuccessAt: null,
  failingSince: null,
  pausedAt: null,
  pausedReason: null,
  ...change,
});

/** A due delivery of a target. */
export const createDeliveryRow = (targetId: DeliveryTargetId, change: Partial<Delivery> = {}): Delivery => ({
  id: createId("dlv"),
  workspaceId: "ws_1",
  targetId,
  eventId: "evt_1",
  event: "design.ready",
  body: '{"id":"é"}',
  state: "PENDING",
  attempts: [],
  attemptCount: 0,
  nextAttemptAtMs: nowMs,
  leasedBy: null,
  signedAtS: null,
  requestId: "req-1",
  traceparent: null,
  headers: null,
  redeliveryOf: null,
  createdAt: now,
  finishedAtMs: null,
  ...change,
});
const finished = (targetId: DeliveryTargetId, finishedAtMs: number) =>
  createDeliveryRow(targetId, { state: "SUCCEEDED", nextAttemptAtMs: null, finishedAtMs });
const attempt = { at: now, durationMs: 5, status: 500, reason: "status", answer: "no" } as const;

/** The conformance suite of an engine for webhooks. */
export function testWebhookConformance({ name, open, reset }: Engine): void {
  let store: Store;
  const workspaceId = createId("ws");
  beforeEach(async () => {
    store = createStore(await open());
    await store.transaction(({ workspaces }) => workspaces.insert({ id: workspaceId, name: "W", slug: "w", createdAt: now }));
  });
  afterEach(async () => {
    await store.close();
    await reset();
  });
  const insert = (...rows: readonly Delivery[]) => store.transaction(({ deliveries }) => deliveries.insert(rows));
  const due = (targetId: DeliveryTargetId, atMs = nowMs, owner = "me", limit = 10) =>
    store.deliveries.listDue(targetId, { owner, nowMs: atMs, limit, retryLimit: limit });
  const begin = (id: DeliveryId, leasedBy = "me", attemptCount = 1) =>
    store.transaction(({ deliveries }) =>
      deliveries.recordAttemptsStarted([
        { id, attemptCount, leasedBy, nextAttemptAtMs: nowMs + 30_000, signedAtS: null, headers: null },
      ]),
    );

  test(`${name}: of twenty endpoints added at once, only the maximum is stored`, async () => {
    const added = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.transaction(({ webhookEndpoints }) => webhookEndpoints.add(createEndpoint(workspaceId), 10)),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(10);
    expect(await store.webhookEndpoints.listPage(workspaceId, { limit: 50 })).toHaveLength(10);
  });

  test(`${name}: an endpoint is read back unchanged, by its workspace only`, async () => {
    const endpoint = createEndpoint(workspaceId, { previousSecret: "old", previousSecretUntilMs: nowMs, description: "Ärger" });
    await store.transaction(({ webhookEndpoints }) => webhookEndpoints.add(endpoint, 10));
    expect(await store.webhookEndpoints.findInWorkspace(workspaceId, endpoint.id)).toEqual(endpoint);
    expect(await store.webhookEndpoints.findInWorkspace("ws_other", endpoint.id)).toBeUndefined();
    await store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(endpoint.id, { status: "DISABLED" }));
    expect(await store.webhookEndpoints.listEnabled(workspaceId)).toEqual([]);
    expect(await store.webhookEndpoints.listByIds([endpoint.id])).toEqual([{ ...endpoint, status: "DISABLED" }]);
    expect(await store.webhookEndpoints.listByIds([])).toEqual([]);
  });

  test(`${name}: a delivery is read back unchanged, by its target only`, async () => {
    const delivery = createDeliveryRow("whe_1", {
      headers: { a: "b" },
      signedAtS: 7,
      attempts: [attempt],
      redeliveryOf: "dlv_0",
    });
    await insert(delivery);
    expect(await store.deliveries.findById(delivery.id)).toEqual(delivery);
    expect(await store.deliveries.findByTarget("whe_1", delivery.id)).toEqual(delivery);
    expect(await store.deliveries.findByTarget("whe_2", delivery.id)).toBeUndefined();
    expect(await store.deliveries.listPage("whe_1", { limit: 5 })).toEqual([delivery]);
    expect(await store.deliveries.listPage("whe_1", { limit: 5, before: delivery.id })).toEqual([]);
  });

  test(`${name}: every waiting target is listed once, with the time of its first delivery`, async () => {
    await insert(
      createDeliveryRow("whe_a", { nextAttemptAtMs: nowMs + 9, attemptCount: 1 }),
      createDeliveryRow("whe_a", { nextAttemptAtMs: nowMs + 3 }),
      createDeliveryRow("sub_b", { nextAttemptAtMs: nowMs + 5, workspaceId: "ws_2" }),
      createDeliveryRow("whe_c", { nextAttemptAtMs: nowMs, leasedBy: "me" }),
      finished("whe_d", nowMs),
    );
    expect(await store.deliveries.listWaitingTargets("me")).toEqual([
      { targetId: "sub_b", workspaceId: "ws_2", dueAtMs: nowMs + 5, retryAtMs: null },
      { targetId: "whe_a", workspaceId: "ws_1", dueAtMs: nowMs + 3, retryAtMs: nowMs + 9 },
    ]);
    expect((await store.deliveries.listWaitingTargets("another")).map(({ targetId }) => targetId)).toEqual([
      "sub_b",
      "whe_a",
      "whe_c",
    ]);
  });

  test(`${name}: no target waits without pending deliveries`, async () => {
    expect(await store.deliveries.listWaitingTargets("me")).toEqual([]);
  });

  test(`${name}: due deliveries are listed in order, up to a limit, without leased and finished ones`, async () => {
    const [late, early, later, mine] = [
      createDeliveryRow("whe_1", { nextAttemptAtMs: nowMs - 1 }),
      createDeliveryRow("whe_1", { nextAttemptAtMs: nowMs - 5 }),
      createDeliveryRow("whe_1", { nextAttemptAtMs: nowMs + 1 }),
      createDeliveryRow("whe_1", { nextAttemptAtMs: nowMs - 9, leasedBy: "me" }),
    ];
    await insert(late, early, later, mine, finished("whe_1", nowMs), createDeliveryRow("whe_2"));
    expect((await due("whe_1")).map(({ id }) => id)).toEqual([early.id, late.id]);
    expect((await due("whe_1", nowMs, "me", 1)).map(({ id }) => id)).toEqual([early.id]);
    expect((await due("whe_1", nowMs, "another")).map(({ id }) => id)).toEqual([mine.id, early.id, late.id]);
  });

  test(`${name}: retries are listed separately, with their own limit`, async () => {
    const first = [2, 9].map((ms) => createDeliveryRow("whe_1", { nextAttemptAtMs: nowMs - ms }));
    const again = [1, 5].map((ms) => createDeliveryRow("whe_1", { nextAttemptAtMs: nowMs - ms, attemptCount: 1 }));
    await insert(...first, ...again, createDeliveryRow("whe_1", { nextAttemptAtMs: nowMs + 3, attemptCount: 2 }));
    const dueIds = async (limit: number, retryLimit: number) =>
      (await store.deliveries.listDue("whe_1", { owner: "me", nowMs, limit, retryLimit })).map(({ id }) => id);
    expect(await dueIds(1, 0)).toEqual([first[1]?.id ?? "dlv_"]);
    expect(await dueIds(0, 1)).toEqual([again[1]?.id ?? "dlv_"]);
    expect(await dueIds(9, 9)).toEqual([again[1], again[0], first[1], first[0]].map((delivery) => delivery?.id ?? "dlv_"));
    expect(await store.deliveries.findNextDue("whe_1", "me")).toEqual({ dueAtMs: nowMs - 9, retryAtMs: nowMs - 5 });
    expect(await store.deliveries.findNextDue("whe_2", "me")).toBeUndefined();
  });

  test(`${name}: the start and the outcome of an attempt are recorded`, async () => {
    const delivery = createDeliveryRow("whe_1");
    await insert(delivery);
    await begin(delivery.id);
    expect(await store.deliveries.findById(delivery.id)).toMatchObject({ attemptCount: 1, leasedBy: "me", state: "PENDING" });
    const end = { id: delivery.id, attemptCount: 1, attempts: [attempt], nextAttemptAtMs: nowMs + 5, finishedAtMs: null };
    await store.transaction(({ deliveries }) => deliveries.recordAttemptsFinished("me", [{ ...end, state: "PENDING" }]));
    expect(await store.deliveries.findById(delivery.id)).toEqual({
      ...delivery,
      attemptCount: 1,
      attempts: [attempt],
      nextAttemptAtMs: nowMs + 5,
    });
    await begin(delivery.id, "me", 2);
    const last = { ...end, attemptCount: 2, state: "SUCCEEDED", nextAttemptAtMs: null, finishedAtMs: nowMs + 8 } as const;
    await store.transaction(({ deliveries }) => deliveries.recordAttemptsFinished("me", [last]));
    expect(await store.deliveries.findById(delivery.id)).toMatchObject({
      state: "SUCCEEDED",
      finishedAtMs: nowMs + 8,
      leasedBy: null,
    });
  });

  test(`${name}: the outcome of an attempt that another owner took over is ignored`, async () => {
    const delivery = createDeliveryRow("whe_1");
    await insert(delivery);
    await begin(delivery.id, "another", 2);
    const end = { id: delivery.id, attempts: [attempt], nextAttemptAtMs: null, finishedAtMs: nowMs, state: "FAILED" } as const;
    await store.transaction(({ deliveries }) => deliveries.recordAttemptsFinished("me", [{ ...end, attemptCount: 2 }]));
    await store.transaction(({ deliveries }) => deliveries.recordAttemptsFinished("another", [{ ...end, attemptCount: 1 }]));
    expect(await store.deliveries.findById(delivery.id)).toMatchObject({ state: "PENDING", leasedBy: "another" });
  });

  test(`${name}: a cancelled delivery stays cancelled, and the outcome of its attempt is recorded`, async () => {
    const [one, two, done] = [createDeliveryRow("whe_1"), createDeliveryRow("whe_1"), finished("whe_1", nowMs - 5)];
    await insert(one, two, done, createDeliveryRow("whe_2"));
    await begin(one.id);
    await store.transaction(({ deliveries }) => deliveries.cancel("whe_1", nowMs));
    const end = { id: one.id, attemptCount: 1, attempts: [attempt], nextAttemptAtMs: nowMs + 5, finishedAtMs: null };
    await store.transaction(({ deliveries }) => deliveries.recordAttemptsFinished("me", [{ ...end, state: "PENDING" }]));
    expect(await store.deliveries.findById(one.id)).toMatchObject({
      state: "CANCELLED",
      attempts: [attempt],
      nextAttemptAtMs: null,
      finishedAtMs: nowMs,
      leasedBy: null,
    });
    expect(await store.deliveries.findById(two.id)).toMatchObject({ state: "CANCELLED", nextAttemptAtMs: null });
    expect(await store.deliveries.findById(done.id)).toEqual(done);
    expect((await store.deliveries.listWaitingTargets("me")).map(({ targetId }) => targetId)).toEqual(["whe_2"]);
  });

  test(`${name}: leases of other dispatchers become due; own leases and test deliveries do not`, async () => {
    const [lost, own, tried] = [createDeliveryRow("whe_1"), createDeliveryRow("whe_1"), createDeliveryRow("whe_1")];
    await insert(lost, own, tried);
    await begin(lost.id, "gone");
    await begin(own.id, "me");
    await begin(tried.id, "trial/1");
    expect(await due("whe_1")).toEqual([]);
    await store.transaction(({ deliveries }) => deliveries.releaseOtherLeases("me", nowMs));
    expect((await due("whe_1")).map(({ id }) => id)).toEqual([lost.id]);
  });

  test(`${name}: due times shift with the clock, up to a limit`, async () => {
    const [one, two, done] = [
      createDeliveryRow("whe_1"),
      createDeliveryRow("whe_1", { nextAttemptAtMs: nowMs + 50 }),
      finished("whe_1", 7),
    ];
    await insert(one, two, done);
    await store.transaction(({ deliveries }) => deliveries.shiftDueTimes(-20, nowMs + 10));
    expect((await store.deliveries.findById(one.id))?.nextAttemptAtMs).toBe(nowMs - 20);
    expect((await store.deliveries.findById(two.id))?.nextAttemptAtMs).toBe(nowMs + 10);
    expect(await store.deliveries.findById(done.id)).toEqual(done);
  });

  test(`${name}: the oldest finished delivery is trimmed, never a pending one`, async () => {
    // The clock goes back each time: the order of finishing counts, not the time.
    const rows = Array.from({ length: 51 }, (_, index) => finished("whe_1", nowMs - index));
    const waiting = createDeliveryRow("whe_1", { id: "dlv_0" });
    const elsewhere = finished("whe_2", 1);
    await insert(waiting, ...rows, elsewhere);
    await store.transaction(({ deliveries }) => deliveries.trimFinished("whe_1", 50));
    const kept = new Set((await store.deliveries.listPage("whe_1", { limit: 200 })).map(({ id }) => id));
    expect(kept).toEqual(new Set([waiting.id, ...rows.slice(1).map(({ id }) => id)]));
    expect(await store.deliveries.findById(elsewhere.id)).toEqual(elsewhere);
    await store.transaction(({ deliveries }) => deliveries.trimFinished("whe_2", 50));
    expect(await store.deliveries.findById(elsewhere.id)).toEqual(elsewhere);
  });

  test(`${name}: the deliveries that finished last stay, whenever they were created`, async () => {
    const [slow, ...quick] = Array.from({ length: 4 }, () => createDeliveryRow("whe_1"));
    if (!slow) throw new Error("there is no delivery");
    await insert(slow, ...quick);
    for (const { id } of [...quick, slow]) {
      await begin(id);
      const end = {
        id,
        attemptCount: 1,
        attempts: [attempt],
        nextAttemptAtMs: null,
        finishedAtMs: nowMs,
        state: "FAILED",
      } as const;
      await store.transaction(({ deliveries }) => deliveries.recordAttemptsFinished("me", [end]));
    }
    await store.transaction(({ deliveries }) => deliveries.trimFinished("whe_1", 2));
    const kept = (await store.deliveries.listPage("whe_1", { limit: 9 })).map(({ id }) => id);
    expect(new Set(kept)).toEqual(new Set([slow.id, quick.at(-1)?.id ?? "dlv_"]));
  });

  test(`${name}: old finished deliveries are removed, pending ones of any age stay`, async () => {
    const [old, young, waiting] = [
      finished("whe_1", 99),
      finished("whe_1", 100),
      createDeliveryRow("whe_1", { nextAttemptAtMs: 1 }),
    ];
    await insert(old, young, waiting);
    await store.transaction(({ deliveries }) => deliveries.removeFinishedBefore(100));
    expect(new Set(await store.deliveries.listPage("whe_1", { limit: 9 }))).toEqual(new Set([young, waiting]));
  });

  test(`${name}: old events are removed`, async () => {
    const event = (id: EventId, createdAt: string) =>
      ({ id, workspaceId, systemId: null, name: "webhook.test", data: {}, createdAt }) as const;
    await store.transaction(async ({ events }) => {
      await events.insert(event("evt_old", "2026-10-01T00:00:00.000Z"));
      await events.insert(event("evt_new", now));
      await events.removeBefore("2026-11-01T00:00:00.000Z");
    });
    expect((await store.events.listByWorkspace(workspaceId)).map(({ id }) => id)).toEqual(["evt_new"]);
  });

  test(`${name}: removing an endpoint removes its deliveries, removing a workspace all its webhooks`, async () => {
    const [one, two] = [createEndpoint(workspaceId), createEndpoint(workspaceId)];
    await store.transaction(async ({ webhookEndpoints, deliveries }) => {
      await webhookEndpoints.add(one, 10);
      await webhookEndpoints.add(two, 10);
      await deliveries.insert([createDeliveryRow(one.id, { workspaceId }), createDeliveryRow(two.id, { workspaceId })]);
      await webhookEndpoints.remove(one.id);
    });
    expect(await store.deliveries.listPage(one.id, { limit: 5 })).toEqual([]);
    expect(await store.deliveries.listPage(two.id, { limit: 5 })).toHaveLength(1);
    await store.transaction(({ workspaces }) => workspaces.remove(workspaceId));
    expect(await store.webhookEndpoints.findById(two.id)).toBeUndefined();
    expect(await store.deliveries.listPage(two.id, { limit: 5 })).toEqual([]);
  });

  test(`${name}: a person has a limited number of subscriptions per system`, async () => {
    const brandId = createId("br");
    const systemId = createId("sys");
    const times = { createdAt: now, updatedAt: now };
    await store.transaction(async ({ users, brands, systems }) => {
      for (const id of ["usr_1", "usr_2"] as const)
        await users.insert({ id, email: `${id}@x.test`, passwordHash: "", createdAt: now });
      const nothing = { tagline: null, description: null, website: null };
      await brands.insert({ id: brandId, workspaceId, name: "B", slug: "b", ...nothing, ...times });
      const face = { brandColor: "#000000", tokenCount: 0, status: "DRAFT", platform: "nextjs", pinnedDesignId: null } as const;
      await systems.insert({ id: systemId, workspaceId, brandId, name: "B", slug: "b", ...face, ...times });
    });
    const by = (userId: UserId): Subscription => ({
      id: createId("sub"),
      workspaceId,
      systemId,
      userId,
      targetUrl: "https://hooks.example/b",
      events: ["system.updated"],
      secret: "sealed",
      createdAt: now,
    });
    const add = (subscription: Subscription) => store.transaction(({ subscriptions }) => subscriptions.add(subscription, 2));
    const [first, second] = [by("usr_1"), by("usr_2")];
    expect([await add(first), await add(by("usr_1")), await add(by("usr_1")), await add(second)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(await store.subscriptions.listPage({ systemId, userId: "usr_1" }, { limit: 9 })).toHaveLength(2);
    expect(await store.subscriptions.listPage({ systemId, userId: "usr_1" }, { limit: 9, after: first.id })).toHaveLength(1);
    expect(await store.subscriptions.findByUser({ systemId, userId: "usr_1" }, second.id)).toBeUndefined();
    await store.transaction(({ subscriptions }) => subscriptions.setSecret(second.id, "other"));
    expect(await store.subscriptions.findByUser({ systemId, userId: "usr_2" }, second.id)).toEqual({
      ...second,
      secret: "other",
    });
    await insert(createDeliveryRow(second.id), createDeliveryRow(first.id));
    await store.transaction(({ subscriptions }) => subscriptions.remove(first.id));
    expect(await store.deliveries.listPage(first.id, { limit: 5 })).toEqual([]);
    expect(await store.subscriptions.listByIds([first.id, second.id])).toHaveLength(1);
    expect(await store.subscriptions.listBySystem(systemId)).toHaveLength(2);
    await store.transaction(({ subscriptions }) => subscriptions.removeBySystem(systemId));
    expect(await store.subscriptions.listBySystem(systemId)).toEqual([]);
    expect(await store.deliveries.listPage(second.id, { limit: 5 })).toEqual([]);
  });
}
