import { afterAll, expect, test } from "bun:test";
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
});

const views = [320, 390, 1280].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));

test.each(views)(
  "the webhooks guide at $width pixels, $scheme: axe finds nothing, nothing overflows",
  async ({ width, scheme }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP: true });
    const page = await context.newPage();
    await goTo(page, `http://127.0.0.1:${server.port}/docs/webhooks`);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    const violations = await findPageViolations(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await context.close();
    expect({ violations, over }).toEqual({ violations: [], over: 0 });
  },
);

test("under its own policy the guide loads only Livery's own fonts, without violations", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requested: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  page.on("console", (message) => complaints.push(message.text()));
  await goTo(page, `http://127.0.0.1:${server.port}/docs/webhooks`);
  const isStyled = await page.evaluate(() => getComputedStyle(document.body).margin === "0px");
  await context.close();
  expect({
    requested: requested.filter((path) => path !== "/favicon.ico" && !path.startsWith("/fonts/")),
    complaints,
    isStyled,
  }).toEqual({
    requested: ["/docs/webhooks"],
    complaints: [],
    isStyled: true,
  });
});
