import { afterEach, beforeEach, expect, test } from "bun:test";
import fc from "fast-check";
import { createId } from "#/kernel/ids";
import type { Brief } from "#/model/brief";
import type { DeliveryTargetId } from "#/model/delivery";
import { createEditsProposedEvent, createParentUpdatedEvent, createWebhookTestEvent, workspaceEvents } from "#/model/event";
import type { Subscription } from "#/model/subscription";
import { publishEvent } from "#/webhooks/fan-out";
import { createSigningSecret } from "#/webhooks/signature";
import { approveDesign } from "#/lifecycle/approve-design";
import { approveFoundation } from "#/lifecycle/approve-foundation";
import { publishDesign } from "#/lifecycle/publish-design";
import { commandLineActor } from "#/model/caller";
import { type TestApp, createTestApp } from "#test/test-app";
import { type DispatchFixture, createDispatchFixture } from "#test/webhooks/dispatch-fixture";

let fixture: DispatchFixture;
beforeEach(async () => {
  fixture = await createDispatchFixture(undefined);
});
afterEach(() => fixture.close());
const listEvents = async (targetId: DeliveryTargetId) =>
  (await fixture.store.deliveries.listPage(targetId, { limit: 200 })).map(({ event }) => event);
const publish = (event = fixture.createEvent()) => fixture.store.transaction((repositories) => publishEvent(repositories, event));

test("a workspace event goes to the enabled endpoints that subscribed to it, and to no other target", async () => {
  const { endpoint: subscribed } = await fixture.addEndpoint("https://a.example/");
  const { endpoint: other } = await fixture.addEndpoint("https://b.example/", { events: ["design.published"] });
  const { endpoint: disabled } = await fixture.addEndpoint("https://c.example/", { status: "DISABLED" });
  const { endpoint: paused } = await fixture.addEndpoint("https://d.example/", { status: "PAUSED" });
  const elsewhere = createId("ws");
  await fixture.store.transaction(({ workspaces }) =>
    workspaces.insert({ id: elsewhere, name: "E", slug: "e", createdAt: "2026-11-21T10:00:00.000Z" }),
  );
  const { endpoint: foreign } = await fixture.addEndpoint("https://e.example/", { workspaceId: elsewhere });
  const { subscription } = await fixture.addSubscription("https://f.example/");
  await publish();
  const events = await Promise.all([subscribed, other, disabled, paused, foreign, subscription].map(({ id }) => listEvents(id)));
  expect(events).toEqual([["design.ready"], [], [], [], [], []]);
});

test("a system event goes to the system's subscribers, and to no endpoint", async () => {
  const { subscription: own } = await fixture.addSubscription("https://a.example/");
  const { subscription: foreign } = await fixture.addSubscription("https://b.example/");
  const { endpoint } = await fixture.addEndpoint("https://c.example/", { events: [...workspaceEvents] });
  await publish(fixture.createEvent({ systemId: own.systemId, name: "system.updated" }));
  expect([await listEvents(own.id), await listEvents(foreign.id), await listEvents(endpoint.id)]).toEqual([
    ["system.updated"],
    [],
    [],
  ]);
});

test("a test event goes to its endpoint alone, even if that is paused and not subscribed", async () => {
  const { endpoint: tested } = await fixture.addEndpoint("https://a.example/", { status: "PAUSED" });
  const { endpoint: other } = await fixture.addEndpoint("https://b.example/", { events: [...workspaceEvents] });
  await publish(createWebhookTestEvent(fixture.workspaceId, tested.id, "2026-11-21T10:00:00.000Z"));
  expect([await listEvents(tested.id), await listEvents(other.id)]).toEqual([["webhook.test"], []]);
});

test("a rolled-back transaction stores neither event nor delivery", async () => {
  const { endpoint } = await fixture.addEndpoint("https://a.example/");
  const change = fixture.store.transaction(async (repositories) => {
    await publishEvent(repositories, fixture.createEvent());
    throw new Error("rolled back");
  });
  await expect(change).rejects.toThrow("rolled back");
  expect(await listEvents(endpoint.id)).toEqual([]);
  expect(await fixture.store.events.listByWorkspace(fixture.workspaceId)).toEqual([]);
});

/** Takes a brief through every state and returns the bodies of all deliveries. */
async function listBodies(app: TestApp, brief: Brief): Promise<readonly string[]> {
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
  const commandContext = { store, contents, clock, by: commandLineActor };
  await approveFoundation(commandContext, project.id);
  services.runner.enqueue(project.id);
  await services.runner.drain();
  await approveDesign(commandContext, project.id);
  await publishDesign(commandContext, design.id);
  const versions = { takenVersion: "1.0.0", newerVersion: "1.1.0" };
  const subBrand = { id: createId("br"), name: "Nordlicht Kinder", workspaceId };
  await store.transaction(async (repositories) => {
    await publishEvent(repositories, createWebhookTestEvent(workspaceId, endpointId, at));
    await publishEvent(repositories, createEditsProposedEvent({ ...design, workspaceId }, createId("prp"), at));
    await publishEvent(repositories, createParentUpdatedEvent(subBrand, { id: createId("br"), name: brief.name }, versions, at));
  });
  const rows = await Promise.all([endpointId, subscription.id].map((id) => store.deliveries.listPage(id, { limit: 200 })));
  return rows.flat().map(({ body }) => body);
}

const createText = (prefix: string) => fc.stringMatching(/^[a-z"<>\\&é ]{8,40}$/).map((text) => `${prefix}${text}`);

test("no event body contains text of the brief, a secret, a key or an email address", async () => {
  await fc.assert(
    fc.asyncProperty(createText("tagline"), createText("offer"), createText("audience"), async (tagline, offer, audience) => {
      const app = await createTestApp();
      try {
        const bodies = await listBodies(app, { name: "Nordlicht Ä", tagline, offer, audience });
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
          const allowed =
            /^((system|design|project|brand|parentBrand)(Id|Name)|systemSlug|version|takenVersion|newerVersion|proposalId|endpointId)$/;
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
