import { brandFiles } from "#test/browser/console/brand-files";
import { zip } from "#/kernel/archive/zip";
import type { ConsoleWindow } from "#test/browser/console/start-console-app";
import type { ScreenCase } from "#test/browser/console/screens";
import { createSolidPng } from "#test/png-bytes";

const press =
  (name: string) =>
  async ({ page }: ConsoleWindow) =>
    await page.getByRole("button", { name, exact: true }).first().click();

const brief = async ({ page }: ConsoleWindow) => {
  await page.getByLabel("Name").fill("Havn Coffee");
  await page.getByLabel("What it offers").fill("Small-batch coffee, roasted beside the harbour");
  await page.getByLabel("How it should feel").fill("warm, honest, handmade");
  await page.getByLabel("Brand colour", { exact: false }).last().fill("#8a3b1e");
  await page.getByText("Matches the current brief").waitFor();
};

const proposalLoaded = async ({ page }: ConsoleWindow) => {
  await page.getByRole("heading", { name: "What changes" }).waitFor();
  await page.locator(".live-frame[aria-busy=false]").waitFor();
};

/** Screens of brands, briefs, projects and reviews. `seedBrands` provides the names in braces. */
export const brandScreenCases: readonly ScreenCase[] = [
  { name: "brief-empty", path: "/w/acme/brands/new", as: "OWNER" },
  { name: "brief", path: "/w/acme/brands/new", as: "MEMBER", prepare: brief },
  {
    name: "directions",
    path: "/w/acme/brands/new",
    as: "OWNER",
    prepare: async (window) => {
      await brief(window);
      await press("Choose a direction")(window);
      await window.page.locator(".direction-card").nth(2).waitFor();
      for (const frame of window.page.frames()) await frame.waitForLoadState("load");
    },
  },
  { name: "brand", path: "/w/acme/brands/{brand}", as: "OWNER" },
  { name: "brand-sub-brand", path: "/w/acme/brands/{subBrand}", as: "MEMBER" },
  {
    name: "brand-sub-brand-changes",
    path: "/w/acme/brands/{subBrand}",
    as: "MEMBER",
    prepare: async ({ page }) => await page.getByRole("button", { name: /Colours$/ }).click(),
  },
  { name: "brand-parent", path: "/w/acme/brands/{parentBrand}", as: "OWNER" },
  {
    name: "brief-sub-brand",
    path: "/w/acme/brands/new",
    as: "MEMBER",
    prepare: async (window) => {
      await brief(window);
      await window.page.getByLabel("Sub-brand of").selectOption({ label: "Fjordline" });
      await window.page.getByText("Matches the current brief").waitFor();
    },
  },
  { name: "brand-as-member", path: "/w/acme/brands/{brand}", as: "MEMBER" },
  { name: "brand-draft", path: "/w/acme/brands/{draftBrand}", as: "OWNER" },
  {
    name: "brand-edit",
    path: "/w/acme/brands/{brand}",
    as: "OWNER",
    prepare: async ({ page }) => {
      await page.locator(".page-actions .icon-button").click();
      await page.getByRole("menuitem", { name: "Edit brand" }).click();
    },
  },
  { name: "brand-import", path: "/w/acme/brands/import", as: "OWNER" },
  {
    name: "brand-import-read",
    path: "/w/acme/brands/import",
    as: "OWNER",
    prepare: async ({ page }) => {
      await page.getByLabel("Files of your brand").setInputFiles([...brandFiles]);
      await page.getByRole("button", { name: "Read files" }).click();
      await page.getByRole("heading", { name: "What was read" }).waitFor();
    },
  },
  { name: "brand-new-design", path: "/w/acme/brands/{brand}/designs/new", as: "OWNER" },
  {
    name: "brief-all-fields",
    path: "/w/acme/projects/{foundation}/brief",
    as: "MEMBER",
    prepare: async ({ page }) => {
      await page.getByText("Matches the current brief").waitFor();
      for (const summary of await page.locator("details.brief-more > summary").all()) await summary.click();
      await page.getByRole("button", { name: "Add feature" }).click();
      await page.getByRole("button", { name: "Add plan" }).click();
    },
  },
  { name: "brief-approved", path: "/w/acme/projects/{approved}/brief", as: "OWNER" },
  {
    name: "brand-duplicate",
    path: "/w/acme/brands/{brand}",
    as: "MEMBER",
    prepare: async ({ page }) => {
      await page.locator(".page-actions .icon-button").click();
      await page.getByRole("menuitem", { name: "Duplicate brand" }).click();
    },
  },
  { name: "project-foundation", path: "/w/acme/projects/{foundation}", as: "OWNER" },
  { name: "project-identity", path: "/w/acme/projects/{foundation}?tab=identity", as: "OWNER" },
  { name: "project-changes", path: "/w/acme/projects/{foundation}", as: "ADMIN", prepare: press("Request changes") },
  {
    name: "project-changes-note",
    path: "/w/acme/projects/{foundation}",
    as: "ADMIN",
    prepare: async (window) => {
      await press("Request changes")(window);
      await window.page.getByRole("radio", { name: "Leave a note for the next person" }).check();
    },
  },
  {
    name: "project-changes-back",
    path: "/w/acme/projects/{foundation}",
    as: "ADMIN",
    prepare: async (window) => {
      await press("Request changes")(window);
      await window.page.getByRole("radio", { name: "Send it back to an earlier stage" }).check();
    },
  },
  ...["colour", "type", "shape", "mark", "pictures", "layout", "words", "components"].map((part) => ({
    name: `edit-${part}`,
    path: `/w/acme/designs/{reviewDesign}/edit?part=${part}`,
    as: "MEMBER" as const,
  })),
  { name: "edit-proposal", path: "/w/acme/designs/{proposedDesign}/edit?proposal=open", as: "MEMBER", prepare: proposalLoaded },
  { name: "edit-proposed", path: "/w/acme/designs/{proposedDesign}/edit", as: "MEMBER" },
  {
    name: "edit-variations",
    path: "/w/acme/designs/{reviewDesign}/edit",
    as: "MEMBER",
    prepare: async (window) => {
      await press("Variations")(window);
      for (const frame of window.page.frames()) await frame.waitForLoadState("load");
    },
  },
  { name: "edit-published", path: "/w/acme/designs/{publishedDesign}/edit", as: "MEMBER" },
  { name: "project-review", path: "/w/acme/projects/{review}", as: "OWNER" },
  { name: "project-review-as-member", path: "/w/acme/projects/{review}", as: "MEMBER" },
  { name: "project-approve", path: "/w/acme/projects/{review}", as: "ADMIN", prepare: press("Approve") },
  { name: "project-components", path: "/w/acme/projects/{review}?tab=components", as: "OWNER" },
  { name: "project-component", path: "/w/acme/projects/{review}?tab=components&component=button", as: "OWNER" },
  { name: "project-not-yet", path: "/w/acme/projects/{foundation}?tab=pages", as: "OWNER" },
  { name: "project-published", path: "/w/acme/projects/{published}?tab=pages&width=phone", as: "OWNER" },
  { name: "project-handoff", path: "/w/acme/projects/{published}?tab=handoff", as: "OWNER" },
  { name: "project-handoff-as-member", path: "/w/acme/projects/{published}?tab=handoff", as: "MEMBER" },
  {
    name: "project-handoff-key",
    path: "/w/acme/projects/{published}?tab=handoff",
    as: "OWNER",
    prepare: press("Create handoff key"),
  },
  { name: "project-audit", path: "/w/acme/projects/{audited}?tab=audit", as: "OWNER" },
  {
    name: "project-waive",
    path: "/w/acme/projects/{audited}?tab=audit",
    as: "OWNER",
    prepare: async ({ page }) =>
      await page
        .getByRole("button", { name: /^Waive/ })
        .first()
        .click(),
  },
  { name: "deliverables", path: "/w/acme/projects/{outside}?tab=deliverables", as: "OWNER" },
  { name: "deliverables-as-member", path: "/w/acme/projects/{outside}?tab=deliverables", as: "MEMBER" },
  {
    name: "import-pieces",
    path: "/w/acme/projects/{outside}?tab=deliverables",
    as: "OWNER",
    prepare: async (window) => {
      await press("Import work")(window);
      await window.page.getByLabel("Files to import").setInputFiles([
        { name: "Offer card.html", mimeType: "text/html", buffer: Buffer.from("<p>Offer</p>") },
        { name: "Shop.png", mimeType: "image/png", buffer: Buffer.from(createSolidPng()) },
        { name: "shop-handoff.zip", mimeType: "application/zip", buffer: Buffer.from(zip([{ path: "a.html", content: "x" }])) },
      ]);
      await window.page.getByRole("button", { name: "Paste HTML" }).click();
      await window.page.getByRole("button", { name: "Import 4 items" }).click();
    },
  },
  {
    name: "import-report",
    path: "/w/acme/projects/{outside}?tab=deliverables",
    as: "OWNER",
    prepare: async (window) => {
      await press("Import work")(window);
      await window.page.getByLabel("Files to import").setInputFiles([
        { name: "Offer card.html", mimeType: "text/html", buffer: Buffer.from('<p style="color:red">Offer</p>') },
        { name: "Follow.html", mimeType: "text/html", buffer: Buffer.from("<p onclick='alert(1)'>Follow</p>") },
        { name: "styles.css", mimeType: "text/css", buffer: Buffer.from(":root{--a:1}") },
        { name: "Photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") },
      ]);
      await window.page.getByRole("button", { name: "Import 4 items" }).click();
      await window.page.getByRole("button", { name: "Review drafts" }).waitFor();
    },
  },
  { name: "publish", path: "/w/acme/projects/{approved}", as: "OWNER", prepare: press("Publish") },
  {
    name: "brand-visibility",
    path: "/w/acme/brands/{brand}",
    as: "OWNER",
    prepare: async ({ page }) => {
      await page.locator(".page-actions .icon-button").click();
      await page.getByRole("menuitem", { name: "Change visibility" }).click();
    },
  },
  { name: "needs-review", path: "/w/acme/needs-review", as: "OWNER" },
  { name: "needs-review-as-member", path: "/w/acme/needs-review", as: "MEMBER" },
  { name: "needs-review-empty", path: "/w/empty/needs-review", as: "OWNER" },
  { name: "projects", path: "/w/acme/projects", as: "OWNER" },
  { name: "projects-narrowed", path: "/w/acme/projects?state=failed", as: "OWNER" },
  { name: "brands-searched", path: "/w/acme?q=nord&sort=name", as: "OWNER" },
  { name: "deliverables-none", path: "/w/acme/projects/{review}?tab=deliverables", as: "OWNER" },
  { name: "deliverables-reject", path: "/w/acme/projects/{outside}?tab=deliverables", as: "ADMIN", prepare: press("Reject") },
  { name: "review", path: "/w/acme/projects/{review}/review", as: "OWNER" },
  { name: "review-as-member", path: "/w/acme/projects/{review}/review?show=page:pricing", as: "MEMBER" },
  { name: "review-swipe", path: "/w/acme/projects/{review}/review?how=swipe&show=marks", as: "OWNER" },
  { name: "compare", path: "/w/acme/brands/{brand}/compare?how=overlay&show=component:button", as: "MEMBER" },
  { name: "review-first", path: "/w/acme/projects/{audited}/review", as: "OWNER" },
];
