import { afterEach, beforeEach, expect, test } from "bun:test";
import fc from "fast-check";
import { createId } from "#/kernel/ids";
import type { Brief } from "#/model/brief";
import { createWebhookTestEvent, workspaceEvents } from "#/model/event";
import type { Subscription } from "#/model/subscription";
import { publishEvent } from "#/webhooks/fan-out";
import { createSigningSecret } from "#/webhooks/signature";
import { approveDesign } from "#/lifecycle/approve-design";
import { approveFoundation } from "#/lifecycle/approve-foundation";
import { publishDesign } from "#/lifecycle/publish-design";
import { commandLineActor } from "#/model/caller";
import { type TestApp, createTestApp } from "#test/test-app";
import { type DispatchFixture, createDispatchFixture } from "#test/webhooks/dispatch-fixture";

let place: DispatchFixture;
beforeEach(async () => {
  place = await createDispatchFixture(undefined);
});
afterEach(() => place.close());
const told = async (targetId: string) =>
  (await place.store.deliveries.listPage(targetId, { limit: 200 })).map(({ event }) => event);
const tell = (event = place.event()) => place.store.transaction((repositories) => publishEvent(repositories, event));

test("an event reaches the endpoints of its workspace that are switched on and chose it, and nobody else", async () => {
  const { endpoint: chose } = await place.endpoint("https://a.example/");
  const { endpoint: other } = await place.endpoint("https://b.example/", { events: ["design.published"] });
  const { endpoint: off } = await place.endpoint("https://c.example/", { status: "DISABLED" });
  const { endpoint: paused } = await place.endpoint("https://d.example/", { status: "PAUSED" });
  const elsewhere = createId("ws");
  await place.store.transaction(({ workspaces }) =>
    workspaces.insert({ id: elsewhere, name: "E", slug: "e", createdAt: "2026-11-21T10:00:00.000Z" }),
  );
  const { endpoint: foreign } = await place.endpoint("https://e.example/", { workspaceId: elsewhere });
  const { subscription } = await place.subscription("https://f.example/");
  await tell();
  const reached = await Promise.all([chose, other, off, paused, foreign, subscription].map(({ id }) => told(id)));
  expect(reached).toEqual([["design.ready"], [], [], [], [], []]);
});

test("a system's event reaches its own subscribers who chose it, and no endpoint", async () => {
  const { subscription: own } = await place.subscription("https://a.example/");
  const { subscription: foreign } = await place.subscription("https://b.example/");
  const { endpoint } = await place.endpoint("https://c.example/", { events: [...workspaceEvents] });
  await tell(place.event({ systemId: own.systemId, name: "system.updated" }));
  expect([await told(own.id), await told(foreign.id), await told(endpoint.id)]).toEqual([["system.updated"], [], []]);
});

test("a test reaches the endpoint that is meant alone, whatever events it chose and though it is paused", async () => {
  const { endpoint: meant } = await place.endpoint("https://a.example/", { status: "PAUSED" });
  const { endpoint: other } = await place.endpoint("https://b.example/", { events: [...workspaceEvents] });
  await tell(createWebhookTestEvent(place.workspaceId, meant.id, "2026-11-21T10:00:00.000Z"));
  expect([await told(meant.id), await told(other.id)]).toEqual([["webhook.test"], []]);
});

test("an event whose change comes to nothing leaves neither itself nor a delivery", async () => {
  const { endpoint } = await place.endpoint("https://a.example/");
  const change = place.store.transaction(async (repositories) => {
    await publishEvent(repositories, place.event());
    throw new Error("changed our mind");
  });
  await expect(change).rejects.toThrow("changed our mind");
  expect(await told(endpoint.id)).toEqual([]);
  expect(await place.store.events.listByWorkspace(place.workspaceId)).toEqual([]);
});

/** Goes the whole way of a brief and gives the bodies of everything that was told of it. */
async function bodiesOf(app: TestApp, brief: Brief): Promise<readonly string[]> {
  const { store, workspaceId, clock, contents, services } = app;
  const at = clock.now().toISOString();
  const { user } = await app.person("OWNER");
  const endpointId = createId("whe");
  await store.transaction(({ webhookEndpoints }) =>
    webhookEndpoints.add(
      {
        id: endpointId,
        workspaceId,
        url: "https://hooks.example/",
        description: null,
        events: [...workspaceEvents],
        status: "ENABLED",
        secret: services.secrets.seal(createSigningSecret(), endpointId),
        previousSecret: null,
        previousSecretUntilMs: null,
        createdBy: user.id,
        createdAt: at,
        updatedAt: at,
        lastSuccessAt: null,
        failingSince: null,
        pausedAt: null,
        pausedReason: null,
      },
      10,
    ),
  );
  const { project, design, system } = await app.draft(brief);
  const subscription: Subscription = {
    id: createId("sub"),
    workspaceId,
    systemId: system.id,
    userId: user.id,
    targetUrl: "https://hooks.example/",
    events: ["system.published", "system.updated"],
    secret: services.secrets.seal(createSigningSecret(), "sub"),
    createdAt: at,
  };
  await store.transaction(({ subscriptions }) => subscriptions.add(subscription, 10));
  const deed = { store, contents, clock, by: commandLineActor };
  await approveFoundation(deed, project.id);
  services.runner.enqueue(project.id);
  await services.runner.drain();
  await approveDesign(deed, project.id);
  await publishDesign(deed, design.id);
  await store.transaction((repositories) => publishEvent(repositories, createWebhookTestEvent(workspaceId, endpointId, at)));
  const rows = await Promise.all([endpointId, subscription.id].map((id) => store.deliveries.listPage(id, { limit: 200 })));
  return rows.flat().map(({ body }) => body);
}

const words = (lead: string) => fc.stringMatching(/^[a-z"<>\\&é ]{8,40}$/).map((text) => `${lead}${text}`);

test("no body of any event bears text of the brief, a secret, a key or an e-mail address", async () => {
  await fc.assert(
    fc.asyncProperty(words("tagline"), words("offer"), words("audience"), async (tagline, offer, audience) => {
      const app = await createTestApp();
      try {
        const bodies = await bodiesOf(app, { name: "Nordlicht Ä", tagline, offer, audience });
        const events = new Set(bodies.map((body) => JSON.parse(body).event));
        expect(events).toEqual(new Set([...workspaceEvents, "system.published", "system.updated"]));
        for (const body of bodies) {
          const { id, event, createdAt, workspaceId, data, ...more } = JSON.parse(body);
          expect(more).toEqual({});
          expect(id).toMatch(/^dlv_[0-9a-z]{26}$/);
          expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
          expect(workspaceId).toBe(
            String(event).startsWith("system.") && event !== "system.activated" ? undefined : app.workspaceId,
          );
          const allowed = /^(systemId|systemName|systemSlug|designId|designName|projectId|projectName|version|endpointId)$/;
          expect(Object.keys(data).filter((name) => !allowed.test(name))).toEqual([]);
          expect(body).not.toMatch(/whsec_|\blvh?_[0-9A-Za-z]{8}|v1\.|@|password/);
          for (const text of [tagline, offer, audience]) expect(body).not.toContain(JSON.stringify(text).slice(1, -1));
        }
      } finally {
        await app.close();
      }
    }),
    { numRuns: 3 },
  );
}, 60_000);
