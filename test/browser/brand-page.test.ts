import { afterAll, expect, test } from "bun:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { findPageViolations } from "#test/browser/find-violations";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { createTestApp } from "#test/test-app";
import { waitUntil } from "#test/wait-until";
import { launchBrowser } from "#test/browser/launch-browser";
import { goTo } from "#test/browser/go-to";

const app = await createTestApp();
const slugs: string[] = [];
for (const id of ["swiss", "civic", "poster", "arcade"] as const)
  slugs.push((await app.publish(archetypeBriefs[id])).system.slug);
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: ({ url, headers }) => {
    const { pathname, search } = new URL(url);
    return app.get(pathname + search, { accept: headers.get("accept") ?? "" });
  },
});
const origin = `http://127.0.0.1:${server.port}`;
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop(true);
  await app.close();
});

const first = `/systems/${slugs[0]}`;
const views = [320, 390, 768, 1280, 1920].map((width, index) => ({
  path: `/systems/${slugs[index % slugs.length]}`,
  scheme: index % 2 === 0 ? ("light" as const) : ("dark" as const),
  width,
}));

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

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details.ov-roles, details.ov-change"))
      details.open = true;
  });

test.each(views)("$path at $width pixels, $scheme: axe finds nothing, nothing overflows", async ({ path, width, scheme }) => {
  const options = { viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP: true };
  const found = await withPage(path, options, async (page) => {
    await unfold(page);
    const violations = await findPageViolations(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    return { violations, over };
  });
  expect(found).toEqual({ violations: [], over: 0 });
});

test("under its own policy the page loads fonts, images and script from this server, without browser errors", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requested: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await goTo(page, origin + first);
  const foreign = requested.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith("data:"));
  expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
  for (const part of ["/fonts/", "/assets/", "/copy.js"]) expect(requested.some((url) => url.includes(part))).toBe(true);
  const broken = await page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length);
  expect(broken).toBe(0);
  await context.close();
});

test("without scripts everything is readable and buttons that need scripts are hidden", async () => {
  const seen = await withPage(first, { javaScriptEnabled: false }, async (page) => ({
    buttons: await page.locator("main .ov-copy").count(),
    command: await page.locator(".ov-command code").first().textContent(),
    selects: await page
      .locator("[data-copy]")
      .first()
      .evaluate((element) => getComputedStyle(element).userSelect),
  }));
  expect(seen).toEqual({ buttons: 0, command: expect.stringContaining("curl -fsS "), selects: "all" });
});

test("a value is copied by click and by keyboard, with a confirmation", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await goTo(page, origin + first);
  const button = page.locator(".ov-chief .ov-copy").first();
  const value = (await button.textContent()) ?? "";
  const pasted = async () => {
    await page.evaluate(() => {
      const area = document.createElement("textarea");
      area.id = "pasted";
      document.body.append(area);
      area.focus();
    });
    await page.keyboard.press("Control+V");
    const area = page.locator("#pasted");
    await waitUntil(async () => (await area.inputValue()) !== "");
    const text = await area.inputValue();
    await area.evaluate((element) => element.remove());
    return text;
  };
  expect(value).toMatch(/^#[0-9a-f]{6}$/);
  await button.click();
  await page.getByText(`Copied: ${value}`).waitFor({ state: "attached" });
  expect(await pasted()).toBe(value);
  const command = page.locator(".ov-command").first();
  await command.getByRole("button").press("Enter");
  await page.getByText("Copied: curl").waitFor({ state: "attached" });
  expect(await pasted()).toBe((await command.locator("code").textContent()) ?? "none");
  await context.close();
});

test("selecting a notation changes the values", async () => {
  const shown = await withPage(first, {}, async (page) => {
    const step = page.locator(".ov-steps .ov-hex").first();
    const texts: string[] = [];
    for (const name of ["HEX", "RGB", "HSL", "OKLCH"]) {
      await page.getByRole("radio", { name }).check();
      texts.push((await step.locator(".ov-value:visible").textContent()) ?? "");
    }
    return texts;
  });
  expect(shown.map((text) => text.slice(0, 4))).toEqual([expect.stringMatching(/^#/), "rgb(", "hsl(", "oklc"]);
});

test("an image is saved under the brand's name from inside the sandbox", async () => {
  const saved = await withPage(first, {}, async (page) => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Symbol as SVG", exact: true }).click();
    return (await download).suggestedFilename();
  });
  expect(saved).toBe(`${slugs[0]}-symbol.svg`);
});

test("print omits the commands for agents and shows every role", async () => {
  const heights = await withPage(first, { viewport: { width: 800, height: 1100 } }, async (page) => {
    await page.emulateMedia({ media: "print" });
    return await page.evaluate(() =>
      [".ov-agents", ".ov-actions", ".ov-contents", ".ov-roles:not(.ov-contrast) table"].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? -1,
      ),
    );
  });
  expect(heights.slice(0, 3)).toEqual([0, 0, 0]);
  expect(heights[3]).toBeGreaterThan(500);
});

test("nothing moves with reduced motion", async () => {
  const moving = await withPage(first, { reducedMotion: "reduce" }, (page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll(".ov *:not(.ov-panel *)")].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return transitionDuration !== "0s" || animationName !== "none";
        }).length,
    ),
  );
  expect(moving).toBe(0);
});

test("an unknown URL shows a page that passes axe", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const options = { viewport: { width: 320, height: 700 }, colorScheme, bypassCSP: true };
    const found = await withPage("/systems/none", options, async (page) => {
      return await findPageViolations(page);
    });
    expect(found).toEqual([]);
  }
});
