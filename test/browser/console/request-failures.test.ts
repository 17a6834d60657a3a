import { afterAll, beforeAll, expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { createInvitation } from "#/operations/workspaces/create-invitation";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";

let app: ConsoleApp;
let cookie: string;
let workspaceId: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const workspace = await app.workspace("Acme", "acme");
  workspaceId = workspace.id;
  cookie = (await app.person("ada@acme.example", "OWNER", workspace.id)).cookie;
});
afterAll(() => app.end());

const members = "**/api/v1/workspaces/*/members*";

test("a reading call that came too often waits as long as the server asks and tries again by itself", async () => {
  const { page, context } = await app.open({ cookie });
  const asked: number[] = [];
  await page.route(members, async (route) => {
    asked.push(performance.now());
    if (asked.length > 1) return await route.continue();
    await route.fulfill({ status: 429, headers: { "retry-after": "1" }, json: { error: "Too many calls." } });
  });
  await page.goto(`${app.url}/console/w/acme/members`);
  await page.getByRole("row", { name: /ada@acme.example/ }).waitFor();
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(950);
  expect(await page.getByText("Too many calls.").count()).toBe(0);
  await context.close();
});

test("what the server says of a failed answer is shown with a way to try again", async () => {
  const { page, context } = await app.open({ cookie });
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

test("a change that reaches no server says that nothing was changed, and keeps what was entered", async () => {
  const { page, context } = await app.open({ cookie });
  await page.goto(`${app.url}/console/w/acme/members`);
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByLabel("E-mail address").fill("lin@acme.example");
  await page.route("**/invitations", (route) => route.abort());
  await page.getByRole("button", { name: "Make the link" }).click();
  await page.getByRole("alert").getByText("The server does not answer. Nothing was changed").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Invite somebody" }).click();
  expect(await page.getByLabel("E-mail address").inputValue()).toBe("lin@acme.example");
  await context.close();
});

test("a dialog stays open until what it sends is answered, so that a link that is shown once is seen", async () => {
  const { page, context, go } = await app.open({ cookie });
  await go("/w/acme/members");
  const isReleased = Promise.withResolvers<void>();
  await page.route("**/invitations", async (route) => {
    await isReleased.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByLabel("E-mail address").fill("nia@acme.example");
  await page.getByRole("button", { name: "Make the link" }).click();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
  isReleased.resolve();
  await page.getByRole("button", { name: "Copy invitation link" }).waitFor();
  await context.close();
});

test("a button that was pressed stays busy until the screen knows what came of it", async () => {
  const { user, cookie: own } = await app.person("two@acme.example", "MEMBER", workspaceId);
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
  const { page, context, go } = await app.open({ cookie: own });
  await go("/profile");
  const button = page.getByRole("button", { name: "End it" });
  await button.waitFor();
  const isReleased = Promise.withResolvers<void>();
  await page.route("**/auth/sessions*", async (route) => {
    await isReleased.promise;
    await route.continue();
  });
  await button.click();
  await page.getByText("The session has ended.").waitFor();
  expect(await button.getAttribute("aria-busy")).toBe("true");
  isReleased.resolve();
  await button.waitFor({ state: "detached" });
  await context.close();
});

test("an ended session leads to the sign-in, whose address says where to go back to", async () => {
  const { page, context } = await app.open({ cookie: "stale" });
  await page.goto(`${app.url}/console/w/acme/members?role=ADMIN`);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get("next") === "/w/acme/members?role=ADMIN");
  await context.close();
});

test("an invitation goes on in a browser whose session has ended", async () => {
  const { url } = (await app.act(createInvitation, { id: workspaceId, email: "kit@acme.example", role: "MEMBER" })) as {
    url: string;
  };
  const { page, context } = await app.open({ cookie: "stale" });
  const ended = page.waitForResponse((answer) => answer.status() === 401);
  await page.goto(url);
  await ended;
  await page.getByLabel("Choose a password").fill("correct horse battery");
  await page.getByRole("button", { name: "Join Acme" }).click();
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await context.close();
});

test("signing in leads to no other site", async () => {
  const { page, context } = await app.open();
  for (const next of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
    await page.goto(`${app.url}/console/sign-in?next=${encodeURIComponent(next)}`);
    await page.route("**/auth/sign-in", (route) =>
      route.fulfill({ json: { user: { id: "usr_1", email: "ada@acme.example" }, workspaces: [] } }),
    );
    await page.getByLabel("E-mail address").fill("ada@acme.example");
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: /No workspace|Nothing is here/ }).waitFor();
    expect(new URL(page.url()).origin).toBe(app.url);
  }
  await context.close();
});

test("a screen whose code is gone after an update asks to load the page again, and the rest of the console stays", async () => {
  const { page, context } = await app.open({ cookie });
  await page.goto(`${app.url}/console/w/acme`);
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await page.route("**/console/assets/members-*", (route) => route.abort());
  await page.getByRole("link", { name: "Members" }).click();
  await page.getByText("The console was updated").waitFor();
  await expectCount(page.getByRole("navigation", { name: "Workspace" }), 1);
  await page.getByRole("link", { name: "Brands" }).click();
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await context.close();
});

test("a device without a network is told so for as long as that is so", async () => {
  const { page, context } = await app.open({ cookie });
  await page.goto(`${app.url}/console/w/acme`);
  await page.getByRole("heading", { name: "Brands", level: 1 }).waitFor();
  await context.setOffline(true);
  await page.getByText("This device is offline.").waitFor();
  await context.setOffline(false);
  await page.getByText("This device is offline.").waitFor({ state: "detached" });
  await context.close();
});

test("text that people enter is shown as text", async () => {
  const hostile = `<img src=x onerror="document.title='taken'">`;
  const workspace = await app.workspace(hostile, "hostile");
  const { cookie: own } = await app.person("eve@acme.example", "OWNER", workspace.id);
  const { page, context, browserErrors } = await app.open({ cookie: own });
  await page.goto(`${app.url}/console/w/hostile/members`);
  await page.getByText(hostile).locator("visible=true").first().waitFor();
  expect(await page.locator("img").count()).toBe(0);
  expect(browserErrors).toEqual([]);
  await context.close();
});
