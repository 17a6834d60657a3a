import type { WorkspaceId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type WebhookFlow, createWebhookFlow } from "#test/operations/webhook-flow";

let flow: WebhookFlow;
let own: string;
let foreign: string;
let elsewhereId: WorkspaceId;
type Person = WebhookFlow["admin"];
beforeAll(async () => {
  flow = await createWebhookFlow();
  own = (await flow.app.publish({ name: "Fern", seed: 1 })).system.slug;
  elsewhereId = (await flow.app.workspace("Elsewhere")).id;
  foreign = (await flow.app.publishIn(elsewhereId, { name: "Moss", seed: 2 })).system.slug;
});
afterAll(() => flow.close());

const subscribe = async ({ cookie }: Person, slug: string) =>
  (
    await flow.app.send("POST", `/api/v1/systems/${slug}/webhooks`, {
      cookie,
      body: { targetUrl: "https://outside.example/brand", events: ["system.updated"] },
    })
  ).json;
const list = ({ cookie }: Person, query = "") => flow.app.send("GET", `/api/v1/subscriptions${query}`, { cookie });

test("a user's subscriptions are listed oldest first, without secrets or foreign workspace ids", async () => {
  const person = await flow.app.person("MEMBER");
  const other = await flow.app.person("MEMBER");
  const { secret: first, ...toOwn } = await subscribe(person, own);
  const { secret: second, ...toForeign } = await subscribe(person, foreign);
  await subscribe(other, own);
  const answer = await list(person);
  expect([answer.status, answer.json]).toEqual([
    200,
    {
      subscriptions: [
        { ...toOwn, system: { name: "Fern", slug: own, status: "ACTIVE", workspaceId: flow.app.workspaceId } },
        { ...toForeign, system: { name: "Moss", slug: foreign, status: "ACTIVE", workspaceId: null } },
      ],
      nextCursor: null,
    },
  ]);
  expect([first, second, elsewhereId].filter((word) => answer.text.includes(word))).toEqual([]);
});

test("a subscription to an archived system can still be deleted", async () => {
  const person = await flow.app.person("MEMBER");
  const { slug, id } = (await flow.app.publishIn(elsewhereId, { name: "Sedge", seed: 3 })).system;
  const made = await subscribe(person, slug);
  await flow.app.store.transaction(({ systems }) => systems.update(id, { status: "ARCHIVED" }));
  expect((await list(person)).json.subscriptions).toMatchObject([{ id: made.id, system: { slug, status: "ARCHIVED" } }]);
  const ended = await flow.app.send("DELETE", `/api/v1/systems/${slug}/webhooks/${made.id}`, { cookie: person.cookie });
  expect([ended.status, (await list(person)).json]).toEqual([200, { subscriptions: [], nextCursor: null }]);
});

test("the list has pages without gaps or duplicates", async () => {
  const person = await flow.app.person("MEMBER");
  const made = [await subscribe(person, own), await subscribe(person, foreign), await subscribe(person, own)];
  const first = await list(person, "?limit=2");
  const second = await list(person, `?limit=2&cursor=${first.json.nextCursor}`);
  const seen = [...first.json.subscriptions, ...second.json.subscriptions].map(({ id }: { id: string }) => id);
  expect([seen, second.json.nextCursor]).toEqual([made.map(({ id }) => id), null]);
});

test("the list returns 401 without a session, 403 with a key, and 400 for a limit of 0", async () => {
  const { key } = await flow.app.key(["READ"]);
  expect((await flow.app.send("GET", "/api/v1/subscriptions")).status).toBe(401);
  expect((await flow.app.send("GET", "/api/v1/subscriptions", { key })).status).toBe(403);
  expect((await list(await flow.app.person("MEMBER"), "?limit=0")).status).toBe(400);
});
