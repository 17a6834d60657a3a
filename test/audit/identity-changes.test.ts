import { describe, expect, test } from "bun:test";
import { listIdentityChanges } from "#/audit/identity-changes";
import { archetypeIds } from "#/model/direction";
import type { RasterAsset } from "#/model/mark";
import { createFoundationContent } from "#test/design-content";

const brief = { name: "Fern", brandColor: "#1f4e79", tagline: "Green" };
const originalDesign = createFoundationContent(brief);

describe.each([...archetypeIds])("in the direction %s", (directionId) => {
  const old = createFoundationContent(brief, { directionId });
  test("other colours and texts do not change the identity", () => {
    for (const brandColor of ["#8a1c3c", "#ffee00", "#111111", "#eeeeee"])
      expect([
        brandColor,
        ...listIdentityChanges(old, createFoundationContent({ ...brief, brandColor, tagline: "Red" }, { directionId })),
      ]).toEqual([brandColor]);
  });

  test("another name changes the mark", () => {
    const now = createFoundationContent({ ...brief, name: "Moss" }, { directionId });
    expect(listIdentityChanges(old, now)).toContain("The mark has changed.");
  });
});

test("another direction changes the mark, both fonts and the layout", () => {
  const now = createFoundationContent(brief, { directionId: "luxury" });
  const [old, later] = [originalDesign.tokens.typography.families, now.tokens.typography.families];
  expect(listIdentityChanges(originalDesign, now)).toEqual([
    "The mark has changed.",
    `The display font changed from ${old.display.name} to ${later.display.name}.`,
    `The text font changed from ${old.text.name} to ${later.text.name}.`,
    `The page layout changed from ${originalDesign.direction.layout} to ${now.direction.layout}.`,
  ]);
});

test.each(["display", "text"] as const)("another %s font changes the identity", (family) => {
  const { families } = originalDesign.tokens.typography;
  const other = { ...families, [family]: { ...families[family], name: "Other" } };
  const tokens = { ...originalDesign.tokens, typography: { ...originalDesign.tokens.typography, families: other } };
  expect(listIdentityChanges(originalDesign, { ...originalDesign, tokens })).toEqual([
    `The ${family} font changed from ${families[family].name} to Other.`,
  ]);
});

test("the same layout with other column spans changes the identity", () => {
  const direction = { ...originalDesign.direction, spans: [1, 11] as const };
  expect(listIdentityChanges(originalDesign, { ...originalDesign, direction })).toEqual([
    `The page layout ${direction.layout} has different column spans.`,
  ]);
});

test.each([
  ["logo", 1],
  ["mark", 1],
  ["photo", 0],
] as const)("an imported image of kind %s makes %i changes", (kind, changes) => {
  const raster: RasterAsset = {
    ...{ slug: "new", name: "New", kind, hash: "a".repeat(64), webpHash: "b".repeat(64), thumbnailHash: "c".repeat(64) },
    ...{ width: 10, height: 10, alt: "" },
  };
  const imagery = { ...originalDesign.imagery, rasters: [raster] };
  expect(listIdentityChanges(originalDesign, { ...originalDesign, imagery })).toHaveLength(changes);
});

test("a part that only one side has is not a change", () => {
  expect(listIdentityChanges({}, originalDesign)).toEqual([]);
  expect(listIdentityChanges(originalDesign, {})).toEqual([]);
});
