import type { UserId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sha256Hex } from "#/kernel/hash";
import { linkLifetimeMs } from "#/model/one-time-link";
import type { Role } from "#/model/workspace";
import { createSetUpLink } from "#/operations/auth/create-set-up-link";
import { createAccount, getSessionCookie, password, getLinkToken } from "#test/account";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.person("OWNER");
});
afterAll(() => app.close());

const post = (path: string, body: unknown, cookie?: string, to = app) =>
  to.send("POST", `/api/v1/${path}`, { body, ...(cookie !== undefined && { cookie }) });
const signIn = (email: string, given: string, to = app) => post("auth/sign-in", { email, password: given }, undefined, to);
const usedUp = { error: "This link is invalid, used or expired. Ask for a new one." };
const everythingStored = () => app.dump();

describe("the first start", () => {
  /** A fresh installation. */
  async function fresh() {
    const empty = await createTestApp();
    await empty.store.transaction(({ workspaces }) => workspaces.remove(empty.workspaceId));
    return empty;
  }
  const linkOf = async (empty: TestApp) => /http\S+$/.exec((await createSetUpLink(empty.services)) ?? "")?.[0] ?? "http://none";
  const wanted = { workspace: "Acme & Söhne", email: "Ada@acme.test", password: "a good long one" };

  test("prints a one-time link that creates the first workspace and its owner", async () => {
    const empty = await fresh();
    const url = await linkOf(empty);
    expect(url).toMatch(/^http:\/\/livery\.test\/console\/set-up\?token=[0-9A-Za-z]{43}$/);
    const token = getLinkToken(url);
    const made = await post("auth/set-up", { token, ...wanted }, undefined, empty);
    expect([made.status, made.json.user.email]).toEqual([201, "ada@acme.test"]);
    expect(made.json.workspaces).toMatchObject([{ name: "Acme & Söhne", slug: "acme-soehne", role: "OWNER" }]);
    const cookie = getSessionCookie(made) ?? "";
    expect((await empty.send("GET", "/api/v1/auth/session", { cookie })).json).toEqual(made.json);
    expect((await signIn("ada@acme.test", wanted.password, empty)).status).toBe(200);
    const again = await post("auth/set-up", { token, ...wanted, workspace: "Other" }, undefined, empty);
    expect([again.status, again.json.error]).toEqual([409, expect.stringContaining("Livery is already set up.")]);
    expect(await createSetUpLink(empty.services)).toBeUndefined();
    const [line] = await empty.store.auditLog.listPage(made.json.workspaces[0].id, { limit: 9 }).then((lines) => lines.slice(-1));
    expect(line).toMatchObject({ action: "workspace.created", actorKind: "USER", actorName: "ada@acme.test" });
    await empty.close();
  });

  test("a later link replaces the earlier one, links expire after an hour, and an invented token returns 404", async () => {
    const empty = await fresh();
    const earlier = getLinkToken(await linkOf(empty));
    const later = getLinkToken(await linkOf(empty));
    for (const token of [earlier, "made up"]) {
      const refused = await post("auth/set-up", { token, ...wanted }, undefined, empty);
      expect([refused.status, refused.json]).toEqual([404, usedUp]);
    }
    empty.clock.forwardMs(linkLifetimeMs.SETUP);
    expect((await post("auth/set-up", { token: later, ...wanted }, undefined, empty)).status).toBe(404);
    expect(await empty.store.workspaces.listAll()).toEqual([]);
    await empty.close();
  });

  test("two simultaneous uses of a link create one workspace", async () => {
    const empty = await fresh();
    const token = getLinkToken(await linkOf(empty));
    const answers = await Promise.all(
      ["One", "Two"].map((workspace) => post("auth/set-up", { token, ...wanted, workspace }, undefined, empty)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await empty.store.workspaces.listAll()).toHaveLength(1);
    await empty.close();
  });

  test("blank names, invisible characters in the email address and short passwords return 400", async () => {
    const empty = await fresh();
    const token = getLinkToken(await linkOf(empty));
    const wrong = [{ workspace: "\u0007 \u202e" }, { email: "a\u202e@acme.test" }, { email: "acme" }, { password: "short" }];
    for (const change of wrong)
      expect((await post("auth/set-up", { token, ...wanted, ...change }, undefined, empty)).status).toBe(400);
    expect((await post("auth/set-up", { token, ...wanted }, undefined, empty)).status).toBe(201);
    await empty.close();
  });
});

describe("a reset link", () => {
  const linkFor = async (userId: UserId) =>
    await post(`workspaces/${app.workspaceId}/members/${userId}/reset-link`, undefined, owner.cookie);

  test("sets a new password once, ends every session and clears failed attempts", async () => {
    const user = await createAccount(app, "forgot@people.test", { [app.workspaceId]: "MEMBER" });
    const cookie = getSessionCookie(await signIn(user.email, password)) ?? "";
    for (let failure = 0; failure < 4; failure++) await signIn(user.email, "wrong");
    const made = await linkFor(user.id);
    expect([made.status, made.json]).toEqual([
      201,
      {
        email: user.email,
        url: expect.stringMatching(/^http:\/\/livery\.test\/console\/reset\?token=[0-9A-Za-z]{43}$/),
        expiresAt: new Date(app.clock.now().getTime() + linkLifetimeMs.RESET).toISOString(),
      },
    ]);
    const token = getLinkToken(made.json.url);
    expect(await everythingStored()).not.toContain(token);
    expect(await everythingStored()).toContain(sha256Hex(token));
    const done = await post("auth/reset", { token, password: "remembered now" });
    expect([done.status, done.json, getSessionCookie(done)]).toEqual([200, { passwordSet: true }, undefined]);
    expect((await app.send("GET", "/api/v1/auth/session", { cookie })).status).toBe(401);
    expect((await signIn(user.email, "remembered now")).status).toBe(200);
    expect((await signIn(user.email, password)).status).toBe(401);
    const again = await post("auth/reset", { token, password: "remembered twice" });
    expect([again.status, again.json]).toEqual([404, usedUp]);
    const actions = (await app.store.auditLog.listPage(app.workspaceId, { limit: 500 }))
      .filter(({ targetId }) => targetId === user.id)
      .map(({ action, actorName }) => [action, actorName]);
    expect(actions).toContainEqual(["reset_link.created", expect.any(String)]);
    expect(actions).toContainEqual(["user.password_reset", user.email]);
  });

  test("is one per user, expires after an hour and is revoked when the password changes", async () => {
    const user = await createAccount(app, "twice@people.test", { [app.workspaceId]: "MEMBER" });
    const first = getLinkToken((await linkFor(user.id)).json.url);
    const second = getLinkToken((await linkFor(user.id)).json.url);
    expect((await post("auth/reset", { token: first, password: "remembered now" })).status).toBe(404);
    app.clock.forwardMs(linkLifetimeMs.RESET);
    expect((await post("auth/reset", { token: second, password: "remembered now" })).status).toBe(404);
    const third = getLinkToken((await linkFor(user.id)).json.url);
    const cookie = getSessionCookie(await signIn(user.email, password)) ?? "";
    await post("auth/password", { current: password, new: "an entirely new one" }, cookie);
    expect((await post("auth/reset", { token: third, password: "remembered now" })).status).toBe(404);
  });

  test("used twice simultaneously works once", async () => {
    const user = await createAccount(app, "race@people.test", { [app.workspaceId]: "MEMBER" });
    const token = getLinkToken((await linkFor(user.id)).json.url);
    const answers = await Promise.all(
      ["password one", "password two"].map((wanted) => post("auth/reset", { token, password: wanted })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("of another kind returns 404", async () => {
    const invited = await post(
      `workspaces/${app.workspaceId}/invitations`,
      { email: "k@people.test", role: "MEMBER" },
      owner.cookie,
    );
    const token = getLinkToken(invited.json.url);
    expect((await post("auth/reset", { token, password: "remembered now" })).status).toBe(404);
    expect((await post("auth/set-up", { token, workspace: "W", email: "k@k.test", password: "remembered now" })).status).toBe(
      409,
    );
  });
});

describe("an invitation", () => {
  const invite = (email: string, role: Role = "MEMBER") =>
    post(`workspaces/${app.workspaceId}/invitations`, { email, role }, owner.cookie);
  const look = (token: string) => app.get(`/api/v1/auth/invitation?token=${token}`);
  const accept = (token: string, given?: string, cookie?: string) =>
    post("auth/accept-invitation", { token, ...(given !== undefined && { password: given }) }, cookie);

  test("can be read without being used and lets a new user join and sign in", async () => {
    const made = await invite("Grace@People.test", "ADMIN");
    expect([made.status, made.json]).toEqual([
      201,
      {
        id: expect.stringMatching(/^otl_/),
        email: "grace@people.test",
        role: "ADMIN",
        expiresAt: new Date(app.clock.now().getTime() + linkLifetimeMs.INVITATION).toISOString(),
        url: expect.stringMatching(/^http:\/\/livery\.test\/console\/invitation\?token=[0-9A-Za-z]{43}$/),
      },
    ]);
    const token = getLinkToken(made.json.url);
    expect(await everythingStored()).not.toContain(token);
    for (let time = 0; time < 2; time++)
      expect(await (await look(token)).json()).toEqual({
        workspace: { name: "Test", slug: "test" },
        email: "grace@people.test",
        role: "ADMIN",
        expiresAt: made.json.expiresAt,
        hasAccount: false,
      });
    const bare = await accept(token);
    expect([bare.status, bare.json.error]).toEqual([400, "password is required. Choose one with at least 10 characters."]);
    expect((await accept(token, "short")).status).toBe(400);
    const joined = await accept(token, "a password of my own");
    expect([joined.status, joined.json.workspaces]).toEqual([
      201,
      [{ id: app.workspaceId, name: "Test", slug: "test", role: "ADMIN" }],
    ]);
    expect((await app.send("GET", "/api/v1/auth/session", { cookie: getSessionCookie(joined) ?? "" })).json).toEqual(joined.json);
    expect((await signIn("grace@people.test", "a password of my own")).status).toBe(200);
    expect((await look(token)).status).toBe(404);
    expect((await accept(token, "a password of my own")).json).toEqual(usedUp);
    const [line] = (await app.store.auditLog.listPage(app.workspaceId, { limit: 50 })).filter(
      ({ action }) => action === "invitation.accepted",
    );
    expect(line).toMatchObject({ actorKind: "USER", actorName: "grace@people.test", details: { role: "ADMIN" } });
  });

  test("requires the password or session of an existing account", async () => {
    const elsewhere = await app.workspace("Elsewhere");
    const user = await createAccount(app, "linus@people.test", { [elsewhere.id]: "OWNER" });
    const token = getLinkToken((await invite(user.email)).json.url);
    expect(((await (await look(token)).json()) as { hasAccount: boolean }).hasAccount).toBe(true);
    const stranger = await app.person("MEMBER");
    for (const answer of [
      await accept(token),
      await accept(token, "a guessed password"),
      await accept(token, undefined, stranger.cookie),
    ])
      expect([answer.status, getSessionCookie(answer)]).toEqual([401, undefined]);
    const proven = await accept(token, password);
    expect([proven.status, proven.json.workspaces.length]).toEqual([201, 2]);
    expect(getSessionCookie(proven)).toMatch(/^[0-9A-Za-z]{43}$/);
  });

  test("is accepted without a password by the signed-in user, who keeps their session", async () => {
    const elsewhere = await app.workspace("Far Away");
    const user = await createAccount(app, "margaret@people.test", { [elsewhere.id]: "MEMBER" });
    const cookie = getSessionCookie(await signIn(user.email, password)) ?? "";
    const token = getLinkToken((await invite(user.email)).json.url);
    const joined = await accept(token, undefined, cookie);
    expect([joined.status, getSessionCookie(joined), joined.json.workspaces.length]).toEqual([201, undefined, 2]);
    expect((await app.send("GET", `/api/v1/workspaces/${app.workspaceId}`, { cookie })).status).toBe(200);
  });

  test("ends after seven days, on revocation and when a later one is sent to the same email address", async () => {
    const first = await invite("late@people.test");
    const second = await invite("LATE@people.test");
    expect((await look(getLinkToken(first.json.url))).status).toBe(404);
    expect((await look(getLinkToken(second.json.url))).status).toBe(200);
    const path = `/api/v1/workspaces/${app.workspaceId}/invitations/${second.json.id}`;
    expect((await app.send("DELETE", path, { cookie: owner.cookie })).json).toEqual({ deleted: true });
    expect((await app.send("DELETE", path, { cookie: owner.cookie })).status).toBe(404);
    expect((await look(getLinkToken(second.json.url))).status).toBe(404);
    const third = await invite("late@people.test");
    app.clock.forwardMs(linkLifetimeMs.INVITATION);
    expect((await accept(getLinkToken(third.json.url), "a password of my own")).status).toBe(404);
  });

  test("for an existing member is rejected on creation and on acceptance", async () => {
    const token = getLinkToken((await invite("quick@people.test")).json.url);
    const user = await createAccount(app, "quick@people.test", { [app.workspaceId]: "MEMBER" });
    expect((await invite(user.email)).status).toBe(409);
    expect((await accept(token, password)).status).toBe(409);
  });

  test("accepted twice simultaneously creates one user", async () => {
    const token = getLinkToken((await invite("both@people.test")).json.url);
    const answers = await Promise.all(["password one", "password two"].map((wanted) => accept(token, wanted)));
    const [won, lost] = answers.sort((one, other) => one.status - other.status);
    expect([won?.status, [401, 404, 409].includes(lost?.status ?? 0)]).toEqual([201, true]);
  });
});
