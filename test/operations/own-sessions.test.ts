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
/**
 * Somebody who is signed in as often as that, with the cookies in the order of their making, a
 * minute apart.
 */
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
const linesOf = async (userId: string) =>
  (await app.store.auditLog.listPage(app.workspaceId, { limit: 200, targetId: userId }))
    .filter(({ action }) => action !== "user.signed_in")
    .map(({ action, actorName, details }) => ({ action, actorName, details }));

describe("a person's own sessions", () => {
  test("are listed newest first, the one that asks marked, without a token or anybody else's", async () => {
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

  test("tell when each was used last, and one that is over is not listed", async () => {
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

  test("are read page by page, each once", async () => {
    const { cookies } = await signedIn(3);
    const first = await list(cookies[0], "?limit=2");
    const second = await list(cookies[0], `?limit=2&cursor=${first.json.nextCursor}`);
    const seen = [...first.json.sessions, ...second.json.sessions].map(({ id }: { id: string }) => id);
    expect([seen.length, new Set(seen).size, second.json.nextCursor]).toEqual([3, 3, null]);
    expect(second.json.sessions[0].isCurrent).toBe(true);
  });
});

describe("ending a session", () => {
  test("signs out there and nowhere else, and stands in the audit log", async () => {
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

  test("of one's own takes the cookie away", async () => {
    const { cookies } = await signedIn(1);
    const [here = ""] = cookies;
    const done = await end(here, (await list(here)).json.sessions[0].id);
    expect([done.status, getSessionCookie(done), await isSignedIn(here)]).toEqual([200, "", false]);
  });

  test("answers the same 404 for somebody else's and for one that never was", async () => {
    const [one, other] = [await signedIn(1), await signedIn(1)];
    const foreign = (await list(other.cookies[0])).json.sessions[0].id;
    const here = one.cookies[0] ?? "";
    const [refused, unknown] = [await end(here, foreign), await end(here, "ses_01kaph4c7ke0sbx1v0s1kq4s4m")];
    expect([refused.status, refused.text]).toEqual([404, unknown.text]);
    expect(await isSignedIn(other.cookies[0])).toBe(true);
  });
});

describe("ending every other session", () => {
  test("keeps this one, leaves other people alone, says how many there were, and notes it once", async () => {
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
])("%s %s is 401 without a session, 403 with a key and 400 with a field that nobody knows", async (method, path) => {
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

test("another site's page ends no session", async () => {
  const { cookies } = await signedIn(2);
  const headers = { origin: "https://evil.example" };
  const answer = await app.send("POST", "/api/v1/auth/end-other-sessions", { cookie: cookies[1] ?? "", body: {}, headers });
  expect([answer.status, await isSignedIn(cookies[0])]).toEqual([403, true]);
});
