import { describe, expect, test } from "bun:test";
import { isWellFormed } from "#test/studio/marks/well-formed";
import { archetypeIds } from "#/model/direction";
import { assetKinds } from "#/model/mark";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { countComponents } from "#/studio/marks/legibility";
import { createMark } from "#/studio/marks/create-mark";
import { markRecipeNames } from "#/studio/marks/recipe";
import { sampleColors, createSampleDirection, sampleNames } from "#test/studio/marks/sample-direction";
import { findSvgFaults, readPixels, renderOpacity } from "#test/studio/marks/svg-faults";

const mark = (name: string, id: (typeof archetypeIds)[number] = "swiss", seed = 1) =>
  createMark({ brief: { name }, direction: createSampleDirection(id), seed, ...sampleColors });
const asset = (made: ReturnType<typeof mark>, kind: (typeof assetKinds)[number]) => {
  const found = made.assets.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};

describe("the mark", () => {
  test("every asset kind exists exactly once", () => {
    expect(mark("Fern").assets.map((one) => one.kind)).toEqual([...assetKinds.slice(0, 10)]);
  });

  test.each(archetypeIds.map((id): [typeof id] => [id]))(
    "%s: every file is well formed, self-contained and renders at its own size",
    (id) => {
      for (const name of ["Kestrel & Sons", "青葉", "Чайка", "İstanbul"]) {
        for (const { svg, kind, width, height } of mark(name, id).assets) {
          expect({ name, kind, complaints: findSvgFaults(svg) }).toEqual({ name, kind, complaints: [] });
          expect(isWellFormed(svg)).toBe(true);
          const image = renderOpacity(svg, width);
          expect({ kind, height: Math.abs(image.height - height) <= 1 }).toEqual({ kind, height: true });
        }
      }
    },
  );

  test("no lockup crops its symbol, including round ones that overshoot the grid", () => {
    for (const id of archetypeIds)
      for (const seed of [1, 2, 3])
        for (const kind of ["lockup-horizontal", "lockup-stacked"] as const) {
          const made = mark("Lull", id, seed);
          const { svg, width, height } = asset(made, kind);
          const [, x, y, scale] = (/<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)">/.exec(svg) ?? []).map(Number);
          const ink = getBounds(made.symbol.shapes.flatMap(({ path }) => parsePath(path)));
          if (x === undefined || y === undefined || scale === undefined || ink === undefined)
            throw new Error(`no symbol in ${kind}`);
          const edges = [
            x + ink[0] * scale,
            y + ink[1] * scale,
            width - x - (ink[0] + ink[2]) * scale,
            height - y - (ink[1] + ink[3]) * scale,
          ];
          expect({ id, seed, kind, inside: edges.every((edge) => edge > -0.6) }).toEqual({ id, seed, kind, inside: true });
        }
  });

  test("symbols, icons and cards show ink", () => {
    for (const name of sampleNames) {
      const made = mark(name);
      for (const kind of ["symbol", "symbol-black", "symbol-white", "favicon", "app-icon", "social-card"] as const) {
        const { values } = renderOpacity(asset(made, kind).svg, 64);
        expect({ name, kind, ink: values.reduce((sum, value) => sum + value, 0) > 64 * 8 }).toEqual({ name, kind, ink: true });
      }
    }
  });

  test("a brief's mark number chooses the symbol with that number from the same choices", () => {
    const direction = createSampleDirection("craft");
    const made = [1, 2, 3, 4, 5, 6].map((number) =>
      createMark({ brief: { name: "Moorland Bakery", industry: "bakery", mark: number }, direction, seed: 4, ...sampleColors }),
    );
    expect(new Set(made.map(({ symbol }) => JSON.stringify(symbol.shapes))).size).toBe(6);
    for (const [index, { choices = [], concept }] of made.entries()) {
      expect(choices).toEqual([...(made[0]?.choices ?? [])]);
      expect(concept).toBe(choices[index]?.concept ?? "");
    }
  });

  test("the same input gives the same bytes", () => {
    for (const id of archetypeIds) expect(mark("Nordhavn Optik", id, 7)).toEqual(mark("Nordhavn Optik", id, 7));
  });

  test("a different seed or name gives a different symbol", () => {
    const drawn = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(mark("Nordhavn", "brutalist", seed).symbol.shapes));
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(mark("Fern").symbol.shapes).not.toEqual(mark("Quill").symbol.shapes);
    expect(mark("青葉").symbol.shapes).not.toEqual(mark("한빛").symbol.shapes);
  });

  test("a name is escaped everywhere", () => {
    for (const name of ['<script>alert("1")</script>', "青葉 </text><a href='x'>&amp;", '"><svg onload=1>']) {
      for (const { svg, kind } of mark(name).assets) {
        expect({ kind, complaints: findSvgFaults(svg) }).toEqual({ kind, complaints: [] });
        expect(isWellFormed(svg)).toBe(true);
      }
    }
  });

  test("letters of other alphabets use the outlines of a bundled face that has them", () => {
    for (const name of ["Чайка", "Γαλαξίας", "Łódź", "Phở Việt", "Київ"]) {
      for (const id of ["swiss", "luxury", "arcade", "poster"] as const) {
        const wordmark = asset(mark(name, id), "wordmark");
        expect({ name, id, outlined: wordmark.outlined, text: wordmark.svg.includes("<text") }).toEqual({
          name,
          id,
          outlined: true,
          text: false,
        });
      }
    }
  });

  test("names of every script are outlined, with their own initial as the symbol", () => {
    for (const name of ["青葉", "قهوة", "한빛", "שלום", "ร้านกาแฟ", "हिन्दी", "বাংলা", "தமிழ்", "ქართული", "Հայ", "Καφές", "Кава"]) {
      const made = mark(name);
      for (const kind of ["wordmark", "lockup-horizontal", "lockup-stacked", "reversed", "social-card"] as const) {
        expect(asset(made, kind).outlined).toBe(true);
        expect(asset(made, kind).svg).not.toContain("<text");
      }
      expect(made.concept).not.toContain("emblem");
    }
  });

  test("the app icon covers its square and keeps its symbol within the maskable circle", () => {
    for (const name of sampleNames) {
      const made = mark(name);
      const [, x = "", y = "", factor = ""] =
        /translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)/.exec(asset(made, "app-icon").svg) ?? [];
      const corner = Math.hypot(256 - Number(x), 256 - Number(y));
      expect(Number(factor) * 48).toBeGreaterThan(200);
      if (!made.symbol.shapes.some(({ isTile }) => isTile)) expect(corner).toBeLessThanOrEqual(Math.hypot(150, 150) + 0.1);
    }
  });

  test("a symbol on a tile becomes the icon itself, with its figure within the maskable circle", () => {
    let count = 0;
    for (const name of [...sampleNames, "Northbound", "Kestrel", "Oyster Row"]) {
      const { symbol, assets } = mark(name);
      if (!symbol.shapes.some(({ isTile }) => isTile)) continue;
      count++;
      const svg = assets.find(({ kind }) => kind === "app-icon")?.svg ?? "";
      const ground = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? "";
      const { size, values } = readPixels(svg, 128);
      // The ground fills the corners and the edge of that circle; the figure is inside.
      values.forEach((hex, index) => {
        const distance = Math.hypot((index % size) + 0.5 - size / 2, Math.floor(index / size) + 0.5 - size / 2);
        if (distance > size * 0.4 + 2) expect({ name, distance, hex }).toEqual({ name, distance, hex: ground });
      });
      expect(new Set(values).size).toBeGreaterThan(1);
    }
    expect(count).toBeGreaterThan(3);
  });

  test("one-colour versions use one colour", () => {
    for (const [kind, color] of [
      ["symbol-black", "#000000"],
      ["symbol-white", "#ffffff"],
    ] as const) {
      for (const id of archetypeIds) {
        const fills = [...asset(mark("Fern", id), kind).svg.matchAll(/fill="([^"]+)"/g)].map((match) => match[1]);
        expect(new Set(fills)).toEqual(new Set([color]));
      }
    }
  });
});

describe("legibility at favicon size", () => {
  test.each(markRecipeNames.map((name): [typeof name] => [name]))(
    "%s: every name gives a symbol that is legible at 16 px",
    (recipe) => {
      const faults: string[] = [];
      for (const [index, name] of sampleNames.entries()) {
        if ((index + markRecipeNames.indexOf(recipe)) % 4 !== 0) continue;
        const id = archetypeIds[index % archetypeIds.length] ?? "swiss";
        const direction = createSampleDirection(id, { markRecipe: recipe });
        const made = createMark({ brief: { name }, direction, seed: index, ...sampleColors });
        const { values, width, height } = renderOpacity(asset(made, "symbol-black").svg, 16);
        const ink = values.reduce((sum, value) => sum + value, 0) / values.length;
        const components = countComponents(values, width, height);
        if (ink < 0.17 || ink > 0.66 || components < 1 || components > 4)
          faults.push(`${name} (${id}): ${made.recipe} ${ink.toFixed(2)} ${components}`);
      }
      expect(faults).toEqual([]);
    },
  );
});
