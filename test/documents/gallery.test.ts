import { expect, test } from "bun:test";
import fc from "fast-check";
import { galleryPage } from "#/documents/gallery";
import { cardSpans } from "#/documents/gallery/card-spans";
import type { GalleryEntry } from "#/documents/gallery/gallery-entry";
import { contentFixture, hostileContent, hostileText } from "#test/formats/content-fixture";
import { htmlFaults } from "#test/documents/html-faults";
import { galleryEntries } from "#test/documents/gallery-entries";

const entries = galleryEntries(["swiss", "playful", "poster", "craft", "brutalist"]);
const baseUrl = "https://livery.example";
const pageOf = (shown: readonly GalleryEntry[], nextHref: string | null = null) =>
  galleryPage({ entries: shown, nextHref, baseUrl, count: shown.length });

test("the gallery has no fault: with systems, with one, with none", async () => {
  for (const shown of [entries, entries.slice(0, 1), []]) expect(await htmlFaults(pageOf(shown))).toEqual([]);
});

test("the same systems give the same bytes", () => {
  expect(pageOf(galleryEntries(["swiss", "playful", "poster", "craft", "brutalist"]))).toBe(pageOf(entries));
});

test("an empty gallery says what to type", () => {
  const page = pageOf([]);
  expect(page).toContain("<code>livery demo</code>");
  expect(page).toContain("<code>livery generate BRIEF.json --approve --publish</code>");
  expect(page).not.toContain('class="cards"');
});

test("a card leads to the brand page, the landing page, the bundle and the exports", () => {
  const page = pageOf(entries);
  for (const { designId, system } of entries) {
    expect(page).toContain(`href="/systems/${system.slug}"`);
    expect(page).toContain(`href="/preview/d/${designId}/landing"`);
    expect(page).toContain(`href="/api/v1/systems/${system.slug}/download"`);
    expect(page).toContain(`href="/api/systems/export/${system.slug}?format=globals-css"`);
  }
});

test("a card shows name, direction, version, platform and token count, in its brand's own colours", () => {
  const page = pageOf(entries);
  for (const { system, content } of entries) {
    expect(page).toContain(`${content.direction.name}. `);
    expect(page).toContain(`v${system.version}`);
    expect(page).toContain(`${system.tokenCount} tokens`);
    expect(page).toContain(`--brand:${content.tokens.colors.light.brand.hex}`);
    expect(page).toContain(`--brand:${content.tokens.colors.dark.brand.hex}`);
  }
  expect(page).toContain(">Next.js<");
});

test("the head of the page leads to the console and to the documentation", () => {
  for (const page of [pageOf(entries), pageOf([])]) {
    expect(page).toContain('href="/console"');
    expect(page).toContain('href="/docs"');
  }
});

test("the next page is linked where there is one, and only there", () => {
  expect(pageOf(entries, "/?cursor=sys_1")).toContain('href="/?cursor=sys_1"');
  expect(pageOf(entries)).not.toContain('class="more"');
});

test("the page asks for nothing but fonts and assets, and runs nothing", () => {
  const page = pageOf(entries);
  const addresses = [...page.matchAll(/(?:url\("?|\bsrc=")([^")]+)/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !/^\/fonts\/[\w-]+\.woff2$|^\/assets\/[0-9a-f]{64}\.svg$/.test(address))).toEqual([]);
  expect(page).not.toMatch(/<script|<link|@import|<iframe|\son[a-z]+=|javascript:|\sstyle="/i);
});

test("each font file is declared once, however many brands set it", () => {
  const files = [...pageOf([...entries, ...entries]).matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, file]) => file);
  expect(files.length).toBe(new Set(files).size);
});

test("text of a hostile brief and of a system's name is text", async () => {
  const [first] = entries;
  if (!first) throw new Error("there are entries");
  const system = { ...first.system, name: hostileText, slug: hostileText };
  const page = pageOf([{ ...first, system, content: hostileContent, designId: hostileText }]);
  expect(page).not.toContain("<script");
  expect(page.match(/<\/style>/g)).toHaveLength(page.match(/<style>/g)?.length ?? 0);
  expect((await htmlFaults(page)).filter((fault) => !/long-title|trailing-whitespace/.test(fault))).toEqual([]);
});

test("a design without a picture still has its card", async () => {
  const [first] = entries;
  if (!first) throw new Error("there are entries");
  const bare = {
    ...contentFixture,
    imagery: { ...contentFixture.imagery, assets: [] },
    direction: { ...contentFixture.direction, id: "poster" as const },
  };
  expect(await htmlFaults(pageOf([{ ...first, content: bare }]))).toEqual([]);
});

test("cards fill whole rows of twelve columns, however many there are", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (count) => {
      const spans = cardSpans(count);
      expect(spans).toHaveLength(count);
      let filled = 0;
      for (const span of spans) {
        filled += span;
        expect(filled).toBeLessThanOrEqual(12);
        if (filled === 12) filled = 0;
      }
      expect(filled).toBe(0);
      if (count > 1) expect(spans).not.toContain(12);
    }),
  );
});
