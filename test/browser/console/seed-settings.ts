import type { DeliveryId, DesignId, EndpointId, SubscriptionId, UserId, WorkspaceId } from "#/model/ids";
import { isId } from "#/kernel/ids";
import { createDelivery, type Delivery } from "#/model/delivery";
import { createWebhookTestEvent } from "#/model/event";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import { createApiKey } from "#/operations/keys/create-api-key";
import { createHandoffKey } from "#/operations/keys/create-handoff-key";
import { revokeApiKey } from "#/operations/keys/revoke-api-key";
import { createSigningKey } from "#/operations/signing/create-signing-key";
import type { ConsoleApp } from "#test/browser/console/start-console-app";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Fixed ids, so that paths can name them. */
export const failingEndpointId = "whe_00000000000000000000000001";
export const pausedEndpointId = "whe_00000000000000000000000002";
export const failedDeliveryId = "dlv_00000000000000000000000003";

/**
 * Creates keys, endpoints in every status with deliveries, and a subscription in a workspace with a
 * published system.
 */
export async function seedSettings(app: ConsoleApp, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  const { store, clock, secrets } = app.services;
  const nowMs = clock.now().getTime();
  const ago = (ms: number) => new Date(nowMs - ms).toISOString();
  const system = (await store.systems.listByWorkspace(workspaceId))[0];
  const design = system && (await store.designs.listBySystem(system.id))[0];
  if (design) await seedKeys(app, workspaceId, design.id, nowMs);
  const endpoint = (id: EndpointId, change: Partial<WebhookEndpoint>): WebhookEndpoint => ({
    id,
    workspaceId,
    url: "https://hooks.acme.example/livery",
    description: null,
    events: ["system.activated", "design.ready", "design.published", "project.review_ready", "project.finalized"],
    status: "ENABLED",
    secret: secrets.seal("whsec_c2lnbmF0dXJlcyBhcmUgbWFkZSB3aXRoIHRoaXMgb25l", id),
    previousSecret: null,
    previousSecretUntilMs: null,
    createdBy: userId,
    createdAt: ago(40 * dayMs),
    updatedAt: ago(40 * dayMs),
    lastSuccessAt: ago(2 * hourMs),
    failingSince: null,
    pausedAt: null,
    pausedReason: null,
    ...change,
  });
  const endpoints = [
    endpoint(failingEndpointId, { description: "Rebuilds the storefront", failingSince: ago(hourMs) }),
    endpoint(pausedEndpointId, {
      url: "https://ci.acme.example/builds/brand-tokens/webhooks/livery?branch=main",
      description: "Starts the build of the token package",
      events: ["design.published"],
      status: "PAUSED",
      failingSince: ago(6 * dayMs),
      pausedAt: ago(dayMs),
      pausedReason: "Every delivery failed for five days. Fix the receiver, send a test event, then enable the endpoint again.",
    }),
    endpoint("whe_00000000000000000000000003", {
      url: "https://chat.acme.example/in/brand",
      events: ["project.review_ready", "project.finalized"],
    }),
    endpoint("whe_00000000000000000000000004", {
      url: "https://old.acme.example/hook",
      status: "DISABLED",
      lastSuccessAt: null,
    }),
  ];
  const attempt = {
    at: ago(hourMs),
    durationMs: 84,
    status: 503,
    reason: "status",
    answer: "upstream is being deployed",
  } as const;
  const late = { at: ago(hourMs - 6000), durationMs: 10_002, status: null, reason: "timeout", answer: "" } as const;
  const good = { at: ago(2 * hourMs), durationMs: 121, status: 200, reason: null, answer: '{"ok":true}' } as const;
  const delivery = (id: DeliveryId, change: Partial<Delivery>): Delivery => {
    const made = createDelivery(createWebhookTestEvent(workspaceId, failingEndpointId, ago(hourMs)), failingEndpointId, nowMs);
    return { ...made, nextAttemptAtMs: null, finishedAtMs: nowMs - hourMs, ...change, body: made.body.replace(made.id, id), id };
  };
  const deliveries = [
    delivery("dlv_00000000000000000000000001", {
      state: "SUCCEEDED",
      attempts: [good],
      attemptCount: 1,
      event: "design.published",
    }),
    delivery("dlv_00000000000000000000000002", { state: "CANCELLED", event: "design.ready" }),
    delivery(failedDeliveryId, {
      state: "FAILED",
      attempts: [attempt, late, { ...attempt, at: ago(hourMs - 70_000) }],
      attemptCount: 3,
      event: "project.review_ready",
      redeliveryOf: "dlv_00000000000000000000000001",
    }),
    delivery("dlv_00000000000000000000000004", {
      state: "PENDING",
      attempts: [attempt],
      attemptCount: 1,
      event: "project.finalized",
      nextAttemptAtMs: nowMs + hourMs,
      finishedAtMs: null,
    }),
  ];
  await store.transaction(async (repositories) => {
    for (const one of endpoints) await repositories.webhookEndpoints.add(one, 10);
    await repositories.deliveries.insert(deliveries);
    const id: SubscriptionId = "sub_00000000000000000000000001";
    if (!system) return;
    const subscription = {
      id,
      workspaceId,
      systemId: system.id,
      userId,
      targetUrl: "https://hooks.ada.example/brand",
      events: ["system.published", "system.updated"] as const,
      secret: secrets.seal("whsec_x", id),
      createdAt: ago(9 * dayMs),
    };
    await repositories.subscriptions.add(subscription, 10);
  });
}

async function seedKeys(app: ConsoleApp, id: WorkspaceId, designId: DesignId, nowMs: number): Promise<void> {
  const { store } = app.services;
  const at = (days: number) => new Date(nowMs + days * dayMs).toISOString();
  const make = async (name: string, permissions: readonly string[], expiresAt?: string) =>
    getId(await app.runOperation(createApiKey, { id, name, permissions, ...(expiresAt && { expiresAt }) }));
  const server = await make("Build server", ["READ"]);
  await make("Agents of the web team", ["READ", "ARTIFACTS_WRITE", "PIPELINE"], at(9));
  const old = await make("Old laptop", ["READ"], at(300));
  const handoff = { id: designId, name: "Studio Nord, spring campaign", expiresAt: at(60) };
  await app.runOperation(createHandoffKey, handoff);
  await app.runOperation(revokeApiKey, { id, keyId: old });
  await app.runOperation(createSigningKey, { id, name: "Releases" });
  if (!isId("key", server)) throw new Error(`${server} is not the id of a key`);
  await store.transaction(({ apiKeys }) => apiKeys.touch(server, at(-1 / 24)));
}

const getId = (output: unknown) =>
  typeof output === "object" && output !== null && "id" in output ? String(output.id) : "no id";
