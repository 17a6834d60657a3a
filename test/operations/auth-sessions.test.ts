import type { UserId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test";
import { sha256Hex } from "#/kernel/hash";
import { sessionLifetimeMs } from "#/model/session";
import { createAccount, getSessionCookie, password } from "#test/account";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let made = 0;
const account = () => createAccount(app, `person${++made}@people.test`, { [app.workspaceId]: "ADMIN" });
const signIn = (email: string, given = password, more: Parameters<TestApp["send"]>[2] = {}) =>
  app.send("POST", "/api/v1/auth/sign-in", { body: { email, password: given }, ...more });
const session = (cookie = "") => app.send("GET", "/api/v1/auth/session", { cookie });
const actionsOf = async (userId: UserId) =>
  (await app.store.auditLog.listPage(app.workspaceId, { limit: 500 }))
    .filter(({ targetId }) => targetId === userId)
    .map(({ action, actorKind, actorName }) => [action, actorKind, actorName])
    .reverse();

describe("signing in", () => {
  test("sets an HttpOnly cookie and returns the user with their workspaces", async () => {
    const { id, email } = await account();
    const answer = await signIn(email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      user: { id, email },
      workspaces: [{ id: app.workspaceId, name: "Test", slug: "test", role: "ADMIN" }],
    });
    expect(answer.headers.get("set-cookie")).toMatch(
      /^livery_session=[0-9A-Za-z]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await session(getSessionCookie(answer))).json).toEqual(answer.json);
    expect(await actionsOf(id)).toEqual([["user.signed_in", "USER", email]]);
  });

  test("over https the cookie is Secure and bound to the host, and a cookie with the former name is removed and rejected", async () => {
    const secure = await createTestApp({ baseUrl: "https://brand.example" });
    const { email } = await createAccount(secure, "ada@people.test", {});
    const answer = await secure.send("POST", "/api/v1/auth/sign-in", { body: { email, password } });
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-livery_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/);
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? "";
    const session = (name: string) => secure.get("/api/v1/auth/session", { cookie: `${name}=${token}` });
    expect((await session("__Host-livery_session")).status).toBe(200);
    expect((await session("livery_session")).status).toBe(401);
    const both = await secure.get("/api/v1/auth/session", { cookie: `livery_session=x; __Host-livery_session=${token}` });
    expect(both.headers.getSetCookie().filter((one) => one.startsWith("livery_session=;"))).toHaveLength(1);
    expect(both.headers.get("strict-transport-security")).toMatch(/^max-age=\d+$/);
    await secure.close();
  });

  test("an unknown email address and a wrong password return the same 401 after hashing", async () => {
    const { id, email } = await account();
    const verify = spyOn(Bun.password, "verify");
    const [wrong, unknown] = [await signIn(email, "not the password"), await signIn("missing@people.test", "not the password")];
    expect(verify).toHaveBeenCalledTimes(2);
    verify.mockRestore();
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toBe(unknown.text);
    expect([getSessionCookie(wrong), getSessionCookie(unknown)]).toEqual([undefined, undefined]);
    expect(await actionsOf(id)).toEqual([["user.sign_in_failed", "ANONYMOUS", "anonymous"]]);
  });

  test("a password of thousands of characters is rejected before hashing, one of a million before reading", async () => {
    const { email } = await account();
    const verify = spyOn(Bun.password, "verify");
    const hash = spyOn(Bun.password, "hash");
    const answersTo = async (long: string) => [
      await signIn(email, long),
      await app.send("POST", "/api/v1/auth/reset", { body: { token: "t", password: long } }),
      await app.send("POST", "/api/v1/auth/accept-invitation", { body: { token: "t", password: long } }),
      await app.send("POST", "/api/v1/auth/set-up", { body: { token: "t", workspace: "W", email, password: long } }),
    ];
    expect((await answersTo("x".repeat(1_000_000))).map(({ status }) => status)).toEqual([413, 413, 413, 413]);
    const answers = await answersTo("x".repeat(60_000));
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      Array.from({ length: 4 }, () => [400, { error: "password must have at most 200 characters." }]),
    );
    expect([verify.mock.calls.length, hash.mock.calls.length]).toEqual([0, 0]);
    verify.mockRestore();
    hash.mockRestore();
  });

  test.each([
    [{}, "email is required."],
    [{ email: "ada@people.test" }, "password is required."],
    [{ email: "ada", password: "x" }, "email has an invalid format; expected: The user's email address."],
    [{ email: "ada@people.test", password: 5 }, "password must be text."],
    [{ email: "ada@people.test", password: "" }, "password must not be empty."],
    [{ email: "ada@people.test", password: "x", remember: true }, '"remember" is not a known field. Remove or correct it.'],
  ])("%p returns 400 with the reason", async (body, error) => {
    const answer = await app.send("POST", "/api/v1/auth/sign-in", { body });
    expect([answer.status, answer.json]).toEqual([400, { error }]);
  });

  test("a composed and a decomposed accent are the same password", async () => {
    const { email, id } = await account();
    const hash = await Bun.password.hash("caf\u00e9 au lait", { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 });
    await app.store.transaction(({ users }) => users.setPassword(id, hash));
    expect((await signIn(email, "cafe\u0301 au lait")).status).toBe(200);
  });

  test("a cross-site request cannot sign in", async () => {
    const { email } = await account();
    const foreign = await signIn(email, password, { headers: { origin: "https://evil.example" } });
    expect([foreign.status, getSessionCookie(foreign)]).toEqual([403, undefined]);
    const form = await app.send("POST", "/api/v1/auth/sign-in", {
      body: JSON.stringify({ email, password }),
      headers: { "content-type": "text/plain" },
    });
    expect(form.status).toBe(400);
    expect((await signIn(email, password, { headers: { origin: "http://livery.test" } })).status).toBe(200);
  });

  test("issues a new token each time and ends the browser's previous session", async () => {
    const { email } = await account();
    const planted = "A".repeat(43);
    const first = getSessionCookie(await signIn(email, password, { cookie: planted }));
    const second = getSessionCookie(await signIn(email, password, { cookie: first ?? "" }));
    expect(new Set([planted, first, second]).size).toBe(3);
    expect((await Promise.all([planted, first, second].map((token) => session(token)))).map(({ status }) => status)).toEqual([
      401, 401, 200,
    ]);
  });
});

describe("a session", () => {
  test("is stored only as a hash", async () => {
    const { email } = await account();
    const token = getSessionCookie(await signIn(email)) ?? "none";
    const rows = await app.query<Record<string, unknown>>("SELECT * FROM sessions");
    const audit = await app.query<Record<string, unknown>>("SELECT * FROM audit_log");
    expect(rows.map((row) => row.token_hash)).toContain(sha256Hex(token));
    expect(JSON.stringify([rows, audit, app.logged])).not.toContain(token);
  });

  test("expires 30 days after its last use, and reading it renews the cookie", async () => {
    const { email } = await account();
    const token = getSessionCookie(await signIn(email)) ?? "";
    app.clock.forwardMs(sessionLifetimeMs - 1000);
    const looked = await session(token);
    expect([looked.status, getSessionCookie(looked)]).toEqual([200, token]);
    expect(looked.headers.get("set-cookie")).toContain("Max-Age=2592000");
    app.clock.forwardMs(sessionLifetimeMs - 1000);
    expect((await session(token)).status).toBe(200);
    app.clock.forwardMs(sessionLifetimeMs);
    const over = await session(token);
    expect([over.status, over.json]).toEqual([401, { error: "This requires a signed-in user. Sign in first." }]);
    // The row is kept for another 30 days, in case the clock was only ahead.
    app.clock.forwardMs(sessionLifetimeMs);
    await signIn(email);
    expect(await app.query("SELECT id FROM sessions WHERE token_hash = ?", sha256Hex(token))).toEqual([]);
  });

  test("ends on sign-out, which succeeds without a session too", async () => {
    const { id, email } = await account();
    const token = getSessionCookie(await signIn(email));
    const out = await app.send("POST", "/api/v1/auth/sign-out", { cookie: token ?? "" });
    expect([out.status, out.json, getSessionCookie(out)]).toEqual([200, { signedOut: true }, ""]);
    expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await session(token)).status).toBe(401);
    const again = await app.send("POST", "/api/v1/auth/sign-out");
    expect([again.status, again.text]).toEqual([200, out.text]);
    expect(await actionsOf(id)).toEqual([
      ["user.signed_in", "USER", email],
      ["user.signed_out", "USER", email],
    ]);
  });

  test("cannot be ended by a cross-site request or a request without an origin", async () => {
    const { email } = await account();
    const token = getSessionCookie(await signIn(email)) ?? "";
    const headers = [{ origin: "https://evil.example" }, { origin: "null" }];
    for (const header of headers)
      expect((await app.send("POST", "/api/v1/auth/sign-out", { cookie: token, headers: header })).status).toBe(403);
    const silent = await app.send("POST", "/api/v1/auth/sign-out", { headers: { cookie: `livery_session=${token}` } });
    expect(silent.status).toBe(403);
    expect((await session(token)).status).toBe(200);
  });

  test("cannot be read with an API key", async () => {
    const { key } = await app.key(["READ"]);
    expect((await app.send("GET", "/api/v1/auth/session", { key })).status).toBe(403);
    expect((await app.send("GET", "/api/v1/auth/session")).status).toBe(401);
  });
});

describe("changing the password", () => {
  const change = (cookie: string, current: string, next: string) =>
    app.send("POST", "/api/v1/auth/password", { cookie, body: { current, new: next } });

  test("requires the current password, ends every other session and is audited", async () => {
    const { id, email } = await account();
    const [here, there] = [getSessionCookie(await signIn(email)) ?? "", getSessionCookie(await signIn(email)) ?? ""];
    const refused = await change(here, "not the current one", "an entirely new one");
    expect([refused.status, refused.json]).toEqual([403, { error: "The current password is wrong. Check it and try again." }]);
    const done = await change(here, password, "an entirely new one");
    expect([done.status, done.json]).toEqual([200, { passwordSet: true }]);
    expect([(await session(here)).status, (await session(there)).status]).toEqual([200, 401]);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, "an entirely new one")).status).toBe(200);
    expect((await actionsOf(id)).map(([action]) => action)).toEqual([
      "user.signed_in",
      "user.signed_in",
      "user.sign_in_failed",
      "user.password_changed",
      "user.sign_in_failed",
      "user.signed_in",
    ]);
    expect(JSON.stringify([await app.store.auditLog.listPage(app.workspaceId, { limit: 500 }), app.logged])).not.toContain(
      "entirely new",
    );
  });

  test("returns 400 for nine characters, 401 without a session and 403 with a key", async () => {
    const { email } = await account();
    const cookie = getSessionCookie(await signIn(email)) ?? "";
    const short = await change(cookie, password, "123456789");
    expect([short.status, short.json]).toEqual([400, { error: "new must have at least 10 characters." }]);
    const body = { current: password, new: "an entirely new one" };
    expect((await app.send("POST", "/api/v1/auth/password", { body })).status).toBe(401);
    const { key } = await app.key(["READ"]);
    expect((await app.send("POST", "/api/v1/auth/password", { body, key })).status).toBe(403);
  });
});
