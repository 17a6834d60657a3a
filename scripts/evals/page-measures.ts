import { join, normalize } from "node:path";
import axeModule from "axe-core";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "#test/browser/launch-browser";

/** What a browser shows of a page, worst of its views. */
export type PageMeasures = {
  /** Rules of axe that are violated in any view, without duplicates. */
  readonly violations: readonly string[];
  /** The share of colours, families, sizes and corners of visible elements that are values of the system, 0 to 1. */
  readonly adherence: number;
  /** Values of visible elements that are not the system's, such as `color rgb(1, 2, 3)`. */
  readonly otherValues: readonly string[];
  /** Families that text is drawn in and that are not the system's. */
  readonly otherFamilies: readonly string[];
  /** Resources that failed to load, and text that overflows. */
  readonly faults: readonly string[];
};

/**
 * Defines `toRgb` in a page: a colour in any notation as the bytes that are drawn. Computed styles
 * keep the notation of their source.
 */
const colorScript = `globalThis.toRgb = (() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  return (color) => {
    if (!known.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      known.set(color, canvas.getImageData(0, 0, 1, 1).data.join(" "));
    }
    return known.get(color);
  };
})()`;
declare const toRgb: (color: string) => string;

const views = [
  { width: 1280, scheme: "light" },
  { width: 1280, scheme: "dark" },
  { width: 390, scheme: "light" },
  { width: 390, scheme: "dark" },
] as const;

/** The values of a system in a view, as browsers compute them. */
type SystemValues = {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly radii: readonly string[];
  readonly families: readonly string[];
};

/** Opens pages in four views: 1280 and 390 pixels, light and dark. */
export async function createPageMeter() {
  const browser = await launchBrowser();
  return {
    /** @param globalsCss The system's variables. */
    measure: async (folder: string, file: string, globalsCss: string): Promise<PageMeasures> =>
      await withFolderServer(folder, async (url) => await measurePage(browser, `${url}/${file}`, globalsCss)),
    /** Writes pictures of a page at 1280 pixels, light and dark: `PREFIX-light.png`, `PREFIX-dark.png`. */
    draw: async (folder: string, file: string, prefix: string): Promise<void> =>
      await withFolderServer(folder, async (url) => {
        for (const scheme of ["light", "dark"] as const) {
          const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: scheme });
          const page = await context.newPage();
          await page.goto(`${url}/${file}`, { waitUntil: "networkidle" });
          await page.screenshot({ path: `${prefix}-${scheme}.png`, fullPage: true });
          await context.close();
        }
      }),
    close: () => browser.close(),
  };
}

export type PageMeter = Awaited<ReturnType<typeof createPageMeter>>;

/** Serves a folder on a free port of this machine while the work runs. */
async function withFolderServer<Result>(folder: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch({ url }) {
      const file = Bun.file(join(folder, normalize(decodeURIComponent(new URL(url).pathname))));
      return (await file.exists()) ? new Response(file) : new Response(null, { status: 404 });
    },
  });
  try {
    return await work(server.url.origin);
  } finally {
    await server.stop(true);
  }
}

async function measurePage(browser: Browser, url: string, globalsCss: string): Promise<PageMeasures> {
  const violations = new Set<string>();
  const otherFamilies = new Set<string>();
  const otherValues = new Set<string>();
  const faults = new Set<string>();
  let [matched, total] = [0, 0];
  for (const { width, scheme } of views) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, bypassCSP: true });
    const page = await context.newPage();
    page.on("requestfailed", (request) => faults.add(`${request.url()} failed to load`));
    page.on("response", (response) => {
      if (response.status() >= 400 && !response.url().endsWith("/favicon.ico"))
        faults.add(`${response.url()} has status ${response.status()}`);
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(axeModule.source);
    const found = (await page.evaluate("axe.run().then(({ violations }) => violations.map(({ id }) => id))")) as string[];
    for (const id of found) violations.add(id);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) faults.add(`${over}px wider than a view of ${width}px`);
    const rootSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const empty = await context.newPage();
    for (const one of [page, empty]) await one.evaluate(colorScript);
    const drawn = await page.evaluate(countValues, await readSystemValues(empty, globalsCss, rootSize));
    matched += drawn.matched;
    total += drawn.total;
    for (const family of drawn.otherFamilies) otherFamilies.add(family);
    for (const value of drawn.otherValues) otherValues.add(value);
    await context.close();
  }
  return {
    violations: [...violations],
    adherence: total === 0 ? 1 : matched / total,
    otherValues: [...otherValues],
    otherFamilies: [...otherFamilies],
    faults: [...faults],
  };
}

/** Computes every variable of a system in an empty page whose root has the same font size. */
const readSystemValues = async (empty: Page, globalsCss: string, rootSize: string): Promise<SystemValues> =>
  await empty.evaluate(
    ([css = "", size = ""]) => {
      document.documentElement.className = "system";
      document.documentElement.style.fontSize = size;
      const style = document.createElement("style");
      style.textContent = css;
      document.head.append(style);
      const names = [...new Set(css.match(/--[\w-]+(?=\s*:)/g) ?? [])];
      const probe = document.createElement("span");
      document.body.append(probe);
      const compute = (property: "color" | "fontSize" | "borderTopLeftRadius" | "fontFamily", unset: string) =>
        names.flatMap((name) => {
          probe.style[property] = unset;
          probe.style[property] = `var(${name})`;
          return [getComputedStyle(probe)[property]];
        });
      return {
        colors: [...new Set(compute("color", "transparent").map(toRgb))],
        sizes: [...new Set(compute("fontSize", "1px"))],
        radii: [...new Set(compute("borderTopLeftRadius", "0px"))],
        families: [...new Set(compute("fontFamily", "serif").map((family) => family.split(",")[0] ?? ""))],
      };
    },
    [globalsCss, rootSize],
  );

/** Compares what visible elements show with the values of a system. Runs in the page. */
function countValues(values: SystemValues) {
  const otherFamilies = new Set<string>();
  const otherValues = new Set<string>();
  let [matched, total] = [0, 0];
  const count = (property: string, value: string, ofSystem: readonly string[]) => {
    total++;
    if (ofSystem.includes(value)) matched++;
    else otherValues.add(`${property} ${value}`);
  };
  const clear = "rgba(0, 0, 0, 0)";
  for (const element of document.querySelectorAll<HTMLElement>(
    "body, body *:not(svg *, script, style, template, source, option)",
  )) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || style.visibility === "hidden") continue;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
    if (style.backgroundColor !== clear) count("background", toRgb(style.backgroundColor), values.colors);
    if (style.borderTopStyle !== "none" && style.borderTopWidth !== "0px" && style.borderTopColor !== clear)
      count("border", toRgb(style.borderTopColor), values.colors);
    if (style.borderTopLeftRadius !== "0px") count("radius", style.borderTopLeftRadius, values.radii);
    if (!hasText) continue;
    count("color", toRgb(style.color), values.colors);
    count("size", style.fontSize, values.sizes);
    const family = style.fontFamily.split(",")[0] ?? "";
    count("family", family, values.families);
    if (!values.families.includes(family)) otherFamilies.add(family);
  }
  return { matched, total, otherFamilies: [...otherFamilies], otherValues: [...otherValues] };
}
