import { expect, test } from "bun:test";
import { globalsCss } from "#/formats/globals-css";
import { companionFormats, tokenFormats } from "#/formats/index";
import { themeJson } from "#/formats/theme-json";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import type { DesignContent } from "#/model/design-content";
import { contentFixture, factsFixture, hostileContent, hostileText } from "#test/formats/content-fixture";
import { readRules, type ReadRule } from "#test/formats/css-reader";

const shape = (rules: readonly ReadRule[]) => rules.map(({ within, selector }) => `${within} | ${selector}`);
const rulesOf = (format: typeof globalsCss, content: DesignContent) => readRules(format.write(content, factsFixture));

for (const format of [globalsCss, utilityThemeV4]) {
  test(`${format.format} of a hostile brief has the same rules as any other and cannot end a style element`, () => {
    expect(shape(rulesOf(format, hostileContent))).toEqual(shape(rulesOf(format, contentFixture)));
    expect(format.write(hostileContent, factsFixture)).not.toMatch(/<\/style/i);
  });

  test(`${format.format} keeps a hostile name inside one property`, () => {
    const known = new Set(rulesOf(format, contentFixture).flatMap(({ declarations }) => [...declarations.keys()]));
    const added = rulesOf(format, hostileContent).flatMap(({ declarations }) =>
      [...declarations.keys()].filter((name) => !known.has(name)),
    );
    expect(added.length).toBeGreaterThan(0);
    for (const name of added) expect(name).toMatch(/^--(space|shadow|spacing|elevation)-/);
  });
}

test("the rules inside theme.json stay the same rules", () => {
  const rules = (content: DesignContent) => readRules(JSON.parse(themeJson.write(content, factsFixture)).styles.css);
  expect(shape(rules(hostileContent))).toEqual(shape(rules(contentFixture)));
});

test("a family's name stays one string in the font variable", () => {
  const [root] = rulesOf(globalsCss, hostileContent);
  expect(root?.declarations.get("--font-text")).toMatch(/^"[^"\n<>]*",\s?sans-serif$/);
});

test("JSON files carry hostile text as text, whole and unchanged", () => {
  for (const format of [...tokenFormats, ...companionFormats].filter(({ mediaType }) => mediaType.includes("json"))) {
    const read: unknown = JSON.parse(format.write(hostileContent, factsFixture));
    expect(read).toBeObject();
  }
  expect(JSON.parse(themeJson.write(hostileContent, factsFixture)).title).toBe(hostileText);
});

test("no export says NaN, Infinity, undefined, [object Object], minus zero or an exponent", () => {
  for (const format of [...tokenFormats, ...companionFormats]) {
    const text = format.write(contentFixture, factsFixture);
    expect(text).not.toMatch(/NaN|Infinity|undefined|\[object|(?<![\w.-])-0(?![.\d])|(?<![\w#-])\d+(\.\d+)?e[+-]?\d/);
  }
});

test("no number of an export has more than four decimals", () => {
  for (const format of [...tokenFormats, ...companionFormats]) {
    const text = format.write(contentFixture, factsFixture).replaceAll(contentFixture.tokens.brand.given, "");
    expect([...text.matchAll(/\d\.\d{5,}/g)].map(([number]) => number)).toEqual([]);
  }
});

test("the same design and facts always give the same text", () => {
  for (const format of [...tokenFormats, ...companionFormats])
    expect(format.write(structuredClone(contentFixture), { ...factsFixture })).toBe(format.write(contentFixture, factsFixture));
});
