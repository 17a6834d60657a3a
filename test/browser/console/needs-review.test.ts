import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { demoBriefs } from "#data/briefs";
import { zip } from "#/kernel/archive/zip";
import { startDesign } from "#/operations/brands/start-design";
import { approveProject } from "#/operations/projects/approve-project";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";

let app: ConsoleApp;
let cookie = "";
let projectId = "";
beforeAll(async () => {
  app = await startConsoleApp();
  const acme = await app.createWorkspace("Acme", "acme");
  cookie = (await app.createUser("ada@acme.example", "OWNER", acme.id)).cookie;
  const { runner } = app.services;
  const start = async (brief: unknown, more: object = {}) =>
    (await app.runOperation(startDesign, { id: "acme", brief, run: true, ...more })) as { project: { id: string } };
  const outside = await start(demoBriefs[0], { externalDesign: true });
  projectId = outside.project.id;
  await runner.drain();
  await app.runOperation(approveProject, { id: projectId });
  await runner.drain();
  await start(demoBriefs[1]);
  await runner.drain();
  // More brands than one page of the list holds.
  for (let count = 1; count <= 52; count++) {
    const { project } = await start({ name: `Brand number ${count}`, seed: count, archetype: "swiss" }, { run: false });
    expect(project.id).toStartWith("prj_");
  }
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole("dialog");
const file = (name: string, text: string, mimeType = "text/html") => ({ name, mimeType, buffer: Buffer.from(text) });
const wholePage =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Opening hours</title><meta name="description" content="When we are open"></head>' +
  "<body><main><h1>Opening hours</h1></main></body></html>";

test("the external step is finished in the console: pasted and dropped work is imported, and its report is kept", async () => {
  const { page, browserErrors, go, listViolations, context } = await app.openWindow({ cookie });
  await go(`/w/acme/projects/${projectId}`);
  await page.getByText("To finish, import at least one component and one page.").waitFor();
  expect(await page.getByRole("button", { name: "Finish step" }).count()).toBe(0);
  await page.getByRole("button", { name: "Import work" }).first().click();
  await press(page, "Import");
  await dialog(page).getByText("Choose files or paste HTML.").waitFor();
  await press(page, "Paste HTML");
  await press(page, "Import");
  await page.locator("input[aria-invalid=true]:focus").waitFor();
  await expectCount(dialog(page).locator("[aria-invalid=true]"), 2);
  await dialog(page).getByLabel("HTML").fill('<span style="padding:4px 8px">9 €</span>');
  await dialog(page).getByRole("textbox", { name: "Name", exact: true }).fill("Price tag");
  await dialog(page)
    .getByLabel("Files to import")
    .setInputFiles([
      file("Opening hours.html", wholePage),
      file("Follow.html", "<p onclick='alert(1)'>Follow</p>"),
      file("styles.css", ":root{--a:1}", "text/css"),
      {
        name: "returned.zip",
        mimeType: "application/zip",
        buffer: Buffer.from(zip([{ path: "returned/components/Offer.html", content: "<p>Offer</p>" }])),
      },
    ]);
  expect(await listViolations()).toEqual([]);
  await press(page, "Import 5 items");
  await dialog(page).getByText("4 imported, 1 skipped.").waitFor();
  await dialog(page).getByText("Not safe:").waitFor();
  await dialog(page).getByText("Separate style sheets and their").waitFor();
  expect(await listViolations()).toEqual([]);
  await press(page, "Review drafts");
  await page.getByRole("tab", { name: "Deliverables 4", selected: true }).waitFor();
  await page.reload();
  const last = page.locator("summary", { hasText: "Last import: 4 imported, 1 skipped" });
  await last.click();
  await page.getByText("Separate style sheets and their").waitFor();
  await press(page, "Dismiss import report");
  await last.waitFor({ state: "detached" });
  await press(page, "Finish step");
  await dialog(page).getByLabel("Accept all safe pending imports").check();
  await dialog(page).getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByText("The design is ready for review", { exact: true }).waitFor();
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("projects that need review are listed and counted beyond the first page, newest first", async () => {
  const { page, browserErrors, go, listViolations, context } = await app.openWindow({ cookie });
  await go("/w/acme");
  const places = page.getByRole("navigation", { name: "Workspace" }).first();
  await places.getByRole("link", { name: "Needs review 54 waiting" }).click();
  await page.getByRole("heading", { name: "Needs review", level: 1 }).waitFor();
  const rows = page.getByRole("table", { name: "Projects that need review" }).locator("tbody tr");
  await expectCount(rows, 50);
  await press(page, "Show more (4 left)");
  await expectCount(rows, 54);
  await page.getByRole("row", { name: /Accept or reject 1 imported draft/ }).waitFor();
  await page.getByRole("row", { name: /Foundation review/ }).waitFor();
  expect(await listViolations()).toEqual([]);
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("projects and brands are searched, filtered and sorted, and the URL keeps it", async () => {
  const { page, browserErrors, go, listViolations, context } = await app.openWindow({ cookie });
  await go("/w/acme/projects");
  const rows = page.getByRole("table", { name: "Projects" }).locator("tbody tr");
  await page.getByRole("status").getByText("54 projects").waitFor();
  await page.getByLabel("Status").selectOption({ label: "Foundation review" });
  await expectCount(rows, 1);
  await page.getByLabel("Status").selectOption({ label: "All states" });
  await page.getByLabel("Search projects and brands").fill("number 17");
  await expectCount(rows, 1);
  await page.reload();
  await expectCount(rows, 1);
  expect(await listViolations()).toEqual([]);
  await go("/w/acme");
  await page.getByRole("status").getByText("54 brands").waitFor();
  const brands = page.locator(".brand-card h3");
  expect(await brands.first().textContent()).toBe("Brand number 52");
  await page.getByLabel("Sort by").selectOption({ label: "Name" });
  await brands.filter({ hasText: /^Brand number 1$/ }).waitFor();
  await page.getByLabel("Search brands").fill("number 5");
  await page.getByRole("status").getByText("4 brands").waitFor();
  await page.getByLabel("Status").selectOption({ label: "Live" });
  await page.getByText("No matching brands").waitFor();
  expect(await listViolations()).toEqual([]);
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("an audit log entry links to its target", async () => {
  const { page, go, context } = await app.openWindow({ cookie });
  await go("/w/acme/audit-log?about=projects");
  await page
    .getByRole("row", { name: /finished external design/ })
    .getByRole("link")
    .click();
  await page.getByText("The design is ready for review", { exact: true }).waitFor();
  await context.close();
});
