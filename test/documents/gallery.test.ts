import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { renderGalleryPage } from "#/documents/gallery";
import { getGalleryPath } from "#/documents/gallery/gallery-filter";
import { computeCardSpans } from "#/documents/gallery/card-spans";
import type { GalleryEntry } from "#/documents/gallery/poster";
import { foreignLink } from "#test/documents/foreign-link";
import { contentFixture, hostileContent, hostileText } from "#test/formats/content-fixture";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { createGalleryEntries } from "#test/documents/gallery-entries";

const entries = createGalleryEntries(["swiss", "playful", "poster", "craft", "brutalist"]);
const baseUrl = "https://livery.example";
const renderPage = (shown: readonly GalleryEntry[], nextHref: string | null = null) =>
  renderGalleryPage({ entries: shown, nextHref, baseUrl, count: shown.length });

test("the gallery is valid HTML with several systems, with one and with none", async () => {
  for (const shown of [entries, entries.slice(0, 1), []]) expect(await findHtmlFaults(renderPage(shown))).toEqual([]);
});

test("the same systems render the same bytes", () => {
  expect(renderPage(createGalleryEntries(["swiss", "playful", "poster", "craft", "brutalist"]))).toBe(renderPage(entries));
});

test("an empty gallery shows the commands to run first", () => {
  const page = renderPage([]);
  expect(page).toContain("<code>livery demo</code>");
  expect(page).toContain("<code>livery generate BRIEF.json --approve --publish</code>");
  expect(page).not.toContain('class="cards"');
});

test("a card links to the brand page, the landing page, the bundle and the exports", () => {
  const page = renderPage(entries);
  for (const { designId, system } of entries) {
    expect(page).toContain(`href="/systems/${system.slug}"`);
    expect(page).toContain(`href="/preview/d/${designId}/landing"`);
    expect(page).toContain(`href="/api/v1/systems/${system.slug}/download"`);
    expect(page).toContain(`href="/api/systems/export/${system.slug}?format=globals-css"`);
  }
});

test("a card shows name, direction, version, platform and token count, in its brand's own colours", () => {
  const page = renderPage(entries);
  for (const { system, content } of entries) {
    expect(page).toContain(`${content.direction.name}. `);
    expect(page).toContain(`v${system.version}`);
    expect(page).toContain(`${system.tokenCount} tokens`);
    expect(page).toContain(`--brand:${content.tokens.colors.light.brand.hex}`);
    expect(page).toContain(`--brand:${content.tokens.colors.dark.brand.hex}`);
  }
  expect(page).toContain(">Next.js<");
});

test("the header links to the console and the documentation", () => {
  for (const page of [renderPage(entries), renderPage([])]) {
    expect(page).toContain('href="/console"');
    expect(page).toContain('href="/docs"');
  }
});

test("the next page is linked only if there is one", () => {
  expect(renderPage(entries, "/?cursor=sys_1")).toContain('href="/?cursor=sys_1"');
  expect(renderPage(entries)).not.toContain('class="more"');
});

describe("the filter", () => {
  const filter = { search: `"Kiln" & <Co>`, platform: "wordpress" } as const;
  const renderFiltered = (shown: readonly GalleryEntry[]) =>
    renderGalleryPage({ entries: shown, filter, nextHref: null, baseUrl, count: shown.length });

  test("is a form that leads to the address of what it shows, with what it is set to", async () => {
    const page = renderFiltered(entries);
    expect(page).toContain('action="/"');
    expect(page).toContain('name="q" type="search" maxlength="80" value="&quot;Kiln&quot; &amp; &lt;Co&gt;"');
    expect(page).toContain('<option value="wordpress" selected>WordPress</option>');
    expect(page).toContain('<a href="/">Show all</a>');
    expect(await findHtmlFaults(page)).toEqual([]);
  });

  test("is on every page but that of an empty server", () => {
    expect(renderPage(entries)).toContain('class="filter"');
    expect(renderPage(entries)).not.toContain("Show all");
    expect(renderPage([])).not.toContain('class="filter"');
  });

  test("says that nothing matches, and not how to publish a first system", async () => {
    const page = renderFiltered([]);
    expect(page).toContain("No published system matches");
    expect(page).not.toContain("livery demo");
    expect(await findHtmlFaults(page)).toEqual([]);
  });

  test("is kept in the addresses of all pages", () => {
    expect(getGalleryPath(filter, "sys_1")).toBe("/?q=%22Kiln%22+%26+%3CCo%3E&platform=wordpress&cursor=sys_1");
    expect(getGalleryPath({ platform: "nextjs" })).toBe("/?platform=nextjs");
    expect(getGalleryPath({})).toBe("/");
  });
});

test("every page but the first links to that", () => {
  const page = renderGalleryPage({ entries, firstHref: "/?q=kiln", nextHref: null, baseUrl, count: entries.length });
  expect(page).toContain('<a class="more" href="/?q=kiln">First page</a>');
  expect(renderPage(entries, "/?cursor=sys_1")).not.toContain("First page");
});

test("the page loads only fonts and assets, and runs no script", () => {
  const page = renderPage(entries);
  const addresses = [...page.matchAll(/(?:url\("?|\bsrc=")([^")]+)/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !/^\/fonts\/[\w-]+\.woff2$|^\/assets\/[0-9a-f]{64}\.svg$/.test(address))).toEqual([]);
  expect(page).not.toMatch(foreignLink);
  expect(page).not.toMatch(/<script|@import|<iframe|\son[a-z]+=|javascript:|\sstyle="/i);
});

test("each font file is declared once, however many brands use it", () => {
  const files = [...renderPage([...entries, ...entries]).matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, file]) => file);
  expect(files.length).toBe(new Set(files).size);
});

test("text of a hostile brief and system name is escaped", async () => {
  const [first] = entries;
  if (!first) throw new Error("the fixture has no entries");
  const system = { ...first.system, name: hostileText, slug: hostileText };
  const page = renderPage([{ ...first, system, content: hostileContent, designId: hostileText }]);
  expect(page).not.toContain("<script");
  expect(page.match(/<\/style>/g)).toHaveLength(page.match(/<style>/g)?.length ?? 0);
  expect((await findHtmlFaults(page)).filter((fault) => !/long-title|trailing-whitespace/.test(fault))).toEqual([]);
});

test("a design without a picture has a valid card", async () => {
  const [first] = entries;
  if (!first) throw new Error("the fixture has no entries");
  const bare = {
    ...contentFixture,
    imagery: { ...contentFixture.imagery, assets: [] },
    direction: { ...contentFixture.direction, id: "poster" as const },
  };
  expect(await findHtmlFaults(renderPage([{ ...first, content: bare }]))).toEqual([]);
});

test("cards fill complete rows of 12 columns for any count", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (count) => {
      const spans = computeCardSpans(count);
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
