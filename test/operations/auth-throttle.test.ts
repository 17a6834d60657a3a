import { afterAll, beforeAll, expect, spyOn, test } from "bun:test";
import { verifyCredentials } from "#/operations/auth/verify-credentials";
import { openStore } from "#/store/open-store";
import { createAccount, getSessionCookie, password } from "#test/account";
import { type TestApp, createTestApp } from "#test/test-app";
import { waitUntil } from "#test/wait-until";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (email: string, given: string, from = "192.0.2.1", to = app) =>
  to.send("POST", "/api/v1/auth/sign-in", { body: { email, password: given }, headers: { "x-forwarded-for": from } });
const statuses = async (asked: Promise<{ status: number }>[]) => (await Promise.all(asked)).map(({ status }) => status);

test("after three failures each attempt must wait longer, even with the right password", async () => {
  const { email } = await createAccount(app, "slow@people.test", {});
  for (let failure = 0; failure < 3; failure++) expect((await signIn(email, "wrong")).status).toBe(401);
  const verify = spyOn(Bun.password, "verify");
  for (const seconds of [2, 4, 8]) {
    const refused = await signIn(email, password);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(seconds)]);
    expect(refused.json.error).toBe(`Too many failed attempts. Try again in ${seconds} s.`);
    expect(verify).toHaveBeenCalledTimes(0);
    app.clock.forwardMs(seconds * 1000 - 1);
    expect((await signIn(email, password)).headers.get("retry-after")).toBe("1");
    app.clock.forwardMs(1);
    expect((await signIn(email, "wrong")).status).toBe(401);
    verify.mockClear();
  }
  verify.mockRestore();
});

test("the wait is the same on another server of the database, and after a restart", async () => {
  const { email } = await createAccount(app, "everywhere@people.test", {});
  for (let failure = 0; failure < 3; failure++) expect((await signIn(email, "wrong")).status).toBe(401);
  const store = await openStore(app.database);
  const context = { ...app.services, store, caller: { kind: "anonymous" }, address: "192.0.2.1", requestId: null } as const;
  await expect(verifyCredentials(context, email, password)).rejects.toThrow("Too many failed attempts. Try again in 2 s.");
  app.clock.forwardMs(2000);
  expect((await verifyCredentials(context, email, password))?.email).toBe(email);
  expect((await signIn(email, "wrong")).status).toBe(401);
  expect((await signIn(email, password)).status).toBe(200);
  await store.close();
});

test("tries of a day ago are removed", async () => {
  const { query, services } = app;
  await signIn("yesterday@people.test", "wrong");
  app.clock.forwardMs(24 * 60 * 60 * 1000);
  await signIn("today@people.test", "wrong");
  const nowMs = services.clock.now().getTime();
  expect(await query("SELECT count(*) AS rows, min(tried_at_ms) AS oldest FROM sign_in_tries")).toEqual([
    { rows: 1, oldest: nowMs },
  ]);
});

test("other IP addresses and other accounts are not throttled", async () => {
  const { email } = await createAccount(app, "owner@people.test", {});
  const other = await createAccount(app, "neighbour@people.test", {});
  for (let failure = 0; failure < 4; failure++) await signIn(email, "wrong", "198.51.100.66");
  expect(await statuses([signIn(email, password, "198.51.100.66"), signIn(email, password, "192.0.2.2")])).toEqual([429, 200]);
  expect((await signIn(other.email, password, "198.51.100.66")).status).toBe(200);
});

test("IPv6 addresses are counted by their first 64 bits", async () => {
  const { email } = await createAccount(app, "six@people.test", {});
  for (let failure = 0; failure < 4; failure++) await signIn(email, "wrong", `2001:db8:1:2::${failure + 1}`);
  expect((await signIn(email, password, "2001:db8:1:2:ffff::9")).status).toBe(429);
  expect((await signIn(email, password, "2001:db8:1:3::1")).status).toBe(200);
});

test("a successful sign-in resets the count", async () => {
  const { email } = await createAccount(app, "typo@people.test", {});
  for (let round = 0; round < 3; round++)
    expect(await statuses([signIn(email, "wrong"), signIn(email, "wrong"), signIn(email, password)])).toEqual([401, 401, 200]);
});

test("an account that does not exist is throttled like one that does", async () => {
  const answers = [];
  for (let failure = 0; failure < 4; failure++) answers.push(await signIn("missing@people.test", "wrong"));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
});

test("parallel attempts are counted before hashing", async () => {
  const { email } = await createAccount(app, "rush@people.test", {});
  const verify = spyOn(Bun.password, "verify");
  const all = await statuses(Array.from({ length: 20 }, () => signIn(email, "wrong")));
  expect([all.filter((status) => status === 401).length, all.filter((status) => status === 429).length]).toEqual([3, 17]);
  expect(verify).toHaveBeenCalledTimes(3);
  verify.mockRestore();
});

test("at most two passwords are hashed at a time", async () => {
  let [running, most] = [0, 0];
  const { verify } = Bun.password;
  const spy = spyOn(Bun.password, "verify").mockImplementation(async (given, hash) => {
    most = Math.max(most, ++running);
    const isSame = await verify(given, hash);
    running--;
    return isSame;
  });
  await statuses(Array.from({ length: 12 }, (_, index) => signIn(`crowd${index}@people.test`, "wrong", `203.0.113.${index}`)));
  spy.mockRestore();
  expect(most).toBe(2);
});

test("a request beyond a hundred waiting ones returns 429 and does not count as a failure", async () => {
  const hold = Promise.withResolvers<boolean>();
  const spy = spyOn(Bun.password, "verify").mockImplementation(() => hold.promise);
  const { email } = await createAccount(app, "patient@people.test", {});
  const find = spyOn(app.services.store.users, "findByEmail");
  const crowd = Array.from({ length: 102 }, (_, index) => signIn(`c${index}@people.test`, "wrong", `198.51.100.${index}`));
  await waitUntil(() => find.mock.calls.length === crowd.length);
  await Promise.all(find.mock.results.map(({ value }) => value));
  find.mockRestore();
  for (let turn = 0; turn < 4; turn++) {
    const refused = await signIn(email, password, "192.0.2.50");
    expect([refused.status, refused.headers.get("retry-after"), refused.json.error]).toEqual([
      429,
      "5",
      "The server is handling too many requests of this kind. Try again in a few seconds.",
    ]);
  }
  hold.resolve(false);
  expect(new Set(await statuses(crowd))).toEqual(new Set([401]));
  spy.mockRestore();
  expect((await signIn(email, password, "192.0.2.50")).status).toBe(200);
});

test("guessing the current password of an open session is throttled too", async () => {
  const { email } = await createAccount(app, "open@people.test", {});
  const cookie = getSessionCookie(await signIn(email, password, "127.0.0.1")) ?? "";
  const guess = () =>
    app.send("POST", "/api/v1/auth/password", { cookie, body: { current: "wrong", new: "an entirely new one" } });
  const answers = [];
  for (let failure = 0; failure < 4; failure++) answers.push((await guess()).status);
  expect(answers).toEqual([403, 403, 403, 429]);
});

test("an IP address can sign in ten times a minute, for any accounts", async () => {
  const limited = await createTestApp({ rates: { "sign-in": 10 } });
  const answers = [];
  for (let index = 0; index < 11; index++) answers.push(await signIn(`a${index}@people.test`, "wrong", "192.0.2.9", limited));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(answers.at(-1)?.headers.get("retry-after")).toBe("6");
  expect((await signIn("a@people.test", "wrong", "192.0.2.10", limited)).status).toBe(401);
  for (const path of ["reset", "accept-invitation", "set-up"]) {
    const more = await limited.send("POST", `/api/v1/auth/${path}`, { body: {}, headers: { "x-forwarded-for": "192.0.2.9" } });
    expect([path, more.status]).toEqual([path, 429]);
  }
  await limited.close();
});
