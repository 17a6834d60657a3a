import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { permissions } from "#/model/key";
import { initWorkspace } from "#/operations/workspaces/init-workspace";
import { getSessionCookie } from "#test/account";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
/** Everything that only its owner may ever hold. */
const secrets: Record<string, string> = { password: "a password nobody else has", "new password": "another password nobody has" };
const answers: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const made = (await app.act(initWorkspace, { workspace: "Secrets", email: "s@people.test", password: secrets.password })) as {
    apiKey: { key: string };
    workspace: { id: string };
  };
  secrets["first key"] = made.apiKey.key;
  const ask = async (...[method, path, sent]: Parameters<TestApp["send"]>) => {
    const answer = await app.send(method, path, sent);
    answers.push(`${answer.text}\n${JSON.stringify([...answer.headers].filter(([name]) => name !== "set-cookie"))}`);
    return answer;
  };
  const signedIn = await ask("POST", "/api/v1/auth/sign-in", { body: { email: "s@people.test", password: secrets.password } });
  const session = getSessionCookie(signedIn) ?? "";
  secrets.session = session;
  const at = `/api/v1/workspaces/${made.workspace.id}`;
  const key = await app.send("POST", `${at}/api-keys`, { cookie: session, body: { name: "CI", permissions: [...permissions] } });
  secrets["second key"] = key.json.key;
  const invitation = await app.send("POST", `${at}/invitations`, {
    cookie: session,
    body: { email: "new@people.test", role: "MEMBER" },
  });
  secrets["invitation token"] = new URL(invitation.json.url).searchParams.get("token") ?? "";
  for (const path of [
    "/api/v1/me",
    `${at}/api-keys`,
    `${at}/brands`,
    "/api/v1/nothing",
    `/api/v1/systems?key=${secrets["second key"]}`,
  ])
    await ask("GET", path, { key: secrets["second key"] ?? "" });
  for (const path of [`${at}/api-keys`, `${at}/invitations`, `${at}/audit-log`, `${at}/members`, "/api/v1/auth/session"])
    await ask("GET", path, { cookie: session });
  await ask("POST", "/api/v1/auth/sign-in", { body: { email: "s@people.test", password: secrets["new password"] } });
  await ask("POST", `${at}/brands`, { key: secrets["second key"] ?? "", body: { name: 5, secret: secrets.password } });
  const find = app.store.systems.findByPublicSlug;
  app.store.systems.findByPublicSlug = () => Promise.reject(new Error("broken"));
  await ask("GET", "/api/v1/systems/x/adoption", { key: secrets["second key"] ?? "", cookie: session });
  app.store.systems.findByPublicSlug = find;
  await ask("POST", "/api/v1/auth/password", {
    cookie: session,
    body: { current: secrets.password, new: secrets["new password"] },
  });
  await ask("GET", "/api/v1/openapi.json");
  await app.services.keyUseRecorder.drain();
});
afterAll(() => app.close());

test("the secrets of this test are real ones", () => {
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 20)).toEqual([]);
  expect(answers.some((answer) => answer.includes('"error"'))).toBe(true);
});

test("no usable secret lies in the database's files", () => {
  const folder = dirname(app.path);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  expect(Buffer.concat(files).includes("s@people.test")).toBe(true);
  for (const [name, secret] of Object.entries(secrets))
    expect([name, files.some((bytes) => bytes.includes(secret))]).toEqual([name, false]);
});

test("no secret stands in the log, and the log tells of the fault", () => {
  expect(app.logged.join("\n")).toContain("broken");
  for (const [name, secret] of Object.entries(secrets))
    expect([name, app.logged.some((line) => line.includes(secret))]).toEqual([name, false]);
});

test("no answer repeats a secret: not the lists, not the refusals, not the API description", () => {
  for (const [name, secret] of Object.entries(secrets))
    expect([name, answers.findIndex((answer) => answer.includes(secret))]).toEqual([name, -1]);
});

test("a key counts in the Authorization header alone", async () => {
  const key = secrets["first key"] ?? "";
  expect((await app.send("GET", `/api/v1/me?key=${key}`)).status).toBe(401);
  expect((await app.send("GET", "/api/v1/me", { headers: { "x-api-key": key } })).status).toBe(401);
  expect((await app.send("GET", "/api/v1/me", { cookie: key })).status).toBe(401);
  expect((await app.send("GET", "/api/v1/me", { key })).status).toBe(200);
});

test("a field of many thousand letters is refused at once, whatever pattern it is held against", async () => {
  const long = "a".repeat(100_000);
  // As long as a body may be that comes without a key.
  const text = "a".repeat(20_000);
  const key = secrets["first key"] ?? "";
  const asked: Promise<{ status: number }>[] = [
    app.send("POST", "/api/v1/auth/sign-in", { body: { email: `${text}@${text}`, password: text } }),
    app.send("POST", "/api/v1/auth/sign-in", { body: { email: "@".repeat(60_000), password: "x" } }),
    app.send("POST", "/api/v1/auth/sign-in", { body: { email: long, password: "x" } }),
    app.send("GET", `/api/v1/systems?cursor=${long}`),
    app.send("GET", "/api/v1/me", { headers: { authorization: `Bearer ${long}` } }),
    app.send("GET", "/api/v1/me", { headers: { authorization: `Bearer ${" ".repeat(10_000)}` } }),
    app.send("GET", "/api/v1/systems", { headers: { "if-none-match": ",".repeat(20_000) } }),
    app.send("GET", `/api/v1/workspaces/${long}/brands`, { key }),
  ];
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 413, 400, 401, 401, 200, 404]);
}, 5_000);
