import type { UserId, WorkspaceId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test, spyOn } from "bun:test";
import { createId } from "#/kernel/ids";
import { type Role, roles } from "#/model/workspace";
import { createAccount, getLinkToken } from "#test/account";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
/**
 * A second owner stays in the workspace, so that no rule below fails for the sake of the last one.
 */
let spare: Awaited<ReturnType<TestApp["person"]>>;
beforeAll(async () => {
  app = await createTestApp();
  spare = await app.person("OWNER");
});
afterAll(() => app.close());

const path = (rest: string, workspaceId = app.workspaceId) => `/api/v1/workspaces/${workspaceId}/${rest}`;
const roleOf = async (userId: UserId, workspaceId = app.workspaceId) =>
  (await app.store.users.findMembership(workspaceId, userId))?.role;
const linesOf = async (targetId: string, workspaceId = app.workspaceId) =>
  (await app.store.auditLog.listPage(workspaceId, { limit: 1000 })).filter((line) => line.targetId === targetId);

/**
 * Who may do what to which member: rows are the caller's role, the letters stand for OWNER, ADMIN
 * and MEMBER.
 */
const may = (caller: Role, ...targetRole: Role[]) => caller === "OWNER" || (caller === "ADMIN" && !targetRole.includes("OWNER"));

describe("roles that may change other roles", () => {
  const changes = roles.flatMap((caller) => roles.flatMap((targetRole) => roles.map((to) => [caller, targetRole, to] as const)));
  test.each(changes)("%s changes %s to %s", async (caller, targetRole, to) => {
    const [actor, target] = [await app.person(caller), await app.person(targetRole)];
    const answer = await app.send("PATCH", path(`members/${target.user.id}`), { cookie: actor.cookie, body: { role: to } });
    const isAllowed = may(caller, targetRole, to);
    expect(answer.status).toBe(isAllowed ? 200 : 403);
    expect(await roleOf(target.user.id)).toBe(isAllowed ? to : targetRole);
    expect((await linesOf(target.user.id)).map(({ action, actorName, details }) => [action, actorName, details])).toEqual(
      isAllowed && targetRole !== to
        ? [["member.role_changed", actor.user.email, { email: target.user.email, role: to, formerRole: targetRole }]]
        : [],
    );
  });

  const pairs = roles.flatMap((caller) => roles.map((targetRole) => [caller, targetRole] as const));
  test.each(pairs)("%s removes %s", async (caller, targetRole) => {
    const [actor, target] = [await app.person(caller), await app.person(targetRole)];
    const answer = await app.send("DELETE", path(`members/${target.user.id}`), { cookie: actor.cookie });
    const isAllowed = may(caller, targetRole);
    expect(answer.status).toBe(isAllowed ? 200 : 403);
    expect(await roleOf(target.user.id)).toBe(isAllowed ? undefined : targetRole);
    expect((await linesOf(target.user.id)).map(({ action }) => action)).toEqual(isAllowed ? ["member.removed"] : []);
    if (isAllowed) {
      expect(answer.json).toMatchObject({ deleted: true });
      expect((await app.send("GET", path("members"), { cookie: target.cookie })).status).toBe(403);
    }
  });

  test.each(pairs)("%s creates a reset link for %s", async (caller, targetRole) => {
    const [actor, target] = [await app.person(caller), await app.person(targetRole)];
    const answer = await app.send("POST", path(`members/${target.user.id}/reset-link`), { cookie: actor.cookie });
    const isAllowed = may(caller, targetRole);
    expect(answer.status).toBe(isAllowed ? 201 : 403);
    expect((await linesOf(target.user.id)).map(({ action }) => action)).toEqual(isAllowed ? ["reset_link.created"] : []);
    if (isAllowed) expect(JSON.stringify(await linesOf(target.user.id))).not.toContain(answer.json.url.slice(-20));
  });

  test.each(pairs)("%s invites as %s, and revokes such an invitation", async (caller, role) => {
    const actor = await app.person(caller);
    const email = `${createId("usr")}@people.test`;
    const answer = await app.send("POST", path("invitations"), { cookie: actor.cookie, body: { email, role } });
    const isAllowed = may(caller, role);
    expect(answer.status).toBe(isAllowed ? 201 : 403);
    const body = { email, role };
    const open = isAllowed ? answer : await app.send("POST", path("invitations"), { cookie: spare.cookie, body });
    const back = await app.send("DELETE", path(`invitations/${open.json.id}`), { cookie: actor.cookie });
    expect(back.status).toBe(isAllowed ? 200 : 403);
    const lines = (await linesOf(open.json.id)).reverse();
    expect(lines.map(({ action }) => action)).toEqual([
      "invitation.created",
      ...(isAllowed ? (["invitation.revoked"] as const) : []),
    ]);
    for (const { details } of lines) expect(details).toEqual(body);
  });

  test("roles are checked inside the transaction, so a role lost while the request waits counts", async () => {
    const [actor, target] = [await app.person("ADMIN"), await app.person("MEMBER")];
    const { transaction } = app.store;
    const waiting = spyOn(app.store, "transaction").mockImplementationOnce(async (work) => {
      await transaction(({ users }) => users.setRole(app.workspaceId, actor.user.id, "MEMBER"));
      return await transaction(work);
    });
    const asked = await app.send("DELETE", path(`members/${target.user.id}`), { cookie: actor.cookie });
    waiting.mockRestore();
    expect([asked.status, await roleOf(target.user.id)]).toEqual([403, "MEMBER"]);
  });
});

describe("the last owner", () => {
  /** A workspace of its own with so many owners. */
  async function owned(owners: number) {
    const { id } = await app.workspace(`Owned ${createId("ws")}`);
    return { id, owners: await Promise.all(Array.from({ length: owners }, () => app.person("OWNER", id))) };
  }
  const refusal = { error: "This is the last owner of the workspace. Make another member an owner first." };

  test("cannot leave, be removed or be demoted", async () => {
    const { id, owners } = await owned(1);
    const { user, cookie } = owners[0] ?? spare;
    for (const answer of [
      await app.send("POST", path("leave", id), { cookie }),
      await app.send("DELETE", path(`members/${user.id}`, id), { cookie }),
      await app.send("PATCH", path(`members/${user.id}`, id), { cookie, body: { role: "ADMIN" } }),
    ])
      expect([answer.status, answer.json]).toEqual([409, refusal]);
    expect(await roleOf(user.id, id)).toBe("OWNER");
    const same = await app.send("PATCH", path(`members/${user.id}`, id), { cookie, body: { role: "OWNER" } });
    expect([same.status, (await linesOf(user.id, id)).length]).toEqual([200, 0]);
  });

  test.each([
    ["leave", (id: WorkspaceId, _: string, cookie: string) => app.send("POST", path("leave", id), { cookie })],
    [
      "remove one another",
      (id: WorkspaceId, other: string, cookie: string) => app.send("DELETE", path(`members/${other}`, id), { cookie }),
    ],
    [
      "make one another less",
      (id: WorkspaceId, other: string, cookie: string) =>
        app.send("PATCH", path(`members/${other}`, id), { cookie, body: { role: "MEMBER" } }),
    ],
  ])("remains if all owners %s at the same time", async (_, commandContext) => {
    for (let round = 0; round < 5; round++) {
      const { id, owners } = await owned(4);
      await Promise.all(
        owners.map(({ cookie }, index) => commandContext(id, owners[(index + 1) % owners.length]?.user.id ?? "", cookie)),
      );
      expect(await app.store.users.countOwners(id)).toBeGreaterThanOrEqual(1);
    }
  });

  test("can leave once there is another owner", async () => {
    const { id, owners } = await owned(2);
    const { user, cookie } = owners[0] ?? spare;
    const left = await app.send("POST", path("leave", id), { cookie });
    expect([left.status, left.json]).toEqual([200, { left: true, revokedInvitations: 0, revokedResetLinks: 0, keys: [] }]);
    expect((await linesOf(user.id, id)).map(({ action, details }) => [action, details])).toEqual([
      ["member.left", { email: user.email, role: "OWNER" }],
    ]);
    const [gone, unknown] = [
      await app.send("POST", path("leave", id), { cookie: (await app.person("MEMBER")).cookie }),
      await app.send("POST", path("leave", "ws_nothing"), { cookie: (await app.person("MEMBER")).cookie }),
    ];
    expect([gone.status, gone.text]).toEqual([404, unknown.text]);
  });
});

describe("a password reset link", () => {
  test("requires the right to manage the user in all of the user's workspaces", async () => {
    const elsewhere = await app.workspace("Bank");
    const admin = await app.person("ADMIN");
    const guest = await createAccount(app, "banker@people.test", { [app.workspaceId]: "MEMBER", [elsewhere.id]: "OWNER" });
    for (const cookie of [admin.cookie, spare.cookie]) {
      const answer = await app.send("POST", path(`members/${guest.id}/reset-link`), { cookie });
      expect([answer.status, answer.json.error]).toEqual([403, expect.stringContaining("livery users reset-link")]);
    }
    await app.store.transaction(({ users }) =>
      users.addMembership({
        workspaceId: elsewhere.id,
        userId: spare.user.id,
        role: "OWNER",
        createdAt: "2026-11-21T10:00:00.000Z",
      }),
    );
    expect((await app.send("POST", path(`members/${guest.id}/reset-link`), { cookie: spare.cookie })).status).toBe(201);
  });

  test("stops working once its user has a role that its issuer cannot manage", async () => {
    const [admin, target] = [await app.person("ADMIN"), await app.person("MEMBER")];
    const link = async () =>
      getLinkToken((await app.send("POST", path(`members/${target.user.id}/reset-link`), { cookie: admin.cookie })).json.url);
    const use = async (token: string) =>
      (await app.send("POST", "/api/v1/auth/reset", { body: { token, password: "taken over now" } })).status;
    const beforeRise = await link();
    await app.send("PATCH", path(`members/${target.user.id}`), { cookie: spare.cookie, body: { role: "ADMIN" } });
    expect(await use(beforeRise)).toBe(404);
    const elsewhere = await app.workspace("Vault");
    const keeper = await app.person("OWNER", elsewhere.id);
    const beforeJoining = await link();
    const body = { email: target.user.email, role: "OWNER" };
    const invited = await app.send("POST", path("invitations", elsewhere.id), { cookie: keeper.cookie, body });
    const token = getLinkToken(invited.json.url);
    await app.send("POST", "/api/v1/auth/accept-invitation", { cookie: target.cookie, body: { token } });
    expect([await roleOf(target.user.id, elsewhere.id), await use(beforeJoining)]).toEqual(["OWNER", 404]);
  });

  test("cannot be created for one's own account", async () => {
    const answer = await app.send("POST", path(`members/${spare.user.id}/reset-link`), { cookie: spare.cookie });
    expect([answer.status, answer.json.error]).toEqual([409, expect.stringContaining("with the current one")]);
  });
});

describe("members", () => {
  test("are listed to all members, in pages, without secrets", async () => {
    const { id } = await app.workspace("Listed");
    const people = [await app.person("OWNER", id), await app.person("ADMIN", id), await app.person("MEMBER", id)];
    const cookie = people[2]?.cookie ?? "";
    const all = await app.send("GET", path("members", id), { cookie });
    expect([all.status, all.json]).toEqual([
      200,
      {
        members: people.map(({ user }, index) => ({
          id: user.id,
          email: user.email,
          role: roles[index],
          joinedAt: app.clock.now().toISOString(),
        })),
        nextCursor: null,
      },
    ]);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await app.send("GET", path(`members?limit=1${cursor && `&cursor=${cursor}`}`, id), { cookie });
      seen.push(...page.json.members.map((member: { id: string }) => member.id));
      cursor = page.json.nextCursor;
    }
    expect(seen).toEqual(people.map(({ user }) => user.id));
  });

  test("of another workspace return the same 404 as unknown ones", async () => {
    const elsewhere = await app.workspace("Not Theirs");
    const foreign = await app.person("MEMBER", elsewhere.id);
    for (const [method, rest, body] of [
      ["PATCH", "", { role: "ADMIN" }],
      ["DELETE", "", undefined],
      ["POST", "/reset-link", undefined],
    ] as const) {
      const ask = (userId: UserId, workspaceId?: WorkspaceId) =>
        app.send(method, path(`members/${userId}${rest}`, workspaceId), { cookie: spare.cookie, body });
      const answers = [await ask(foreign.user.id), await ask("usr_nobody"), await ask(foreign.user.id, "ws_nothing")];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
  });

  test("return 400 for an unknown role and for unknown fields", async () => {
    const target = await app.person("MEMBER");
    for (const body of [{ role: "KING" }, {}, { role: "ADMIN", extra: 1 }])
      expect((await app.send("PATCH", path(`members/${target.user.id}`), { cookie: spare.cookie, body })).status).toBe(400);
  });

  test("can be named by email address", async () => {
    const target = await app.person("MEMBER");
    const answer = await app.send("PATCH", path(`members/${encodeURIComponent(target.user.email.toUpperCase())}`), {
      cookie: spare.cookie,
      body: { role: "ADMIN" },
    });
    expect(answer.json).toMatchObject({ id: target.user.id, role: "ADMIN" });
  });
});
