import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { renderPageDocument } from "#/documents/page-document";
import { launchBrowser } from "#test/browser/launch-browser";
import { createSystem } from "#test/studio/create-system";
import { serveDocuments } from "../../scripts/proof/document-server";

const thinBrief: Brief = { name: "Hollis & Daughter", industry: "Plumbing and heating, Stockport" };
const pricedBrief: Brief = {
  name: "Cutty Larkin's",
  industry: "barber shop, Ennis",
  offer:
    "Cut €17, beard €9, under-12s and over-70s €11. Two chairs, one of them my grandfather's. Closed Mondays, open till 8 on " +
    "Thursdays. Walk-ins only, no booking. I don't do colour. The mirror came from a ship that never sailed.",
};
const servingBrief: Brief = {
  name: "Harrow Lane Veterinary Surgery",
  industry: "Veterinary clinic",
  tagline: "Three legs will do",
  offer:
    "Consultation £28, vaccination £35. Emergencies until eleven at night. We see dogs, cats, rabbits and the odd hen. We do not sell " +
    "puppies. The dog that sleeps in the hall has three legs and is called Tripod.",
};

let browser: Browser;
const server = serveDocuments();
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Runs in the browser: what is measured of a page's bands, pictures, type and prices. */
const measurePage = () => {
  const toBox = (element: Element) => element.getBoundingClientRect();
  const getStyle = (element: Element) => getComputedStyle(element);
  const parts = [...document.querySelectorAll<HTMLElement>(".parts > .part")];
  const isFilled = (part: Element) => part.matches(".field, .part--half");
  const isRounded = (part: Element) => isFilled(part) && Number.parseFloat(getStyle(part).borderTopLeftRadius) > 8;
  const gaps = parts.flatMap((part, index) => {
    const next = parts[index + 1];
    if (next === undefined || !isRounded(part) || !isRounded(next)) return [];
    return [Math.round(toBox(next).top - toBox(part).bottom)];
  });
  const column = document.querySelector(".foot > .wrap");
  const columnLeft = column === null ? 0 : Math.round(toBox(column).left);
  const figures = [...document.querySelectorAll(".gallery figure")].map(toBox);
  const slits = figures.flatMap((box, index) => {
    const next = figures[index + 1];
    return next !== undefined && Math.abs(next.top - box.top) < 2 && next.left > box.left
      ? [Math.round(next.left - box.right)]
      : [];
  });
  const labels = [...document.querySelectorAll(".parts h2, .practical dt")].map((label) =>
    Number.parseFloat(getStyle(label).fontSize),
  );
  const lead = document.querySelector(".hero__lead");
  const amounts = [...document.querySelectorAll(".practical__amount")];
  return {
    isBrutalist: document.querySelector(".part--bleed") !== null,
    gaps,
    offColumn: parts.filter(isRounded).map((part) => Math.round(toBox(part).left) - columnLeft),
    slits,
    leastLabel: Math.min(...labels),
    leadSize: lead === null ? 99 : Number.parseFloat(getStyle(lead).fontSize),
    amountEnds: [...new Set(amounts.map((amount) => Math.round(toBox(amount).right)))],
    // Figures of equal width in Schibsted Grotesk are those of a typewriter: there the edge alone aligns amounts.
    areTabular: amounts.every((amount) => {
      const { fontVariantNumeric, fontFamily } = getStyle(amount);
      return fontVariantNumeric.includes("tabular-nums") !== fontFamily.includes("Schibsted Grotesk");
    }),
    height: document.documentElement.scrollHeight,
    first: parts[0]?.className ?? "",
  };
};

test("bands have one column and equal gaps, pictures no slits, labels and leads a size to be read, and prices one edge", async () => {
  const faults: string[] = [];
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const [index, id] of archetypeIds.entries())
    for (const [kind, brief] of Object.entries({ thin: thinBrief, priced: pricedBrief, serving: servingBrief })) {
      const content = createSystem(brief, index + 2, id);
      const landing = content.pages.find(({ slug }) => slug === "landing");
      if (landing === undefined) throw new Error("no landing page");
      const url = server.publish(`${id}-${kind}`, renderPageDocument(landing, content, { fontsBase: "/fonts/" }));
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(url, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const found = await page.evaluate(measurePage);
      const check = (isRight: boolean, fault: string) => {
        if (!isRight) faults.push(`${id} ${kind}: ${fault}`);
      };
      check(new Set(found.gaps).size <= 1 && found.gaps.every((gap) => gap >= 8), `gaps of ${found.gaps.join(", ")}`);
      check(
        found.offColumn.every((offset) => Math.abs(offset) <= 1),
        `cards ${found.offColumn.join(", ")} from the column`,
      );
      check(found.isBrutalist || found.slits.every((slit) => slit >= 8), `slits of ${found.slits.join(", ")}`);
      check(found.leastLabel >= 17, `label of ${found.leastLabel} px`);
      check(found.leadSize >= 18, `lead of ${found.leadSize} px`);
      check(found.amountEnds.length <= 1 && found.areTabular, `amounts end at ${found.amountEnds.join(", ")}`);
      check(found.height >= 1200, `height of ${found.height} px`);
      check(!found.first.includes("part--notice"), "begins with a notice");
      if (kind !== "thin") check(found.amountEnds.length === 1, "no price list");
    }
  await page.close();
  expect(faults).toEqual([]);
}, 180_000);

const longPricedBrief: Brief = {
  name: "Pichlgruber Steuerberatung",
  industry: "Steuerberatung und Lohnverrechnung",
  offer: "Laufende Buchhaltung ab € 145 im Monat, Arbeitnehmerveranlagung € 90, Lohnverrechnungsgespräche € 190 pro Kopf.",
};

test("a price list with long words and amounts fits windows of 320 and 390 pixels", async () => {
  const faults: string[] = [];
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const [index, id] of archetypeIds.entries()) {
    const content = createSystem(longPricedBrief, index + 2, id);
    const landing = content.pages.find(({ slug }) => slug === "landing");
    if (landing === undefined) throw new Error("no landing page");
    const url = server.publish(`${id}-long-prices`, renderPageDocument(landing, content, { fontsBase: "/fonts/" }));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { over, amounts } = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        amounts: document.querySelectorAll(".practical__amount").length,
      }));
      if (over > 0 || amounts < 3) faults.push(`${id} at ${width}: ${over} px too wide, ${amounts} amounts`);
    }
  }
  await page.close();
  expect(faults).toEqual([]);
}, 120_000);
