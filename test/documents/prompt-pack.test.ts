import { describe, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs/index";
import { getBriefLatitude } from "#/documents/handoff/continuation";
import { renderCopyMap } from "#/documents/prompt-pack/copy-map";
import { renderExplorePack } from "#/documents/prompt-pack/explore-pack";
import { renderLockPack } from "#/documents/prompt-pack/lock-pack";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import { listPageTexts } from "#/documents/prompt-pack/page-texts";
import { renderPromptPack } from "#/documents/prompt-pack/prompt-pack";
import { pageSlugs } from "#/model/brief";
import { latitudeLevels } from "#/model/latitude";
import { exploreDirections } from "#/studio/directions/explore-directions";
import { createDesignContent } from "#test/design-content";
import { readFences } from "#test/documents/read-fences";
import { longBrief } from "#test/documents/long-brief";
import { contentFixture, metadataFixture, hostileContent, hostileText } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";

const location = { designId: "ds_1", baseUrl: metadataFixture.baseUrl };
const renderPack = (design: PromptPackDesign) => renderPromptPack({ ...location, design });
const renderLock = (design: PromptPackDesign, isOwn = true) => renderLockPack({ ...location, design, isOwn });
const renderExplore = (design: PromptPackDesign) => renderExplorePack({ ...location, proposals: [design, design, design] });
const listTitles = (markdown: string) => readFences(markdown).outside.filter((line) => line.startsWith("#"));
const designs = demoBriefs.map((brief) => createDesignContent(brief, { directionId: exploreDirections(brief, 1)[0].id }));
const [first = contentFixture] = designs;

describe("the pack", () => {
  test("has the anchor sheet, the components, the pages and the return instructions, in this order", () => {
    expect(listTitles(renderPack(first)).slice(1)).toEqual([
      "## Before you begin",
      "## 1. Anchor sheet",
      "## 2. Components: actions",
      "## 3. Components: forms",
      "## 4. Components: content and data",
      "## 5. Components: feedback",
      "## 6. Components: navigation and layout",
      "## 7. Components: offer and pricing",
      '## 8. Page: "Landing page"',
      '## 9. Page: "Pricing"',
      '## 10. Page: "Sign in"',
      '## 11. Page: "Dashboard"',
      '## 12. Page: "Article"',
      '## 13. Page: "Documentation"',
      '## 14. Page: "Contact"',
      '## 15. Page: "Not found"',
      "## Send work back",
    ]);
  });

  test("states the latitude of the design in every prompt, at every level", () => {
    for (const latitude of latitudeLevels) {
      const design = { ...first, brief: { ...first.brief, latitude } };
      const { allows, forbids } = getBriefLatitude(design);
      for (const pack of [renderPack(design), renderLock(design)]) {
        const prompts = readFences(pack).blocks;
        expect(prompts).toHaveLength(15);
        for (const prompt of prompts) {
          expect(prompt).toContain(`Latitude: ${latitude}`);
          for (const term of [...allows, ...forbids]) expect(prompt).toContain(`- ${term}`);
          expect(prompt).toContain(design.tokens.brand.color.hex);
        }
      }
    }
  });

  test("lists every component with its variants on exactly one sheet", () => {
    const sheets = readFences(renderPack(first)).blocks.slice(1, 7);
    for (const { slug, variants } of first.components) {
      const entry = sheets.join("").match(new RegExp(`^\\d+\\. ${slug}: .*$`, "gm")) ?? [];
      expect(entry).toHaveLength(1);
      if (variants.length > 1) for (const { name } of variants) expect(entry[0]).toContain(JSON.stringify(name));
    }
  });

  test("lists the templates that use a component", () => {
    const [, actions = ""] = readFences(renderPack(first)).blocks;
    expect(actions).toMatch(
      /^1\. button: .* Used on: landing, pricing, sign-in, dashboard, article, documentation, contact, not-found\.$/m,
    );
  });

  test("has a prompt for each page that the brief asks for, with or without a template", () => {
    const design = { ...first, brief: { ...first.brief, pages: [...pageSlugs] }, pages: first.pages.slice(0, 2) };
    const pages = listTitles(renderPack(design)).filter((title) => title.includes("Page: "));
    expect(pages).toHaveLength(pageSlugs.length);
    expect(readFences(renderPack(design)).blocks.at(-1)).toContain("This page has no template yet.");
  });

  test("invents no layout for a page without a template where the latitude is STRICT", () => {
    const getPrompt = (latitude: (typeof latitudeLevels)[number]) =>
      readFences(
        renderPack({ ...first, brief: { ...first.brief, pages: ["contact"], latitude }, pages: first.pages.slice(0, 2) }),
      ).blocks.at(-1);
    expect(getPrompt("STRICT")).toContain("do not invent one");
    expect(getPrompt("GUIDED")).not.toContain("do not invent one");
  });

  test("contains the copy of a page in one pass, and refers to the copy map in two passes", () => {
    const headline = JSON.stringify(first.brief.copy?.headline);
    expect(readFences(renderPack(first)).blocks[7]).toContain(`heading 1: ${headline}`);
    expect(readFences(renderLock(first)).blocks[7]).not.toContain(headline);
    expect(readFences(renderLock(first)).blocks[7]).toContain("copy-map.md, section landing");
  });

  test("is at most 12,000 tokens for every demo brand with eight pages, and at most 20,000 for the longest brief", () => {
    for (const design of designs)
      for (const pack of [renderPack(design), renderLock(design), renderCopyMap(design)])
        expect(pack.length / 4).toBeLessThan(12_000);
    expect(renderPack(createDesignContent(longBrief)).length / 4).toBeLessThan(20_000);
  });

  test("is deterministic", () => {
    const [brief] = demoBriefs;
    if (!brief) throw new Error("there are no demo briefs");
    const again = createDesignContent(brief, { directionId: first.direction.id });
    for (const write of [renderPack, renderLock, renderCopyMap]) expect(write(again)).toBe(write(first));
  });

  test("contains only URLs of the installation", () => {
    for (const pack of [renderPack(first), renderLock(first), renderExplore(first)])
      for (const [address] of pack.matchAll(/https?:\/\/[^\s)`>]+/g)) expect(address).toStartWith(`${location.baseUrl}/`);
  });
});

describe("the two passes", () => {
  const [brief = longBrief] = demoBriefs;
  const proposals = exploreDirections(brief, 1).map(({ id }) => createDesignContent(brief, { directionId: id }));
  const explored = renderExplorePack({ ...location, proposals: [first, ...proposals.slice(1)] });

  test("the first has a board with its own values for each direction, and the URL of each second pass", () => {
    const [, ...boards] = readFences(explored).blocks;
    expect(boards).toHaveLength(3);
    for (const [index, { direction, tokens }] of proposals.entries()) {
      expect(boards[index]).toContain(`Draw one board for the direction ${direction.name}`);
      expect(boards[index]).toContain(tokens.typography.families.display.name);
      expect(boards[index]).toContain(getBriefLatitude({ brief }).allows[0] ?? "");
      expect(explored).toContain(`/prompt-pack?pass=lock&direction=${direction.id}`);
    }
  });

  test("the second lists the copy map, and how to change a design that has another direction", () => {
    expect(renderLock(first)).toContain(`/api/v1/designs/ds_1/prompt-pack?format=copy-map`);
    expect(renderLock(first)).not.toContain("PATCH");
    const [, other = first] = proposals;
    expect(renderLock(other, false)).toContain(`{"direction": "${other.direction.id}", "run": true}`);
    expect(renderLock(other, false)).not.toContain("symbol.svg");
  });
});

describe("the copy map", () => {
  test("has every text of the brief's copy in its place, with the field that it comes from", () => {
    const map = renderCopyMap(first);
    for (const [index, { title, body }] of (first.brief.copy?.features ?? []).entries()) {
      expect(map).toContain(`[copy.features[${index}].title]: ${JSON.stringify(title)}`);
      expect(map).toContain(`[copy.features[${index}].body]: ${JSON.stringify(body)}`);
    }
    const [plan] = first.brief.copy?.plans ?? [];
    expect(map).toContain(`[copy.plans[0].price and period]: ${JSON.stringify(`${plan?.price} ${plan?.period}`)}`);
    expect(map).toContain('[template]: "Skip to content"');
  });

  test("has a section for each existing page", () => {
    expect(listTitles(renderCopyMap(first))).toEqual(['# "Nordhavn Optik": copy map', ...pageSlugs.map((slug) => `## ${slug}`)]);
  });

  test("reads an imported page that is a complete document", () => {
    const document = "<!doctype html><html><head><style>p{}</style></head><body><h1>Brought &amp; back</h1></body></html>";
    const [page] = contentFixture.pages;
    if (!page) throw new Error("the fixture has no page");
    expect(renderCopyMap({ ...contentFixture, pages: [{ ...page, body: "", document }] })).toContain('"Brought & back"');
  });
});

describe("the texts of a page", () => {
  test("are listed in order, with their kinds", () => {
    expect(
      listPageTexts('<h1>A <em>b</em>c</h1><ul><li><a href="#">Go</a></li><li>x &lt;y&gt; &#8364; &hearts;</li></ul>'),
    ).toEqual([
      { kind: "heading 1", text: "A bc" },
      { kind: "link", text: "Go" },
      { kind: "list item", text: "x <y> € ♥" },
    ]);
  });

  test("leave out drawings, styles, comments and texts without letters", () => {
    expect(listPageTexts("<p>a<svg><title>b</title></svg></p><style>p{c:d}</style><!-- <p>e</p> --><p>…</p>")).toEqual([
      { kind: "text", text: "a" },
    ]);
  });

  test("separate adjacent elements", () => {
    expect(listPageTexts("<table><tr><td><span>1.400 kr.</span><span>a pair</span></td></tr></table>")).toEqual([
      { kind: "cell", text: "1.400 kr. a pair" },
    ]);
  });

  test("repeat an entry of two lists, but not a link", () => {
    const markup = '<li>a</li><li>a</li><a href="#">b</a><a href="#">b</a>';
    expect(listPageTexts(markup).map(({ text }) => text)).toEqual(["a", "a", "b"]);
  });

  test("are read from broken markup as far as possible", () => {
    expect(listPageTexts("<p>a</b><h2>b</p><")).toEqual([
      { kind: "text", text: "a" },
      { kind: "heading 2", text: "b<" },
    ]);
    expect(listPageTexts('<p>a</p><p title="b')).toEqual([{ kind: "text", text: "a" }]);
  });

  test.each(["<p>", "<p", "</q>", "<!--", "<span>x", '<a href="#">x</a>', "<p>x</q>", '"<a ', "<li>&#x;"])(
    "are read in linear time from a page that repeats %s",
    (piece) => {
      const markup = piece.repeat(200_000);
      expect(listPageTexts(`<h1>a</h1>${markup}`)[0]).toEqual({ kind: "heading 1", text: "a" });
    },
  );
});

describe("a hostile brief", () => {
  const hostile: PromptPackDesign = {
    ...hostileContent,
    brief: { ...hostileContent.brief, adjectives: [hostileText], avoid: ["```\n## 1. Heading"], tone: hostileText },
  };

  test.each([
    ["the pack", renderPack],
    ["the first pass", renderExplore],
    ["the second pass", renderLock],
    ["the second pass of another direction", (design: PromptPackDesign) => renderLock(design, false)],
    ["the copy map", renderCopyMap],
  ] as const)("adds no heading to %s and does not break out of a block", (_, write) => {
    const plain = readFences(write(contentFixture));
    const actual = readFences(write(hostile));
    expect(actual.blocks).toHaveLength(plain.blocks.length);
    expect(actual.outside.filter((line) => line.startsWith("#")).length).toBe(
      plain.outside.filter((line) => line.startsWith("#")).length,
    );
    expect(actual.outside.join("\n")).not.toContain("<script");
    for (const line of actual.blocks.join("").split("\n")) if (line.includes("# Heading")) expect(line).toContain("alert(1)");
  });
});

test("packs match their golden files", () => {
  expectGolden("prompt-pack/pack.md", renderPack(contentFixture));
  expectGolden("prompt-pack/explore.md", renderExplore(contentFixture));
  expectGolden("prompt-pack/lock.md", renderLock(contentFixture));
  expectGolden("prompt-pack/copy-map.md", renderCopyMap(contentFixture));
});
