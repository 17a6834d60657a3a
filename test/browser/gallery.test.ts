import { afterAll, expect, test } from "bun:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Brief } from "#/model/brief";
import { findPageViolations } from "#test/browser/find-violations";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { createTestApp } from "#test/test-app";
import { launchBrowser } from "#test/browser/launch-browser";
import { goTo } from "#test/browser/go-to";

/** Words that are longer than usual. */
const unwieldy: Brief = {
  name: "Rindfleischetikettierungsüberwachungsaufgaben",
  tagline: "نور في كل بيت",
  offer: `One word: ${"unbreakable".repeat(8)}.`,
  archetype: "poster",
};
const briefs = [archetypeBriefs.swiss, archetypeBriefs.playful, archetypeBriefs.civic, archetypeBriefs.luxury, unwieldy];
const app = await createTestApp();
for (const brief of briefs) await app.publish(brief);
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: (request) => {
    const { pathname, search } = new URL(request.url);
    return app.get(pathname + search);
  },
});
const origin = `http://127.0.0.1:${server.port}`;
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop(true);
});

const gallery = await (await app.get("/")).text();
const overviews = [...gallery.matchAll(/href="(\/preview\/d\/[^/"]+)\/landing"/g)].map(([, path]) => path ?? "");
const brandPages = [...gallery.matchAll(/href="(\/systems\/[^/"]+)"/g)].map(([, path]) => path ?? "");
const widths = [320, 768, 1280] as const;
const schemes = ["light", "dark"] as const;
const views = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

async function withPage<Result>(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<Result>) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await goTo(page, origin + path);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Axe violations, one per line, and the page's overflow in pixels. */
const faultsAt = (path: string, { width, scheme }: (typeof views)[number]) =>
  withPage(path, { viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP: true }, async (page) => {
    const violations = await findPageViolations(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    return { violations, over: Math.max(0, over) };
  });

test("the gallery links every published system's brand page and landing page", () => {
  expect(new Set(overviews).size).toBe(briefs.length);
  expect(new Set(brandPages).size).toBe(briefs.length);
});

for (const view of views)
  test(`the gallery at ${view.width} pixels, ${view.scheme}: axe finds nothing, nothing overflows`, async () => {
    expect(await faultsAt("/", view)).toEqual({ violations: [], over: 0 });
  });

for (const view of views)
  test(`a search at ${view.width} pixels, ${view.scheme}: axe finds nothing, nothing overflows`, async () => {
    for (const path of ["/?q=und&platform=nextjs", "/?q=nothing-has-this-name"])
      expect(await faultsAt(path, view)).toEqual({ violations: [], over: 0 });
  });

test("the filter works without script and shows what it is set to", async () => {
  await withPage("/", { viewport: { width: 390, height: 900 }, javaScriptEnabled: false }, async (page) => {
    await page.getByLabel("Name").fill(unwieldy.name.slice(3, 12).toUpperCase());
    await page.getByLabel("Platform").selectOption("Next.js");
    await page.getByRole("button", { name: "Show" }).click();
    await page.waitForURL(/\?q=/);
    expect(new URL(page.url()).search).toBe(`?q=${unwieldy.name.slice(3, 12).toUpperCase()}&platform=nextjs`);
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([unwieldy.name]);
    expect(await page.getByLabel("Name").inputValue()).toBe(unwieldy.name.slice(3, 12).toUpperCase());
    await page.getByRole("link", { name: "Show all" }).click();
    expect(await page.getByRole("heading", { level: 2 }).count()).toBe(briefs.length);
  });
});

for (const [index, view] of views.entries())
  test(`a guideline at ${view.width} pixels, ${view.scheme}: axe finds nothing, nothing overflows`, async () => {
    expect(await faultsAt(overviews[index % overviews.length] ?? "", view)).toEqual({ violations: [], over: 0 });
  });

test("no page overflows its window from 320 to 1920 pixels, whatever its text", async () => {
  for (const path of ["/", ...overviews]) {
    const wider = await withPage(path, {}, async (page) => {
      const found: number[] = [];
      for (const width of [320, 390, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (over > 0) found.push(width);
      }
      return found;
    });
    expect({ path, wider }).toEqual({ path, wider: [] });
  }
});

test("under its own policy a page loads all fonts and images, from this server alone", async () => {
  for (const path of ["/", overviews[0] ?? ""]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requested: string[] = [];
    const refused: string[] = [];
    page.on("response", (answer) => {
      requested.push(answer.url());
      if (answer.status() >= 400 && !answer.url().endsWith("/favicon.ico")) refused.push(answer.url());
    });
    page.on("console", (message) => {
      if (/Content Security Policy|CORS/.test(message.text())) refused.push(message.text());
    });
    await goTo(page, origin + path);
    const foreign = requested.filter((url) => !/^\/(fonts\/|assets\/|preview\/|favicon\.ico|$)/.test(url.replace(origin, "")));
    expect({ path, foreign, refused }).toEqual({ path, foreign: [], refused: [] });
    expect(requested.some((url) => url.includes("/fonts/"))).toBe(true);
    expect(requested.some((url) => url.includes("/assets/"))).toBe(true);
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    expect(broken).toEqual([]);
    await context.close();
  }
});

test("keyboard focus is visible", async () => {
  for (const path of ["/", overviews[0] ?? ""]) {
    const outlines = await withPage(path, {}, async (page) => {
      const seen: string[] = [];
      for (let step = 0; step < 6; step++) {
        await page.keyboard.press("Tab");
        seen.push(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle));
      }
      return seen;
    });
    expect(outlines).toEqual(["solid", "solid", "solid", "solid", "solid", "solid"]);
  }
});

test("the mark on a poster links to its brand page", async () => {
  const landed = await withPage("/", { viewport: { width: 1280, height: 900 } }, async (page) => {
    await page
      .locator(".poster")
      .first()
      .click({ position: { x: 40, y: 40 }, force: true });
    await page.waitForURL(/systems/);
    return new URL(page.url()).pathname;
  });
  expect(landed).toBe(brandPages[0] ?? "none");
});

test("print shows every role and omits the contents", async () => {
  const [roles, contents] = await withPage(overviews[0] ?? "", { viewport: { width: 800, height: 1100 } }, async (page) => {
    await page.emulateMedia({ media: "print" });
    return page.evaluate(() => [
      document.querySelector(".ov-roles table")?.getBoundingClientRect().height ?? 0,
      document.querySelector(".ov-contents")?.getBoundingClientRect().height ?? 0,
    ]);
  });
  expect(roles).toBeGreaterThan(1000);
  expect(contents).toBe(0);
});
