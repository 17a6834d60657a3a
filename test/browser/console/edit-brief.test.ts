import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { DesignId } from "#/model/ids";
import type { RunReport } from "#/operations/projects/run-report";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectCount } from "#test/browser/expect-count";

let app: ConsoleApp;
let cookie = "";
let draft: RunReport;
beforeAll(async () => {
  app = await startConsoleApp();
  const acme = await app.createWorkspace("Acme", "acme");
  cookie = (await app.createUser("ada@acme.example", "MEMBER", acme.id)).cookie;
  draft = await app.createDesign({ name: "Havn Coffee", offer: "Small-batch coffee", seed: 4 }, "acme", false);
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const open = (page: Page, summary: string) => page.locator("summary").getByText(summary, { exact: true }).click();
const loadBrief = async (id: DesignId) => {
  const design = await app.services.store.designs.findById(id);
  if (!design) throw new Error("there is no design");
  return { design, brief: await app.services.contents.loadPart(design.parts, "brief") };
};

test("a draft's brief is edited with every field, after saying what it discards, and can be restored", async () => {
  const { page, go, browserErrors, context } = await app.openWindow({ cookie, width: 390 });
  await go(`/w/acme/projects/${draft.project.id}`);
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Edit brief" }).click();
  await page.getByRole("heading", { name: "Edit brief", level: 1 }).waitFor();
  expect(await page.getByLabel("What it offers").inputValue()).toBe("Small-batch coffee");
  await open(page, "Your own copy");
  await press(page, "Add feature");
  await press(page, "Choose a direction");
  await page.getByText("Title is required.").waitFor();
  await page.getByLabel("Title").fill("Roasted on Tuesdays");
  await press(page, "Add plan");
  await page.getByLabel("Plan name").fill("Taste");
  await page.getByLabel("Price", { exact: true }).fill("120 kr");
  await page.getByLabel("What it includes").fill("One bag\nFree, fast delivery");
  await page.getByRole("textbox", { name: "Navigation" }).fill("Shop\nVisit");
  await open(page, "Pages");
  await page.getByRole("checkbox", { name: "Dashboard" }).uncheck();
  await open(page, "Direction, mark and seed");
  await page.getByLabel("Mark").selectOption("2");
  await page.getByLabel("Seed").fill("many");
  await press(page, "Choose a direction");
  await page.locator("input[aria-invalid=true]:focus").waitFor();
  await page.getByLabel("Seed").fill("7");
  await press(page, "Choose a direction");
  await expectCount(page.locator(".direction-card"), 3);
  await page.getByLabel("First direction").selectOption({ label: "Poster" });
  await page.locator(".direction-chosen").getByText("Poster", { exact: true }).first().waitFor();
  await press(page, "Save brief");
  const dialog = page.getByRole("dialog", { name: "Discard the finished parts?" });
  await dialog.getByText("discards the mark, the imagery and the foundation", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect((await loadBrief(draft.design.id)).design.seed).toBe(4);
  await press(page, "Save brief");
  await dialog.getByRole("button", { name: "Discard and save" }).click();
  await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
  const { design, brief } = await loadBrief(draft.design.id);
  expect([design.seed, design.directionId]).toEqual([7, "poster"]);
  expect(brief).toMatchObject({
    offer: "Small-batch coffee",
    seed: 7,
    mark: 2,
    archetype: "poster",
    pages: ["landing", "pricing", "sign-in", "article", "documentation", "contact", "not-found"],
    copy: {
      features: [{ title: "Roasted on Tuesdays", body: "" }],
      plans: [{ name: "Taste", price: "120 kr", features: ["One bag", "Free, fast delivery"] }],
      navigation: ["Shop", "Visit"],
    },
  });
  await page.locator("summary", { hasText: "Discarded work (1 state)" }).waitFor();
  // The browser logs each refused preview.
  expect(browserErrors.filter((line) => !line.includes("400"))).toEqual([]);
  await context.close();
});

test("saving an unchanged brief discards nothing", async () => {
  const { page, go, context } = await app.openWindow({ cookie });
  const before = await loadBrief(draft.design.id);
  await go(`/w/acme/projects/${draft.project.id}/brief`);
  await press(page, "Choose a direction");
  await press(page, "Save brief");
  await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
  expect((await loadBrief(draft.design.id)).design).toEqual(before.design);
  await context.close();
});

test("a design and a brand are duplicated and open as drafts", async () => {
  const { page, go, browserErrors, context } = await app.openWindow({ cookie });
  await go(`/w/acme/brands/${draft.brand.id}`);
  const { name } = (await loadBrief(draft.design.id)).design;
  await press(page, `Actions for ${name}`);
  await page.getByRole("menuitem", { name: "Duplicate", exact: true }).click();
  await page.getByRole("heading", { name: `${name} 2`, level: 1 }).waitFor();
  await go(`/w/acme/brands/${draft.brand.id}`);
  await press(page, "Actions for Havn Coffee");
  await page.getByRole("menuitem", { name: "Duplicate brand" }).click();
  const dialog = page.getByRole("dialog", { name: "Duplicate Havn Coffee" });
  await dialog.getByLabel("Name").fill("Havn Tea");
  await dialog.getByRole("button", { name: "Duplicate brand" }).click();
  await page.getByRole("heading", { name: /^Havn Tea, /, level: 1 }).waitFor();
  expect(browserErrors).toEqual([]);
  await context.close();
});
