import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sha256Hex } from "#/kernel/hash";
import { isWellFormedKey } from "#/model/key";
import type { RunReport } from "#/operations/projects/run-report";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
type Person = Awaited<ReturnType<TestApp["person"]>>;
let admin: Person;
let member: Person;
let fern: RunReport;
beforeAll(async () => {
  app = await createTestApp();
  [admin, member] = [await app.person("ADMIN"), await app.person("MEMBER")];
  fern = await app.publish({ name: "Fern", seed: 1 });
});
afterAll(() => app.close());

const keysAt = (rest = "", id = app.workspaceId) => `/api/v1/workspaces/${id}/api-keys${rest}`;
const create = (body: unknown, { cookie }: Person = admin) => app.send("POST", keysAt(), { cookie, body });
const me = (key: string) => app.send("GET", "/api/v1/me", { key });
const badKey = {
  error: "The API key is missing, invalid, expired or revoked. Send a valid key as `Authorization: Bearer <API_KEY>`.",
};

describe("an API key", () => {
  test("is returned once, has the documented format and is stored as a hash only", async () => {
    const made = await create({ name: " Build\u0007 server ", permissions: ["PIPELINE", "READ"] });
    const { key, notices, ...shown } = made.json;
    expect(notices).toEqual(["name: 1 control character was removed."]);
    expect([made.status, shown]).toEqual([
      201,
      {
        id: expect.stringMatching(/^key_/),
        name: "Build server",
        kind: "WORKSPACE",
        prefix: key.slice(0, 11),
        permissions: ["READ", "PIPELINE"],
        designId: null,
        createdBy: admin.user.id,
        createdAt: "2026-11-21T10:00:00.000Z",
        lastUsedAt: null,
        expiresAt: null,
        revokedAt: null,
      },
    ]);
    expect(key).toMatch(/^lv_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/);
    expect(isWellFormedKey(key)).toBe(true);
    const everything = JSON.stringify([await app.dump(), app.logged]);
    expect(everything).toContain(sha256Hex(key));
    expect(everything).not.toContain(key.slice(12));
    const listed = await app.send("GET", keysAt(), { cookie: admin.cookie });
    expect(listed.json.apiKeys).toContainEqual(shown);
    expect(listed.text).not.toContain(key.slice(12));
    expect(listed.text).not.toContain(sha256Hex(key));
    expect(listed.text).not.toContain("hash");
    const [line] = await app.store.auditLog.listPage(app.workspaceId, { limit: 1 });
    expect(line).toMatchObject({
      action: "api_key.created",
      actorName: admin.user.email,
      targetId: shown.id,
      details: { name: "Build server", prefix: shown.prefix, permissions: "READ,PIPELINE" },
    });
  });

  test("returns its identity with any permission, in the documented form", async () => {
    const { key, prefix } = (await create({ name: "Agent", permissions: ["ARTIFACTS_WRITE"] })).json;
    const answer = await me(key);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        workspace: { id: app.workspaceId, name: "Test", slug: "test" },
        key: { name: "Agent", prefix, kind: "WORKSPACE", designId: null, expiresAt: null },
        permissions: ["ARTIFACTS_WRITE"],
      },
    ]);
    expect((await app.send("GET", "/api/v1/me", { cookie: admin.cookie })).status).toBe(403);
    expect((await app.send("GET", "/api/v1/me?x=1", { key })).status).toBe(400);
  });

  test("that is missing, malformed, mistyped, unknown, revoked or expired returns the same 401", async () => {
    const { key: revoked } = await app.key(["READ"], { revokedAt: "2026-11-21T09:00:00.000Z" });
    const { key: expired } = await app.key(["READ"], { expiresAt: "2026-11-21T10:00:00.000Z" });
    const { key: good } = await app.key(["READ"]);
    const { key: unknown } = await app.key(["READ"], { hash: sha256Hex("another") });
    const mistyped = `${good.slice(0, -1)}${good.endsWith("a") ? "b" : "a"}`;
    const answers = await Promise.all(
      [undefined, "", "x", `${good} x`, mistyped, unknown, revoked, expired].map((key) =>
        app.send("GET", "/api/v1/me", key === undefined ? {} : { key }),
      ),
    );
    expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [401, badKey]));
    const basic = await app.send("GET", "/api/v1/me", { headers: { authorization: `Basic ${good}` } });
    expect([basic.status, basic.json]).toEqual([401, badKey]);
    expect((await app.send("GET", `/api/v1/me?key=${good}`)).status).toBe(401);
    expect((await me(good)).status).toBe(200);
  });

  test("expires to the millisecond", async () => {
    const made = await create({ name: "Soon", permissions: ["READ"], expiresAt: "2026-11-21T11:00:00+00:30" });
    expect(made.json.expiresAt).toBe("2026-11-21T10:30:00.000Z");
    app.clock.forwardMs(30 * 60_000 - 1);
    expect((await me(made.json.key)).json.key.expiresAt).toBe("2026-11-21T10:30:00.000Z");
    app.clock.forwardMs(1);
    expect((await me(made.json.key)).status).toBe(401);
  });

  test("is rejected after its revocation; revoking it again returns the same and is logged once", async () => {
    const { key, id } = (await create({ name: "Leaked", permissions: ["READ"] })).json;
    expect((await me(key)).status).toBe(200);
    const first = await app.send("DELETE", keysAt(`/${id}`), { cookie: admin.cookie });
    expect([first.status, first.json]).toMatchObject([200, { id, revokedAt: app.clock.now().toISOString() }]);
    expect((await me(key)).status).toBe(401);
    app.clock.forwardMs(1000);
    const second = await app.send("DELETE", keysAt(`/${id}`), { cookie: admin.cookie });
    expect([second.status, second.text]).toEqual([200, first.text]);
    const lines = (await app.store.auditLog.listPage(app.workspaceId, { limit: 50 })).filter(({ targetId }) => targetId === id);
    expect(lines.map(({ action }) => action)).toEqual(["api_key.revoked", "api_key.created"]);
  });

  test("of another workspace returns the same 404 as an unknown one", async () => {
    const elsewhere = await app.workspace("Elsewhere");
    const { row } = await app.key(["READ"], { workspaceId: elsewhere.id });
    const answers = await Promise.all(
      [keysAt(`/${row.id}`), keysAt(`/${row.prefix}`), keysAt("/key_nothing"), keysAt(`/${row.id}`, elsewhere.id)].map((path) =>
        app.send("DELETE", path, { cookie: admin.cookie }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await app.store.apiKeys.findInWorkspace(elsewhere.id, row.id))?.revokedAt).toBeNull();
  });

  test.each([
    [{ permissions: ["READ"] }, "name is required."],
    [{ name: "\u202e", permissions: ["READ"] }, "name must not be blank. Describe what uses the key."],
    [{ name: "x".repeat(81), permissions: ["READ"] }, "name must have at most 80 characters."],
    [{ name: "K" }, "permissions is required."],
    [{ name: "K", permissions: [] }, "permissions must have at least 1 entry."],
    [{ name: "K", permissions: ["ROOT"] }, "permissions[0] must be one of: READ, ARTIFACTS_WRITE, PIPELINE."],
    [{ name: "K", permissions: "READ" }, "permissions must be an array."],
    [
      { name: "K", permissions: ["READ"], expiresAt: "tomorrow" },
      "expiresAt must be an ISO 8601 timestamp with a time zone, such as 2027-06-30T12:00:00Z.",
    ],
    [{ name: "K", permissions: ["READ"], expiresAt: "2027-02-30T99:00:00Z" }, "expiresAt must be an ISO 8601 timestamp"],
    [{ name: "K", permissions: ["READ"], expiresAt: "2027-06-30T12:00:00" }, "expiresAt must be an ISO 8601 timestamp"],
    [{ name: "K", permissions: ["READ"], expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt is in the past."],
    [{ name: "K", permissions: ["READ"], kind: "HANDOFF" }, '"kind" is not a known field.'],
  ])("%p returns 400 with the reason", async (body, message) => {
    const answer = await create(body);
    expect([answer.status, answer.json.error]).toEqual([400, expect.stringContaining(message)]);
  });

  test("with a duplicate permission has it once", async () => {
    expect((await create({ name: "K", permissions: ["READ", "READ"] })).json.permissions).toEqual(["READ"]);
  });

  test("can be created and revoked by owners and admins, listed by members, and neither by keys or outsiders", async () => {
    const { key, row } = await app.key(["READ", "ARTIFACTS_WRITE", "PIPELINE"]);
    const routes = [
      ["POST", keysAt(), { name: "K", permissions: ["READ"] }],
      ["GET", keysAt(), undefined],
      ["DELETE", keysAt(`/${row.id}`), undefined],
    ] as const;
    for (const [method, path, body] of routes) {
      const ask = async (who: Parameters<TestApp["send"]>[2]) =>
        (await app.send(method, path, { ...who, ...(body && { body }) })).status;
      expect([method, await ask({}), await ask({ key }), await ask({ cookie: member.cookie })]).toEqual([
        method,
        401,
        403,
        method === "GET" ? 200 : 403,
      ]);
    }
    const owner = await app.person("OWNER");
    expect((await create({ name: "K", permissions: ["READ"] }, owner)).status).toBe(201);
  });

  test("is listed oldest first, in pages without gaps or duplicates", async () => {
    const { id } = await app.workspace("Many Keys");
    const reader = await app.person("ADMIN", id);
    const made: string[] = [];
    for (let index = 0; index < 5; index++) made.push((await app.key(["READ"], { workspaceId: id })).row.id);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await app.send("GET", keysAt(`?limit=2${cursor && `&cursor=${cursor}`}`, id), { cookie: reader.cookie });
      seen.push(...page.json.apiKeys.map((key: { id: string }) => key.id));
      cursor = page.json.nextCursor;
    }
    expect(seen).toEqual(made);
  });

  test("records its last use", async () => {
    const { key, row } = await app.key(["READ"]);
    await me(key);
    await app.services.keyUseRecorder.drain();
    expect((await app.store.apiKeys.findInWorkspace(app.workspaceId, row.id))?.lastUsedAt).toBe(app.clock.now().toISOString());
  });
});

describe("a handoff key", () => {
  const handoffAt = (id: string) => `/api/v1/designs/${id}/handoff-keys`;
  const issue = (body: unknown, id = fern.design.id, { cookie }: Person = admin) =>
    app.send("POST", handoffAt(id), { cookie, body });

  test("is bound to one design and has all permissions by default", async () => {
    const made = await issue({ name: "Studio Nord" });
    expect([made.status, made.json]).toMatchObject([
      201,
      { kind: "HANDOFF", designId: fern.design.id, permissions: ["READ", "ARTIFACTS_WRITE", "PIPELINE"], expiresAt: null },
    ]);
    expect(made.json.key).toMatch(/^lvh_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/);
    expect(made.json.prefix).toBe(made.json.key.slice(0, 12));
    expect((await me(made.json.key)).json).toMatchObject({
      key: { kind: "HANDOFF", designId: fern.design.id },
      permissions: ["READ", "ARTIFACTS_WRITE", "PIPELINE"],
    });
    const [line] = await app.store.auditLog.listPage(app.workspaceId, { limit: 1 });
    expect(line).toMatchObject({ action: "handoff_key.created", details: { designId: fern.design.id } });
    const fewer = await issue({ name: "Reader", permissions: ["READ"], expiresAt: "2027-01-01T00:00:00Z" });
    expect(fewer.json).toMatchObject({ permissions: ["READ"], expiresAt: "2027-01-01T00:00:00.000Z" });
  });

  test("is listed with its design and with the workspace's keys, and revoked there", async () => {
    const other = await app.publish({ name: "Moss", seed: 2 });
    const { id, key } = (await issue({ name: "Moss only" }, other.design.id)).json;
    const listed = await app.send("GET", handoffAt(other.design.id), { cookie: admin.cookie });
    expect(listed.json.apiKeys.map((row: { id: string }) => row.id)).toEqual([id]);
    expect([listed.json.nextCursor, listed.text.includes(key.slice(13))]).toEqual([null, false]);
    const all = await app.send("GET", keysAt("?limit=200"), { cookie: admin.cookie });
    expect(all.json.apiKeys.map((row: { id: string }) => row.id)).toContain(id);
    expect((await app.send("DELETE", keysAt(`/${id}`), { cookie: admin.cookie })).status).toBe(200);
    expect((await me(key)).status).toBe(401);
  });

  test("only owners and admins of the design's workspace create them; a foreign design returns 404", async () => {
    const elsewhere = await app.workspace("Foreign Studio");
    const foreign = await app.publishIn(elsewhere.id, { name: "Foreign Fern", seed: 3 });
    const { key } = await app.key(["READ", "ARTIFACTS_WRITE", "PIPELINE"]);
    for (const [method, body] of [
      ["POST", { name: "K" }],
      ["GET", undefined],
    ] as const) {
      const ask = (id: string, who: Parameters<TestApp["send"]>[2]) =>
        app.send(method, handoffAt(id), { ...who, ...(body && { body }) });
      const own = [await ask(fern.design.id, {}), await ask(fern.design.id, { key }), await ask(fern.design.id, member)];
      expect(own.map(({ status }) => status)).toEqual([401, 403, method === "GET" ? 200 : 403]);
      const [other, unknown] = [await ask(foreign.design.id, admin), await ask("ds_nothing", admin)];
      expect([other.status, unknown.status, other.text]).toEqual([404, 404, unknown.text]);
    }
  });

  test("returns 400 for an invalid field and 409 for an archived design", async () => {
    for (const body of [{}, { name: "" }, { name: "K", permissions: [] }, { name: "K", designId: fern.design.id }])
      expect((await issue(body)).status).toBe(400);
    const gone = await app.publish({ name: "Gone", seed: 4 });
    await app.store.transaction(({ designs }) => designs.update(gone.design.id, { status: "ARCHIVED" }));
    expect((await issue({ name: "K" }, gone.design.id)).status).toBe(409);
  });
});
