import { expect, test } from "bun:test";
import { renderDesignOverview } from "#/documents/design-overview";
import { getOverviewLayout } from "#/documents/design-overview/layouts";
import { sectionNames } from "#/documents/design-overview/section";
import { archetypeIds, type ArchetypeId } from "#/model/direction";
import type { DesignContent } from "#/model/design-content";
import { foreignLink } from "#test/documents/foreign-link";
import { createDesignContent } from "#test/design-content";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { contentFixture, hostileContent, hostileText } from "#test/formats/content-fixture";

const context = {
  designId: "ds_01",
  systemName: "Nordhavn",
  version: "1.2.0",
  slug: "nordhavn",
  fontsBase: "/fonts/",
  baseUrl: "https://livery.example",
};
const createDesign = (directionId: ArchetypeId) => createDesignContent(archetypeBriefs[directionId], { seed: 7, directionId });
const renderOverview = (content: DesignContent) => renderDesignOverview(content, context);
const swiss = createDesign("swiss");
const swissOverview = renderOverview(swiss);

test("the overview of a complete design is valid HTML", async () => {
  expect(await findHtmlFaults(swissOverview)).toEqual([]);
  expect(await findHtmlFaults(renderOverview(contentFixture))).toEqual([]);
});

test("the overview of a design with a minimal brief is valid HTML", async () => {
  const bare = createDesignContent({ name: "Q" }, { directionId: "arcade" });
  expect(await findHtmlFaults(renderOverview(bare))).toEqual([]);
});

test("the same design renders the same bytes", () => {
  expect(renderOverview(createDesign("swiss"))).toBe(swissOverview);
});

test("the page loads only its own fonts and assets, and runs no script", () => {
  const addresses = [
    ...[...swissOverview.matchAll(/url\("?([^")]+)/g)].map(([, address]) => address ?? ""),
    ...[...swissOverview.matchAll(/\bsrc(?:set)?="([^"]*)"/g)].map(([, address]) => address ?? ""),
  ];
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !/^\/fonts\/[\w-]+\.woff2$|^\/assets\/[0-9a-f]{64}\.svg$/.test(address))).toEqual([]);
  expect(swissOverview).not.toMatch(foreignLink);
  expect(swissOverview).not.toMatch(/<script|@import|<iframe|\son[a-z]+=|javascript:/i);
});

test("no element has a style attribute of its own", () => {
  const main = swissOverview.slice(swissOverview.indexOf("<main"));
  const components = swiss.components.map(({ variants }) => variants.map((variant) => variant.html).join("")).join("");
  expect(main.split(' style="').length - 1).toBeLessThanOrEqual((components.split(' style="').length - 1) * 2);
});

test("it links to every page, every component and each of its own sections", () => {
  for (const { slug } of swiss.pages) expect(swissOverview).toContain(`href="/preview/d/ds_01/${slug}"`);
  for (const { slug } of swiss.components) expect(swissOverview).toContain(`href="/preview/d/ds_01/components/${slug}"`);
  for (const name of sectionNames) {
    expect(swissOverview).toContain(`href="#ov-${name}"`);
    expect(swissOverview).toContain(`id="ov-${name}"`);
  }
});

test("it shows the values of the tokens: colours of both modes, measured contrast, sizes, mark", () => {
  const { tokens, mark, direction } = swiss;
  for (const mode of ["light", "dark"] as const)
    for (const { hex } of Object.values(tokens.colors[mode])) expect(swissOverview).toContain(hex);
  const body = tokens.report.pairs.find(
    ({ mode, foreground, background }) => mode === "light" && foreground === "foreground" && background === "background",
  );
  expect(body).toBeDefined();
  expect(swissOverview).toContain(`>${Math.floor((body?.ratio ?? 0) * 10) / 10} : 1<`);
  expect(swissOverview).toContain(`symbol ${mark.smallestPx.symbol}px`);
  for (const rule of [...direction.always, ...direction.never, ...direction.reasons])
    expect(swissOverview).toContain(rule.replaceAll("'", "&#39;"));
});

test("components render in a light and a dark panel, and ids are unique", () => {
  for (const { slug } of swiss.components)
    expect(swissOverview.match(new RegExp(`class="lv-${slug}[" ]`, "g"))?.length ?? 0).toBeGreaterThanOrEqual(2);
  const ids = [...swissOverview.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

test("every archetype has its own layout, which shows every section once", () => {
  const layouts = archetypeIds.map(getOverviewLayout);
  expect(new Set(layouts.map(({ css }) => css)).size).toBe(archetypeIds.length);
  for (const { order } of layouts) expect([...order].sort()).toEqual([...sectionNames].sort());
});

test("every custom property that the page uses is defined on it", () => {
  for (const id of archetypeIds) {
    const overview = renderOverview({ ...swiss, direction: { ...swiss.direction, id } });
    const css = [...overview.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text ?? "").join("\n");
    const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect([id, ...new Set(read.filter((name) => !defined.has(name)))]).toEqual([id]);
  }
});

test("text of a hostile brief is escaped in markup and style sheets", async () => {
  const named = renderDesignOverview(hostileContent, {
    ...context,
    systemName: hostileText,
    version: hostileText,
    slug: hostileText,
  });
  expect(named).not.toContain("<script");
  expect(named.match(/<\/style>/g)).toHaveLength(named.match(/<style>/g)?.length ?? 0);
  expect((await findHtmlFaults(named)).filter((fault) => !/long-title|trailing-whitespace/.test(fault))).toEqual([]);
});

test("a foundation without components and pages has no empty sections and no links to them", async () => {
  const page = renderOverview({ ...swiss, components: [], pages: [] });
  expect(swissOverview).toContain('href="#ov-components"');
  expect(page).not.toMatch(/ov-(components|pages)"/);
  expect(await findHtmlFaults(page)).toEqual([]);
});
