import { afterAll, expect, test } from "bun:test";
import { docsPages } from "#/documents/site-layout/docs-pages";
import { findPageViolations } from "#test/browser/find-violations";
import { createTestApp } from "#test/test-app";
import { launchBrowser } from "#test/browser/launch-browser";
import { goTo } from "#test/browser/go-to";

const app = await createTestApp();
const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: ({ url }) => app.get(new URL(url).pathname) });
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop(true);
  await app.close();
});
const origin = `http://127.0.0.1:${server.port}`;

const views = docsPages.flatMap(({ path }) => [390, 1280].map((width) => [path, width] as const));

test.each(views)(
  "%s at %i pixels: axe finds nothing in light and in dark, nothing is wider than the window",
  async (path, width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
    const page = await context.newPage();
    await goTo(page, origin + path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await findPageViolations(page, { rules: colorScheme === "light" ? "all" : "colors" });
      expect({ colorScheme, violations }).toEqual({ colorScheme, violations: [] });
    }
    for (const others of [width, width === 390 ? 320 : 1920]) {
      await page.setViewportSize({ width: others, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect([others, over]).toEqual([others, 0]);
    }
    await context.close();
  },
);

test("without scripts and network the reference is readable and navigable, and requests only this server", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).origin));
  await goTo(page, `${origin}/docs`);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Create a webhook endpoint" }).click();
  await page.getByRole("heading", { name: "Create a webhook endpoint" }).waitFor();
  await page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "Agents" }).click();
  await page.getByRole("heading", { name: "Agents", level: 1 }).waitFor();
  await page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "API reference" }).click();
  await page.getByRole("heading", { name: "API reference", level: 1 }).waitFor();
  expect(new Set(requested)).toEqual(new Set([origin]));
  await context.close();
});

test("print has the text and examples without the navigation", async () => {
  const context = await browser.newContext({ colorScheme: "dark" });
  const page = await context.newPage();
  await goTo(page, `${origin}/docs`);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "On this page", includeHidden: true }).isVisible()).toBe(false);
  expect(await page.locator("#list_systems details pre").first().isVisible()).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  await context.close();
});
