import type { UserId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sessionLifetimeMs } from "#/model/session";
import { createAccount, getSessionCookie, password } from "#test/account";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let made = 0;
/** A user with several sessions, and their cookies in sign-in order, a minute apart. */
async function signedIn(times: number) {
  const user = await createAccount(app, `person${++made}@people.test`, { [app.workspaceId]: "MEMBER" });
  const cookies: string[] = [];
  for (let time = 0; time < times; time++) {
    const answer = await app.send("POST", "/api/v1/auth/sign-in", { body: { email: user.email, password } });
    cookies.push(getSessionCookie(answer) ?? "");
    app.clock.forwardMs(60_000);
  }
  return { user, cookies };
}
const list = async (cookie = "", query = "") => await app.send("GET", `/api/v1/auth/sessions${query}`, { cookie });
const end = (cookie: string, id: string) => app.send("DELETE", `/api/v1/auth/sessions/${id}`, { cookie });
const endOthers = (cookie: string) => app.send("POST", "/api/v1/auth/end-other-sessions", { cookie, body: {} });
const isSignedIn = async (cookie = "") => (await app.send("GET", "/api/v1/auth/session", { cookie })).status === 200;
const linesOf = async (userId: UserId) =>
  (await app.store.auditLog.listPage(app.workspaceId, { limit: 200, targetId: userId }))
    .filter(({ action }) => action !== "user.signed_in")
    .map(({ action, actorName, details }) => ({ action, actorName, details }));

describe("a user's sessions", () => {
  test("are listed newest first, without tokens and other users' sessions, with the current one marked", async () => {
    const beginning = app.clock.now().getTime();
    const { cookies } = await signedIn(2);
    const other = await signedIn(1);
    const answer = await list(cookies[0]);
    const at = (ms: number) => new Date(ms).toISOString();
    const session = (beganMs: number, isCurrent: boolean) => ({
      id: expect.stringMatching(/^ses_[0-9a-z]{26}$/),
      createdAt: at(beganMs),
      lastUsedAt: at(beganMs),
      expiresAt: at(beganMs + sessionLifetimeMs),
      isCurrent,
    });
    expect([answer.status, answer.json]).toEqual([
      200,
      { sessions: [session(beginning + 60_000, false), session(beginning, true)], nextCursor: null },
    ]);
    expect((await list(other.cookies[0])).json.sessions).toHaveLength(1);
  });

  test("have a time of last use, and expired ones are not listed", async () => {
    const { cookies } = await signedIn(2);
    app.clock.forwardMs(sessionLifetimeMs / 2);
    const usedAt = app.clock.now().toISOString();
    await list(cookies[1]);
    app.clock.forwardMs(sessionLifetimeMs / 2 + 1);
    const { sessions } = (await list(cookies[1], "?limit=5")).json;
    expect(sessions).toHaveLength(1);
    expect(sessions[0].isCurrent).toBe(true);
    expect(sessions[0].lastUsedAt > usedAt).toBe(true);
  });

  test("are listed once each across pages", async () => {
    const { cookies } = await signedIn(3);
    const first = await list(cookies[0], "?limit=2");
    const second = await list(cookies[0], `?limit=2&cursor=${first.json.nextCursor}`);
    const seen = [...first.json.sessions, ...second.json.sessions].map(({ id }: { id: string }) => id);
    expect([seen.length, new Set(seen).size, second.json.nextCursor]).toEqual([3, 3, null]);
    expect(second.json.sessions[0].isCurrent).toBe(true);
  });
});

describe("ending a session", () => {
  test("ends only that session and is audited", async () => {
    const { user, cookies } = await signedIn(2);
    const [there, here = ""] = cookies;
    const { id, createdAt } = (await list(here)).json.sessions[1];
    const done = await end(here, id);
    expect([done.status, done.json, getSessionCookie(done)]).toEqual([200, { deleted: true }, undefined]);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await linesOf(user.id)).toEqual([
      { action: "user.session_ended", actorName: user.email, details: { sessionId: id, began: createdAt } },
    ]);
    expect((await end(here, id)).status).toBe(404);
  });

  test("that is current clears the cookie", async () => {
    const { cookies } = await signedIn(1);
    const [here = ""] = cookies;
    const done = await end(here, (await list(here)).json.sessions[0].id);
    expect([done.status, getSessionCookie(done), await isSignedIn(here)]).toEqual([200, "", false]);
  });

  test("returns the same 404 for another user's session and an unknown one", async () => {
    const [one, other] = [await signedIn(1), await signedIn(1)];
    const foreign = (await list(other.cookies[0])).json.sessions[0].id;
    const here = one.cookies[0] ?? "";
    const [refused, unknown] = [await end(here, foreign), await end(here, "ses_01kaph4c7ke0sbx1v0s1kq4s4m")];
    expect([refused.status, refused.text]).toEqual([404, unknown.text]);
    expect(await isSignedIn(other.cookies[0])).toBe(true);
  });
});

describe("ending every other session", () => {
  test("keeps the current one and other users' sessions, returns the count and is audited once", async () => {
    const [{ user, cookies }, other] = [await signedIn(3), await signedIn(1)];
    const [first, here = "", last] = cookies;
    const done = await endOthers(here);
    expect([done.status, done.json]).toEqual([200, { ended: 2 }]);
    expect(await Promise.all([first, here, last, other.cookies[0]].map(isSignedIn))).toEqual([false, true, false, true]);
    expect((await endOthers(here)).json).toEqual({ ended: 0 });
    expect(await linesOf(user.id)).toEqual([
      { action: "user.other_sessions_ended", actorName: user.email, details: { sessions: 2 } },
    ]);
  });
});

test.each([
  ["GET", "/api/v1/auth/sessions"],
  ["DELETE", "/api/v1/auth/sessions/ses_01kaph4c7ke0sbx1v0s1kq4s4m"],
  ["POST", "/api/v1/auth/end-other-sessions"],
])("%s %s returns 401 without a session, 403 with a key and 400 with an unknown field", async (method, path) => {
  const { cookies } = await signedIn(1);
  const { key } = await app.key(["READ", "PIPELINE"]);
  const cookie = cookies[0] ?? "";
  const own = (await list(cookie)).json.sessions[0].id;
  const body = method === "POST" ? { body: {} } : {};
  expect((await app.send(method, path, body)).status).toBe(401);
  expect((await app.send(method, path, { ...body, key })).status).toBe(403);
  const real = path.replace(/ses_.*$/, own);
  const odd = method === "POST" ? { body: { all: true } } : {};
  expect((await app.send(method, method === "POST" ? real : `${real}?all=true`, { ...odd, cookie })).status).toBe(400);
});

test("a cross-site request ends no session", async () => {
  const { cookies } = await signedIn(2);
  const headers = { origin: "https://evil.example" };
  const answer = await app.send("POST", "/api/v1/auth/end-other-sessions", { cookie: cookies[1] ?? "", body: {}, headers });
  expect([answer.status, await isSignedIn(cookies[0])]).toEqual([403, true]);
});
