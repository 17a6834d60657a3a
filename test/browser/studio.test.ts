import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { pageDocument } from "#/documents/page-document";
import { fontFile } from "#/kits/font-files";
import { archetypeIds } from "#/model/direction";
import { bareBrief, fullBrief, hardNames } from "#test/studio/briefs";
import { componentSheet } from "#test/studio/component-sheet";
import { systemFor } from "#test/studio/system-for";

const axe = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const widths = [320, 768, 1280] as const;
let document = "";
let browser: Browser;
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/fonts/"))
      return new Response(document, { headers: { "content-type": "text/html; charset=utf-8" } });
    const bytes = fontFile(pathname.slice("/fonts/".length));
    return bytes === undefined
      ? new Response("", { status: 404 })
      : new Response(bytes, { headers: { "content-type": "font/woff2" } });
  },
});

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: Bun.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await server.stop(true);
});

/** What a reader with this screen and setting would run into: axe violations, a page wider than the screen, console messages, foreign requests. */
async function troubles(
  name: string,
  colorScheme: "light" | "dark",
  widthsToTry: readonly number[],
  judge: boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  const page = await browser.newPage({ colorScheme, reducedMotion: "reduce" });
  page.on("console", (message) => found.push(`${name} console: ${message.text()}`));
  page.on("pageerror", (error) => found.push(`${name} error: ${error.message}`));
  page.on("request", (request) => {
    const { pathname, origin } = new URL(request.url());
    const own =
      origin === `http://127.0.0.1:${server.port}` &&
      (pathname === "/" || pathname === "/favicon.ico" || pathname.startsWith("/fonts/"));
    if (!own) found.push(`${name} request: ${request.url()}`);
  });
  await page.setViewportSize({ width: widthsToTry[0] ?? 1280, height: 900 });
  await page.goto(`http://127.0.0.1:${server.port}/`, { waitUntil: "load" });
  await page.evaluate(() => window.document.fonts.ready.then(() => undefined));
  for (const width of widthsToTry) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => window.document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) found.push(`${name} ${colorScheme} ${width}: ${wide} px too wide`);
    if (!judge) continue;
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const runner: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> } =
        Reflect.get(window, "axe");
      const report = await runner.run();
      return report.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary ?? ""}`)
            .slice(0, 3)
            .join(" | ")}`,
      );
    });
    found.push(...violations.map((violation) => `${name} ${colorScheme} ${width}: ${violation}`));
  }
  await page.close();
  return found;
}

describe.each([...archetypeIds])("%s", (id) => {
  test("landing, pricing and components: nothing for axe, nothing too wide, nothing on the console, nothing from elsewhere", async () => {
    const content = systemFor(fullBrief, 3, id);
    for (const template of content.pages) {
      document = pageDocument(template, content, { fontsBase: "/fonts/" });
      for (const mode of ["light", "dark"] as const) expect(await troubles(template.slug, mode, widths, true)).toEqual([]);
    }
    document = componentSheet(content, "/fonts/");
    for (const mode of ["light", "dark"] as const) expect(await troubles("components", mode, widths, true)).toEqual([]);
  });

  test("no page is wider than the screen from 320 to 1920 px, whatever the name and however little the brief says", async () => {
    for (const brief of [bareBrief, ...hardNames.map((name) => ({ ...fullBrief, name }))]) {
      const content = systemFor(brief, 1, id);
      for (const template of content.pages) {
        document = pageDocument(template, content, { fontsBase: "/fonts/" });
        expect(await troubles(`${brief.name} ${template.slug}`, "light", [320, 640, 1024, 1920], false)).toEqual([]);
      }
    }
  });
});
