import { describe, expect, test } from "bun:test";
import type { AuditedDesign } from "#/audit/rule";
import type { BrandAsset } from "#/model/mark";
import { listSmallPageFindings } from "#test/audit/small-page";
import { addToLandingPage, listFindings, soundDesign } from "#test/audit/sound-design";

const { mark, imagery } = soundDesign;
const changeAsset = (assets: readonly BrandAsset[], slug: string, change: (svg: string) => string) => {
  const changed = assets.map((asset) => (asset.slug === slug ? { ...asset, svg: change(asset.svg) } : asset));
  if (!assets.some((asset) => asset.slug === slug)) throw new Error(`no asset ${slug}`);
  return changed;
};
const withMark = (slug: string, change: (svg: string) => string): AuditedDesign => ({
  ...soundDesign,
  mark: { ...mark, assets: changeAsset(mark.assets, slug, change) },
});
const withPicture = (slug: string, change: (svg: string) => string): AuditedDesign => ({
  ...soundDesign,
  imagery: { ...imagery, assets: changeAsset(imagery.assets, slug, change) },
});
const drawSquare = (fills: readonly string[]) => () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480" role="img"><title>Square</title>${fills
    .map((fill, index) => `<rect x="${index * 40}" y="0" width="400" height="480" fill="${fill}"/>`)
    .join("")}</svg>`;
/** Narrows a view box to a share of its width. */
const narrow = (share: number) => (svg: string) =>
  svg.replace(/viewBox="0 0 ([\d.]+)/, (_, width: string) => `viewBox="0 0 ${Number(width) * share}`);
const picture = (id: number) =>
  `<svg viewBox="0 0 480 480" aria-hidden="true" focusable="false"><use href="#picture-${id}"/></svg>`;
const definitions = `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${[1, 2]
  .map((id) => `<g id="picture-${id}"><path d="M0 0h9v9z"/></g>`)
  .join("")}</defs></svg>`;
const wordmark = mark.assets.find(({ kind }) => kind === "wordmark");
const viewBox = `0 0 ${wordmark?.width} ${wordmark?.height}`;
const showWordmark = (heightPx: number) => ({
  body: `<svg class="z" aria-hidden="true" focusable="false" viewBox="${viewBox}"><path d="M0 0h9v9z"/></svg>`,
  css: `.z{height:${heightPx}px}`,
});

const before = listFindings(soundDesign);

describe("a fault of a picture or mark is the only finding, and a near miss has none", () => {
  test.each<[string, AuditedDesign, AuditedDesign]>([
    ["marks-uncut error", withMark("wordmark", narrow(0.9)), withMark("wordmark", narrow(1.1))],
    ["marks-uncut error", withMark("lockup-horizontal", narrow(0.8)), withMark("lockup-horizontal", narrow(1))],
    [
      "pictures-drawn warning",
      withPicture("illustration-1", drawSquare(["#dde5ee"])),
      withPicture("illustration-1", drawSquare(["#dde5ee", "#336699"])),
    ],
    [
      "pictures-drawn warning",
      withPicture("illustration-1", drawSquare(["#336699", "#336699", "#336699"])),
      withPicture("illustration-1", drawSquare(["#336699", "#dde5ee", "#336699"])),
    ],
    [
      "boxes-filled warning",
      addToLandingPage({ body: "<figure></figure>" }),
      addToLandingPage({ body: "<figure>Plan</figure>" }),
    ],
    [
      "boxes-filled warning",
      addToLandingPage({ body: '<div class="z"></div>', css: ".z{min-height:12rem;background:var(--muted)}" }),
      addToLandingPage({ body: '<div class="z"></div>', css: ".z{min-height:2rem;background:var(--muted)}" }),
    ],
    [
      "boxes-filled warning",
      addToLandingPage({ body: '<div class="z"></div>', css: ".z{aspect-ratio:4/3;border:1px solid var(--border)}" }),
      addToLandingPage({
        body: '<div role="status" aria-busy="true"><div class="z"></div>Loading</div>',
        css: ".z{aspect-ratio:4/3;border:1px solid var(--border)}",
      }),
    ],
    [
      "mark-large-enough warning",
      addToLandingPage(showWordmark(mark.smallestPx.wordmark - 2)),
      addToLandingPage(showWordmark(mark.smallestPx.wordmark)),
    ],
    [
      "dark-pictures-colored info",
      {
        ...soundDesign,
        imagery: {
          ...imagery,
          assets: changeAsset(
            changeAsset(imagery.assets, "illustration-1", drawSquare(["#dde5ee", "#336699"])),
            "illustration-1-dark",
            drawSquare(["#1a1a1a", "#333435"]),
          ),
        },
      },
      withPicture("illustration-1-dark", drawSquare(["#101c28", "#336699"])),
    ],
    [
      "dark-pictures-colored info",
      withPicture("illustration-1-dark", drawSquare(["#dde5ee", "#336699"])),
      withPicture("illustration-1-dark", drawSquare(["#101c28", "#336699"])),
    ],
  ])("%s: %#", (rule, fault, nearMiss) => {
    const own = (design: AuditedDesign) => listFindings(design).filter((finding) => !before.includes(finding));
    expect(own(fault)).toEqual([rule]);
    expect(own(nearMiss)).toEqual([]);
  });
});

test("a design without brand assets of its own drawing has no cut marks", () => {
  const text = drawSquare(["#000000", "#ffffff"])().replace("</svg>", '<text x="-40" y="9">A</text></svg>');
  expect(listFindings(withMark("wordmark", () => text))).not.toContain("marks-uncut error");
});

test("a page that shows one drawing twice is reported, and one with two drawings is not", () => {
  expect(listSmallPageFindings({ body: definitions + picture(1) + picture(1) })).toEqual(["pictures-varied info"]);
  expect(listSmallPageFindings({ body: definitions + picture(1) + picture(2) })).toEqual([]);
});
