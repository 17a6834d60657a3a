import { afterAll, expect, test } from "bun:test";
import { renderPageDocument } from "#/documents/page-document";
import { readFontFile } from "#/kits/font-files";
import type { ArchetypeId } from "#/model/direction";
import { type Brief, pageSlugs } from "#/model/brief";
import { findPageViolations } from "#test/browser/find-violations";
import { createSystem } from "#test/studio/create-system";
import { fullBrief } from "#test/studio/briefs";
import { launchBrowser } from "#test/browser/launch-browser";

/** Six kinds of pages with long, foreign or right-to-left words. */
const cases: readonly (readonly [ArchetypeId, Brief])[] = [
  ["swiss", fullBrief],
  ["brutalist", { ...fullBrief, name: "Donaudampfschifffahrtsgesellschaft", brandColor: "#d40000" }],
  ["soft", { name: "نور", tagline: "ضوء لكل بيت", offer: "نصنع مصابيح النحاس ونصلحها", values: ["الصدق", "الصنعة"] }],
  ["industrial", { name: "青葉", tagline: "新茶は、四月の朝にだけ。", offer: "煎茶、玉露、ほうじ茶", brandColor: "#2f5d34" }],
  ["arcade", { ...fullBrief, name: "IO" }],
  [
    "luxury",
    { name: "Чайка", tagline: "Парусная школа для тех, кто не спешит", audience: "Для взрослых и детей", brandColor: "#102a43" },
  ],
];
const widths = [320, 768, 1280] as const;
const schemes = ["light", "dark"] as const;
const systems = new Map(cases.map(([id, brief]) => [id, createSystem(brief, 3, id)] as const));

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const [, room = "", name = ""] = new URL(request.url).pathname.split("/");
    if (room === "fonts") {
      const bytes = readFontFile(name);
      return new Response(bytes ?? "", { status: bytes === undefined ? 404 : 200, headers: { "content-type": "font/woff2" } });
    }
    const content = [...systems].find(([id]) => id === room)?.[1];
    const page = content?.pages.find(({ slug }) => slug === name);
    if (content === undefined || page === undefined) return new Response("", { status: name === "favicon.ico" ? 204 : 404 });
    const document = renderPageDocument(page, content, { fontsBase: "/fonts/", pageHref: (slug) => `/${room}/${slug}` });
    return new Response(document, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
});
const origin = `http://127.0.0.1:${server.port}`;
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop(true);
});

/** Visible text sizes in pixels, rounded to halves. */
const sizesSeen = () => {
  const sizes = new Set<number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (holder === null || holder.closest("svg, .unseen, .skip") !== null || walker.currentNode.textContent?.trim() === "")
      continue;
    if (holder.getClientRects().length > 0) sizes.add(Math.round(Number.parseFloat(getComputedStyle(holder).fontSize) * 2) / 2);
  }
  return sizes.size;
};

/** Sections of the main part whose first text is centred. */
const centredSections = () =>
  [...document.querySelectorAll("main section, main article")].filter(
    (section) => getComputedStyle(section).textAlign === "center" && section.parentElement?.closest("section, article") == null,
  ).length;

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const [id] of cases)
  test(`${id}: no page has axe violations, overflow or foreign requests at any width in either mode`, async () => {
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(origin)) foreign.push(request.url());
    });
    const faults: string[] = [];
    for (const slug of pageSlugs) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${origin}/${id}/${slug}`, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(overflow);
        if (over > 0) faults.push(`${slug} ${width}: ${over} pixels too wide`);
        const sizes = await page.evaluate(sizesSeen);
        if (sizes > 7) faults.push(`${slug} ${width}: ${sizes} sizes`);
        const centred = await page.evaluate(centredSections);
        if (centred > 1) faults.push(`${slug} ${width}: ${centred} centred sections`);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const violations = await findPageViolations(page, { rules: colorScheme === schemes[0] ? "all" : "colors" });
          faults.push(...violations.map((violation) => `${slug} ${width} ${colorScheme}: ${violation}`));
        }
      }
    }
    await context.close();
    expect({ faults, foreign }).toEqual({ faults: [], foreign: [] });
  }, 60_000);

test("an Arabic page runs from right to left and starts at the right", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/soft/landing`, { waitUntil: "load" });
  const [dir, brand, align] = await page.evaluate(() => {
    const link = document.querySelector("header .brand")?.getBoundingClientRect();
    return [
      document.documentElement.dir,
      link?.right ?? 0,
      getComputedStyle(document.querySelector("h1") ?? document.body).direction,
    ];
  });
  await page.close();
  expect(dir).toBe("rtl");
  expect(align).toBe("rtl");
  expect(brand).toBeGreaterThan(1000);
});

test("Tab reaches every field and the button of a sign-in form in order, with visible focus", async () => {
  for (const [id] of cases) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/${id}/sign-in`, { waitUntil: "load" });
    const reached: string[] = [];
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press("Tab");
      const [name, outline] = await page.evaluate(() => {
        const active = document.activeElement;
        const style = getComputedStyle(active ?? document.body);
        return [
          active?.closest("form") === null ? "" : active?.id || active?.tagName || "",
          `${style.outlineStyle} ${style.boxShadow}`,
        ];
      });
      if (name !== "" && name !== undefined) {
        reached.push(name);
        expect({ id, name, seen: outline !== "none none" }).toEqual({ id, name, seen: true });
      }
    }
    await page.close();
    expect({ id, reached: [...new Set(reached)] }).toEqual({
      id,
      reached: ["sign-in-mail", "sign-in-password", "sign-in-stay", "BUTTON"],
    });
  }
}, 30_000);
