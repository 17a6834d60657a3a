import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Role } from "#/model/workspace";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp["person"]>>;
const password = "correct horse battery";
const at = (path: string) => `/api/v1/workspaces/${app.workspaceId}${path}`;
const invite = async ({ cookie }: Person, email: string, role: Role) => {
  const { json } = await app.send("POST", at("/invitations"), { cookie, body: { email, role } });
  return new URL(json.url).searchParams.get("token") ?? "";
};
const resetLink = async ({ cookie }: Person, { user }: Person) => {
  const { json } = await app.send("POST", at(`/members/${user.id}/reset-link`), { cookie, body: {} });
  return new URL(json.url).searchParams.get("token") ?? "";
};
const accept = (token: string) => app.send("POST", "/api/v1/auth/accept-invitation", { body: { token, password } });
const reset = (token: string) => app.send("POST", "/api/v1/auth/reset", { body: { token, password } });
const unknown = async (send: (token: string) => ReturnType<typeof accept>) => {
  const { status, text } = await send("A".repeat(43));
  return [status, text];
};
const setRole = ({ cookie }: Person, { user }: Person, role: Role, body = {}) =>
  app.send("PATCH", at(`/members/${user.id}`), { cookie, body: { role, ...body } });
const remove = ({ cookie }: Person, { user }: Person, query = "") =>
  app.send("DELETE", at(`/members/${user.id}${query}`), { cookie });
const actions = async (count: number) =>
  (await app.store.auditLog.listPage(app.workspaceId, { limit: count })).map(({ action }) => action);

/** Ways to reduce a member's rights, and whether their earlier invitations of a role end too. */
const shrinkings: readonly (readonly [string, (owner: Person, maker: Person) => Promise<unknown>, Role, Role, boolean])[] = [
  ["removed", remove, "OWNER", "MEMBER", true],
  ["removed as admin", remove, "ADMIN", "ADMIN", true],
  ["made a member", (owner, maker) => setRole(owner, maker, "MEMBER"), "ADMIN", "MEMBER", true],
  ["made an admin, for an owner's invitation", (owner, maker) => setRole(owner, maker, "ADMIN"), "OWNER", "OWNER", true],
  ["made an admin, for a member's invitation", (owner, maker) => setRole(owner, maker, "ADMIN"), "OWNER", "MEMBER", false],
  ["gone by themselves", (_, { cookie }) => app.send("POST", at("/leave"), { cookie, body: {} }), "ADMIN", "MEMBER", true],
];

describe.each(shrinkings)("when a member was %s", (name, shrink, from, invited, isGone) => {
  test("their open links end with their rights", async () => {
    const [owner, maker, target] = [await app.person("OWNER"), await app.person(from), await app.person("MEMBER")];
    const invitation = await invite(maker, `${name.replaceAll(/\W/g, "")}@people.test`, invited);
    const link = await resetLink(maker, target);
    await shrink(owner, maker);
    const accepted = await accept(invitation);
    if (isGone) expect([accepted.status, accepted.text]).toEqual((await unknown(accept)) as [number, string]);
    else expect(accepted.status).toBe(201);
    const isStillManager = name.startsWith("made an admin");
    const used = await reset(link);
    if (isStillManager) expect(used.status).toBe(200);
    else expect([used.status, used.text]).toEqual((await unknown(reset)) as [number, string]);
  });
});

test("rights are checked again when a link is used", async () => {
  const [maker, target] = [await app.person("ADMIN"), await app.person("MEMBER")];
  const invitation = await invite(maker, "late@people.test", "ADMIN");
  const link = await resetLink(maker, target);
  await app.store.transaction(({ users }) => users.setRole(app.workspaceId, maker.user.id, "MEMBER"));
  expect((await app.send("GET", `/api/v1/auth/invitation?token=${invitation}`)).status).toBe(404);
  expect((await accept(invitation)).status).toBe(404);
  expect((await reset(link)).status).toBe(404);
});

test("a reset link ends with the last workspace that issuer and user share", async () => {
  const elsewhere = await app.workspace("Shared");
  const [owner, target] = [await app.person("OWNER", elsewhere.id), await app.person("MEMBER", elsewhere.id)];
  const { json } = await app.send("POST", `/api/v1/workspaces/${elsewhere.id}/members/${target.user.id}/reset-link`, {
    cookie: owner.cookie,
    body: {},
  });
  const token = new URL(json.url).searchParams.get("token") ?? "";
  const gone = await app.send("DELETE", `/api/v1/workspaces/${elsewhere.id}?confirm=${elsewhere.slug}`, { cookie: owner.cookie });
  expect(gone.status).toBe(200);
  expect((await reset(token)).status).toBe(404);
});

test("links created on the command line do not depend on a member's rights", async () => {
  const { createInvitation } = await import("#/operations/workspaces/create-invitation");
  const made = (await app.act(createInvitation, { id: app.workspaceId, email: "cli@people.test", role: "MEMBER" })) as {
    url: string;
  };
  expect((await accept(new URL(made.url).searchParams.get("token") ?? "")).status).toBe(201);
});

describe("the keys of a member who leaves or is demoted", () => {
  const keyed = async () => {
    const [owner, maker] = [await app.person("OWNER"), await app.person("ADMIN")];
    const { key, row } = await app.key(["READ"], { createdBy: maker.user.id });
    await app.key(["READ"], { createdBy: maker.user.id, revokedAt: "2026-11-21T10:00:00.000Z" });
    await app.key(["READ"], { createdBy: owner.user.id });
    return { owner, maker, key, row };
  };
  const status = async (key: string) => (await app.send("GET", "/api/v1/me", { key })).status;

  test("are listed and keep working", async () => {
    const { owner, maker, key, row } = await keyed();
    const { json } = await setRole(owner, maker, "MEMBER");
    expect(json.keys).toMatchObject([{ id: row.id, prefix: row.prefix, revokedAt: null }]);
    expect(await status(key)).toBe(200);
    expect((await remove(owner, maker)).json).toMatchObject({ deleted: true, keys: [{ id: row.id }] });
    expect(await status(key)).toBe(200);
  });

  test("are revoked in the same transaction on request, each with an audit entry", async () => {
    const { owner, maker, key, row } = await keyed();
    const invitation = await invite(maker, "gone@people.test", "MEMBER");
    const { json } = await remove(owner, maker, "?revokeKeys=true");
    expect(json).toMatchObject({
      revokedInvitations: 1,
      revokedResetLinks: 0,
      keys: [{ id: row.id, revokedAt: expect.any(String) }],
    });
    expect(await status(key)).toBe(401);
    expect((await accept(invitation)).status).toBe(404);
    expect(await actions(3)).toEqual(["api_key.revoked", "invitation.revoked", "member.removed"]);
  });
});
