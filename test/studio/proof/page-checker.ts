import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";

/** The widths and colour schemes that a document is looked at in. */
export const widths = [320, 768, 1280] as const;
export const schemes = ["light", "dark"] as const;

/** How many times a document was looked at and what a reader would have run into, a line each. */
export type PageReport = { readonly views: number; readonly faults: readonly string[] };

const axeSource = readFileSync(new URL("../../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type AxeReport = { violations: { id: string; nodes: { html: string; target: unknown[]; failureSummary?: string }[] }[] };
type Axe = { run(options: unknown): Promise<AxeReport> };

/** What axe says of the page as it stands, a line a rule. The rules are those of WCAG 2.2 A and AA and axe's best practices. */
const violationsOn = (page: Page): Promise<readonly string[]> =>
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

/** What sticks out of the window on the right or, where text runs from right to left, on the left. */
const tooWide = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const isKept = (element: Element): boolean => {
      const { parentElement } = element;
      if (parentElement === null || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== "visible" || isKept(parentElement);
    };
    const out = [...document.querySelectorAll("body *:not(svg *)")].findLast((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && !isKept(element);
    });
    return `${scrollWidth - clientWidth} px too wide, ${out?.outerHTML.slice(0, 160) ?? "by no element's own box"}`;
  });

/** Someone who looks at documents in one tab, in every width and scheme, and says what went wrong. */
export type PageChecker = {
  /** `isJudged` false leaves axe out. */
  check(
    url: string,
    options?: {
      readonly widths?: readonly number[];
      readonly schemes?: readonly ("light" | "dark")[];
      readonly isJudged?: boolean;
    },
  ): Promise<PageReport>;
  close(): Promise<void>;
};

/** Opens a tab for documents under `origin`; requests to anywhere else are faults. */
export async function openPageChecker(browser: Browser, origin: string): Promise<PageChecker> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  let heard: string[] = [];
  page.on("console", (message) => heard.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) heard.push(`request: ${request.url().slice(0, 200)}`);
  });
  return {
    async check(url, { widths: wanted = widths, schemes: modes = schemes, isJudged = true } = {}) {
      heard = [];
      const faults: string[] = [];
      let views = 0;
      await page.goto(url, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (isJudged) await page.evaluate(axeSource);
      for (const width of wanted) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of modes) {
          await page.emulateMedia({ colorScheme });
          views++;
          const wide = colorScheme === modes[0] ? await tooWide(page) : undefined;
          const violations = isJudged ? await violationsOn(page) : [];
          faults.push(...[wide ?? [], violations].flat().map((fault) => `${width} ${colorScheme} ${fault}`));
        }
      }
      return { views, faults: [...faults, ...heard] };
    },
    close: () => context.close(),
  };
}
