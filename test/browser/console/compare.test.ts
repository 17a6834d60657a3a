import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { demoBriefs } from "#data/briefs/index";
import { getFrameHeight } from "#/console/app/screens/compare/frame-heights";
import { reworkDesign } from "#/operations/designs/rework-design";
import { approveProject } from "#/operations/projects/approve-project";
import type { RunReport } from "#/operations/projects/run-report";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { waitUntil } from "#test/wait-until";

type Made = { readonly design: { readonly id: string }; readonly project: { readonly id: string } };

let app: ConsoleApp;
let first: RunReport;
let rework: Made;
let twin: Made;
let cookie: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.workspace("Acme", "acme");
  const [brief] = demoBriefs;
  if (!brief) throw new Error("there is no brief");
  first = await app.design(brief, "acme", true);
  const under = async (given: Record<string, unknown>) => {
    const made = (await app.act(reworkDesign, { id: first.design.id, run: true, ...given })) as Made;
    await app.services.runner.drain();
    await app.act(approveProject, { id: made.project.id });
    await app.services.runner.drain();
    return made;
  };
  rework = await under({ direction: "editorial" });
  twin = await under({});
  cookie = (await app.person("grace@acme.example", "ADMIN", id)).cookie;
});
afterAll(() => app.end());

const review = (query = "") => `/w/acme/projects/${rework.project.id}/review${query}`;
const what = (page: Page) => page.getByRole("combobox", { name: "What is compared" });
const how = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const query = (page: Page, word: string) => new URL(page.url()).searchParams.get(word);
const isInView = (page: Page, side: "before" | "after") => page.locator(`.compare-sheet.compare-of-${side}`).isVisible();
const clip = (page: Page) =>
  page.locator(".compare-sheet.compare-of-after").evaluate((sheet) => getComputedStyle(sheet).clipPath);

describe("a review against what is public", () => {
  test.each([
    [1280, [1280, 1920]],
    [390, [390, 320]],
  ] as const)("is sound at %i px in each way of looking, for pages, drawings and components", async (width, widths) => {
    for (const words of ["", "?show=marks", "?how=swipe&show=component:button", "?how=overlay&show=guideline&at=20"]) {
      const window = await app.open({ width, cookie });
      await window.go(review(words));
      await window.page.getByRole("region", { name: "Both versions" }).waitFor();
      await expectAccessible(window, widths);
      await window.context.close();
    }
  });

  test("shows both pages side by side on a desk, in sandboxes without any right, as high as each other and in one place that scrolls", async () => {
    const { page, context, go } = await app.open({ cookie });
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

  test("has every page of both whole in its frame, at both widths", async () => {
    const { page, context } = await app.open({ cookie });
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
          const given = getFrameHeight({ kind: "page", slug }, { pageWidth, directions, variants: 0 });
          expect([pageWidth, slug, needed > 400 && needed <= given]).toEqual([pageWidth, slug, true]);
        }
    }
    await context.close();
  });

  test("on a phone shows one version at a time, and the other at a touch", async () => {
    const { page, context, go } = await app.open({ width: 390, cookie });
    await go(review());
    await waitUntil(() => isInView(page, "after"));
    expect(await isInView(page, "before")).toBe(false);
    await page.getByRole("radio", { name: "Before", exact: true }).check();
    await waitUntil(async () => (await isInView(page, "before")) && !(await isInView(page, "after")));
    await waitUntil(() => query(page, "shown") === "before");
    expect(await page.getByRole("radio", { name: "One at a time" }).isChecked()).toBe(true);
    await context.close();
  });

  test("is swiped with the arrow keys and with the pointer, and a link keeps where the divider stands", async () => {
    const { page, context, go } = await app.open({ cookie });
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

  test("has one choice of page, width and mode for both, and all of it stands in the address", async () => {
    const { page, context, go } = await app.open({ cookie });
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

  test("lists what differs, and leads to each of it", async () => {
    const { page, context, go } = await app.open({ cookie });
    await go(review());
    await page.getByText("What differs").click();
    await page
      .getByRole("region", { name: "Components that differ" })
      .getByRole("button", { name: "Button", exact: true })
      .click();
    await waitUntil(() => query(page, "show") === "component:button");
    await waitUntil(async () => (await what(page).inputValue()) === "component:button");
    await page.getByRole("region", { name: "Mark and imagery that differ" }).getByRole("button", { name: "Hero image" }).click();
    await waitUntil(() => query(page, "show") === "marks:hero");
    await waitUntil(async () => (await page.locator('[data-drawing="hero"] img').count()) === 2);
    await page.getByRole("region", { name: "Tokens that differ" }).getByRole("button", { name: /^Type/ }).click();
    await waitUntil(() => query(page, "tokens") === "type");
    const rows = page.getByRole("table", { name: "Tokens that differ" }).getByRole("rowheader");
    await waitUntil(async () => (await rows.count()) > 0);
    expect(
      (await rows.allTextContents()).filter((name) => !/^(?:font|weight|text|leading|tracking|type)-|^measure$/.test(name)),
    ).toEqual([]);
    await context.close();
  });
});

describe("any two versions of a brand", () => {
  const compare = (words = "") => `/w/acme/brands/${first.brand.id}/compare${words}`;

  test("are chosen from the brand's screen, exchanged, and linked to", async () => {
    const { page, context, go, browserErrors } = await app.open({ cookie });
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

  test.each([1280, 390])("that are the same say so at %i px instead of showing two of a kind", async (width) => {
    const window = await app.open({ width, cookie });
    await window.go(compare(`?from=${first.design.id}&to=${twin.design.id}`));
    await window.page.getByRole("heading", { name: "Nothing differs" }).waitFor();
    expect(await window.page.locator("iframe").count()).toBe(0);
    await expectAccessible(window, [width]);
    await window.context.close();
  });
});
