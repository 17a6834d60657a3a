import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { Role } from "#/model/workspace";
import { type WebhookFlow, createWebhookFlow } from "#test/operations/webhook-flow";
import { isPostgresTested } from "#test/test-store";

let flow: WebhookFlow;
beforeAll(async () => {
  flow = await createWebhookFlow();
});
afterAll(() => flow.close());
beforeEach(async () => {
  const { store, workspaceId } = flow.app;
  await store.transaction(async ({ webhookEndpoints }) => {
    for (const { id } of await webhookEndpoints.listPage(workspaceId, { limit: 200 })) await webhookEndpoints.remove(id);
  });
});

const asAdmin = () => flow.as(flow.admin);
const url = "https://outside.example/hooks";
const long = `${url}?${"x".repeat(2048)}`;
const add = async (body: Record<string, unknown> = {}) => (await asAdmin().post("", { url, ...body })).json;

/** Statements after which no revealed secret can be written to the audit log. */
const refusedAction = "BEFORE INSERT ON audit_log";
const isRefused = "WHEN (NEW.action = 'webhook_secret.revealed')";
const createRefusal = isPostgresTested
  ? [
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$",
      `CREATE TRIGGER no_room ${refusedAction} FOR EACH ROW ${isRefused} EXECUTE FUNCTION refuse()`,
    ]
  : [`CREATE TRIGGER no_room ${refusedAction} ${isRefused} BEGIN SELECT RAISE(ABORT, 'no room'); END`];

describe("creating an endpoint", () => {
  test("returns 201 with its secret, and with all events by default", async () => {
    const made = await asAdmin().post("", { url, description: " Rebuilds\u202e the shop " });
    const { secret, notices, ...shown } = made.json;
    expect(notices).toEqual(["description: 1 control character was removed."]);
    expect([made.status, shown]).toEqual([
      201,
      {
        id: expect.stringMatching(/^whe_[0-9a-z]{26}$/),
        url,
        description: "Rebuilds the shop",
        events: ["system.activated", "design.ready", "design.published", "project.review_ready", "project.finalized"],
        status: "ENABLED",
        createdBy: flow.admin.user.id,
        createdAt: "2026-11-21T10:00:00.000Z",
        updatedAt: "2026-11-21T10:00:00.000Z",
        lastSuccessAt: null,
        failingSince: null,
        pausedAt: null,
        pausedReason: null,
      },
    ]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await add({ events: ["project.finalized", "design.ready", "design.ready"] })).events).toEqual([
      "design.ready",
      "project.finalized",
    ]);
    expect((await flow.audit())[1]).toEqual({
      action: "webhook_endpoint.created",
      details: { host: "outside.example", events: shown.events.join(",") },
    });
  });

  const wrong: readonly (readonly [unknown, string])[] = [
    [{}, "url is required."],
    [{ url: "" }, "url must not be empty."],
    [{ url: 7 }, "url must be text."],
    [{ url: "http://outside.example" }, "The URL must start with https:// and a host name."],
    [{ url: "outside.example/hooks" }, "The URL must start with https:// and a host name."],
    [{ url: "https://me:secret@outside.example" }, "The URL must not contain a user name."],
    [{ url: "https://10.0.0.7/hooks" }, "The URL's host is not on the public network."],
    [{ url: "https://0x7f000002/" }, "The URL's host is not on the public network."],
    [{ url: "https://localhost/" }, "The URL's host is not on the public network."],
    [{ url: "https://inside.example/" }, "The URL's host is not on the public network."],
    [{ url: "https://169.254.169.254/latest" }, "The URL's host is not on the public network."],
    [{ url: `${url}\n` }, "The URL contains spaces, control characters or backslashes."],
    [{ url: long }, "The URL is longer than 2048 characters."],
    [{ url: "https://livery.test/api/v1/systems" }, "The URL points to this server itself."],
    [{ url, events: [] }, "events must have at least 1 entry."],
    [{ url, events: ["design.deleted"] }, "events[0] must be one of: system.activated, design.ready, design.published"],
    [{ url, events: "design.ready" }, "events must be an array."],
    [{ url, description: long.slice(0, 201) }, "description must have at most 200 characters."],
    [{ url, secret: "whsec_mine" }, '"secret" is not a known field.'],
  ];
  test.each(wrong.map(([body, message]) => [message, body] as const))("returns 400: %s", async (message, body) => {
    const refused = await asAdmin().post("", body);
    expect([refused.status, refused.json.error]).toEqual([400, expect.stringContaining(message)]);
    expect(refused.text).not.toMatch(/10\.0\.0\.7|127\.0/);
    expect((await asAdmin().get()).json.webhookEndpoints).toEqual([]);
  });

  test("accepts a host that does not resolve yet, and drops the fragment", async () => {
    expect((await add({ url: "https://to-come.example/x#part" })).url).toBe("https://to-come.example/x");
  });

  test("beyond ten returns 409; deleting one makes room for one", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 10; index++) ids.push((await add()).id);
    const refused = await asAdmin().post("", { url });
    expect([refused.status, refused.json]).toEqual([
      409,
      { error: "This workspace has reached the limit of 10 webhook endpoints. Delete one before you add another." },
    ]);
    await asAdmin().remove(`/${ids[0]}`);
    expect((await asAdmin().post("", { url })).status).toBe(201);
    expect((await asAdmin().post("", { url })).status).toBe(409);
  });

  test("twenty times at once from nine results in ten", async () => {
    for (let index = 0; index < 9; index++) await add();
    const answers = await Promise.all(Array.from({ length: 20 }, () => asAdmin().post("", { url })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await asAdmin().get()).json.webhookEndpoints).toHaveLength(10);
  });

  test("in one workspace does not count in another", async () => {
    for (let index = 0; index < 10; index++) await add();
    const elsewhere = await flow.app.workspace("Elsewhere");
    const { cookie } = await flow.app.person("OWNER", elsewhere.id);
    expect((await flow.app.send("POST", flow.at("", elsewhere.id), { cookie, body: { url } })).status).toBe(201);
  });
});

describe("the list of endpoints", () => {
  test("can be read by members, in pages, oldest first, without secrets", async () => {
    const made = [await add(), await add(), await add()];
    const first = await flow.as(flow.member).get("?limit=2");
    expect(first.json.webhookEndpoints.map(({ id }: { id: string }) => id)).toEqual([made[0].id, made[1].id]);
    const second = await flow.as(flow.member).get(`?limit=2&cursor=${first.json.nextCursor}`);
    const { secret, ...shown } = made[2];
    expect(second.json).toEqual({ webhookEndpoints: [shown], nextCursor: null });
    const one = await flow.as(flow.member).get(`/${shown.id}`);
    expect([one.status, one.json]).toEqual([200, shown]);
    expect(`${first.text}${second.text}${one.text}`).not.toMatch(/whsec_|v1\.|ecret/);
    expect((await flow.as(flow.member).get("?limit=0")).status).toBe(400);
    expect((await flow.as(flow.member).get("?cursor=whe_x")).status).toBe(400);
  });
});

describe("updating an endpoint", () => {
  test("changes the given fields and keeps the others, including the secret", async () => {
    const { id, secret, ...before } = await add({ description: "Shop" });
    flow.app.clock.forwardMs(1000);
    const at = flow.app.clock.now().toISOString();
    const { status, json } = await asAdmin().patch(`/${id}`, { events: ["design.ready"] });
    expect([status, json]).toEqual([200, { ...before, id, events: ["design.ready"], updatedAt: at }]);
    expect((await asAdmin().patch(`/${id}`, { description: " " })).json.description).toBeNull();
    expect((await asAdmin().patch(`/${id}`, { url: "https://outside.example/v2" })).json).toMatchObject({
      url: "https://outside.example/v2",
      events: ["design.ready"],
    });
    expect((await asAdmin().post(`/${id}/reveal`)).json.secret).toBe(secret);
  });

  test("validates a new URL like the first one", async () => {
    const { id } = await add();
    const refused = await asAdmin().patch(`/${id}`, { url: "https://inside.example/" });
    expect([refused.status, refused.json.error]).toEqual([400, "The URL's host is not on the public network."]);
    expect((await asAdmin().get(`/${id}`)).json.url).toBe(url);
  });

  test("a new URL clears the failures of the old one; the same URL does not", async () => {
    const { id } = await add();
    const failingSince = "2026-11-20T10:00:00.000Z";
    await flow.app.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(id, { failingSince }));
    expect((await asAdmin().patch(`/${id}`, { url })).json.failingSince).toBe(failingSince);
    expect((await asAdmin().patch(`/${id}`, { url: `${url}/new` })).json.failingSince).toBeNull();
  });

  test.each([
    [{}, "Send at least one of: url, events, description."],
    [{ events: [] }, "events must have at least 1 entry."],
    [{ status: "DISABLED" }, '"status" is not a known field. Remove or correct it.'],
  ])("%j returns 400", async (body, message) => {
    const { id } = await add();
    const refused = await asAdmin().patch(`/${id}`, body);
    expect([refused.status, refused.json]).toEqual([400, { error: message }]);
  });
});

describe("disabling and enabling an endpoint", () => {
  test("is audited once each, and ends a pause by Livery", async () => {
    const { id } = await add();
    expect((await asAdmin().post(`/${id}/disable`)).json).toMatchObject({ id, status: "DISABLED" });
    expect((await asAdmin().post(`/${id}/disable`)).json.status).toBe("DISABLED");
    expect((await asAdmin().post(`/${id}/enable`)).json.status).toBe("ENABLED");
    expect((await asAdmin().post(`/${id}/enable`)).json.status).toBe("ENABLED");
    const paused = {
      status: "PAUSED",
      pausedAt: "2026-11-21T10:00:00.000Z",
      pausedReason: "Why",
      failingSince: "2026-11-16T10:00:00.000Z",
    } as const;
    await flow.app.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(id, paused));
    expect((await asAdmin().get(`/${id}`)).json).toMatchObject(paused);
    expect((await asAdmin().post(`/${id}/enable`)).json).toMatchObject({
      ...{ status: "ENABLED", pausedAt: null, pausedReason: null, failingSince: null },
    });
    expect((await flow.audit()).slice(0, 4)).toEqual([
      { action: "webhook_endpoint.enabled", details: { host: "outside.example", formerStatus: "PAUSED" } },
      { action: "webhook_endpoint.enabled", details: { host: "outside.example", formerStatus: "DISABLED" } },
      { action: "webhook_endpoint.disabled", details: { host: "outside.example", formerStatus: "ENABLED" } },
      { action: "webhook_endpoint.created", details: expect.anything() },
    ]);
  });
});

describe("a signing secret", () => {
  test("can be revealed by owners and admins, each time with an audit entry", async () => {
    const { id, secret } = await add();
    for (const who of [flow.owner, flow.admin]) {
      const shown = await flow.as(who).post(`/${id}/reveal`);
      expect([shown.status, shown.json]).toEqual([200, { id, secret, previousSecretUntil: null }]);
    }
    const lines = (await flow.app.store.auditLog.listPage(flow.app.workspaceId, { limit: 2 })).map(
      ({ action, actorName, targetId }) => [action, actorName, targetId],
    );
    expect(lines).toEqual([
      ["webhook_secret.revealed", flow.admin.user.email, id],
      ["webhook_secret.revealed", flow.owner.user.email, id],
    ]);
  });

  test("is not revealed if the audit log cannot be written", async () => {
    const { id } = await add();
    for (const statement of createRefusal) await flow.app.query(statement);
    const answer = await asAdmin().post(`/${id}/reveal`);
    await flow.app.query(`DROP TRIGGER no_room${isPostgresTested ? " ON audit_log" : ""}`);
    expect([answer.status, Object.keys(answer.json)]).toEqual([500, ["error"]]);
    expect(answer.text).not.toContain("whsec_");
    expect((await flow.audit())[0]?.action).toBe("webhook_endpoint.created");
  });

  test("is replaced by rotation; the previous one stays valid for a day", async () => {
    const { id, secret } = await add();
    const next = await asAdmin().post(`/${id}/rotate`);
    const until = new Date(flow.app.clock.now().getTime() + 86_400_000).toISOString();
    expect([next.status, next.json]).toEqual([200, { id, secret: expect.stringMatching(/^whsec_/), previousSecretUntil: until }]);
    expect(next.json.secret).not.toBe(secret);
    expect((await asAdmin().post(`/${id}/reveal`)).json).toEqual(next.json);
    flow.app.clock.forwardMs(86_400_000);
    expect((await asAdmin().post(`/${id}/reveal`)).json.previousSecretUntil).toBeNull();
    expect((await flow.audit())[2]?.action).toBe("webhook_secret.rotated");
  });

  test("that was encrypted with another key returns 409 with what to do, and a rotation fixes it", async () => {
    const { id } = await add();
    await flow.app.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(id, { secret: "v1.nonsense" }));
    for (const verb of ["reveal", "test"]) {
      const refused = await asAdmin().post(`/${id}/${verb}`);
      expect([refused.status, refused.json]).toEqual([
        409,
        { error: "This server's key cannot decrypt the signing secret. Rotate the secret, or restore the key." },
      ]);
    }
    expect((await asAdmin().get(`/${id}/deliveries`)).json.deliveries).toEqual([]);
    expect((await asAdmin().post(`/${id}/rotate`)).status).toBe(200);
    expect((await asAdmin().post(`/${id}/reveal`)).status).toBe(200);
  });

  test("is in clear text neither in the database nor in the log", async () => {
    const { id, secret } = await add();
    const rotated = (await asAdmin().post(`/${id}/rotate`)).json.secret;
    await asAdmin().post(`/${id}/reveal`);
    const everything = JSON.stringify([await flow.app.dump(), flow.app.logged]);
    expect(everything).toContain(id);
    for (const text of [secret, rotated]) expect(everything).not.toContain(text.slice(6));
  });

  test("cannot be decrypted for another endpoint", async () => {
    const [one, other] = [await add(), await add()];
    const sealed = (await flow.app.store.webhookEndpoints.findById(one.id))?.secret ?? "";
    await flow.app.store.transaction(({ webhookEndpoints }) => webhookEndpoints.update(other.id, { secret: sealed }));
    expect((await asAdmin().post(`/${other.id}/reveal`)).status).toBe(409);
  });
});

describe("permissions", () => {
  test("a member can read endpoints and logs, and change nothing", async () => {
    const { id } = await add();
    const member = flow.as(flow.member);
    const statuses = [
      await member.get(),
      await member.get(`/${id}`),
      await member.get(`/${id}/deliveries`),
      await member.post("", { url }),
      await member.patch(`/${id}`, { events: ["design.ready"] }),
      await member.remove(`/${id}`),
      ...(await Promise.all(["test", "reveal", "rotate", "enable", "disable"].map((verb) => member.post(`/${id}/${verb}`)))),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, ...Array.from({ length: 8 }, () => 403)]);
    expect(statuses.map(({ text }) => text).join()).not.toContain("whsec_");
    expect((await flow.audit())[0]?.action).toBe("webhook_endpoint.created");
  });

  test("no API key has access, whatever its permissions", async () => {
    const { key } = await flow.app.key(["READ", "ARTIFACTS_WRITE", "PIPELINE"]);
    expect((await flow.app.send("GET", flow.at(), { key })).status).toBe(403);
    expect((await flow.app.send("POST", flow.at(), { key, body: { url } })).status).toBe(403);
  });

  test("an admin who loses the role while the host is resolved creates and changes nothing", async () => {
    const { id } = await add();
    const { user, cookie } = await flow.app.person("ADMIN");
    const setRole = (role: Role) => flow.app.store.transaction(({ users }) => users.setRole(flow.app.workspaceId, user.id, role));
    flow.whenLookedUp(() => setRole("MEMBER"));
    const added = await flow.app.send("POST", flow.at(), { cookie, body: { url } });
    await setRole("ADMIN");
    const changed = await flow.app.send("PATCH", flow.at(`/${id}`), { cookie, body: { url: `${url}/new` } });
    flow.whenLookedUp(undefined);
    for (const { status, json } of [added, changed])
      expect([status, json]).toEqual([403, { error: "This requires the ADMIN role in the workspace." }]);
    expect((await asAdmin().get()).json.webhookEndpoints.map((one: { url: string }) => one.url)).toEqual([url]);
  });

  test("an endpoint that is deleted while its new host is resolved returns 404", async () => {
    const { id } = await add();
    flow.whenLookedUp(() => flow.app.store.transaction(({ webhookEndpoints }) => webhookEndpoints.remove(id)));
    const changed = await asAdmin().patch(`/${id}`, { url: `${url}/new` });
    flow.whenLookedUp(undefined);
    expect([changed.status, changed.text]).toEqual([404, (await asAdmin().get(`/${id}`)).text]);
  });

  test("another workspace's endpoint returns the same 404 as an unknown one", async () => {
    const elsewhere = await flow.app.workspace("Far");
    const { cookie } = await flow.app.person("OWNER", elsewhere.id);
    const { id } = (await flow.app.send("POST", flow.at("", elsewhere.id), { cookie, body: { url } })).json;
    const unknown = "whe_01kaph4c7ke0sbx1v0s1kq4s4m";
    for (const rest of ["", "/deliveries", "/deliveries/dlv_01kaph4c7ke0sbx1v0s1kq4s4m"]) {
      const foreign = await asAdmin().get(`/${id}${rest}`);
      expect([foreign.status, foreign.text]).toEqual([404, (await asAdmin().get(`/${unknown}${rest}`)).text]);
    }
    const answers = await Promise.all([id, unknown].map((one) => asAdmin().post(`/${one}/reveal`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.text).toBe(answers[1]?.text ?? "");
  });
});
