import { toReadable } from "#/studio/imagery/readable-color";
import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { contrast } from "#/color/contrast";
import { createRandom } from "#/kernel/random";
import { archetypeIds } from "#/model/direction";
import type { Language } from "#/model/language";
import { getIdentityColors } from "#/studio/identity-colors";
import { createPictureColors } from "#/studio/imagery/picture-colors";
import { createLightPalette, createDarkPalette, grounds } from "#/studio/imagery/picture-palette";
import { breakIntoLines, fitLines } from "#/studio/imagery/set-type";
import { pictureFormats } from "#/studio/imagery/strategy";
import type { TypeFact } from "#/studio/imagery/type-facts";
import { drawTypePoster, typePosterNames, typePostersByArchetype } from "#/studio/imagery/type-posters";
import { createTypeTile } from "#/studio/imagery/type-tile";
import { renderSvgDocument } from "#/studio/marks/svg-document";
import { createSource } from "#test/studio/create-source";
import { createSystem } from "#test/studio/create-system";
import { createSampleDirection } from "#test/studio/marks/sample-direction";
import { findSvgFaults, renderOpacity } from "#test/studio/marks/svg-faults";
import { isWellFormed } from "#test/studio/marks/well-formed";

const words = (text: string): TypeFact => ({ text, isName: false });
const samples: readonly (readonly [Language, TypeFact])[] = [
  ["en", words("6 am")],
  ["en", words("1962")],
  ["de", words("Eigenbedarf")],
  ["ar", words("نصنع العود بالطلب")],
  ["he", words("רק ניקוי יבש")],
  ["th", words("นวดฝ่าเท้า")],
  ["hi", words("कोई टिकट नहीं")],
  ["zh-Hans", words("干线运输")],
  ["ja", words("庭木の剪定")],
  ["ko", words("굽갈이")],
  ["ru", words("Групи підтримки")],
];

const setUp = (index: number) => {
  const direction = createSampleDirection(archetypeIds[index % archetypeIds.length] ?? "swiss");
  const identity = getIdentityColors(
    createSource({ name: "Kern", brandColor: index % 2 === 0 ? "#e4572e" : "#0b5d4e" }, 1),
    direction,
  );
  return { direction, identity, colors: createPictureColors(identity, identity.dark) };
};

describe.each(typePosterNames.map((name): [typeof name] => [name]))("%s", (name) => {
  test("draws every script whole, within what crops keep, in few bytes, and the same each time", () => {
    for (const [index, [language, fact]] of samples.entries()) {
      const { direction, colors } = setUp(index);
      for (const format of ["hero", "wide", "illustration"] as const) {
        const { width, height, inner } = pictureFormats[format];
        const setting = { faces: direction.faces, weights: direction.weights, language };
        const draw = () =>
          drawTypePoster(name, {
            fact,
            setting,
            frame: { width, height, inner },
            color: colors.on(grounds[index % grounds.length] ?? "paper"),
            random: createRandom(index, "test"),
          });
        const { content, zone } = draw();
        const svg = renderSvgDocument(width, height, "Words", content);
        expect(draw().content.text).toBe(content.text);
        expect({ language, format, faults: findSvgFaults(svg), isWellFormed: isWellFormed(svg) }).toEqual({
          language,
          format,
          faults: [],
          isWellFormed: true,
        });
        expect(svg.length).toBeLessThan(100_000);
        expect(zone).toEqual(inner);
        expect(renderOpacity(svg, 160).values.every((value) => value > 0.99)).toBe(true);
        const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: 240 } }).render();
        expect(
          new Set(Array.from({ length: pixels.length / 4 }, (_, at) => `${pixels[at * 4]},${pixels[at * 4 + 1]}`)).size,
        ).toBeGreaterThan(2);
      }
    }
  });
});

test("letters have the contrast of large text on every ground, by day and by night", () => {
  for (let index = 0; index < archetypeIds.length; index++) {
    const { identity } = setUp(index);
    for (const ground of grounds)
      for (const palette of [createLightPalette(identity, ground), createDarkPalette(identity, identity.dark, ground)])
        for (const [color, on] of [
          [palette.figure, palette.ground],
          [palette.ground, palette.figure],
          [palette.accent, palette.ground],
          [palette.onSheet, palette.sheet],
        ] as const)
          expect(contrast(toReadable(color, on), on)).toBeGreaterThanOrEqual(2.95);
  }
});

test("each direction has three compositions of its own, and all twelve are used", () => {
  const sets = Object.values(typePostersByArchetype);
  expect(sets.every((names) => new Set(names).size === 3)).toBe(true);
  expect(new Set(sets.flat())).toEqual(new Set(typePosterNames));
});

test("lines stay within their box and begin at the side where reading begins", () => {
  const { direction } = setUp(0);
  const box = [100, 50, 400, 300] as const;
  const set = (language: Language, text: string) =>
    fitLines(breakIntoLines(text), { faces: direction.faces, weights: direction.weights, language }, box, 0, 1);
  for (const [language, text] of [
    ["en", "Wash and tidy"],
    ["ar", "نصنع العود بالطلب"],
  ] as const)
    for (const {
      box: [left, top, width, height],
    } of set(language, text)) {
      expect(left).toBeGreaterThanOrEqual(99.9);
      expect(top).toBeGreaterThanOrEqual(49.9);
      expect(left + width).toBeLessThanOrEqual(500.1);
      expect(top + height).toBeLessThanOrEqual(350.1);
    }
  expect(set("en", "Wash and tidy").every(({ box: [left] }) => Math.abs(left - 100) < 0.1)).toBe(true);
  expect(set("ar", "نصنع العود بالطلب").every(({ box: [left, , width] }) => Math.abs(left + width - 500) < 0.1)).toBe(true);
});

test("running words go on without a seam", () => {
  const { direction, colors } = setUp(3);
  const setting = { faces: direction.faces, weights: direction.weights, language: "en" } as const;
  const { width, height, content } = createTypeTile(["Idli", "Filter coffee"], setting, colors.on("brand"), 0);
  const svg = renderSvgDocument(width, height, "Pattern", content);
  const { pixels, width: columns, height: rows } = new Resvg(svg).render();
  const at = (x: number, y: number) => [0, 1, 2].map((channel) => pixels[(y * columns + x) * 4 + channel] ?? 0);
  const broken = Array.from({ length: rows }, (_, y) => y).filter((y) =>
    at(0, y).some((value, channel) => Math.abs(value - (at(columns - 1, y)[channel] ?? 0)) > 200),
  );
  expect(broken.length / rows).toBeLessThan(0.04);
});

test("a brand without a certain subject shows its own words, each in one picture only", () => {
  const brief = {
    name: "Moss Lane",
    industry: "event planning",
    tagline: "It is fine that it has been a while",
    offer: "Check-ups, fillings, dentures and crowns.",
    avoid: ["crowns"],
  };
  for (const id of archetypeIds) {
    const { imagery } = createSystem(brief, 3, id);
    const alts = imagery.assets.filter(({ kind }) => kind === "hero" || kind === "illustration").map(({ alt }) => alt);
    const shown = new Set(alts.map((alt) => /“([^”]+)”/.exec(alt)?.[1]));
    expect(shown).toContain("Check-ups");
    expect(shown).not.toContain("Crowns");
    expect(shown.has(undefined)).toBe(false);
    const pattern = imagery.assets.find(({ kind }) => kind === "pattern")?.alt ?? "";
    expect([...shown].some((text) => pattern.includes(text ?? ""))).toBe(false);
  }
});
