import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { demoBriefs } from "#data/briefs";
import { approveProject } from "#/operations/projects/approve-project";
import { updateDesignEdits } from "#/operations/edits/update-design-edits";
import type { RunReport } from "#/operations/projects/run-report";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { proposedEdits, proposeEdits } from "#test/browser/console/seed-brands";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
let draft: RunReport;
let cookie: string;
let key: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.createWorkspace("Acme", "acme");
  const [brief] = demoBriefs;
  if (!brief) throw new Error("there is no brief");
  draft = await app.createDesign(brief, "acme", false);
  await app.runOperation(approveProject, { id: draft.project.id });
  await app.services.runner.drain();
  cookie = (await app.createUser("grace@acme.example", "MEMBER", id)).cookie;
  key = await app.createKey("Shop agent", id);
});
afterAll(() => app.close());

const editor = (query = "") => `/w/acme/designs/${draft.design.id}/edit${query}`;
const listStored = async () => {
  const design = await app.services.store.designs.findById(draft.design.id);
  if (!design) throw new Error("there is no design");
  return await app.services.contents.loadPart(design.parts, "adjustments");
};
/** A custom property of the page in the shown frame. */
const readToken = (page: Page, name: string) =>
  page
    .locator(".live-frame iframe:not(.live-frame-next)")
    .evaluate(
      (frame, token) =>
        frame instanceof HTMLIFrameElement && frame.contentDocument
          ? getComputedStyle(frame.contentDocument.documentElement).getPropertyValue(token).trim()
          : "",
      name,
    );
const reset = async () => {
  await app.runOperation(updateDesignEdits, { id: draft.design.id, adjustments: [] });
  for (const { id } of await app.services.store.editProposals.listOpen(draft.design.id))
    await app.services.store.transaction(({ editProposals }) => editProposals.update(id, { status: "WITHDRAWN" }));
};

test("proposed edits are found under needs review, shown before and after, and accepted or declined one by one", async () => {
  await proposeEdits(app, draft.design.id, key);
  const { page, context, go, browserErrors } = await app.openWindow({ cookie });
  await go("/w/acme/needs-review");
  await page.getByText("Accept or decline 1 proposal to edit the draft.").waitFor();
  await page.getByRole("link", { name: "Proposed edits" }).click();
  const panel = page.getByRole("region", { name: "Proposed edits" });
  await panel.getByRole("heading", { name: "3 proposed edits" }).waitFor();
  await panel.getByText("Shop agent").waitFor();
  await panel.getByText("The buttons of the shop are this round.").waitFor();
  await panel.getByText(/would lose the required contrast/).waitFor();
  await waitUntil(async () => (await readToken(page, "--radius")) === "0.875rem");
  await panel.getByRole("radio", { name: "Before" }).check();
  await waitUntil(async () => !["", "0.875rem"].includes(await readToken(page, "--radius")));
  expect(await listStored()).toEqual([]);

  await panel.getByRole("button", { name: "Accept Corner radius" }).click();
  await panel.getByText("Accepted", { exact: true }).waitFor();
  expect(await listStored()).toMatchObject([{ kind: "radius", px: 14, reason: proposedEdits[0]?.reason ?? "" }]);
  await panel.getByRole("button", { name: "Decline Muted foreground (light)" }).click();
  await page.getByLabel("Reason").fill("Too pale.");
  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await panel.getByText("Declined", { exact: true }).waitFor();
  await panel.getByRole("button", { name: "Accept Display face" }).click();
  // The last decision closes the proposal.
  await page.getByRole("tab", { name: "Colour" }).waitFor();
  expect((await listStored()).map(({ kind }) => kind)).toEqual(["radius", "face"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await waitUntil(async () => (await listStored()).length === 1);
  expect(browserErrors).toEqual([]);
  await context.close();
  await reset();
});

test("what changed since is shown, and replaced only with the button that says so", async () => {
  await proposeEdits(app, draft.design.id, key, [{ kind: "radius", px: 14 }]);
  await app.runOperation(updateDesignEdits, { id: draft.design.id, adjustments: [{ kind: "radius", px: 2 }] });
  const { page, context, go } = await app.openWindow({ cookie });
  await go(editor());
  await page.getByText("Shop agent proposes 1 edit").waitFor();
  await page.getByRole("button", { name: "Review" }).click();
  await page.getByText(/Changed since it was proposed: it was \d+ px\. Accepting replaces 2 px\./).waitFor();
  await page.getByRole("button", { name: "Accept Corner radius" }).click();
  await waitUntil(async () => (await listStored()).some((one) => one.kind === "radius" && one.px === 14));
  await context.close();
  await reset();
});

test("variations are shown side by side, and one of them is taken over and undone", async () => {
  const { page, context, go, browserErrors } = await app.openWindow({ cookie });
  await go(editor());
  await page.getByRole("button", { name: "Variations" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Mark" }).check();
  await waitUntil(async () => (await dialog.locator("iframe").count()) === 4);
  await dialog.getByRole("button", { name: "Draw 3 more" }).click();
  await dialog.getByText("2 of 2").waitFor();
  await dialog.getByTitle("Variation 4").waitFor();
  await dialog.getByRole("button", { name: "Use this" }).nth(1).click();
  await waitUntil(async () => (await listStored()).length === 4);
  expect((await listStored()).map((one) => (one.kind === "redraw" ? one.part : one.kind))).toEqual([
    "imagery",
    "palette",
    "typography",
    "layout",
  ]);
  await page.getByRole("button", { name: "Undo" }).click();
  await waitUntil(async () => (await listStored()).length === 0);
  expect(browserErrors).toEqual([]);
  await context.close();
});

test.each([
  [1280, [1280, 1920]],
  [390, [390, 320]],
] as const)("proposals and variations are accessible at %i px", async (width, widths) => {
  await proposeEdits(app, draft.design.id, key);
  const window = await app.openWindow({ width, cookie });
  await window.go(editor("?proposal=open"));
  await window.page.getByRole("heading", { name: "What changes" }).waitFor();
  await expectAccessible(window, widths);
  await window.page.setViewportSize({ width, height: 900 });
  await window.page.getByRole("button", { name: "Variations" }).click();
  await window.page.getByRole("dialog").locator("iframe").first().waitFor();
  await expectAccessible(window, widths);
  await window.context.close();
  await reset();
});

test("a reviewer leaves a note about a page, which opens the editor there and discards nothing", async () => {
  const { id } = await app.createWorkspace("Noted", "noted");
  const owner = (await app.createUser("ada@noted.example", "OWNER", id)).cookie;
  const [, brief] = demoBriefs;
  if (!brief) throw new Error("there are too few briefs");
  const made = await app.createDesign(brief, "noted", false);
  await app.runOperation(approveProject, { id: made.project.id });
  await app.services.runner.drain();
  const { page, context, go, listViolations, browserErrors } = await app.openWindow({ cookie: owner });
  await go(`/w/noted/projects/${made.project.id}`);
  await page.getByRole("button", { name: "Request changes" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Leave a note for the next person" }).check();
  await dialog.getByLabel("What it is about").selectOption("page:landing");
  await dialog.getByRole("textbox", { name: "Note" }).fill("The heading is too long on phones.");
  expect(await listViolations()).toEqual([]);
  await dialog.getByRole("button", { name: "Leave the note" }).click();
  await page.getByText("The heading is too long on phones.").waitFor();
  expect(await listViolations()).toEqual([]);
  const project = await app.services.store.projects.findByDesign(made.design.id);
  expect(project?.state).toBe("DESIGN_REVIEW");
  await page.getByRole("link", { name: "Edit landing" }).click();
  await page.getByRole("tab", { name: "Words", selected: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("show")).toBe("page:landing");
  expect(browserErrors).toEqual([]);
  await context.close();
});
