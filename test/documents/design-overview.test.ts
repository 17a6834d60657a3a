import { expect, test } from "bun:test";
import { designOverview } from "#/documents/design-overview";
import { lookOf } from "#/documents/design-overview/looks/index";
import { sectionNames } from "#/documents/design-overview/section";
import { archetypeIds, type ArchetypeId } from "#/model/direction";
import type { DesignContent } from "#/model/design-content";
import { createDesignContent } from "#test/design-content";
import { htmlFaults } from "#test/documents/html-faults";
import { shownBriefs } from "#test/documents/shown-briefs";
import { contentFixture, hostileContent, hostileText } from "#test/formats/content-fixture";

const place = {
  designId: "ds_01",
  systemName: "Nordhavn",
  version: "1.2.0",
  slug: "nordhavn",
  fontsBase: "/fonts/",
  baseUrl: "https://livery.example",
};
const designOf = (directionId: ArchetypeId) => createDesignContent(shownBriefs[directionId], { seed: 7, directionId });
const overviewOf = (content: DesignContent) => designOverview(content, place);
const swiss = designOf("swiss");
const swissOverview = overviewOf(swiss);

test("a whole design's overview has no fault", async () => {
  expect(await htmlFaults(swissOverview)).toEqual([]);
  expect(await htmlFaults(overviewOf(contentFixture))).toEqual([]);
});

test("a design with hardly a word in its brief has an overview without fault", async () => {
  const bare = createDesignContent({ name: "Q" }, { directionId: "arcade" });
  expect(await htmlFaults(overviewOf(bare))).toEqual([]);
});

test("the same design gives the same bytes", () => {
  expect(overviewOf(designOf("swiss"))).toBe(swissOverview);
});

test("the page asks for nothing but own fonts and assets, and runs nothing", () => {
  const addresses = [
    ...[...swissOverview.matchAll(/url\("?([^")]+)/g)].map(([, address]) => address ?? ""),
    ...[...swissOverview.matchAll(/\bsrc(?:set)?="([^"]*)"/g)].map(([, address]) => address ?? ""),
  ];
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !/^\/fonts\/[\w-]+\.woff2$|^\/assets\/[0-9a-f]{64}\.svg$/.test(address))).toEqual([]);
  expect(swissOverview).not.toMatch(
    /<script|<link(?! rel="preload" href="\/fonts\/[\w-]+\.woff2" as="font")|@import|<iframe|\son[a-z]+=|javascript:/i,
  );
});

test("no element bears a style of its own", () => {
  const main = swissOverview.slice(swissOverview.indexOf("<main"));
  const components = swiss.components.map(({ variants }) => variants.map((variant) => variant.html).join("")).join("");
  expect(main.split(' style="').length - 1).toBeLessThanOrEqual((components.split(' style="').length - 1) * 2);
});

test("it leads to every page and to every component, and to each of its own parts", () => {
  for (const { slug } of swiss.pages) expect(swissOverview).toContain(`href="/preview/d/ds_01/${slug}"`);
  for (const { slug } of swiss.components) expect(swissOverview).toContain(`href="/preview/d/ds_01/components/${slug}"`);
  for (const name of sectionNames) {
    expect(swissOverview).toContain(`href="#ov-${name}"`);
    expect(swissOverview).toContain(`id="ov-${name}"`);
  }
});

test("it shows the values that the tokens have: colours of both modes, measured contrast, sizes, mark", () => {
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

test("components stand live in a light and in a dark panel, and no id stands twice", () => {
  for (const { slug } of swiss.components)
    expect(swissOverview.match(new RegExp(`class="lv-${slug}[" ]`, "g"))?.length ?? 0).toBeGreaterThanOrEqual(2);
  const ids = [...swissOverview.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

test("every archetype has a look of its own that shows every part once", () => {
  const looks = archetypeIds.map(lookOf);
  expect(new Set(looks.map(({ css }) => css)).size).toBe(archetypeIds.length);
  for (const { order } of looks) expect([...order].sort()).toEqual([...sectionNames].sort());
});

test("every custom property that the page reads is defined on it", () => {
  for (const id of archetypeIds) {
    const overview = overviewOf({ ...swiss, direction: { ...swiss.direction, id } });
    const css = [...overview.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text ?? "").join("\n");
    const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect([id, ...new Set(read.filter((name) => !defined.has(name)))]).toEqual([id]);
  }
});

test("text of a hostile brief is text, in markup and in style sheets", async () => {
  const named = designOverview(hostileContent, { ...place, systemName: hostileText, version: hostileText, slug: hostileText });
  expect(named).not.toContain("<script");
  expect(named.match(/<\/style>/g)).toHaveLength(named.match(/<style>/g)?.length ?? 0);
  expect((await htmlFaults(named)).filter((fault) => !/long-title|trailing-whitespace/.test(fault))).toEqual([]);
});

test("a foundation without components and pages shows no empty parts, and nothing links to them", async () => {
  const page = overviewOf({ ...swiss, components: [], pages: [] });
  expect(swissOverview).toContain('href="#ov-components"');
  expect(page).not.toMatch(/ov-(components|pages)"/);
  expect(await htmlFaults(page)).toEqual([]);
});
