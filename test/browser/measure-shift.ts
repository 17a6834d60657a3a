import type { Browser } from "playwright-core";

/** How to load a page. */
export type ShiftOptions = {
  readonly url: string;
  readonly width: number;
  /** Delay of every font file, in milliseconds; 0 for none. */
  readonly fontDelayMs?: number;
  /** CSS selector of an element that shows that the page is complete. */
  readonly readySelector?: string;
  /** Whether to wait for the script's requests too. */
  readonly waitUntil?: "load" | "networkidle";
  /** The session cookie for pages that need one. */
  readonly cookie?: string | undefined;
};

/** The elements that moved most, for the failure message. */
export type Shift = { readonly sum: number; readonly worst: readonly string[]; readonly fontBytes: number };

/**
 * Loads a URL with an empty cache and adds up the layout shifts without recent input. The sum is at
 * least the largest session window, which defines CLS.
 */
export async function measureShift(browser: Browser, options: ShiftOptions): Promise<Shift> {
  const { url, width, fontDelayMs = 0, readySelector = "body", waitUntil = "load", cookie } = options;
  // A sandboxed page without scripts cannot call back into the test.
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
  try {
    if (cookie !== undefined)
      await context.addCookies([
        { name: "livery_session", value: cookie, url: new URL(url).origin, httpOnly: true, sameSite: "Lax" },
      ]);
    const page = await context.newPage();
    if (fontDelayMs > 0)
      await page.route(/\.woff2$/, async (route) => {
        await Bun.sleep(fontDelayMs);
        await route.continue();
      });
    let fontBytes = 0;
    page.on("response", (response) => {
      if (response.url().endsWith(".woff2")) fontBytes += Number(response.headers()["content-length"] ?? 0);
    });
    await page.goto(url, { waitUntil });
    await page.locator(readySelector).first().waitFor({ state: "attached" });
    const { sum, worst } = await page.evaluate(async () => {
      const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await nextFrames();
      await document.fonts.ready;
      await nextFrames();
      const shifts: { value: number; parts: string[] }[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!("value" in entry && "hadRecentInput" in entry && "sources" in entry) || entry.hadRecentInput) continue;
          const parts: string[] = [];
          if (Array.isArray(entry.sources))
            for (const { node, previousRect, currentRect } of entry.sources) {
              const element = node instanceof Element ? node : node?.parentElement;
              const name = element ? `${element.localName}.${element.getAttribute("class") ?? ""}` : "gone";
              const text = String(node?.textContent ?? "")
                .trim()
                .slice(0, 24);
              const box = (rect: DOMRectReadOnly) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(" ");
              parts.push(`${name} "${text}" ${box(previousRect)} -> ${box(currentRect)}`);
            }
          shifts.push({ value: Number(entry.value), parts });
        }
      });
      observer.observe({ type: "layout-shift", buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 30));
      observer.disconnect();
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const worst = shifts
        .sort((a, b) => b.value - a.value)
        .slice(0, 2)
        .flatMap(({ parts }) => parts);
      return { sum, worst };
    });
    return { sum, worst, fontBytes };
  } finally {
    await context.close();
  }
}
