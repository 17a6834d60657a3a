import type { Page, Request } from "playwright-core";
import { waitUntil } from "#test/wait-until";

/** How long no request may be open before a page that has nothing to do counts as loaded, milliseconds. */
const quietMs = 100;
const maxWaitMs = 90_000;
/** How long a request may be open before the page itself is asked whether it has the response. */
const lostAfterMs = 3000;

/**
 * Opens an address and waits until the page and its frames have loaded, its code has run as far as it
 * can, and nothing is requested. Event streams stay open and do not count. On a busy machine the browser now
 * and then does not report the end of a request, so the page's own record of it counts too.
 * Throws with the URLs of the requests that stay open.
 */
export async function goTo(page: Page, url: string, timeoutMs = maxWaitMs): Promise<void> {
  const openSince = new Map<Request, number>();
  const started = new Set<Request>();
  let quietSince = performance.now();
  const add = (request: Request) => {
    if (request.resourceType() === "eventsource") return;
    openSince.set(request, performance.now());
    started.add(request);
  };
  const remove = (request: Request) => {
    openSince.delete(request);
    quietSince = performance.now();
  };
  const removeLost = async () => {
    for (const [request, since] of openSince)
      if (performance.now() - since >= lostAfterMs) {
        if (await isLoadedInPage(request, started)) remove(request);
        // Asked again only after the same time.
        else if (openSince.has(request)) openSince.set(request, performance.now());
      }
  };
  page.on("request", add).on("requestfinished", remove).on("requestfailed", remove);
  try {
    await page.goto(url, { waitUntil: "load", timeout: timeoutMs });
    await waitUntil(async () => {
      await removeLost();
      const isQuiet = () => openSince.size === 0 && performance.now() - quietSince >= quietMs;
      return isQuiet() && (await isIdle(page)) && isQuiet();
    }, timeoutMs).catch((error: unknown) => {
      const urls = [...openSince.keys()].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`${url} did not load: ${urls.join(", ") || "new requests kept starting"}`, { cause: error });
    });
  } finally {
    page.off("request", add).off("requestfinished", remove).off("requestfailed", remove);
  }
}

/** How long code that responses have started gets to request more, milliseconds. */
const startedMs = 50;

/**
 * Waits for such code: the page answers between its tasks. Timers tell nothing, because pages without scripts have none.
 * False if the page navigates meanwhile or does not respond.
 */
async function isIdle(page: Page): Promise<boolean> {
  const answer = () => Promise.race([page.evaluate("true").catch(() => false), Bun.sleep(lostAfterMs).then(() => false)]);
  if ((await answer()) !== true) return false;
  await Bun.sleep(startedMs);
  return (await answer()) === true;
}

/**
 * Whether the frame of a request has its whole response, and those of the other requests that it
 * made for the same URL. False while the frame does not respond.
 */
async function isLoadedInPage(request: Request, started: ReadonlySet<Request>): Promise<boolean> {
  const ask = async () => {
    const url = request.url();
    const frame = request.frame();
    if (frame.isDetached()) return true;
    if (request.isNavigationRequest())
      return frame.url() === url && (await frame.evaluate(() => document.readyState === "complete"));
    const loaded = await frame.evaluate(
      (name) =>
        performance.getEntriesByType("resource").filter((entry) => entry.name === name && entry.toJSON().responseEnd > 0).length,
      url,
    );
    const own = [...started].filter((other) => !other.isNavigationRequest() && other.url() === url && other.frame() === frame);
    return loaded >= own.length;
  };
  return await Promise.race([ask().catch(() => false), Bun.sleep(lostAfterMs).then(() => false)]);
}
