import { expect, test } from "bun:test";
import { auditMarkup } from "#/audit/audit-markup";
import { renderPageDocument } from "#/documents/page-document";
import type { DesignContent } from "#/model/design-content";
import { archetypeIds } from "#/model/direction";
import { demoBriefs } from "#data/briefs/index";
import { type PlantedFault, plantedFaults } from "#test/audit/planted-faults";
import { createDesignContent } from "#test/design-content";

type Written = { readonly name: string; readonly content: DesignContent; readonly html: string };

/**
 * Exported pages: every third archetype with different briefs, alternating landing and pricing
 * page.
 */
const pages: readonly Written[] = archetypeIds.flatMap((directionId, index) => {
  const brief = demoBriefs[(index / 3) % demoBriefs.length];
  if (index % 3 !== 0 || !brief) return [];
  const content = createDesignContent(brief, { directionId, seed: index + 1 });
  const page = content.pages.find(({ slug }) => slug === (index % 2 === 0 ? "landing" : "pricing"));
  return page
    ? [{ name: `${directionId}, ${brief.name}`, content, html: renderPageDocument(page, content, { fontsBase: "../fonts/" }) }]
    : [];
});

function plantFault(html: string, fault: PlantedFault): string {
  const [, id = "content"] = / id="([\w-]+)"/.exec(html) ?? [];
  const styled =
    "style" in fault && fault.style ? html.replace("</head>", () => `<style>\n${fault.style}\n</style></head>`) : html;
  if ("main" in fault) return styled.replace("</main>", () => `${fault.main.replaceAll("$id", id)}\n</main>`);
  if ("head" in fault) return styled.replace("</head>", () => `${fault.head}</head>`);
  return "replace" in fault ? styled.replace(new RegExp(fault.replace, "i"), () => fault.by) : styled;
}

const listRules = (html: string, { content: { tokens, mark } }: Written, severity?: string) =>
  auditMarkup(html, { kind: "page", tokens, mark })
    .filter((finding) => severity === undefined || finding.severity === severity)
    .map(({ rule, message }) => ({ rule, message }));

test("exported pages have no errors", () => {
  for (const page of pages) expect([page.name, listRules(page.html, page, "error")]).toEqual([page.name, []]);
});

test("at least 95 % of the planted faults are found, on at least 200 pages and of at least 25 kinds", () => {
  const missed: string[] = [];
  let planted = 0;
  for (const page of pages) {
    const before = new Set(listRules(page.html, page).map(({ rule }) => rule));
    for (const fault of plantedFaults) {
      const html = plantFault(page.html, fault);
      if (html === page.html) throw new Error(`${fault.kind} changes nothing in ${page.name}`);
      planted++;
      const after = listRules(html, page).map(({ rule }) => rule);
      if (!after.some((rule) => fault.found.includes(rule) && !before.has(rule))) missed.push(`${fault.kind} in ${page.name}`);
    }
  }
  const share = 1 - missed.length / planted;
  console.log(
    `${planted} faulty pages of ${plantedFaults.length} kinds over ${pages.length} pages: ${(share * 100).toFixed(1)} % found`,
  );
  for (const each of missed.slice(0, 40)) console.log(`  missed: ${each}`);
  expect(planted).toBeGreaterThanOrEqual(200);
  expect(plantedFaults.length).toBeGreaterThanOrEqual(25);
  expect(share).toBeGreaterThanOrEqual(0.95);
}, 200_000);
