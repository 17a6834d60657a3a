import { afterAll, expect, test } from "bun:test";
import { findPageViolations } from "#test/browser/find-violations";
import { createTestApp } from "#test/test-app";
import { launchBrowser } from "#test/browser/launch-browser";
import { goTo } from "#test/browser/go-to";

const app = await createTestApp();
await app.publish({ name: "Mossgrove", seed: 11, offer: "Garden tools" });
const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: ({ url }) => app.get(new URL(url).pathname) });
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop(true);
  await app.close();
});

const views = ["/docs/agents", "/api/v1/systems/mossgrove/frame"].flatMap((path) =>
  [320, 390, 1280].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ path, width, scheme }))),
);

test.each(views)("$path at $width pixels, $scheme: axe finds nothing, nothing overflows", async ({ path, width, scheme }) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP: true });
  const page = await context.newPage();
  await goTo(page, `http://127.0.0.1:${server.port}${path}`);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  const violations = await findPageViolations(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await context.close();
  expect({ violations, over }).toEqual({ violations: [], over: 0 });
});

test("a client's frame shows the preview of the requested system and loads nothing from elsewhere", async () => {
  const frame = await (await app.get("/api/v1/preview-frame")).text();
  const preview = await (await app.get("/api/v1/systems/mossgrove/frame")).text();
  const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'none'";
  const inner = frame.replace("<head>", `<head><meta http-equiv="content-security-policy" content="${policy}">`);
  const context = await browser.newContext({ viewport: { width: 500, height: 900 } });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.setContent('<iframe sandbox="allow-scripts" style="width:480px;height:880px"></iframe>');
  const transcript = await page.evaluate(
    async ({ inner, preview }) => {
      const heard: string[] = [];
      const view = document.querySelector("iframe");
      if (!view) return heard;
      const answer = (id: unknown, result: object) => view.contentWindow?.postMessage({ jsonrpc: "2.0", id, result }, "*");
      const shown = Promise.withResolvers<void>();
      addEventListener("message", ({ data }) => {
        heard.push(`${data.method}${data.params?.uri ? ` ${data.params.uri}` : ""}`);
        if (data.method === "ui/initialize") answer(data.id, { protocolVersion: "2026-01-26", hostContext: {} });
        if (data.method === "ui/notifications/initialized")
          view.contentWindow?.postMessage(
            { jsonrpc: "2.0", method: "ui/notifications/tool-input", params: { arguments: { name: "mossgrove" } } },
            "*",
          );
        if (data.method === "resources/read") answer(data.id, { contents: [{ text: preview }] });
        if (data.method === "ui/notifications/size-changed" && heard.some((one) => one.startsWith("resources/read")))
          shown.resolve();
      });
      view.srcdoc = inner;
      await shown.promise;
      return heard;
    },
    { inner, preview },
  );
  expect(transcript).toContain("resources/read ui://livery/preview/mossgrove");
  const view = page.frames()[1];
  expect(await view?.locator("h1").textContent()).toBe("Mossgrove");
  expect(await view?.locator(".pv-stage").count()).toBeGreaterThan(0);
  const background = await view?.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).not.toBe("rgba(0, 0, 0, 0)");
  expect(requested.filter((url) => !url.startsWith("data:") && !url.startsWith("about:"))).toEqual([]);
  await context.close();
});
