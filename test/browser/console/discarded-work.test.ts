import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { demoBriefs } from "#data/briefs";
import { startDesign } from "#/operations/brands/start-design";
import { approveProject } from "#/operations/projects/approve-project";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";

type CreatedProject = { readonly project: { readonly id: string; readonly brandId: string } };

let app: ConsoleApp;
let cookie = "";
let project: CreatedProject["project"];
beforeAll(async () => {
  app = await startConsoleApp();
  const acme = await app.createWorkspace("Acme", "acme");
  cookie = (await app.createUser("ada@acme.example", "OWNER", acme.id)).cookie;
  project = ((await app.runOperation(startDesign, { id: "acme", brief: demoBriefs[0], run: true })) as CreatedProject).project;
  await app.services.runner.drain();
  await app.runOperation(approveProject, { id: project.id });
  await app.services.runner.drain();
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole("dialog");

test("going back names the parts to discard, and discarded work can be restored", async () => {
  const { page, browserErrors, go, listViolations, context } = await app.openWindow({ cookie });
  await go(`/w/acme/projects/${project.id}`);
  await press(page, "Request changes");
  await dialog(page).getByRole("radio", { name: "Send it back to an earlier stage" }).check();
  await dialog(page)
    .getByText(/discards the mark, the imagery, the foundation, the components, the pages and the audit/)
    .waitFor();
  await dialog(page).getByRole("radio", { name: "Pages" }).check();
  await dialog(page).getByText("Going back to pages discards the pages and the audit.").waitFor();
  await dialog(page).getByRole("textbox", { name: "What should change" }).fill("Shorter pages");
  await dialog(page).getByLabel("Run again now").uncheck();
  expect(await listViolations()).toEqual([]);
  await press(page, "Discard and request changes");
  await page.locator("summary", { hasText: "Discarded work" }).click();
  await page.getByText("Changes were requested, ada@acme.example").waitFor();
  await press(page, "Restore");
  await dialog(page)
    .getByText(/This replaces the mark, the imagery, the foundation and the components/)
    .waitFor();
  expect(await listViolations()).toEqual([]);
  await dialog(page).getByRole("button", { name: "Restore" }).click();
  await page.getByText("The design is ready for review", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Pages", selected: true }).waitFor();
  expect(browserErrors).toEqual([]);
  await context.close();
});

test("another person's change is overwritten only on request", async () => {
  const { page, go, listViolations, context } = await app.openWindow({ cookie });
  await go(`/w/acme/brands/${project.brandId}`);
  const open = async () => {
    await page.locator(".page-actions .icon-button").click();
    await page.getByRole("menuitem", { name: "Edit brand" }).click();
  };
  await open();
  await dialog(page).getByLabel("Tagline").fill("Mine");
  const sent: (string | undefined)[] = [];
  let isStale = true;
  await page.route(`**/api/v1/brands/${project.brandId}`, async (route) => {
    const request = route.request();
    if (request.method() !== "PATCH") return await route.continue();
    sent.push(request.headers()["if-match"]);
    if (!isStale) return await route.continue();
    isStale = false;
    await route.fulfill({ status: 412, json: { error: "This was changed since you read it.", code: "PRECONDITION_FAILED" } });
  });
  await press(page, "Save");
  await dialog(page).getByText("Someone else changed this").waitFor();
  expect(await listViolations()).toEqual([]);
  await press(page, "Load their version");
  await page.getByText("Someone else changed this").waitFor({ state: "detached" });
  expect(await dialog(page).getByLabel("Tagline").inputValue()).not.toBe("Mine");
  await dialog(page).getByLabel("Tagline").fill("Mine");
  isStale = true;
  await press(page, "Save");
  await press(page, "Save mine");
  await dialog(page).waitFor({ state: "detached" });
  await page.getByText("Mine", { exact: true }).first().waitFor();
  expect(sent.map((tag) => tag?.startsWith('"') ?? false)).toEqual([true, true, false]);
  await context.close();
});
