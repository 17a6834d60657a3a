import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { approveProject } from "#/operations/projects/approve-project";
import { type WebhookFlow, createWebhookFlow } from "#test/operations/webhook-flow";

let flow: WebhookFlow;
let slug: string;
let draftSlug: string;
let draftProject: string;
type Person = WebhookFlow["admin"];
let stranger: Person;
beforeAll(async () => {
  flow = await createWebhookFlow();
  slug = (await flow.app.publish({ name: "Fern", seed: 1 })).system.slug;
  const draft = await flow.app.draft({ name: "Moss", seed: 2 });
  [draftSlug, draftProject] = [draft.system.slug, draft.project.id];
  const elsewhere = await flow.app.workspace("Elsewhere");
  stranger = await flow.app.person("OWNER", elsewhere.id);
});
afterAll(() => flow.close());

const targetUrl = "https://outside.example/brand";
const both = ["system.published", "system.updated"];
const at = (name: string, rest = "") => `/api/v1/systems/${name}/webhooks${rest}`;
const subscribe = ({ cookie }: Person, body: unknown = { targetUrl, events: both }, name = slug) =>
  flow.app.send("POST", at(name), { cookie, body });
const list = async ({ cookie }: Person, name = slug) => (await flow.app.send("GET", at(name), { cookie })).json.subscriptions;
const end = ({ cookie }: Person, id: string, name = slug) => flow.app.send("DELETE", at(name, `/${id}`), { cookie });
/** A person of this workspace, or of another. */
const somebody = (workspaceId = flow.app.workspaceId) => flow.app.person("MEMBER", workspaceId);

describe("a subscription", () => {
  test("can be created by every signed-in user: 201 with the documented fields and the secret", async () => {
    const made = await subscribe(stranger, { targetUrl, events: ["system.updated", "system.published", "system.updated"] });
    const { secret, ...shown } = made.json;
    expect([made.status, shown]).toEqual([
      201,
      { id: expect.stringMatching(/^sub_[0-9a-z]{26}$/), targetUrl, events: both, createdAt: "2026-11-21T10:00:00.000Z" },
    ]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await flow.app.send("GET", at(slug), { cookie: stranger.cookie });
    expect([listed.status, listed.json]).toEqual([200, { subscriptions: [shown], nextCursor: null }]);
    const stored = JSON.stringify(await flow.app.query("SELECT * FROM subscriptions"));
    expect(stored).toContain(shown.id);
    expect(stored).not.toContain(secret.slice(6));
  });

  test("can be read, changed and deleted by its owner only", async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { id } = (await subscribe(one)).json;
    expect(await list(other)).toEqual([]);
    const unknown = await end(other, "sub_01kaph4c7ke0sbx1v0s1kq4s4m");
    const foreign = await end(other, id);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await flow.app.send("POST", at(slug, `/${id}/rotate`), { cookie: other.cookie, body: {} })).status).toBe(404);
    expect((await end(one, id, draftSlug)).status).toBe(404);
    const ended = await end(one, id);
    expect([ended.status, ended.json]).toEqual([200, { deleted: true }]);
    expect(await list(one)).toEqual([]);
    expect((await end(one, id)).status).toBe(404);
  });

  test("requires a session: 401 without one, 403 with a key", async () => {
    const { key } = await flow.app.key(["READ", "ARTIFACTS_WRITE", "PIPELINE"]);
    const body = { targetUrl, events: both };
    expect((await flow.app.send("POST", at(slug), { body })).status).toBe(401);
    expect((await flow.app.send("POST", at(slug), { body, key: "lv_nonsense" })).status).toBe(401);
    expect((await flow.app.send("POST", at(slug), { body, key })).status).toBe(403);
    expect((await flow.app.send("GET", at(slug), { key })).status).toBe(403);
  });

  test.each([
    [{ events: both }, "targetUrl is required."],
    [{ targetUrl }, "events is required."],
    [{ targetUrl, events: [] }, "events must have at least 1 entry."],
    [{ targetUrl, events: ["design.published"] }, "events[0] must be one of: system.published, system.updated."],
    [{ targetUrl: "http://outside.example/", events: both }, "The URL must start with https:// and a host name."],
    [{ targetUrl: "https://inside.example/", events: both }, "The URL's host is not on the public network."],
    [{ targetUrl: "https://[::ffff:10.0.0.1]/", events: both }, "The URL's host is not on the public network."],
    [{ targetUrl, events: both, url: targetUrl }, '"url" is not a known field. Remove or correct it.'],
  ])("created from %j returns 400", async (body, error) => {
    const refused = await subscribe(stranger, body);
    expect([refused.status, refused.json]).toEqual([400, { error }]);
  });

  test("beyond ten per user and system returns 409; the limit is separate for each user and system", async () => {
    const one = await somebody();
    const answers = await Promise.all(Array.from({ length: 15 }, () => subscribe(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      ...Array.from({ length: 5 }, () => 409),
    ]);
    expect(answers.find(({ status }) => status === 409)?.json).toEqual({
      error: "You have reached the limit of 10 subscriptions to this system. Delete one before you add another.",
    });
    const first = await flow.app.send("GET", `${at(slug)}?limit=6`, { cookie: one.cookie });
    const second = await flow.app.send("GET", `${at(slug)}?limit=6&cursor=${first.json.nextCursor}`, { cookie: one.cookie });
    expect([first.json.subscriptions.length, second.json.subscriptions.length, second.json.nextCursor]).toEqual([6, 4, null]);
    expect((await subscribe(one, undefined, draftSlug)).status).toBe(201);
    expect((await subscribe(await somebody())).status).toBe(201);
    await end(one, first.json.subscriptions[0].id);
    expect((await subscribe(one)).status).toBe(201);
  });
});

describe("a system that is not live", () => {
  test("accepts subscriptions of its workspace's members while it is a draft, and is unknown to all others", async () => {
    expect((await subscribe(await somebody(), undefined, draftSlug)).status).toBe(201);
    const unknown = await subscribe(stranger, undefined, "no-such-system");
    const draft = await subscribe(stranger, undefined, draftSlug);
    expect([draft.status, draft.json]).toEqual([
      404,
      { error: "No published system and no system in your workspaces has this name." },
    ]);
    expect(unknown.text).toBe(draft.text);
    const lists = await Promise.all(
      [draftSlug, "no-such-system"].map((name) => flow.app.send("GET", at(name), { cookie: stranger.cookie })),
    );
    expect(lists.map(({ status, text }) => [status, text])).toEqual([
      [404, draft.text],
      [404, draft.text],
    ]);
  });

  test("that is deleted with its brand while the host is resolved returns 404", async () => {
    const { brand, system } = await flow.app.draft({ name: "Sedge", seed: 4 });
    const one = await somebody();
    flow.whenLookedUp(() => flow.app.send("DELETE", `/api/v1/brands/${brand.id}`, { cookie: flow.admin.cookie }));
    const answer = await subscribe(one, undefined, system.slug);
    flow.whenLookedUp(undefined);
    expect([answer.status, answer.text]).toEqual([404, (await subscribe(stranger, undefined, "no-such-system")).text]);
  });

  test("when archived accepts no subscriptions, is unknown to others, and lets existing ones be deleted", async () => {
    const archived = (await flow.app.publish({ name: "Lichen", seed: 3 })).system.slug;
    const { id } = (await subscribe(stranger, undefined, archived)).json;
    await flow.app.send("POST", `/api/v1/systems/${archived}/archive`, { cookie: flow.admin.cookie, body: {} });
    const own = await subscribe(await somebody(), undefined, archived);
    expect([own.status, own.json]).toEqual([409, { error: "System “Lichen” is archived. You can restore it." }]);
    expect((await subscribe(stranger, undefined, archived)).status).toBe(404);
    const other = await flow.app.person("OWNER", (await flow.app.workspace("Third")).id);
    expect((await flow.app.send("GET", at(archived), { cookie: other.cookie })).status).toBe(404);
    expect((await list(stranger, archived)).map((row: { id: string }) => row.id)).toEqual([id]);
    expect((await end(stranger, id, archived)).status).toBe(200);
    expect((await flow.app.send("GET", at(archived), { cookie: stranger.cookie })).status).toBe(404);
  });
});

describe("events to subscribers", () => {
  const hex = (secret: string, timestamp: string, body: string) =>
    createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

  test("are the first approval and each change in the documented form; a rotation applies to first attempts", async () => {
    const one = await somebody();
    const events = (path: string, chosen: readonly string[]) =>
      subscribe(one, { targetUrl: flow.receiver.url(path), events: chosen }, draftSlug);
    const published = (await events("/published", ["system.published"])).json;
    const updated = (await events("/updated", ["system.updated"])).json;
    await flow.app.act(approveProject, { id: draftProject });
    await flow.app.services.runner.drain();
    await flow.dispatcher.tick();
    expect(flow.receiver.received).toEqual([]);
    await flow.app.act(approveProject, { id: draftProject });
    flow.receiver.respondWith(({ path }) => (path === "/published" ? 500 : 200));
    await flow.dispatcher.tick();
    const [first] = flow.receiver.received;
    expect(flow.receiver.received.map(({ path }) => path)).toEqual(["/published"]);
    const system = await flow.app.store.systems.findByPublicSlug(draftSlug);
    const [design] = await flow.app.store.designs.listBySystem(system?.id ?? "sys_");
    expect(JSON.parse(first?.body ?? "")).toEqual({
      id: first?.headers.get("x-service-delivery"),
      event: "system.published",
      createdAt: "2026-11-21T10:00:00.000Z",
      data: {
        ...{ systemId: system?.id, systemName: "Moss", systemSlug: draftSlug },
        ...{ designId: design?.id, version: "1.0.0-rc.1" },
      },
    });
    const signed = (index: number, secret: string) => {
      const { headers, body } = flow.receiver.received[index] ?? { headers: new Headers(), body: "" };
      return headers.get("x-webhook-signature") === hex(secret, headers.get("x-webhook-timestamp") ?? "", body);
    };
    expect(signed(0, published.secret)).toBe(true);
    const rotated = await flow.app.send("POST", at(draftSlug, `/${published.id}/rotate`), { cookie: one.cookie, body: {} });
    const { secret, ...shown } = rotated.json;
    const { secret: _, ...before } = published;
    expect([rotated.status, shown]).toEqual([200, before]);
    expect(secret).not.toBe(published.secret);
    flow.receiver.respondWith(() => 200);
    flow.app.clock.forwardMs(5000);
    await flow.dispatcher.tick();
    expect(signed(1, published.secret)).toBe(true);
    expect(flow.receiver.received[1]?.headers.get("x-webhook-timestamp")).toBe(first?.headers.get("x-webhook-timestamp") ?? "");
    await flow.app.send("POST", at(draftSlug, `/${updated.id}/rotate`), { cookie: one.cookie, body: {} });
    await flow.app.send("POST", `/api/v1/designs/${design?.id}/publish`, { cookie: flow.admin.cookie, body: {} });
    await flow.dispatcher.tick();
    expect(flow.receiver.received.slice(2).map(({ path, headers }) => [path, headers.get("x-service-event")])).toEqual([
      ["/updated", "system.updated"],
    ]);
    expect(signed(2, updated.secret)).toBe(false);
    flow.receiver.received.length = 0;
  });
});

test("only subscription changes by members are in the workspace's audit log, without secret or path", async () => {
  const one = await somebody();
  const { id } = (await subscribe(one)).json;
  await flow.app.send("POST", at(slug, `/${id}/rotate`), { cookie: one.cookie, body: {} });
  await end(one, id);
  const { id: strange } = (await subscribe(stranger)).json;
  const lines = await flow.app.store.auditLog.listPage(flow.app.workspaceId, { limit: 3 });
  expect(lines.map(({ action, actorName, targetId, details }) => [action, actorName, targetId, details])).toEqual(
    ["subscription.deleted", "subscription.secret_rotated", "subscription.created"].map((action) => [
      action,
      one.user.email,
      id,
      { host: "outside.example", systemSlug: slug },
    ]),
  );
  await end(stranger, strange);
  expect(JSON.stringify(await flow.app.store.auditLog.listPage(flow.app.workspaceId, { limit: 200 }))).not.toContain(strange);
});
