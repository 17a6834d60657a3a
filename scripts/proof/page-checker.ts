import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";

/** Viewport widths and colour schemes to check. */
export const widths = [320, 768, 1280] as const;
export const schemes = ["light", "dark"] as const;

/** Number of views checked and the faults found, one line each. */
export type PageReport = { readonly views: number; readonly faults: readonly string[] };

const axeSource = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type AxeReport = { violations: { id: string; nodes: { html: string; target: unknown[]; failureSummary?: string }[] }[] };
type Axe = { run(options: unknown): Promise<AxeReport> };

/**
 * axe's violations on the current page, one line per rule: WCAG 2.2 A and AA, and best practices.
 */
const findViolations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (tags) => {
    const axe: Axe = Reflect.get(window, "axe");
    const { violations } = await axe.run({ runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, failureSummary = "" }) => `${html.slice(0, 140)} ${failureSummary.replace(/\s+/g, " ").slice(0, 240)}`)
          .join(" | ")}${nodes.length > 3 ? ` | and ${nodes.length - 3} more` : ""}`,
    );
  }, axeTags);

/** What overflows the window on the right or, on right-to-left pages, on the left. */
const findOverflow = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const isClipped = (element: Element): boolean => {
      const { parentElement } = element;
      if (parentElement === null || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== "visible" || isClipped(parentElement);
    };
    const overflowing = [...document.querySelectorAll("body *:not(svg *)")].findLast((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && !isClipped(element);
    });
    return `${scrollWidth - clientWidth} px too wide, ${overflowing?.outerHTML.slice(0, 160) ?? "by no element's own box"}`;
  });

/** Checks documents in one tab, at every width and in every scheme. */
export type PageChecker = {
  /** Set `withAxe` to false to skip axe. */
  check(
    url: string,
    options?: {
      readonly widths?: readonly number[];
      readonly schemes?: readonly ("light" | "dark")[];
      readonly withAxe?: boolean;
    },
  ): Promise<PageReport>;
  close(): Promise<void>;
};

/** Opens a tab for documents at `origin`. Requests to other origins are faults. */
export async function openPageChecker(browser: Browser, origin: string): Promise<PageChecker> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  let pageFaults: string[] = [];
  page.on("console", (message) => pageFaults.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => pageFaults.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) pageFaults.push(`request: ${request.url().slice(0, 200)}`);
  });
  return {
    async check(url, { widths: requestedWidths = widths, schemes: modes = schemes, withAxe = true } = {}) {
      pageFaults = [];
      const faults: string[] = [];
      let views = 0;
      await page.goto(url, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (withAxe) await page.evaluate(axeSource);
      for (const width of requestedWidths) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of modes) {
          await page.emulateMedia({ colorScheme });
          views++;
          const wide = colorScheme === modes[0] ? await findOverflow(page) : undefined;
          const violations = withAxe ? await findViolations(page) : [];
          faults.push(...[wide ?? [], violations].flat().map((fault) => `${width} ${colorScheme} ${fault}`));
        }
      }
      return { views, faults: [...faults, ...pageFaults] };
    },
    close: () => context.close(),
  };
}
