import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { hashPassword } from "#/operations/auth/password";
import { newId } from "#/kernel/ids";
import { type TestApp, testApp } from "#test/test-app";

const password = "correct horse battery";
const passwordHash = await hashPassword(password);
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Makes a person who can sign in, without the routes. */
async function account(email: string, role: "OWNER" | "ADMIN" | "MEMBER" = "MEMBER") {
  const createdAt = app.clock.now().toISOString();
  const user = { id: newId("usr"), email, passwordHash, createdAt };
  await app.store.transaction(async ({ users }) => {
    await users.insert(user);
    await users.join({ workspaceId: app.workspaceId, userId: user.id, role, createdAt });
  });
  return user;
}
const signIn = (email: string, given = password, headers: Record<string, string> = {}) =>
  app.send("POST", "/api/v1/auth/sign-in", { body: { email, password: given }, headers });
const cookieOf = ({ headers }: { headers: Headers }) => /livery_session=([^;]*)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
const session = (cookie: string) => app.send("GET", "/api/v1/auth/session", { cookie });

describe("signing in", () => {
  test("gives a cookie that scripts cannot read, and says who signed in and where", async () => {
    const user = await account("ada@people.test", "ADMIN");
    const answer = await signIn("ADA@people.test");
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      user: { id: user.id, email: "ada@people.test" },
      workspaces: [{ id: app.workspaceId, name: "Test", slug: "test", role: "ADMIN" }],
    });
    expect(answer.headers.get("set-cookie")).toMatch(
      /^livery_session=[0-9A-Za-z]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
    expect((await session(cookieOf(answer))).json).toEqual(answer.json);
  });
});
