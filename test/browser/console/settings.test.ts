import { afterAll, beforeAll, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs/index";
import { createApiKey } from "#/operations/keys/create-api-key";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { seedSettings } from "#test/browser/console/seed-settings";
import { expectCount } from "#test/browser/expect-count";

let app: ConsoleApp;
let cookie: string;
let key: string;
let acmeId: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.workspace("Acme", "acme");
  acmeId = id;
  const owner = await app.person("ada@acme.example", "OWNER", id);
  const [brief] = demoBriefs;
  if (brief) await app.design(brief, "acme", true);
  await seedSettings(app, id, owner.user.id);
  const made = await app.act(createApiKey, { id, name: "Laptop", permissions: ["READ"] });
  key = typeof made === "object" && made !== null && "key" in made ? String(made.key) : "no key";
  cookie = owner.cookie;
});
afterAll(() => app.end());

test("the command for clients of any kind lists the tools when it is copied into a shell, and the chosen client stands in the address", async () => {
  const { page, context, browserErrors, go, copyFrom } = await app.open({ cookie, width: 390 });
  await go("/w/acme/agents?client=http");
  await page.getByRole("tab", { name: "Others, HTTP", selected: true }).waitFor();
  const searchCommands = await copyFrom(page.getByRole("tabpanel").getByRole("button", { name: "Copy" }));
  const env = { ...Bun.env, LIVERY_API_KEY: key };
  const ran = Bun.spawn(["sh", "-c", searchCommands], { env, stdout: "pipe", stderr: "ignore" });
  expect(await new Response(ran.stdout).text()).toContain('"list_brands"');
  await page.getByRole("tab", { name: "Cursor" }).click();
  await page.getByText(".cursor/mcp.json", { exact: true }).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get("client") === "cursor");
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("the audit log is filtered by what it is about and by who did it, says how much that is, and keeps both in the address", async () => {
  const { page, context, go } = await app.open({ cookie });
  await go("/w/acme/audit-log");
  await page.getByRole("row", { name: /made an API key.*Build server/ }).waitFor();
  await page.getByLabel("Part of the log").selectOption("keys");
  await page.getByRole("row", { name: /published a design/ }).waitFor({ state: "detached" });
  await page.getByRole("status").getByText("6 lines", { exact: true }).waitFor();
  await page.getByLabel("Who").selectOption("The command line and Livery");
  await page.waitForURL(({ search }) => search === "?about=keys&by=administrator");
  await page.getByLabel("Part of the log").selectOption("sign-in");
  await page.getByText("No line is like that.").waitFor();
  await context.close();
});

test("the profile lists the person's sessions and ends one of them or all others", async () => {
  const here = await app.person("sessions@acme.example", "MEMBER", acmeId);
  const nowMs = app.services.clock.now().getTime();
  const session = (id: string, hash: string) => ({
    id,
    userId: here.user.id,
    tokenHash: hash,
    createdAt: new Date(nowMs - 3_600_000).toISOString(),
    expiresAtMs: nowMs + 3_600_000,
  });
  await app.services.store.transaction(async ({ sessions }) => {
    for (const index of [1, 2, 3]) await sessions.insert(session(`ses_0000000000000000000000000${index}`, `hash ${index}`));
  });
  const { page, context, browserErrors, go } = await app.open({ cookie: here.cookie });
  await go("/profile");
  const rows = page.getByRole("table", { name: "Your sessions" }).getByRole("row");
  await rows.filter({ hasText: "This browser" }).waitFor();
  await expectCount(rows.filter({ hasText: "Another browser" }), 3);
  await rows.filter({ hasText: "Another browser" }).first().getByRole("button", { name: "End it" }).click();
  await page.getByText("The session has ended.").waitFor();
  await page.getByRole("button", { name: "End every other session" }).click();
  await page.getByText("2 other sessions have ended.").waitFor();
  await expectCount(rows.filter({ hasText: "Another browser" }), 0);
  await expectCount(rows.filter({ hasText: "This browser" }), 1);
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("an owner renames the workspace, and the side bar bears the new name; its slug stays", async () => {
  const { page, context, browserErrors, go } = await app.open({ cookie });
  await go("/w/acme/settings");
  await page.getByLabel("Name", { exact: true }).fill("Acme Studios");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByText("The workspace is called Acme Studios now.").waitFor();
  await page.getByRole("complementary").getByText("Acme Studios").waitFor();
  await page.waitForURL(({ pathname }) => pathname === "/console/w/acme/settings");
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("a workspace is deleted only once its slug was typed and nothing of it is published, and the console goes on", async () => {
  const spare = await app.workspace("Spare", "spare");
  const eve = await app.person("eve@acme.example", "OWNER", spare.id);
  const { page, context, go } = await app.open({ cookie: eve.cookie });
  await go("/w/spare/settings");
  await page.getByRole("button", { name: "Delete Spare" }).click();
  await page.getByLabel("Type spare to confirm").fill("sparse");
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await page.getByText("Type spare as it is written here.").waitFor();
  await page.getByLabel("Type spare to confirm").fill("spare");
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await page.getByText("Spare is gone.").waitFor();
  await page.getByRole("heading", { name: /No workspace/ }).waitFor();
  await go("/profile");
  await page.getByText("You belong to none at the moment.").waitFor();
  await context.close();
  const owner = await app.open({ cookie });
  await owner.go("/w/acme/settings");
  await owner.page.getByRole("button", { name: /^Delete Acme/ }).click();
  await owner.page.getByLabel("Type acme to confirm").fill("acme");
  await owner.page.getByRole("button", { name: "Delete it for good" }).click();
  await owner.page.getByText("Archive its published systems first").waitFor();
  await owner.context.close();
});

test("an endpoint that is gone says so, with the way back in the trail", async () => {
  const { page, context, go } = await app.open({ cookie });
  await go("/w/acme/webhooks/whe_gone");
  await page
    .getByRole("alert")
    .getByText(/no.*endpoint/i)
    .waitFor();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Webhooks").click();
  await page.getByRole("heading", { name: "Webhooks", level: 1 }).waitFor();
  await context.close();
});

test("the command palette begins a key and an endpoint from anywhere, for those who may", async () => {
  const { page, context, go, searchCommands } = await app.open({ cookie });
  await go("/w/acme/members");
  await searchCommands("api key");
  await page.getByRole("option", { name: /New API key/ }).click();
  await page.getByRole("dialog", { name: "New API key" }).waitFor();
  await page.locator("[name=key-name]:focus").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "New API key" }).waitFor({ state: "detached" });
  await searchCommands("endpoint");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Add an endpoint" }).waitFor();
  await context.close();
});
