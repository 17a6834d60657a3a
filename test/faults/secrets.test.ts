import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { permissions } from "#/model/key";
import { initWorkspace } from "#/operations/workspaces/init-workspace";
import { getSessionCookie } from "#test/account";
import { type TestApp, createTestApp } from "#test/test-app";
import { isPostgresTested } from "#test/test-store";

let app: TestApp;
/** Secrets that must not appear anywhere else. */
const secrets: Record<string, string> = {
  password: "a password for this test",
  "new password": "another password for this test",
};
const responses: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const created = (await app.act(initWorkspace, {
    workspace: "Secrets",
    email: "s@people.test",
    password: secrets.password,
  })) as {
    apiKey: { key: string };
    workspace: { id: string };
  };
  secrets["first key"] = created.apiKey.key;
  const record = async (...[method, path, sent]: Parameters<TestApp["send"]>) => {
    const response = await app.send(method, path, sent);
    responses.push(`${response.text}\n${JSON.stringify([...response.headers].filter(([name]) => name !== "set-cookie"))}`);
    return response;
  };
  const signIn = await record("POST", "/api/v1/auth/sign-in", { body: { email: "s@people.test", password: secrets.password } });
  const session = getSessionCookie(signIn) ?? "";
  secrets.session = session;
  const at = `/api/v1/workspaces/${created.workspace.id}`;
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
    await record("GET", path, { key: secrets["second key"] ?? "" });
  for (const path of [`${at}/api-keys`, `${at}/invitations`, `${at}/audit-log`, `${at}/members`, "/api/v1/auth/session"])
    await record("GET", path, { cookie: session });
  await record("POST", "/api/v1/auth/sign-in", { body: { email: "s@people.test", password: secrets["new password"] } });
  await record("POST", `${at}/brands`, { key: secrets["second key"] ?? "", body: { name: 5, secret: secrets.password } });
  const find = app.store.systems.findByPublicSlug;
  app.store.systems.findByPublicSlug = () => Promise.reject(new Error("broken"));
  await record("GET", "/api/v1/systems/x/adoption", { key: secrets["second key"] ?? "", cookie: session });
  app.store.systems.findByPublicSlug = find;
  await record("POST", "/api/v1/auth/password", {
    cookie: session,
    body: { current: secrets.password, new: secrets["new password"] },
  });
  await record("GET", "/api/v1/openapi.json");
  await app.services.keyUseRecorder.drain();
});
afterAll(() => app.close());

test("the test has real secrets and an error response", () => {
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 20)).toEqual([]);
  expect(responses.some((answer) => answer.includes('"error"'))).toBe(true);
});

test("the database contains no usable secret", async () => {
  const folder = dirname(app.path);
  const files = isPostgresTested
    ? [Buffer.from(await app.dump())]
    : readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  expect(Buffer.concat(files).includes("s@people.test")).toBe(true);
  for (const [name, secret] of Object.entries(secrets))
    expect([name, files.some((bytes) => bytes.includes(secret))]).toEqual([name, false]);
});

test("the log contains the error and no secret", () => {
  expect(app.logged.join("\n")).toContain("broken");
  for (const [name, secret] of Object.entries(secrets))
    expect([name, app.logged.some((line) => line.includes(secret))]).toEqual([name, false]);
});

test("no response contains a secret, errors and the API description included", () => {
  for (const [name, secret] of Object.entries(secrets))
    expect([name, responses.findIndex((answer) => answer.includes(secret))]).toEqual([name, -1]);
});

test("a key is only accepted in the Authorization header", async () => {
  const key = secrets["first key"] ?? "";
  expect((await app.send("GET", `/api/v1/me?key=${key}`)).status).toBe(401);
  expect((await app.send("GET", "/api/v1/me", { headers: { "x-api-key": key } })).status).toBe(401);
  expect((await app.send("GET", "/api/v1/me", { cookie: key })).status).toBe(401);
  expect((await app.send("GET", "/api/v1/me", { key })).status).toBe(200);
});

test("a field of many thousand characters is rejected quickly by every pattern", async () => {
  const long = "a".repeat(100_000);
  // Within the limit for a body without a key.
  const text = "a".repeat(20_000);
  const key = secrets["first key"] ?? "";
  const requests: Promise<{ status: number }>[] = [
    app.send("POST", "/api/v1/auth/sign-in", { body: { email: `${text}@${text}`, password: text } }),
    app.send("POST", "/api/v1/auth/sign-in", { body: { email: "@".repeat(60_000), password: "x" } }),
    app.send("POST", "/api/v1/auth/sign-in", { body: { email: long, password: "x" } }),
    app.send("GET", `/api/v1/systems?cursor=${long}`),
    app.send("GET", "/api/v1/me", { headers: { authorization: `Bearer ${long}` } }),
    app.send("GET", "/api/v1/me", { headers: { authorization: `Bearer ${" ".repeat(10_000)}` } }),
    app.send("GET", "/api/v1/systems", { headers: { "if-none-match": ",".repeat(20_000) } }),
    app.send("GET", `/api/v1/workspaces/${long}/brands`, { key }),
  ];
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 413, 400, 401, 401, 200, 404]);
}, 5_000);
