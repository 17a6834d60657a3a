import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { computeFingerprint } from "#/kernel/random";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { renderPageDocument } from "#/documents/page-document";
import { launchBrowser } from "#test/browser/launch-browser";
import { createSystem } from "#test/studio/create-system";
import { serveDocuments } from "../../scripts/proof/document-server";

/** The least share of its frame's width and height that what a vignette shows takes up. */
const leastShare = 0.7;

const briefs: readonly Brief[] = [
  { name: "Solbakken", industry: "Bakery", tagline: "Bread before seven", offer: "Bread, cakes, coffee" },
  {
    name: "Clover Lane",
    industry: "Crèche",
    offer:
      "Full day care from one to four, mornings for those who start school next year and afternoons for those who have, with meals. " +
      "A place costs 210 euros a week. Open from 7.30 to 18.00. We are outdoors every day. Ask us about the waiting list.",
  },
  {
    name: "Spokewright",
    industry: "Bicycle repair workshop",
    tagline: "Fixed right, back on the road",
    copy: {
      headline: "Your bike, fixed properly by Thursday",
      features: ["Repairs in two days", "E-bikes welcome", "Wheels built by hand"].map((title) => ({
        title,
        body: "Most services are done in two working days, and we call you if anything costs more than we said.",
      })),
    },
  },
  { name: "Harrow Lane Hair", industry: "Hairdresser", offer: "Cuts, colour, curls. Open late on Thursdays." },
];

let browser: Browser;
const server = serveDocuments();
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Runs in the browser: how much of each shown frame its zone takes up. */
const measureFrames = () =>
  [...document.querySelectorAll<SVGSVGElement>("main svg.art")].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const { width: zoneWidth, height: zoneHeight } = picture.viewBox.baseVal;
    const scale = Math.min(width / zoneWidth, height / zoneHeight);
    const frame = picture.closest("figure, [class]:not(svg)")?.className ?? "";
    return [{ frame, width: (zoneWidth * scale) / width, height: (zoneHeight * scale) / height }];
  });

test("what a vignette shows fills its frame in every direction and composition, on wide and on small screens", async () => {
  const empty: string[] = [];
  let count = 0;
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const [index, id] of archetypeIds.entries())
    for (const turn of [0, 1, 2]) {
      const brief = briefs[(index + turn) % briefs.length] ?? { name: "Solbakken" };
      const content = createSystem(brief, computeFingerprint(brief.name) + turn * 2, id);
      const landing = content.pages.find(({ slug }) => slug === "landing");
      if (landing === undefined) throw new Error("no landing page");
      const url = server.publish(`frames-${id}-${turn}`, renderPageDocument(landing, content, { fontsBase: "/fonts/" }));
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url, { waitUntil: "load" });
        for (const { frame, ...share } of await page.evaluate(measureFrames)) {
          count++;
          if (share.width < leastShare || share.height < leastShare)
            empty.push(
              `${id} ${content.direction.composition?.hero} ${brief.name} ${width}px .${frame}: ` +
                `${Math.round(share.width * 100)} % wide, ${Math.round(share.height * 100)} % high`,
            );
        }
      }
    }
  expect(count).toBeGreaterThan(100);
  expect(empty).toEqual([]);
}, 240_000);

/** Things in settings, whose pictures have other proportions than those of a trade; strips are the narrowest frames. */
const settingBriefs: readonly Brief[] = [
  { name: "Yamanoi", industry: "Calligraphy brush manufacturer", offer: "Brushes made and repaired by hand." },
  { name: "Wheels for All", industry: "Charity that repairs and lends wheelchairs", offer: "Wheelchairs within a day." },
];
const leastShareOfSetting = 0.65;

test("what a setting shows fills its frame in every direction, on wide and on small screens", async () => {
  const empty: string[] = [];
  let count = 0;
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const [index, id] of archetypeIds.entries()) {
    const brief = settingBriefs[index % settingBriefs.length] ?? { name: "Yamanoi" };
    const content = createSystem(brief, computeFingerprint(brief.name), id);
    const landing = content.pages.find(({ slug }) => slug === "landing");
    if (landing === undefined) throw new Error("no landing page");
    const url = server.publish(`settings-${id}`, renderPageDocument(landing, content, { fontsBase: "/fonts/" }));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url, { waitUntil: "load" });
      for (const { frame, ...share } of await page.evaluate(measureFrames)) {
        count++;
        if (share.width < leastShareOfSetting || share.height < leastShareOfSetting)
          empty.push(
            `${id} ${brief.name} ${width}px .${frame}: ${Math.round(share.width * 100)} × ${Math.round(share.height * 100)} %`,
          );
      }
    }
  }
  expect(count).toBeGreaterThan(60);
  expect(empty).toEqual([]);
}, 120_000);

test("headline, action and most of the large picture are in the first view of a laptop", async () => {
  const cut: string[] = [];
  const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  for (const [index, id] of archetypeIds.entries())
    for (const seed of [1, 2, 3]) {
      const content = createSystem(briefs[(index + seed) % briefs.length] ?? { name: "Solbakken" }, seed, id);
      const landing = content.pages.find(({ slug }) => slug === "landing");
      if (landing === undefined) throw new Error("no landing page");
      const url = server.publish(`fold-${id}-${seed}`, renderPageDocument(landing, content, { fontsBase: "/fonts/" }));
      await page.goto(url, { waitUntil: "load" });
      const lowest = await page.evaluate(() => ({
        action: document.querySelector(".hero .hero__actions .lv-button")?.getBoundingClientRect().bottom ?? 0,
        headline: document.querySelector(".hero h1")?.getBoundingClientRect().bottom ?? 0,
        pictureTop: document.querySelector(".hero svg.art")?.getBoundingClientRect().top ?? 0,
      }));
      if (lowest.action > 800 || lowest.headline > 800 || lowest.pictureTop > 480)
        cut.push(`${id} ${content.direction.composition?.hero} ${seed}: ${JSON.stringify(lowest)}`);
    }
  expect(cut).toEqual([]);
}, 240_000);
