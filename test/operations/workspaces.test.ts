import type { WorkspaceId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { getTableName } from "drizzle-orm";
import { createId } from "#/kernel/ids";
import { createAuditEntry } from "#/model/audit-entry";
import { workspaceTables } from "#/store/repositories/workspaces";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
type Person = Awaited<ReturnType<TestApp["person"]>>;
let owner: Person;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await createTestApp();
  [owner, admin, member] = [await app.person("OWNER"), await app.person("ADMIN"), await app.person("MEMBER")];
});
afterAll(() => app.close());

const at = (rest = "", id: string = app.workspaceId) => `/api/v1/workspaces/${id}${rest}`;
const as = ({ cookie }: Person, method: string, path: string, body?: unknown) =>
  app.send(method, path, { cookie, ...(body !== undefined && { body }) });

describe("workspaces", () => {
  test("are listed to their members with the role in each, in pages", async () => {
    const person = await app.person("MEMBER");
    const more = [await app.workspace("More"), await app.workspace("Most")];
    for (const { id: workspaceId } of more)
      await app.store.transaction(({ users }) =>
        users.addMembership({ workspaceId, userId: person.user.id, role: "ADMIN", createdAt: app.clock.now().toISOString() }),
      );
    const first = await as(person, "GET", "/api/v1/workspaces?limit=2");
    expect(first.json.workspaces.map(({ slug, role }: Record<string, string>) => [slug, role])).toEqual([
      ["test", "MEMBER"],
      ["more", "ADMIN"],
    ]);
    const second = await as(person, "GET", `/api/v1/workspaces?limit=2&cursor=${first.json.nextCursor}`);
    expect(second.json).toEqual({
      workspaces: [{ ...more[1], publicOn: "APPROVAL", role: "ADMIN" }],
      nextCursor: null,
    });
    expect((await app.send("GET", "/api/v1/workspaces")).status).toBe(401);
    expect((await as(person, "GET", "/api/v1/workspaces?cursor=nonsense")).status).toBe(400);
  });

  test("can be read by members by id or slug; a foreign one returns the same 404 as an unknown one", async () => {
    const shown = await as(member, "GET", at());
    expect([shown.status, shown.json]).toEqual([
      200,
      {
        id: app.workspaceId,
        name: "Test",
        slug: "test",
        publicOn: "APPROVAL",
        role: "MEMBER",
        createdAt: "2026-11-21T10:00:00.000Z",
        imports: { usedBytes: 0, maxBytes: null },
      },
    ]);
    expect((await as(member, "GET", at("", "test"))).json).toEqual(shown.json);
    const { id, slug } = await app.workspace("Foreign");
    const [foreign, bySlug, unknown] = [
      await as(owner, "GET", at("", id)),
      await as(owner, "GET", at("", slug)),
      await as(owner, "GET", at("", "ws_00000000000000000000000000")),
    ];
    expect([foreign.status, foreign.text, bySlug.text]).toEqual([404, unknown.text, unknown.text]);
    const { key } = await app.key(["READ"]);
    expect((await app.send("GET", at(), { key })).status).toBe(403);
  });

  test("can be renamed by owners only; the slug is unchanged", async () => {
    for (const person of [admin, member]) expect((await as(person, "PATCH", at(), { name: "Mine" })).status).toBe(403);
    for (const body of [{}, { name: "" }, { name: "\u0007" }, { name: "x".repeat(81) }, { name: "A", slug: "b" }])
      expect((await as(owner, "PATCH", at(), body)).status).toBe(400);
    const renamed = await as(owner, "PATCH", at(), { name: " Test\u202e & Sons " });
    expect([renamed.status, renamed.json]).toMatchObject([200, { name: "Test & Sons", slug: "test", role: "OWNER" }]);
    const [line] = await app.store.auditLog.listPage(app.workspaceId, { limit: 1 });
    expect(line).toMatchObject({ action: "workspace.updated", details: { name: "Test & Sons", formerName: "Test" } });
  });
});

describe("deleting a workspace", () => {
  test("deletes all its rows but the audit log, and no row of another workspace", async () => {
    const doomed = await app.workspace("Doomed");
    const other = await app.workspace("Other");
    const person = await app.person("OWNER", doomed.id);
    const stays = await app.person("OWNER", other.id);
    for (const workspaceId of [doomed.id, other.id]) {
      const report = await app.publishIn(workspaceId, { name: `Brand ${workspaceId}`, seed: 5 });
      await app.key(["READ"], { workspaceId, designId: report.design.id, kind: "HANDOFF" });
      const { id, createdAt } = doomed;
      await app.store.transaction(async ({ changeRequests, events, systems }) => {
        await systems.update(report.system.id, { pinnedDesignId: report.design.id });
        const request = {
          id: createId("chg"),
          projectId: report.project.id,
          stage: "PAGES",
          about: null,
          note: "n",
          requestedBy: id,
          createdAt,
        };
        await changeRequests.insert({ ...request, stage: "PAGES" });
        await events.insert({ id: createId("evt"), workspaceId, systemId: null, name: "webhook.test", data: {}, createdAt });
      });
    }
    for (const { cookie, workspaceId } of [
      { cookie: person.cookie, workspaceId: doomed.id },
      { cookie: stays.cookie, workspaceId: other.id },
    ])
      await app.send("POST", at("/invitations", workspaceId), { cookie, body: { email: "x@people.test", role: "ADMIN" } });
    const { key } = await app.key(["READ"], { workspaceId: doomed.id });

    for (const query of ["", "?confirm=test", "?confirm=DOOMED"])
      expect((await as(person, "DELETE", `${at("", doomed.id)}${query}`)).status).toBe(400);
    const refused = await as(person, "DELETE", `${at("", doomed.id)}?confirm=doomed`);
    expect([refused.status, refused.json.error]).toEqual([
      409,
      expect.stringContaining("Archive the published systems of this workspace first"),
    ]);
    expect((await app.send("GET", "/api/v1/me", { key })).status).toBe(200);

    const [system] = await app.store.systems.listByWorkspace(doomed.id);
    await app.store.transaction(({ systems }) => systems.update(system?.id ?? "sys_", { status: "ARCHIVED" }));
    const before = await rowsOf(other.id);
    const done = await as(person, "DELETE", `${at("", doomed.id)}?confirm=doomed`);
    expect([done.status, done.json]).toEqual([200, { deleted: true }]);
    expect(await rowsOf(doomed.id)).toEqual({ audit_log: expect.any(Number) });
    expect(await rowsOf(other.id)).toEqual(before);
    expect(Object.keys(before).sort()).toEqual(
      expect.arrayContaining(["api_keys", "brands", "change_requests", "designs", "events", "memberships", "one_time_links"]),
    );
    const [line] = await app.store.auditLog.listPage(doomed.id, { limit: 1 });
    expect(line).toMatchObject({ action: "workspace.deleted", actorName: person.user.email, details: { slug: "doomed" } });
    expect((await app.send("GET", "/api/v1/me", { key })).status).toBe(401);
    expect((await as(person, "GET", "/api/v1/workspaces")).json).toEqual({ workspaces: [], nextCursor: null });
  });

  /** How many rows each table has of a workspace, also by way of its projects and systems. */
  async function rowsOf(workspaceId: WorkspaceId): Promise<Record<string, number>> {
    const counts: [string, number][] = [];
    for (const name of await app.listTables()) {
      const columns = await app.listColumns(name);
      const where = columns.includes("workspace_id")
        ? "workspace_id = ?"
        : columns.includes("project_id")
          ? "project_id IN (SELECT id FROM projects WHERE workspace_id = ?)"
          : columns.includes("system_id")
            ? "system_id IN (SELECT id FROM systems WHERE workspace_id = ?)"
            : undefined;
      if (where === undefined) continue;
      const [row] = await app.query<{ rows: number }>(`SELECT count(*) AS rows FROM "${name}" WHERE ${where}`, workspaceId);
      if (row && row.rows > 0) counts.push([name, row.rows]);
    }
    return Object.fromEntries(counts);
  }

  test("covers every table with a workspace's rows", async () => {
    const owned: string[] = [];
    for (const name of await app.listTables()) if ((await app.listColumns(name)).includes("workspace_id")) owned.push(name);
    const listed: string[] = workspaceTables.map((table) => getTableName(table));
    expect(owned.filter((name) => name !== "audit_log" && !listed.includes(name))).toEqual([]);
  });

  test("requires an owner", async () => {
    for (const person of [admin, member]) expect((await as(person, "DELETE", `${at()}?confirm=test`)).status).toBe(403);
  });
});

describe("the audit log", () => {
  test("can be read by owners and admins, newest first, in pages without gaps or duplicates", async () => {
    expect((await as(member, "GET", at("/audit-log"))).status).toBe(403);
    expect((await app.send("GET", at("/audit-log"))).status).toBe(401);
    const { id } = await app.workspace("Logged");
    const reader = await app.person("ADMIN", id);
    const actor = { kind: "ADMINISTRATOR", id: null, name: "command line", requestId: null, address: null } as const;
    for (let index = 0; index < 5; index++)
      await app.store.transaction(({ auditLog }) =>
        auditLog.insert(
          createAuditEntry(actor, `2026-11-21T10:00:0${index}.000Z`, {
            action: "brand.created",
            workspaceId: id,
            targetId: "br_x",
            details: { index },
          }),
        ),
      );
    const seen: unknown[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await as(reader, "GET", `${at("/audit-log", id)}?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.json.entries);
      cursor = page.json.nextCursor;
    }
    expect(seen).toEqual(
      [4, 3, 2, 1, 0].map((index) => ({
        id: expect.stringMatching(/^aud_/),
        actor: { kind: "ADMINISTRATOR", id: null, name: "command line" },
        action: "brand.created",
        targetId: "br_x",
        target: { kind: "BRAND", exists: false, name: null, brandId: null, projectId: null, endpointId: null },
        details: { index },
        requestId: null,
        address: null,
        createdAt: `2026-11-21T10:00:0${index}.000Z`,
      })),
    );
  });

  describe("can be filtered", () => {
    let id: WorkspaceId;
    let reader: Person;
    const actor = { requestId: null, address: null };
    const ada = { ...actor, kind: "USER", id: "usr_ada", name: "ada@people.test" } as const;
    const key = { ...actor, kind: "KEY", id: "key_build", name: "lv_build" } as const;
    const shell = { ...actor, kind: "ADMINISTRATOR", id: null, name: "command line" } as const;
    const actions = [
      [ada, "brand.created", "br_one"],
      [key, "brand.updated", "br_one"],
      [ada, "member.added", "usr_lin"],
      [shell, "brand.updated", "br_two"],
      [ada, "brand.deleted", "br_two"],
      [ada, "webhook_endpoint.created", "whe_one"],
      [shell, "webhook_secret.rotated", "whe_one"],
    ] as const;
    beforeAll(async () => {
      ({ id } = await app.workspace("Narrowed"));
      reader = await app.person("ADMIN", id);
      const elsewhere = await app.workspace("Beside it");
      await app.store.transaction(async ({ auditLog }) => {
        for (const [index, [by, action, targetId]] of actions.entries())
          for (const workspaceId of [id, elsewhere.id])
            await auditLog.insert(createAuditEntry(by, `2026-11-21T10:00:0${index}.000Z`, { action, workspaceId, targetId }));
      });
    });
    const read = (query: string) => as(reader, "GET", `${at("/audit-log", id)}?${query}`);
    const indexOf = ({ createdAt }: { createdAt: string }) => Number(createdAt.slice(18, 19));

    test.each([
      ["action=brand.updated", [3, 1]],
      ["action=brand", [4, 3, 1, 0]],
      ["action=webhook_secret,member.added", [6, 2]],
      ["action=webhook_endpoint", [5]],
      ["action=handoff_key", []],
      ["actorId=usr_ada", [5, 4, 2, 0]],
      ["actorId=key_build", [1]],
      ["actorId=usr_nobody", []],
      ["actorKind=ADMINISTRATOR", [6, 3]],
      ["targetId=br_two", [4, 3]],
      ["targetId=br_two&action=brand&actorId=usr_ada", [4]],
      ["since=2026-11-21T10:00:05Z", [6, 5]],
      ["until=2026-11-21T10:00:02Z", [1, 0]],
      ["since=2026-11-21T12:00:02%2B02:00&until=2026-11-21T10:00:04.000Z", [3, 2]],
      ["since=2026-11-21T10:00:04Z&until=2026-11-21T10:00:04Z", []],
    ])("by %s, within the workspace", async (query, expected) => {
      const answer = await read(query);
      expect([answer.status, answer.json.entries.map(indexOf), answer.json.nextCursor]).toEqual([200, expected, null]);
    });

    test("and read in pages without gaps or duplicates", async () => {
      const seen: number[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const { json } = await read(`action=brand&limit=3${cursor && `&cursor=${cursor}`}`);
        seen.push(...json.entries.map(indexOf));
        cursor = json.nextCursor;
      }
      expect(seen).toEqual([4, 3, 1, 0]);
    });

    test.each([
      ["action=", "action must have at least 1 entry."],
      ["action=brand.painted", /^action\[0\] must be one of: workspace, user, .*brand\.created, /],
      ["actorKind=ROBOT", "actorKind must be one of: USER, KEY, ADMINISTRATOR, ANONYMOUS."],
      ["actorId=", "actorId must not be empty."],
      ["since=yesterday", "since must be an ISO 8601 timestamp with a time zone, such as 2027-06-30T12:00:00Z."],
      ["until=2026-13-01T10:00:00Z", "until must be an ISO 8601 timestamp with a time zone, such as 2027-06-30T12:00:00Z."],
      ["before=2026-11-21T10:00:00Z", '"before" is not a known field. Remove or correct it.'],
    ])("but not by %s, which returns 400 with the reason", async (query, error) => {
      const refused = await read(query);
      expect(refused.status).toBe(400);
      if (typeof error === "string") expect(refused.json).toEqual({ error });
      else expect(refused.json.error).toMatch(error);
    });
  });

  test("records the address and the request of each action", async () => {
    const headers = { "x-forwarded-for": "192.0.2.77" };
    await app.send("POST", at("/invitations"), {
      cookie: admin.cookie,
      headers,
      body: { email: "traced@people.test", role: "MEMBER" },
    });
    const [line] = (await as(admin, "GET", at("/audit-log?limit=1"))).json.entries;
    expect(line).toMatchObject({
      actor: { kind: "USER", id: admin.user.id, name: admin.user.email },
      action: "invitation.created",
      details: { email: "traced@people.test", role: "MEMBER" },
      address: "192.0.2.77",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("cannot be changed: there is no route, and the database refuses", async () => {
    for (const method of ["POST", "PATCH", "DELETE"]) expect((await as(owner, method, at("/audit-log"))).status).toBe(405);
    for (const sql of ["UPDATE audit_log SET actor_name = 'x'", "DELETE FROM audit_log"])
      await expect(app.query(sql)).rejects.toThrow("the audit log is only added to");
  });
});

test("open invitations are listed to members, without their links", async () => {
  const { id } = await app.workspace("Inviting");
  const [host, guest] = [await app.person("OWNER", id), await app.person("MEMBER", id)];
  const made: string[] = [];
  for (const name of ["a", "b", "c"]) {
    const body = { email: `${name}@people.test`, role: "MEMBER" };
    made.push((await as(host, "POST", at("/invitations", id), body)).json.id);
  }
  const first = await as(guest, "GET", at("/invitations?limit=2", id));
  const second = await as(guest, "GET", at(`/invitations?limit=2&cursor=${first.json.nextCursor}`, id));
  expect([first.status, ...first.json.invitations, ...second.json.invitations]).toEqual([
    200,
    ...made.map((invitation, index) => ({
      id: invitation,
      email: `${"abc"[index]}@people.test`,
      role: "MEMBER",
      expiresAt: "2026-11-28T10:00:00.000Z",
    })),
  ]);
  expect(second.json.nextCursor).toBeNull();
});
