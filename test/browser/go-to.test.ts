import type { EventEmitter } from "node:events";
import { afterAll, expect, test } from "bun:test";
import type { Page, Request } from "playwright-core";
import { goTo } from "#test/browser/go-to";
import { launchBrowser } from "#test/browser/launch-browser";

const html = (body: string) => new Response(body, { headers: { "content-type": "text/html" } });
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  routes: {
    "/frames": html('<iframe sandbox="" src="/text"></iframe><script>fetch("/text").then((text) => text.text())</script>'),
    "/waiting": html('<script>fetch("/never"); fetch("/text").then((text) => text.text())</script>'),
    "/text": new Response("text"),
    "/never": () => new Promise<Response>(() => {}),
  },
});
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop(true);
});

/** Opens a page that reports each request twice and its end once. */
async function openForgetfulPage(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const events = page as unknown as EventEmitter;
  const repeated = new Set<Request>();
  page.on("requestfinished", (request) => {
    if (repeated.has(request)) return;
    repeated.add(request);
    setTimeout(() => events.emit("request", request));
  });
  return page;
}

test("a request counts as finished if the page has the response, even if the browser does not report its end", async () => {
  const page = await openForgetfulPage();
  await goTo(page, `${server.url}frames`);
  expect(await page.evaluate(() => document.readyState)).toBe("complete");
});

test("a request without a response is waited for and named", async () => {
  const page = await (await browser.newContext()).newPage();
  await expect(goTo(page, `${server.url}waiting`, 8000)).rejects.toThrow(
    `${server.url}waiting did not load: GET ${server.url}never`,
  );
});
