import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { demoBriefs } from "#data/briefs/index";
import { generate } from "#/operations/projects/generate";
import type { RunReport } from "#/operations/projects/run-report";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
let cookie = "";
let report: RunReport;
let adminCookie = "";
let workspaceId = "";
beforeAll(async () => {
  app = await startConsoleApp();
  const acme = await app.createWorkspace("Acme", "acme");
  workspaceId = acme.id;
  cookie = (await app.createUser("ada@acme.example", "OWNER", acme.id)).cookie;
  adminCookie = (await app.createUser("grace@acme.example", "ADMIN", acme.id)).cookie;
  report = (await app.runOperation(generate, { brief: demoBriefs[0], workspace: "acme", approve: true })) as RunReport;
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole("dialog");

test("publishing proposes a version and takes release notes, and the version list shows them", async () => {
  const { page, browserErrors, go, listViolations, context } = await app.openWindow({ cookie });
  await go(`/w/acme/projects/${report.project.id}`);
  await press(page, "Publish");
  await dialog(page).getByText("The first release is 1.0.0.").waitFor();
  await dialog(page).getByLabel("Release notes").fill("Everything is new.\nStart here.");
  expect(await listViolations()).toEqual([]);
  await press(page, "Publish 1.0.0");
  await page.getByText("Published as 1.0.0", { exact: true }).waitFor();
  await go(`/w/acme/brands/${report.brand.id}`);
  const versions = page.getByRole("table", { name: "Versions" });
  await versions.getByText("Everything is new.").waitFor();
  expect((await versions.locator("tbody th code").first().textContent())?.trim()).toBe("1.0.0");
  await page.getByRole("button", { name: "Actions for 1.0.0", exact: true }).click();
  await page.getByRole("menuitem", { name: "What changed" }).click();
  await dialog(page).getByRole("region", { name: "Release notes" }).getByText("Start here.").waitFor();
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("a brand is made private and public again, and public URLs follow", async () => {
  const { page, go, listViolations, context } = await app.openWindow({ cookie });
  await go(`/w/acme/brands/${report.brand.id}`);
  const publicPage = async () => (await fetch(`${app.url}/systems/${report.system.slug}`)).status;
  expect(await publicPage()).toBe(200);
  const open = async () => {
    await page.locator(".page-actions .icon-button").click();
    await page.getByRole("menuitem", { name: "Change visibility" }).click();
  };
  await open();
  await dialog(page).getByLabel("Private").check();
  expect(await listViolations()).toEqual([]);
  await press(page, "Save");
  // The console shows the choice before the server has saved it.
  await page.getByText("Members and API keys").waitFor();
  await waitUntil(async () => (await publicPage()) === 404);
  await open();
  await dialog(page).getByLabel("Public", { exact: false }).first().check();
  await dialog(page).getByLabel("Show the brief on the public page").check();
  await press(page, "Save");
  await page.getByText("Everyone, including the brief").waitFor();
  await waitUntil(async () => (await publicPage()) === 200);
  await context.close();
});

test("the workspace sets when designs go live, and shows how much storage imports use", async () => {
  const { page, go, listViolations, context } = await app.openWindow({ cookie });
  await go("/w/acme/settings");
  await page.getByText("Imported files").waitFor();
  const section = page.getByRole("region", { name: "Going live" });
  await section.getByLabel("When it is published").check();
  await section.getByRole("button", { name: "Save" }).click();
  await page.getByText("Designs go live when they are published.").waitFor();
  await page.reload();
  await section.getByLabel("When it is published").waitFor();
  expect(await section.getByLabel("When it is published").isChecked()).toBe(true);
  expect(await listViolations()).toEqual([]);
  await context.close();
});

test("demoting or removing a person offers to revoke that person's keys", async () => {
  for (const name of ["Laptop", "Kept key"]) {
    const made = await fetch(`${app.url}/api/v1/workspaces/${workspaceId}/api-keys`, {
      method: "POST",
      headers: { cookie: `livery_session=${adminCookie}`, origin: app.url, "content-type": "application/json" },
      body: JSON.stringify({ name, permissions: ["READ"] }),
    });
    expect(made.status).toBe(201);
  }
  const { page, go, listViolations, context } = await app.openWindow({ cookie });
  await go("/w/acme/members");
  await page.getByLabel("Role for grace@acme.example").selectOption("MEMBER");
  await dialog(page)
    .getByLabel(/^Laptop/)
    .waitFor();
  await dialog(page)
    .getByLabel(/^Kept key/)
    .uncheck();
  expect(await listViolations()).toEqual([]);
  await press(page, "Change role");
  await page.getByText("grace@acme.example is now member.").waitFor();
  await go("/w/acme/keys");
  await page.getByRole("row", { name: /Kept key/ }).waitFor();
  expect(await page.getByRole("row", { name: /Laptop/ }).count()).toBe(0);
  await context.close();
});

test("an archived design is restored in the console", async () => {
  const { page, go, listViolations, context } = await app.openWindow({ cookie });
  await go(`/w/acme/brands/${report.brand.id}`);
  const name = (await page.getByRole("table", { name: "Designs" }).locator("tbody th a").first().textContent()) ?? "";
  const choose = async (item: string) => {
    await press(page, `Actions for ${name}`);
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Archive");
  await dialog(page).getByText("You can restore it from this list").waitFor();
  expect(await listViolations()).toEqual([]);
  await dialog(page).getByRole("button", { name: "Archive" }).click();
  await page.getByRole("row", { name: new RegExp(`${name}.*Archived`) }).waitFor();
  await choose("Restore");
  await page.getByText(`${name} is restored.`).waitFor();
  await page.getByRole("row", { name: new RegExp(`${name}.*Published`) }).waitFor();
  await context.close();
});
