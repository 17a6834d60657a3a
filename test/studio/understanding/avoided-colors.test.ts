import { describe, expect, test } from "bun:test";
import { parseCssColor } from "#/color/parse";
import { archetypeIds } from "#/model/direction";
import type { Language } from "#/model/language";
import { hasHue, type HueName } from "#/studio/palette/hue-names";
import { findAvoidedHues } from "#/studio/understanding/avoided-colors";
import { createSystem } from "#test/studio/create-system";

const find = (avoid: string, language: Language) => [...findAvoidedHues({ avoid: [avoid] }, language)];

describe("colours that a brief rules out", () => {
  const rows: readonly (readonly [Language, string, ...HueName[]])[] = [
    ["en", "no brown", "brown"],
    ["en", "not pink", "pink"],
    ["en", "baby blue and pink", "blue", "pink"],
    ["en", "coffee brown", "brown"],
    ["de", "kein Braun", "brown"],
    ["de", "Krankenhausgrün", "green"],
    ["fr", "pas de rose", "pink"],
    ["fr", "vert pharmacie", "green"],
    ["es", "nada de rosa", "pink"],
    ["it", "niente verde", "green"],
    ["pl", "różowy", "pink"],
    ["ru", "без розового", "pink"],
    ["ja", "茶色", "brown"],
    ["ar", "الأخضر", "green"],
    ["th", "สีน้ำตาล", "brown"],
    ["ga", "glas agus oráiste", "green", "orange"],
    ["cy", "gwyrdd", "green"],
    ["bn", "সোনালি", "yellow"],
    ["ta", "பச்சை", "green"],
    ["eu", "gorria", "red"],
    ["ka", "იისფერი", "purple"],
    ["hi", "केसरिया", "orange"],
    ["ga", "dathanna na brataí", "green", "orange"],
    ["en", "the colours of the Italian flag", "green", "red"],
    ["de", "die Farben der ukrainischen Fahne", "blue", "yellow"],
    ["fr", "les couleurs du drapeau", "red", "blue"],
    ["pl", "barwy narodowe", "red"],
    ["ja", "国旗の色", "red"],
  ];
  test.each(rows)("%s: %s", (language, avoid, ...hues) => expect(find(avoid, language)).toEqual(hues));

  test("are not those of a thing that is ruled out, nor those that are wanted among others", () => {
    expect(find("green crosses", "en")).toEqual([]);
    expect(find("grüne Kreuze", "de")).toEqual([]);
    expect(find("cruces verdes", "es")).toEqual([]);
    expect(find("not only green", "en")).toEqual([]);
    expect(find("greenwashing", "en")).toEqual([]);
    expect(find("the colours of the flag", "en")).toEqual([]);
    expect(find("flags", "en")).toEqual([]);
  });
});

test("hues have the names that people give them", () => {
  const name = (hex: string, hue: HueName) => {
    const color = parseCssColor(hex)?.color;
    return color !== undefined && hasHue(color, new Set([hue]));
  };
  expect(["#d7261e", "#8a2a1c"].every((hex) => name(hex, "red"))).toBe(true);
  expect(["#0b57c4", "#1f7a74", "#12355b"].every((hex) => name(hex, "blue") || name(hex, "green"))).toBe(true);
  expect(["#6b4423", "#8c4a2f", "#3b2c20"].every((hex) => name(hex, "brown"))).toBe(true);
  expect(name("#ff8c00", "brown")).toBe(false);
  expect(name("#e75480", "pink")).toBe(true);
  expect(name("#808080", "green")).toBe(false);
});

test("neither the brand color nor the accent that the studio chooses has one of them", () => {
  for (const [avoid, hue] of [
    ["green", "green"],
    ["blue", "blue"],
    ["red", "red"],
  ] as const)
    for (const id of archetypeIds)
      for (const seed of [1, 2]) {
        const { tokens } = createSystem({ name: "Kelvora", industry: "Bakery", avoid: [avoid] }, seed, id);
        const { brand, scales } = tokens;
        const isAvoided = hasHue(brand.color, new Set([hue])) || hasHue(scales.accent[9], new Set([hue]));
        expect([id, avoid, isAvoided]).toEqual([id, avoid, false]);
      }
});
