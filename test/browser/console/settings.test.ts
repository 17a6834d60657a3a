import type { SessionId, WorkspaceId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs/index";
import { createApiKey } from "#/operations/keys/create-api-key";
import { checkSignature } from "#/operations/signing/check-signature";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { seedSettings } from "#test/browser/console/seed-settings";
import { expectCount } from "#test/browser/expect-count";

let app: ConsoleApp;
let cookie: string;
let key: string;
let acmeId: WorkspaceId;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.createWorkspace("Acme", "acme");
  acmeId = id;
  const owner = await app.createUser("ada@acme.example", "OWNER", id);
  const [brief] = demoBriefs;
  if (brief) await app.createDesign(brief, "acme", true);
  await seedSettings(app, id, owner.user.id);
  const made = await app.runOperation(createApiKey, { id, name: "Laptop", permissions: ["READ"] });
  key = typeof made === "object" && made !== null && "key" in made ? String(made.key) : "no key";
  cookie = owner.cookie;
});
afterAll(() => app.close());

test("the copied command for generic clients lists the tools in a shell, and the URL keeps the selected client", async () => {
  const { page, context, browserErrors, go, copyFrom } = await app.openWindow({ cookie, width: 390 });
  await go("/w/acme/agents?client=http");
  await page.getByRole("tab", { name: "Other (HTTP)", selected: true }).waitFor();
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

test("the audit log is filtered by area and actor, counts its entries, and the URL keeps both filters", async () => {
  const { page, context, go } = await app.openWindow({ cookie });
  await go("/w/acme/audit-log");
  await page.getByRole("row", { name: /created an API key.*Build server/ }).waitFor();
  await page.getByLabel("Area").selectOption("keys");
  await page.getByRole("row", { name: /published a design/ }).waitFor({ state: "detached" });
  await page.getByRole("status").getByText("7 entries", { exact: true }).waitFor();
  await page.getByLabel("Actor").selectOption("Command line and Livery");
  await page.waitForURL(({ search }) => search === "?about=keys&by=administrator");
  await page.getByLabel("Area").selectOption("sign-in");
  await page.getByText("No matching entries.").waitFor();
  await context.close();
});

test("the profile lists the user's sessions and ends one of them or all others", async () => {
  const here = await app.createUser("sessions@acme.example", "MEMBER", acmeId);
  const nowMs = app.services.clock.now().getTime();
  const session = (id: SessionId, hash: string) => ({
    id,
    userId: here.user.id,
    tokenHash: hash,
    createdAt: new Date(nowMs - 3_600_000).toISOString(),
    expiresAtMs: nowMs + 3_600_000,
  });
  await app.services.store.transaction(async ({ sessions }) => {
    for (const index of [1, 2, 3]) await sessions.insert(session(`ses_0000000000000000000000000${index}`, `hash ${index}`));
  });
  const { page, context, browserErrors, go } = await app.openWindow({ cookie: here.cookie });
  await go("/profile");
  const rows = page.getByRole("table", { name: "Your sessions" }).getByRole("row");
  await rows.filter({ hasText: "This browser" }).waitFor();
  await expectCount(rows.filter({ hasText: "Another browser" }), 3);
  await rows.filter({ hasText: "Another browser" }).first().getByRole("button", { name: "End session" }).click();
  await page.getByText("Session ended.").waitFor();
  await page.getByRole("button", { name: "End all other sessions" }).click();
  await page.getByText("2 other sessions ended.").waitFor();
  await expectCount(rows.filter({ hasText: "Another browser" }), 0);
  await expectCount(rows.filter({ hasText: "This browser" }), 1);
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("an owner creates a signing key, gives its public key away, and revokes it; members only see it", async () => {
  const [system] = await app.services.store.systems.listByWorkspace(acmeId);
  const download = `${app.url}/api/v1/systems/${system?.slug}/download`;
  const bundle = await (await fetch(download)).bytes();
  const getSignature = async () => await (await fetch(`${download}/signature`)).text();
  const { page, context, browserErrors, go, copyFrom } = await app.openWindow({ cookie });
  await go("/w/acme/settings");
  await page.getByRole("row", { name: /Releases.*Signs bundles/ }).waitFor();
  await page.getByRole("button", { name: "New signing key" }).click();
  await page.getByRole("dialog", { name: "New signing key" }).getByLabel("Name").fill("Press kit");
  await page.getByRole("button", { name: "Create key" }).click();
  const publicKey = page.getByRole("dialog", { name: "Public key of Press kit" });
  const keys = await copyFrom(publicKey.getByRole("button", { name: "Copy" }).first());
  expect(await checkSignature(bundle, await getSignature(), { keys })).toMatchObject({ signer: "acme", isTrusted: true });
  await publicKey.getByRole("button", { name: "Close" }).click();
  await page.getByRole("row", { name: /Press kit.*Signs bundles/ }).waitFor();
  await page.getByRole("row", { name: /Releases.*Active/ }).waitFor();

  const member = await app.createUser("member@acme.example", "MEMBER", acmeId);
  const theirs = await app.openWindow({ cookie: member.cookie });
  await theirs.go("/w/acme/settings");
  await theirs.page.getByRole("button", { name: "Actions for Press kit" }).click();
  await theirs.page.getByRole("menuitem", { name: "Show public key" }).waitFor();
  await expectCount(theirs.page.getByRole("menuitem", { name: "Revoke" }), 0);
  await expectCount(theirs.page.getByRole("button", { name: "New signing key" }), 0);
  await theirs.context.close();

  await page.getByRole("button", { name: "Actions for Press kit" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await page.getByRole("dialog", { name: "Revoke Press kit?" }).getByRole("button", { name: "Revoke" }).click();
  await page.getByText("Press kit is revoked.").waitFor();
  await page.getByRole("row", { name: /Press kit.*Revoked/ }).waitFor();
  await page.getByRole("row", { name: /Releases.*Signs bundles/ }).waitFor();
  await expect(checkSignature(bundle, await getSignature(), { keys })).rejects.toThrow("which is not one of the given keys");
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("an owner renames the workspace; the sidebar follows and the slug stays", async () => {
  const { page, context, browserErrors, go } = await app.openWindow({ cookie });
  await go("/w/acme/settings");
  await page.getByLabel("Name", { exact: true }).fill("Acme Studios");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByText("The workspace is now called Acme Studios.").waitFor();
  await page.getByRole("complementary").getByText("Acme Studios").waitFor();
  await page.waitForURL(({ pathname }) => pathname === "/console/w/acme/settings");
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("a workspace is deleted only after its slug was typed and while no system of it is live, and the console continues", async () => {
  const spare = await app.createWorkspace("Spare", "spare");
  const eve = await app.createUser("eve@acme.example", "OWNER", spare.id);
  const { page, context, go } = await app.openWindow({ cookie: eve.cookie });
  await go("/w/spare/settings");
  await page.getByRole("button", { name: "Delete Spare" }).click();
  await page.getByLabel("Enter spare to confirm").fill("sparse");
  await page.getByRole("button", { name: "Delete workspace" }).click();
  await page.getByText("Enter spare exactly as shown.").waitFor();
  await page.getByLabel("Enter spare to confirm").fill("spare");
  await page.getByRole("button", { name: "Delete workspace" }).click();
  await page.getByText("Spare is deleted.").waitFor();
  await page.getByRole("heading", { name: /No workspace/ }).waitFor();
  await go("/profile");
  await page.getByText("You are not a member of a workspace.").waitFor();
  await context.close();
  const owner = await app.openWindow({ cookie });
  await owner.go("/w/acme/settings");
  await owner.page.getByRole("button", { name: /^Delete Acme/ }).click();
  await owner.page.getByLabel("Enter acme to confirm").fill("acme");
  await owner.page.getByRole("button", { name: "Delete workspace" }).click();
  await owner.page.getByText("Archive the published systems of this workspace first").waitFor();
  await owner.context.close();
});

test("a deleted endpoint says so, with a way back in the breadcrumb", async () => {
  const { page, context, go } = await app.openWindow({ cookie });
  await go("/w/acme/webhooks/whe_gone");
  await page
    .getByRole("alert")
    .getByText(/no.*endpoint/i)
    .waitFor();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Webhooks").click();
  await page.getByRole("heading", { name: "Webhooks", level: 1 }).waitFor();
  await context.close();
});

test("the command palette starts a key and an endpoint from anywhere, if the role allows it", async () => {
  const { page, context, go, searchCommands } = await app.openWindow({ cookie });
  await go("/w/acme/members");
  await searchCommands("api key");
  await page.getByRole("option", { name: /New API key/ }).click();
  await page.getByRole("dialog", { name: "New API key" }).waitFor();
  await page.locator("[name=key-name]:focus").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "New API key" }).waitFor({ state: "detached" });
  await searchCommands("endpoint");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Add endpoint" }).waitFor();
  await context.close();
});
