import type { WorkspaceId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { createInvitation } from "#/operations/workspaces/create-invitation";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";

let app: ConsoleApp;
let cookie: string;
let workspaceId: WorkspaceId;
beforeAll(async () => {
  app = await startConsoleApp();
  const workspace = await app.createWorkspace("Acme", "acme");
  workspaceId = workspace.id;
  cookie = (await app.createUser("ada@acme.example", "OWNER", workspace.id)).cookie;
});
afterAll(() => app.close());

const members = "**/api/v1/workspaces/*/members*";

test("a rate-limited read waits as long as the server asks and retries", async () => {
  const { page, context } = await app.openWindow({ cookie });
  const requestedAt: number[] = [];
  await page.route(members, async (route) => {
    requestedAt.push(performance.now());
    if (requestedAt.length > 1) return await route.continue();
    await route.fulfill({ status: 429, headers: { "retry-after": "1" }, json: { error: "Too many calls." } });
  });
  await page.goto(`${app.url}/console/w/acme/members`);
  await page.getByRole("row", { name: /ada@acme.example/ }).waitFor();
  expect((requestedAt[1] ?? 0) - (requestedAt[0] ?? 0)).toBeGreaterThanOrEqual(950);
  expect(await page.getByText("Too many calls.").count()).toBe(0);
  await context.close();
});

test("a failed read shows the server's message with a way to try again", async () => {
  const { page, context } = await app.openWindow({ cookie });
  let isDown = true;
  await page.route(members, async (route) =>
    isDown ? await route.fulfill({ status: 503, json: { error: "The disk is full." } }) : await route.continue(),
  );
  await page.goto(`${app.url}/console/w/acme/members`);
  await page.getByRole("alert").getByText("The disk is full.").waitFor();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("row", { name: /ada@acme.example/ }).waitFor();
  expect(await page.getByText("The disk is full.").count()).toBe(0);
  await context.close();
});

test("a change that reaches no server says that nothing was changed, and keeps the input", async () => {
  const { page, context } = await app.openWindow({ cookie });
  await page.goto(`${app.url}/console/w/acme/members`);
  await page.getByRole("button", { name: "Invite a member" }).click();
  await page.getByLabel("Email address").fill("lin@acme.example");
  await page.route("**/invitations", (route) => route.abort());
  await page.getByRole("button", { name: "Create link" }).click();
  await page.getByRole("alert").getByText("The server did not respond. Nothing was changed").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Invite a member" }).click();
  expect(await page.getByLabel("Email address").inputValue()).toBe("lin@acme.example");
  await context.close();
});

test("a dialog stays open until its request is finished, so that a one-time link is seen", async () => {
  const { page, context, go } = await app.openWindow({ cookie });
  await go("/w/acme/members");
  const isReleased = Promise.withResolvers<void>();
  await page.route("**/invitations", async (route) => {
    await isReleased.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Invite a member" }).click();
  await page.getByLabel("Email address").fill("nia@acme.example");
  await page.getByRole("button", { name: "Create link" }).click();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
  isReleased.resolve();
  await page.getByRole("button", { name: "Copy invitation link" }).waitFor();
  await context.close();
});

test("a pressed button stays busy until the screen shows the result", async () => {
  const { user, cookie: own } = await app.createUser("two@acme.example", "MEMBER", workspaceId);
  const nowMs = app.services.clock.now().getTime();
  await app.services.store.transaction(({ sessions }) =>
    sessions.insert({
      id: createId("ses"),
      userId: user.id,
      tokenHash: "another",
      createdAt: new Date(nowMs).toISOString(),
      expiresAtMs: nowMs + 3_600_000,
    }),
  );
  const { page, context, go } = await app.openWindow({ cookie: own });
  await go("/profile");
  const button = page.getByRole("button", { name: "End session" });
  await button.waitFor();
  const isReleased = Promise.withResolvers<void>();
  await page.route("**/auth/sessions*", async (route) => {
    await isReleased.promise;
    await route.continue();
  });
  await button.click();
  await page.getByText("Session ended.").waitFor();
  expect(await button.getAttribute("aria-busy")).toBe("true");
  isReleased.resolve();
  await button.waitFor({ state: "detached" });
  await context.close();
});

test("an expired session leads to sign-in, whose URL keeps the way back", async () => {
  const { page, context } = await app.openWindow({ cookie: "stale" });
  await page.goto(`${app.url}/console/w/acme/members?role=ADMIN`);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get("next") === "/w/acme/members?role=ADMIN");
  await context.close();
});

test("an invitation works in a browser whose session has expired", async () => {
  const { url } = (await app.runOperation(createInvitation, { id: workspaceId, email: "kit@acme.example", role: "MEMBER" })) as {
    url: string;
  };
  const { page, context } = await app.openWindow({ cookie: "stale" });
  const ended = page.waitForResponse((response) => response.status() === 401);
  await page.goto(url);
  await ended;
  await page.getByLabel("Choose a password").fill("correct horse battery");
  await page.getByRole("button", { name: "Join Acme" }).click();
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await context.close();
});

test("sign-in redirects to no other site", async () => {
  const { page, context } = await app.openWindow();
  for (const next of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
    await page.goto(`${app.url}/console/sign-in?next=${encodeURIComponent(next)}`);
    await page.route("**/auth/sign-in", (route) =>
      route.fulfill({ json: { user: { id: "usr_1", email: "ada@acme.example" }, workspaces: [] } }),
    );
    await page.getByLabel("Email address").fill("ada@acme.example");
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: /No workspace|Page not found/ }).waitFor();
    expect(new URL(page.url()).origin).toBe(app.url);
  }
  await context.close();
});

test("a screen whose code is gone after an update asks for a reload, and the rest of the console stays", async () => {
  const { page, context } = await app.openWindow({ cookie });
  await page.goto(`${app.url}/console/w/acme`);
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await page.route("**/console/assets/members-*", (route) => route.abort());
  await page.getByRole("link", { name: "Members" }).click();
  await page.getByText("Livery was updated").waitFor();
  await expectCount(page.getByRole("navigation", { name: "Workspace" }), 1);
  await page.getByRole("link", { name: "Brands" }).click();
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await context.close();
});

test("an offline device shows a notice until it is online", async () => {
  const { page, context } = await app.openWindow({ cookie });
  await page.goto(`${app.url}/console/w/acme`);
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await context.setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
  await context.close();
});

test("text that people enter is shown as text", async () => {
  const hostile = `<img src=x onerror="document.title='taken'">`;
  const workspace = await app.createWorkspace(hostile, "hostile");
  const { cookie: own } = await app.createUser("eve@acme.example", "OWNER", workspace.id);
  const { page, context, browserErrors } = await app.openWindow({ cookie: own });
  await page.goto(`${app.url}/console/w/hostile/members`);
  await page.getByText(hostile).locator("visible=true").first().waitFor();
  expect(await page.locator("img").count()).toBe(0);
  expect(browserErrors).toEqual([]);
  await context.close();
});
