import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { demoBriefs } from "#data/briefs";
import { updateDesignEdits } from "#/operations/edits/update-design-edits";
import { approveProject } from "#/operations/projects/approve-project";
import type { RunReport } from "#/operations/projects/run-report";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
let draft: RunReport;
let published: RunReport;
let cookie: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.createWorkspace("Acme", "acme");
  const [first, second] = demoBriefs;
  if (!first || !second) throw new Error("there are too few briefs");
  draft = await app.createDesign(first, "acme", false);
  await app.runOperation(approveProject, { id: draft.project.id });
  await app.services.runner.drain();
  published = await app.createDesign(second, "acme", true);
  cookie = (await app.createUser("grace@acme.example", "MEMBER", id)).cookie;
});
afterAll(() => app.close());

const edit = (query = "") => `/w/acme/designs/${draft.design.id}/edit${query}`;

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

/** Marks the page in the shown frame, so that a test can see whether it was loaded again. */
const markPage = (page: Page) =>
  page
    .locator(".live-frame iframe:not(.live-frame-next)")
    .evaluate(
      (frame) => frame instanceof HTMLIFrameElement && frame.contentDocument?.documentElement.setAttribute("data-seen", ""),
    );
const isMarked = (page: Page) =>
  page
    .locator(".live-frame iframe:not(.live-frame-next)")
    .evaluate(
      (frame) => frame instanceof HTMLIFrameElement && frame.contentDocument?.documentElement.hasAttribute("data-seen") === true,
    );

const brandColor = (page: Page) => page.getByRole("textbox", { name: "Brand colour", exact: true });
const isSaved = (page: Page) => page.locator(".save-state", { hasText: /^Saved$/ }).waitFor();
/** Waits until so many edits are stored: “Saved” may still speak of the change before. */
const isStored = (count: number) => waitUntil(async () => (await listStored()).length === count);
const listStored = async () => {
  const design = await app.services.store.designs.findById(draft.design.id);
  if (!design) throw new Error("there is no design");
  return await app.services.contents.loadPart(design.parts, "adjustments");
};

describe("a draft", () => {
  test("is repainted while a colour is typed, without a reload, and is undone, redone and kept over a reload", async () => {
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    await go(edit());
    await brandColor(page).waitFor();
    await waitUntil(async () => (await readToken(page, "--brand")) !== "");
    const before = await readToken(page, "--brand");
    const typedBefore = await brandColor(page).inputValue();
    await markPage(page);
    await brandColor(page).fill("#7a1fa2");
    await waitUntil(async () => (await readToken(page, "--brand")) === "#7a1fa2");
    expect(await isMarked(page)).toBe(true);
    await isSaved(page);
    // The page that was made again replaces the repainted one.
    await waitUntil(async () => !(await isMarked(page)) && (await readToken(page, "--brand")) === "#7a1fa2");
    expect(await listStored()).toEqual([{ kind: "brand-color", value: "#7a1fa2" }]);

    await page.keyboard.press("Control+z");
    await waitUntil(async () => (await readToken(page, "--brand")) === before);
    expect(await brandColor(page).inputValue()).toBe(typedBefore);
    await page.keyboard.press("Control+Shift+z");
    await waitUntil(async () => (await readToken(page, "--brand")) === "#7a1fa2");
    await isSaved(page);

    await go(edit());
    await waitUntil(async () => (await readToken(page, "--brand")) === "#7a1fa2");
    expect(await brandColor(page).inputValue()).toBe("#7a1fa2");
    await page.getByRole("button", { name: "Undo" }).click();
    await waitUntil(async () => (await readToken(page, "--brand")) === before);
    await waitUntil(async () => (await listStored()).length === 0);
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("shows the contrast of each role, announces a failing pair, and lets each change be reset alone", async () => {
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    await go(edit("?mode=light"));
    const text = page.getByRole("textbox", { name: "Muted foreground", exact: true });
    await text.waitFor();
    await text.fill("#d8d8d8");
    const report = page.getByRole("status", { name: "Contrast" });
    await report
      .getByText(/^Muted foreground on .+ \(light\) has \d+\.\d\d:1, needs \d+\.\d\d:1\.$/)
      .first()
      .waitFor();
    await page
      .getByText(/, needs 4\.50:1/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Reset muted foreground" }).click();
    await waitUntil(async () => (await report.textContent()) === "");
    expect(await text.inputValue()).not.toBe("#d8d8d8");
    await isSaved(page);
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("is audited while a colour is typed: the finding and its remedy are beside the field before anything is saved", async () => {
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    const release = Promise.withResolvers<void>();
    await page.route("**/api/v1/designs/*/edits", async (route) => {
      if (route.request().method() === "PATCH") await release.promise;
      await route.continue();
    });
    await go(edit("?mode=light"));
    const text = page.getByRole("textbox", { name: "Muted foreground", exact: true });
    await text.fill("#d8d8d8");
    const field = page.locator(".adjusted-changed", { has: text });
    const finding = field.locator(".finding", { hasText: "tokens, light: muted-foreground on background" });
    await finding.getByText("token-contrast").waitFor();
    const announced = page.getByRole("status", { name: "Audit" });
    expect(await announced.textContent()).toMatch(/^Audit findings: \d+ new\.$/);
    const errors = page.getByText(/^\d+ audit errors?$/);
    await errors.waitFor();
    await finding.getByRole("button", { name: /^Use #[0-9a-f]{6} for tokens, light: muted-foreground on background$/ }).click();
    await waitUntil(async () => (await field.locator(".finding").count()) === 0 && (await announced.textContent()) === "");
    expect(await text.inputValue()).not.toBe("#d8d8d8");
    expect([await errors.count(), await listStored()]).toEqual([0, []]);
    release.resolve();
    await isSaved(page);
    await page.getByRole("button", { name: "Reset all" }).click();
    await waitUntil(async () => (await listStored()).length === 0);
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("keeps what is not a colour out of the design and says so", async () => {
    const { page, context, go } = await app.openWindow({ cookie });
    await go(edit());
    await brandColor(page).fill("#12");
    await page.getByText("Not a colour in CSS.").first().waitFor();
    expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    await context.close();
  });

  test("changes its face, its corners and its layout, shows other pages, and keeps each in the link", async () => {
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    await go(edit("?part=type"));
    await page.getByLabel("Display face").selectOption("young-serif");
    await waitUntil(async () => (await readToken(page, "--font-display")).includes("Young Serif"));
    await page.getByRole("tab", { name: "Shape" }).click();
    await page.getByRole("textbox", { name: "Corner radius" }).fill("17");
    await waitUntil(async () => (await readToken(page, "--radius")) === "1.0625rem");
    await page.getByRole("tab", { name: "Layout" }).click();
    await page.getByRole("combobox", { name: "Layout", exact: true }).selectOption("bands");
    await isSaved(page);
    await page.getByLabel("Page or component").selectOption("page:pricing");
    await page.getByRole("radio", { name: "390 px" }).check();
    await waitUntil(
      async () =>
        (await page.locator(".live-frame iframe").count()) === 1 &&
        (await page.locator(".live-frame iframe").evaluate((frame) => frame.clientWidth)) === 390,
    );
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("part"), searchParams.get("show"), searchParams.get("width")]).toEqual([
      "layout",
      "page:pricing",
      "390",
    ]);
    expect((await listStored()).map(({ kind }) => kind)).toEqual(["face", "radius", "layout"]);
    await page.getByRole("button", { name: "Reset all" }).click();
    await waitUntil(async () => (await listStored()).length === 0);
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("has single tokens changed and reset, and what does not fit is kept out", async () => {
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    await go(edit("?part=shape"));
    const tokens = page.getByRole("region", { name: "Shape tokens" });
    await tokens.getByText("Spacing", { exact: true }).click();
    const step = tokens.getByRole("textbox", { name: "Space 4", exact: true });
    expect(await step.inputValue()).toBe("16px");
    await step.fill("18");
    await tokens.getByText("Type a length such as 12px or 0.75rem.").waitFor();
    await step.fill("18px");
    await waitUntil(async () => (await readToken(page, "--space-4")) === "1.125rem");
    expect(await readToken(page, "--space-5")).toBe("1.25rem");
    await tokens.getByText("Shadows", { exact: true }).click();
    await tokens.getByRole("textbox", { name: "Shadow md, light", exact: true }).fill("0 3px 9px #123456");
    await waitUntil(async () => (await readToken(page, "--shadow-md")).includes("9px"));
    await page.getByRole("tab", { name: "Type" }).click();
    const type = page.getByRole("region", { name: "Type tokens" });
    await type.getByText("Sizes", { exact: true }).click();
    await type.getByRole("textbox", { name: "Size lg", exact: true }).fill("17px 21px");
    await waitUntil(async () => (await readToken(page, "--text-lg")).startsWith("clamp(1.0625rem,"));
    await isStored(3);
    expect(await listStored()).toEqual([
      { kind: "token", token: "spacing.4", value: "18px" },
      { kind: "token", token: "shadow.md", mode: "light", value: "0 3px 9px #123456" },
      { kind: "token", token: "fontSize.lg", value: "17px 21px" },
    ]);
    await type.getByRole("button", { name: "Reset size lg" }).click();
    await isStored(2);
    await page.getByRole("button", { name: "Reset all" }).click();
    await waitUntil(async () => (await listStored()).length === 0);
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("has its own tokens searched, of which it shows sixty at a time", async () => {
    const custom = Array.from({ length: 150 }, (_, index) => ({
      path: [`shade-${index}`],
      type: "color" as const,
      values: { default: `#0000${(index + 16).toString(16)}` },
    }));
    await app.runOperation(updateDesignEdits, { id: draft.design.id, given: { tokens: { custom } } });
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    await go(edit("?part=shape"));
    const tokens = page.getByRole("region", { name: "Shape tokens" });
    await tokens.getByText("Own tokens", { exact: true }).click();
    await tokens.getByText("And 90 more. Search to see them.").waitFor();
    await tokens.getByRole("searchbox", { name: "Search own tokens" }).fill("shade-149");
    const shade = tokens.getByRole("textbox", { name: "shade-149", exact: true });
    await shade.fill("#c0ffee");
    await waitUntil(async () => (await readToken(page, "--shade-149")) === "#c0ffee");
    await isStored(1);
    expect(await listStored()).toEqual([{ kind: "token", token: "own.shade-149", value: "#c0ffee" }]);
    await app.runOperation(updateDesignEdits, { id: draft.design.id, adjustments: [], given: {} });
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("repaints a text while it is typed, in the frame and for the page that is shown", async () => {
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    await go(edit("?part=words"));
    const hero = page.getByRole("region", { name: "Hero" });
    const heading = hero.getByRole("textbox", { name: "Heading", exact: true });
    await heading.fill("Clear sight by the quay");
    const frame = page.frameLocator(".live-frame iframe:not(.live-frame-next)");
    await frame.getByText("Clear sight by the quay").first().waitFor();
    await isStored(1);
    expect(await listStored()).toMatchObject([{ kind: "text", page: "landing", to: "Clear sight by the quay" }]);
    await page.getByRole("tab", { name: "Components" }).click();
    await page.getByRole("combobox", { name: "Button, shape" }).selectOption("pill");
    await frame.getByRole("heading", { name: "Button", level: 1 }).waitFor();
    await isStored(2);
    expect((await listStored()).map(({ kind }) => kind)).toEqual(["text", "component-option"]);
    await page.getByRole("button", { name: "Reset all" }).click();
    await waitUntil(async () => (await listStored()).length === 0);
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("has its sections moved and left out, its parts locked and its pictures described", async () => {
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    await go(edit("?part=layout"));
    const sections = page.getByRole("region", { name: /^Sections of/ });
    await sections.getByRole("checkbox").nth(1).waitFor();
    const before = await sections.locator("label").allTextContents();
    await sections
      .getByRole("button", { name: /^Move down:/ })
      .first()
      .click();
    await waitUntil(async () => (await sections.locator("label").first().textContent()) === before[1]);
    await isSaved(page);
    expect(await sections.locator("label").first().textContent()).toBe(before[1] ?? "");
    await sections.getByRole("checkbox").first().uncheck();
    await page.getByRole("checkbox", { name: "Lock the layout" }).check();
    await page.getByRole("tab", { name: "Pictures" }).click();
    await page.getByRole("textbox", { name: "Hero image: text alternative", exact: true }).fill("An eye between lenses");
    await isStored(3);
    const stored = await listStored();
    expect(stored.map(({ kind }) => kind)).toEqual(["section-order", "lock", "picture-alt"]);
    expect(stored[1]).toMatchObject({ part: "layout", directionId: draft.design.direction });
    await page.getByRole("button", { name: "Reset all" }).click();
    await waitUntil(async () => (await listStored()).length === 0);
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test("says where its second colour comes from", async () => {
    const { page, context, go } = await app.openWindow({ cookie });
    const { id } = draft.design;
    await go(edit());
    const second = page.getByRole("textbox", { name: "Second colour", exact: true });
    await second.waitFor();
    await page.getByText("The palette chose one to go with the brand.").waitFor();
    const custom = [{ path: ["brand", "sand"], type: "color", values: { default: "#e8dcc4" } }];
    await app.runOperation(updateDesignEdits, { id, given: { tokens: { custom } } });
    await go(edit());
    await page.getByText("It comes from your own colours.").waitFor();
    await second.fill("#ff6f00");
    await page.getByText("It comes from your own colours.").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Reset all" }).click();
    await waitUntil(async () => (await listStored()).length === 0);
    await app.runOperation(updateDesignEdits, { id, given: {} });
    await context.close();
  });

  test("lists its edits with a reason for each, which is kept and can be undone", async () => {
    const window = await app.openWindow({ cookie });
    const { page, go } = window;
    await go(edit("?part=shape"));
    await page.getByRole("textbox", { name: "Corner radius" }).fill("13");
    await page.getByRole("tab", { name: "Colour" }).click();
    await brandColor(page).fill("#7a1fa2");
    await page.getByRole("button", { name: "2 edits" }).click();
    const dialog = page.getByRole("dialog", { name: "Edits of this draft" });
    await dialog.getByText("13 px").waitFor();
    await dialog.getByText("#7a1fa2").waitFor();
    await dialog.getByLabel("Reason for corner radius").fill("As on our packaging");
    await expectAccessible(window, [390, 1280]);
    await dialog.getByRole("button", { name: "Reset brand colour" }).click();
    await dialog.getByRole("button", { name: "Done" }).click();
    await isSaved(page);
    await waitUntil(async () => (await listStored()).length === 1);
    expect(await listStored()).toEqual([{ kind: "radius", px: 13, reason: "As on our packaging" }]);
    await go(edit("?part=shape"));
    await page.getByRole("button", { name: "1 edit" }).click();
    expect(await dialog.getByLabel("Reason for corner radius").inputValue()).toBe("As on our packaging");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "2 edits" }).waitFor();
    await page.getByRole("button", { name: "Reset all" }).click();
    await waitUntil(async () => (await listStored()).length === 0);
    await window.context.close();
  });

  test("that another person has edited meanwhile is not overwritten", async () => {
    const { page, context, go } = await app.openWindow({ cookie });
    await go(edit("?part=shape"));
    await page.getByRole("textbox", { name: "Corner radius" }).waitFor();
    await app.runOperation(updateDesignEdits, { id: draft.design.id, adjustments: [{ kind: "density", density: "dense" }] });
    await page.getByRole("textbox", { name: "Corner radius" }).fill("3");
    await page.getByRole("button", { name: "Load the newest state" }).click();
    await waitUntil(async () => await page.getByRole("radio", { name: "Dense" }).isChecked());
    expect(await listStored()).toEqual([{ kind: "density", density: "dense" }]);
    await app.runOperation(updateDesignEdits, { id: draft.design.id, adjustments: [] });
    await context.close();
  });

  test.each([
    [1280, [1280, 1920]],
    [390, [390, 320]],
  ] as const)("is accessible at %i px in each panel", async (width, widths) => {
    const window = await app.openWindow({ width, cookie });
    for (const part of ["colour", "type", "shape", "mark", "pictures", "layout", "words", "components"]) {
      await window.go(edit(`?part=${part}`));
      await window.page.locator(".editor-controls").waitFor();
      await window.page.locator(".edit-fold").evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute("open", "");
      });
      await expectAccessible(window, widths);
      await window.page.setViewportSize({ width, height: 900 });
    }
    await window.context.close();
  });
});

test("a published design says that it does not change any more, and is reworked from there", async () => {
  const { page, context, go } = await app.openWindow({ cookie });
  await go(`/w/acme/designs/${published.design.id}/edit`);
  await page.getByRole("heading", { name: "This design is published" }).waitFor();
  await page.getByRole("button", { name: "Rework" }).click();
  await page.getByRole("heading", { level: 1, name: /./ }).waitFor();
  await waitUntil(() => page.url().includes("/projects/"));
  await context.close();
});

test("a preview keeps its origin for the editor of a member only, and never runs scripts", async () => {
  const get = async (query: string, headers: Record<string, string> = {}) =>
    (await fetch(`${app.url}/preview/d/${published.design.id}/landing${query}`, { headers })).headers.get(
      "content-security-policy",
    ) ?? "";
  const member = { cookie: `livery_session=${cookie}` };
  expect(await get("?editor=true", member)).toStartWith("sandbox allow-same-origin; default-src 'none'");
  expect(await get("?editor=true")).toStartWith("sandbox; default-src 'none'");
  expect(await get("", member)).toStartWith("sandbox; default-src 'none'");
});
