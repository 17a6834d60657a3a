import { afterAll, expect, test } from "bun:test";
import { shownBriefs } from "#test/documents/shown-briefs";
import { testApp } from "#test/test-app";
import { launchBrowser } from "#test/browser/launch-browser";

const app = await testApp();
for (const brief of Object.values(shownBriefs)) await app.publish(brief);
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
const pathsOf = (pattern: RegExp) => [...gallery.matchAll(pattern)].map(([, path]) => path ?? "");
const previews = pathsOf(/href="(\/preview\/d\/[^/"]+)\/landing"/g);
const screens: readonly (readonly [name: string, paths: readonly string[]])[] = [
  ["the gallery", ["/"]],
  ["the documentation", ["/docs", "/docs/agents", "/docs/webhooks"]],
  ["brand pages", pathsOf(/href="(\/systems\/[^/"]+)"/g)],
  ["guidelines", previews.slice(0, 4)],
  ["landing pages", previews.map((path) => `${path}/landing`)],
  ["pricing pages", previews.slice(0, 4).map((path) => `${path}/pricing`)],
  ["pages that are not there", ["/nowhere"]],
];

/** How far a page's parts moved without being touched (CLS), and what its fonts weigh. */
async function loaded(path: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    let fontBytes = 0;
    page.on("response", (response) => {
      if (response.url().includes("/fonts/")) fontBytes += Number(response.headers()["content-length"] ?? 0);
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) sum += Number(entry.value);
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 50);
        }),
    );
    return { shift, fontBytes };
  } finally {
    await context.close();
  }
}

for (const [name, paths] of screens)
  for (const width of [1280, 390])
    test(`${name} move by at most 0.1 while they load, at ${width} pixels`, async () => {
      expect(paths.length).toBeGreaterThan(0);
      const moved: string[] = [];
      for (const path of paths) {
        const { shift } = await loaded(path, width);
        if (shift > 0.1) moved.push(`${path}: ${shift.toFixed(3)}`);
      }
      expect(moved).toEqual([]);
    }, 300_000);

test("the gallery of sixteen brands loads less than 150,000 bytes of fonts: names are drawings", async () => {
  const { fontBytes } = await loaded("/", 1280);
  expect(fontBytes).toBeGreaterThan(20_000);
  expect(fontBytes).toBeLessThan(150_000);
});
