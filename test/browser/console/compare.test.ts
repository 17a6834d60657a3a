import type { DesignId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { demoBriefs } from "#data/briefs/index";
import { getFrameHeight } from "#/console/app/screens/compare/compare-sheet";
import { reworkDesign } from "#/operations/designs/rework-design";
import { approveProject } from "#/operations/projects/approve-project";
import type { RunReport } from "#/operations/projects/run-report";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { waitUntil } from "#test/wait-until";

type CreatedDesign = { readonly design: { readonly id: DesignId }; readonly project: { readonly id: string } };

let app: ConsoleApp;
let first: RunReport;
let rework: CreatedDesign;
let twin: CreatedDesign;
let cookie: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.createWorkspace("Acme", "acme");
  const [brief] = demoBriefs;
  if (!brief) throw new Error("there is no brief");
  first = await app.createDesign(brief, "acme", true);
  const createVersion = async (overrides: Record<string, unknown>) => {
    const created = (await app.runOperation(reworkDesign, { id: first.design.id, run: true, ...overrides })) as CreatedDesign;
    await app.services.runner.drain();
    await app.runOperation(approveProject, { id: created.project.id });
    await app.services.runner.drain();
    return created;
  };
  rework = await createVersion({ direction: "editorial" });
  twin = await createVersion({});
  cookie = (await app.createUser("grace@acme.example", "ADMIN", id)).cookie;
});
afterAll(() => app.close());

const review = (query = "") => `/w/acme/projects/${rework.project.id}/review${query}`;
const what = (page: Page) => page.getByRole("combobox", { name: "Compare", exact: true });
const how = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const query = (page: Page, word: string) => new URL(page.url()).searchParams.get(word);
const isInView = (page: Page, side: "before" | "after") => page.locator(`.compare-sheet.compare-of-${side}`).isVisible();
const clip = (page: Page) =>
  page.locator(".compare-sheet.compare-of-after").evaluate((sheet) => getComputedStyle(sheet).clipPath);

describe("a review against the live version", () => {
  test.each([
    [1280, [1280, 1920]],
    [390, [390, 320]],
  ] as const)("is accessible at %i px in each layout, for pages, drawings and components", async (width, widths) => {
    for (const words of ["", "?show=marks", "?how=swipe&show=component:button", "?how=overlay&show=guideline&at=20"]) {
      const window = await app.openWindow({ width, cookie });
      await window.go(review(words));
      await window.page.getByRole("region", { name: "Both versions" }).waitFor();
      await expectAccessible(window, widths);
      await window.context.close();
    }
  });

  test("shows both pages side by side on a desktop, sandboxed, equally high and in one scroll container", async () => {
    const { page, context, go } = await app.openWindow({ cookie });
    await go(review());
    const frames = page.locator(".compare-sheet iframe");
    await waitUntil(async () => (await frames.count()) === 2);
    const boxes = await frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ top, height }) => [top, height])[0]).toEqual(boxes.map(({ top, height }) => [top, height])[1]);
    expect(boxes[0]?.left).toBeLessThan(boxes[1]?.left ?? 0);
    expect(await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute("sandbox")))).toEqual(["", ""]);
    const place = page.getByRole("region", { name: "Both versions" });
    await place.focus();
    await page.keyboard.press("End");
    await waitUntil(() => place.evaluate((scroller) => scroller.scrollTop > 200));
    expect(await frames.evaluateAll((all) => new Set(all.map((frame) => frame.getBoundingClientRect().top)).size)).toBe(1);
    await context.close();
  });

  test("shows whole pages in their frames, at both widths", async () => {
    const { page, context } = await app.openWindow({ cookie });
    const { store, contents } = app.services;
    const sides = await Promise.all(
      [first.design.id, rework.design.id].map(async (id) => {
        const design = await store.designs.findById(id);
        if (!design) throw new Error(`there is no design ${id}`);
        return { id, direction: design.directionId, pages: await contents.loadPart(design.parts, "pages") };
      }),
    );
    const directions = sides.map(({ direction }) => direction);
    for (const pageWidth of [1280, 390]) {
      await page.setViewportSize({ width: pageWidth, height: 400 });
      for (const { id, pages } of sides)
        for (const { slug } of pages) {
          await page.goto(`${app.url}/preview/d/${id}/${slug}`, { waitUntil: "load" });
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const needed = await page.evaluate(() => document.documentElement.scrollHeight);
          const frameHeight = getFrameHeight({ kind: "page", slug }, { pageWidth, directions, variants: 0 });
          expect([pageWidth, slug, needed > 400 && needed <= frameHeight]).toEqual([pageWidth, slug, true]);
        }
    }
    await context.close();
  });

  test("shows one version at a time on a phone, and the other after a tap", async () => {
    const { page, context, go } = await app.openWindow({ width: 390, cookie });
    await go(review());
    await waitUntil(() => isInView(page, "after"));
    expect(await isInView(page, "before")).toBe(false);
    await page.getByRole("radio", { name: "Before", exact: true }).check();
    await waitUntil(async () => (await isInView(page, "before")) && !(await isInView(page, "after")));
    await waitUntil(() => query(page, "shown") === "before");
    expect(await page.getByRole("radio", { name: "One at a time" }).isChecked()).toBe(true);
    await context.close();
  });

  test("is swiped with the arrow keys and the pointer, and a link keeps the divider's position", async () => {
    const { page, context, go } = await app.openWindow({ cookie });
    await go(review());
    await how(page, "Swipe").check();
    const divider = page.getByRole("slider", { name: "Divider between before and after" });
    await divider.waitFor();
    expect(await clip(page)).toBe("inset(0px 0px 0px 50%)");
    await divider.focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowLeft");
    await waitUntil(async () => (await clip(page)) === "inset(0px 0px 0px 45%)");
    expect(await divider.getAttribute("aria-valuetext")).toBe("Before 45 %, after 55 %");
    const box = await page.locator(".compare-sheets").boundingBox();
    const { x = 0, y = 0, width = 0 } = box ?? {};
    await page.mouse.move(x + width * 0.45, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + 80, { steps: 4 });
    await page.mouse.up();
    await waitUntil(async () => (await clip(page)) === "inset(0px 0px 0px 80%)");
    await waitUntil(() => query(page, "at") === "80");
    const link = page.url();
    await page.goto(link);
    await waitUntil(async () => (await divider.count()) === 1 && (await clip(page)) === "inset(0px 0px 0px 80%)");
    await context.close();
  });

  test("has one selection of page, width and mode for both, kept in the URL", async () => {
    const { page, context, go } = await app.openWindow({ cookie });
    await go(review());
    await what(page).selectOption("page:pricing");
    await page.getByRole("radio", { name: "390 px" }).check();
    await page.getByRole("radio", { name: "Dark", exact: true }).check();
    await waitUntil(
      () => query(page, "show") === "page:pricing" && query(page, "width") === "phone" && query(page, "mode") === "dark",
    );
    const addresses = () =>
      page.locator(".compare-sheet iframe").evaluateAll((all) => all.map((frame) => frame.getAttribute("src")));
    const wanted = [first.design.id, rework.design.id].map((id) => `/preview/d/${id}/pricing?mode=dark`);
    await waitUntil(async () => (await addresses()).join() === wanted.join());
    expect(
      await page
        .locator(".compare-sheet iframe")
        .first()
        .evaluate((frame) => frame.clientWidth),
    ).toBe(390);
    await page.goto(page.url());
    await waitUntil(async () => (await addresses()).join() === wanted.join());
    await context.close();
  });

  test("lists the differences and links to each", async () => {
    const { page, context, go } = await app.openWindow({ cookie });
    await go(review());
    await page.getByText("Differences").click();
    await page.getByRole("region", { name: "Changed components" }).getByRole("button", { name: "Button", exact: true }).click();
    await waitUntil(() => query(page, "show") === "component:button");
    await waitUntil(async () => (await what(page).inputValue()) === "component:button");
    await page
      .getByRole("region", { name: "Changed mark and imagery" })
      .getByRole("button", { name: "Hero image", exact: true })
      .click();
    await waitUntil(() => query(page, "show") === "marks:hero");
    await waitUntil(async () => (await page.locator('[data-drawing="hero"] img').count()) === 2);
    await page.getByRole("region", { name: "Changed tokens" }).getByRole("button", { name: /^Type/ }).click();
    await waitUntil(() => query(page, "tokens") === "type");
    const rows = page.getByRole("table", { name: "Changed tokens" }).getByRole("rowheader");
    await waitUntil(async () => (await rows.count()) > 0);
    expect(
      (await rows.allTextContents()).filter((name) => !/^(?:font|weight|text|leading|tracking|type)-|^measure$/.test(name)),
    ).toEqual([]);
    await context.close();
  });
});

describe("any two versions of a brand", () => {
  const compare = (words = "") => `/w/acme/brands/${first.brand.id}/compare${words}`;

  test("are selected on the brand's screen, swapped, and linked to", async () => {
    const { page, context, go, browserErrors } = await app.openWindow({ cookie });
    await go(`/w/acme/brands/${first.brand.id}`);
    await page.getByRole("link", { name: "Compare versions" }).click();
    await page.getByRole("heading", { name: "Compare versions", level: 1 }).waitFor();
    await go(compare(`?from=${first.design.id}&to=${rework.design.id}`));
    const side = (name: string) => page.getByRole("combobox", { name, exact: true });
    await waitUntil(async () => (await side("Before").count()) === 1);
    expect([await side("Before").inputValue(), await side("After").inputValue()]).toEqual([first.design.id, rework.design.id]);
    await page.getByRole("button", { name: "Swap" }).click();
    await waitUntil(() => query(page, "from") === rework.design.id && query(page, "to") === first.design.id);
    await waitUntil(
      async () => (await page.locator(".compare-sheet iframe").first().getAttribute("src"))?.includes(rework.design.id) === true,
    );
    expect(browserErrors).toEqual([]);
    await context.close();
  });

  test.each([1280, 390])("that are equal say so at %i px", async (width) => {
    const window = await app.openWindow({ width, cookie });
    await window.go(compare(`?from=${first.design.id}&to=${twin.design.id}`));
    await window.page.getByRole("heading", { name: "No differences" }).waitFor();
    expect(await window.page.locator("iframe").count()).toBe(0);
    await expectAccessible(window, [width]);
    await window.context.close();
  });
});
