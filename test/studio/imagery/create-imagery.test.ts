import { createSource } from "#test/studio/create-source";
import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { archetypeIds, type ArchetypeId } from "#/model/direction";
import type { BrandAsset } from "#/model/mark";
import { getIdentityColors } from "#/studio/identity-colors";
import { createImagery } from "#/studio/imagery/create-imagery";
import { imageryNames, type ImageryName } from "#/studio/imagery/strategy";
import { strategies } from "#/studio/imagery/strategies";
import { createMark } from "#/studio/marks/create-mark";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { findMotif } from "#/studio/motifs";
import { motifIds } from "#/studio/motifs/motif-ids";
import { createSampleDirection } from "#test/studio/marks/sample-direction";
import { findSvgFaults, renderOpacity } from "#test/studio/marks/svg-faults";
import { isWellFormed } from "#test/studio/marks/well-formed";

const brandColors = ["#0b5d4e", "#ffd400", "#e2592a", "#8a8a8a", "#111111", "#2b4bff"];
const drawnMotifs = motifIds.filter((id) => findMotif(id) !== undefined);
const pickMotifs = (start: number, count = 4) =>
  Array.from({ length: count }, (_, index) => drawnMotifs[(start * 7 + index * 13) % Math.max(1, drawnMotifs.length)]).filter(
    (id) => id !== undefined,
  );

function createPictures(
  id: ArchetypeId,
  seed: number,
  {
    imagery,
    name = "Nordhavn",
    motifs = pickMotifs(seed),
  }: {
    readonly imagery?: string;
    readonly name?: string;
    readonly motifs?: ReturnType<typeof pickMotifs>;
  } = {},
) {
  const direction = createSampleDirection(id, imagery === undefined ? {} : { imagery });
  const brandColor = brandColors[seed % brandColors.length] ?? "#0b5d4e";
  const colors = getIdentityColors(createSource({ name, brandColor }, seed), direction);
  const brief = { name, brandColor };
  return createImagery({ brief, mark: createMark({ brief, direction, seed, ...colors }), direction, seed, motifs, ...colors });
}

/** Whether a pattern has fields of different colours that end at the tile's edge. */
const hasFields = (imagery: ImageryName) => ["checker", "quarters", "stripes", "fans"].includes(strategies[imagery].tile);

const renderPixels = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().pixels;

const toLinear = (channel: number) => (channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4);

/** Mean relative luminance of a picture, 0–1. */
function measureLuminance({ svg }: BrandAsset): number {
  const pixels = renderPixels(svg, 96);
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.2126 * toLinear(pixels[at] ?? 0) + 0.7152 * toLinear(pixels[at + 1] ?? 0) + 0.0722 * toLinear(pixels[at + 2] ?? 0);
  return sum / (pixels.length / 4);
}

describe.each(imageryNames.map((name): [typeof name] => [name]))("%s", (imagery) => {
  test("every picture is well formed, self-contained, small, and covers its area in both modes", () => {
    for (let seed = 0; seed < 3; seed++) {
      const made = createPictures(archetypeIds[(seed * 5) % archetypeIds.length] ?? "swiss", seed, { imagery });
      expect(made.strategy).toBe(imagery);
      for (const { svg, slug, kind, width } of made.assets) {
        expect({ slug, faults: findSvgFaults(svg) }).toEqual({ slug, faults: [] });
        expect(isWellFormed(svg)).toBe(true);
        expect({ slug, isSmall: svg.length < (kind.startsWith("hero") ? 150_000 : 120_000) }).toEqual({ slug, isSmall: true });
        const opacity = renderOpacity(svg, Math.min(width, 160)).values;
        expect({ slug, isCovered: opacity.every((value) => value > 0.99) }).toEqual({ slug, isCovered: true });
      }
    }
  });

  test("the same input gives the same bytes", () => {
    expect(createPictures("craft", 4, { imagery })).toEqual(createPictures("craft", 4, { imagery }));
  });

  test("the dark version is the same drawing in other colours and does not glare", () => {
    for (let seed = 0; seed < brandColors.length; seed++) {
      const { assets } = createPictures(archetypeIds[(seed * 3 + 1) % archetypeIds.length] ?? "swiss", seed, { imagery });
      for (const asset of assets.filter(({ kind }) => !kind.endsWith("-dark"))) {
        const dark = assets.find(({ slug }) => slug === `${asset.slug}-dark`);
        if (dark === undefined) throw new Error(`${asset.slug} has no dark version`);
        const withoutColors = ({ svg }: BrandAsset) => svg.replace(/#[0-9a-f]{6}/g, "#");
        expect(withoutColors(dark)).toBe(withoutColors(asset));
        expect({ slug: dark.slug, seed, isDark: measureLuminance(dark) < 0.27 }).toEqual({ slug: dark.slug, seed, isDark: true });
      }
    }
  });

  test("pictures show more than one tone, and the opposite edges of pattern and texture meet", () => {
    const { assets } = createPictures("civic", 2, { imagery });
    for (const { svg, kind, slug, width, height } of assets) {
      const bytes = renderPixels(svg, kind.startsWith("hero") ? 120 : width);
      const tones = new Set(Array.from({ length: bytes.length / 4 }, (_, at) => `${bytes[at * 4]},${bytes[at * 4 + 1]}`));
      expect({ slug, isDrawn: tones.size > (kind.startsWith("hero") ? 2 : 1) }).toEqual({ slug, isDrawn: true });
      if ((kind !== "pattern" || hasFields(imagery)) && kind !== "texture") continue;
      const at = (x: number, y: number) => [0, 1, 2].map((channel) => bytes[(y * width + x) * 4 + channel] ?? 0);
      const differs = (one: number[], other: number[]) =>
        one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > 150);
      const sides = Array.from({ length: height }, (_, y) => differs(at(0, y), at(width - 1, y))).filter(Boolean).length;
      const ends = Array.from({ length: width }, (_, x) => differs(at(x, 0), at(x, height - 1))).filter(Boolean).length;
      expect({ slug, meets: sides / height < 0.08 && ends / width < 0.08 }).toEqual({ slug, meets: true });
    }
  });
});

test("each archetype has at least three strategies, and no two have the same set", () => {
  const sets = archetypeIds.map((id) => getArchetype(id).imagery);
  for (const names of sets) expect(new Set(names).size).toBeGreaterThanOrEqual(3);
  expect(new Set(sets.map((names) => names.toSorted().join())).size).toBe(archetypeIds.length);
});

test("a design has at least two illustrations, and each picture has a text alternative", () => {
  for (const id of archetypeIds) {
    const { assets } = createPictures(id, 1);
    expect(assets.filter(({ kind }) => kind === "illustration").length).toBeGreaterThanOrEqual(2);
    expect(assets.every(({ alt }) => alt.trim() !== "")).toBe(true);
    expect(new Set(assets.map(({ slug }) => slug)).size).toBe(assets.length);
  }
});

/** Mean colours of 16 × 16 blocks of a picture. */
function measureBlocks({ svg }: BrandAsset): readonly (readonly number[])[] {
  const [columns, rows, cell] = [16, 16, 8];
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: "width", value: columns * cell } }).render();
  const sums = Array.from({ length: columns * rows }, () => [0, 0, 0, 0]);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = sums[Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)];
      if (sum === undefined) continue;
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + (pixels[(y * width + x) * 4 + channel] ?? 0);
      sum[3] = (sum[3] ?? 0) + 1;
    }
  return sums.map(([red = 0, green = 0, blue = 0, count = 1]) => [red / count, green / count, blue / count]);
}

/** Share of blocks whose colours differ visibly. */
const measureDifference = (one: ReturnType<typeof measureBlocks>, other: ReturnType<typeof measureBlocks>) =>
  one.filter((block, at) => block.some((value, channel) => Math.abs(value - (other[at]?.[channel] ?? 0)) > 16)).length /
  one.length;

test("five seeds of one brief give different heroes: nearly all pairs differ in 35 % of their blocks", () => {
  const shares = archetypeIds.flatMap((id, at) => {
    const heroes = [1, 2, 3, 4, 5].map((seed) => {
      const brief = { name: "Nordhavn", brandColor: "#0b5d4e" };
      const direction = createDirection(getArchetype(id), brief, seed, "For a test.");
      const colors = getIdentityColors(createSource(brief, seed), direction);
      const mark = createMark({ brief, direction, seed, ...colors });
      const [hero] = createImagery({ brief, mark, direction, seed, motifs: pickMotifs(at), ...colors }).assets;
      if (hero === undefined) throw new Error("no hero");
      return measureBlocks(hero);
    });
    return heroes.flatMap((one, index) => heroes.slice(index + 1).map((other) => measureDifference(one, other)));
  });
  const different = shares.filter((share) => share >= 0.35).length / shares.length;
  expect(different).toBeGreaterThan(0.95);
});

test("pictures show the motifs, and nothing of the name", () => {
  for (const id of archetypeIds) {
    const one = createPictures(id, 3, { name: "Fern" });
    const other = createPictures(id, 3, { name: "Quill & Sons" });
    expect(one.assets.length).toBeGreaterThan(4);
    expect(one.assets).toEqual(other.assets);
    const elsewhere = createPictures(id, 3, { motifs: pickMotifs(11) });
    expect(elsewhere.assets[0]?.svg).not.toBe(one.assets[0]?.svg);
  }
});

test("no picture of a brand with subjects shows a letter or an abstract shape", () => {
  for (const id of archetypeIds)
    for (const count of [1, 2, 3, 6]) {
      const { assets } = createPictures(id, count, { motifs: pickMotifs(count * 3, count) });
      const stray = assets.filter(({ alt, kind }) => kind !== "texture" && /\bletter\b|composition/.test(alt));
      const illustrations = assets.filter(({ kind }) => kind === "illustration");
      // Too few subjects for a page are not shown twice: they have details of a composition.
      const subjects = illustrations.filter(({ alt }) => !alt.includes("composition"));
      const expected = subjects.length < 2 ? illustrations.slice(subjects.length).map(({ alt }) => alt) : [];
      expect({ id, count, stray: stray.filter(({ kind }) => kind !== "illustration-dark").map(({ alt }) => alt) }).toEqual({
        ...{ id, count, stray: expected },
      });
      // Without words of its own, a brand whose large picture shows all its subjects has one detail.
      expect(illustrations.length).toBeGreaterThanOrEqual(count > 2 ? 2 : 1);
    }
});

test("brands without a subject that share a direction have visibly different pictures", () => {
  const names = ["Nordhavn", "Kestrel & Sons", "Quill", "Ibis", "Zephyr"];
  for (const id of archetypeIds) {
    const heroes = names.map((name, seed) => {
      const direction = createSampleDirection(id);
      const colors = getIdentityColors(createSource({ name, brandColor: "#0b5d4e" }, 1), direction);
      const brief = { name, brandColor: "#0b5d4e" };
      const mark = createMark({ brief, direction, seed, ...colors });
      const { assets } = createImagery({ brief, mark, direction, seed, motifs: [], ...colors });
      const [hero] = assets;
      if (hero === undefined) throw new Error("no hero");
      return measureBlocks(hero);
    });
    const shares = heroes.flatMap((one, index) => heroes.slice(index + 1).map((other) => measureDifference(one, other)));
    expect({ id, isDifferent: Math.min(...shares) > 0.3 }).toEqual({ id, isDifferent: true });
  }
});
