import type { WorkspaceId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { addUser } from "#/operations/workspaces/add-user";
import { initWorkspace } from "#/operations/workspaces/init-workspace";
import { createAccount, password } from "#test/account";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const linesOf = async (workspaceId: WorkspaceId) =>
  (await app.store.auditLog.listPage(workspaceId, { limit: 50 })).map(({ action, actorKind, details }) => [
    action,
    actorKind,
    details,
  ]);

test("init creates a workspace, an owner who can sign in and a valid key, with audit entries", async () => {
  const given = { workspace: "Acme", email: "Ada@acme.test", password };
  const made = (await app.act(initWorkspace, given)) as {
    workspace: { id: WorkspaceId; name: string; slug: string };
    user: { id: string; email: string };
    apiKey: { key: string; prefix: string; permissions: string[] };
  };
  expect(made.workspace).toMatchObject({ name: "Acme", slug: "acme" });
  const signedIn = await app.send("POST", "/api/v1/auth/sign-in", { body: { email: "ada@acme.test", password } });
  expect(signedIn.json).toMatchObject({ user: made.user, workspaces: [{ ...made.workspace, role: "OWNER" }] });
  expect((await app.send("GET", "/api/v1/me", { key: made.apiKey.key })).json).toMatchObject({ workspace: made.workspace });
  expect(await linesOf(made.workspace.id)).toEqual([
    ["user.signed_in", "USER", {}],
    [
      "api_key.created",
      "ADMINISTRATOR",
      { name: "First key", prefix: made.apiKey.prefix, permissions: "READ,ARTIFACTS_WRITE,PIPELINE" },
    ],
    ["workspace.created", "ADMINISTRATOR", { name: "Acme" }],
  ]);
  for (const change of [{ workspace: "Other" }, { email: "b@acme.test" }])
    await expect(app.act(initWorkspace, { ...given, ...change })).rejects.toThrow("already");
});

test("a user is added with a password, or with an existing account", async () => {
  const added = await app.act(addUser, { id: "test", email: "Grace@acme.test", role: "MEMBER", password });
  expect(added).toMatchObject({ email: "grace@acme.test", role: "MEMBER" });
  const signedIn = await app.send("POST", "/api/v1/auth/sign-in", { body: { email: "grace@acme.test", password } });
  expect(signedIn.json.workspaces).toMatchObject([{ slug: "test", role: "MEMBER" }]);
  const user = await createAccount(app, "linus@acme.test", {});
  const given = { id: app.workspaceId, email: user.email, role: "ADMIN" };
  await expect(app.act(addUser, { ...given, password })).rejects.toThrow("already has an account. Omit the password.");
  expect(await app.act(addUser, given)).toMatchObject({ id: user.id, role: "ADMIN" });
  await expect(app.act(addUser, given)).rejects.toThrow("is already a member of this workspace");
  expect(await linesOf(app.workspaceId)).toContainEqual([
    "member.added",
    "ADMINISTRATOR",
    { email: "linus@acme.test", role: "ADMIN" },
  ]);
});

test("a user without a workspace can sign in and gets an empty list", async () => {
  const { email } = await createAccount(app, "alone@people.test", {});
  const signedIn = await app.send("POST", "/api/v1/auth/sign-in", { body: { email, password } });
  expect([signedIn.status, signedIn.json.workspaces]).toEqual([200, []]);
});
