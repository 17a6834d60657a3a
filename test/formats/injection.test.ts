import { expect, test } from "bun:test";
import { globalsCss } from "#/formats/globals-css";
import { companionFormats, tokenFormats } from "#/formats/index";
import { themeJson } from "#/formats/theme-json";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import type { DesignContent } from "#/model/design-content";
import { contentFixture, metadataFixture, hostileContent, hostileText } from "#test/formats/content-fixture";
import { readRules, type CssRule } from "#test/formats/read-rules";

const getShape = (rules: readonly CssRule[]) => rules.map(({ within, selector }) => `${within} | ${selector}`);
const listRules = (format: typeof globalsCss, content: DesignContent) => readRules(format.write(content, metadataFixture));

for (const format of [globalsCss, utilityThemeV4]) {
  test(`${format.format} with hostile texts has the same rules and cannot end a style element`, () => {
    expect(getShape(listRules(format, hostileContent))).toEqual(getShape(listRules(format, contentFixture)));
    expect(format.write(hostileContent, metadataFixture)).not.toMatch(/<\/style/i);
  });

  test(`${format.format} keeps a hostile name inside one property`, () => {
    const known = new Set(listRules(format, contentFixture).flatMap(({ declarations }) => [...declarations.keys()]));
    const added = listRules(format, hostileContent).flatMap(({ declarations }) =>
      [...declarations.keys()].filter((name) => !known.has(name)),
    );
    expect(added.length).toBeGreaterThan(0);
    for (const name of added) expect(name).toMatch(/^--(space|shadow|spacing|elevation)-/);
  });
}

test("hostile texts do not change the rules inside theme.json", () => {
  const rules = (content: DesignContent) => readRules(JSON.parse(themeJson.write(content, metadataFixture)).styles.css);
  expect(getShape(rules(hostileContent))).toEqual(getShape(rules(contentFixture)));
});

test("a font name is a single string in the font variable", () => {
  const [root] = listRules(globalsCss, hostileContent);
  expect(root?.declarations.get("--font-text")).toMatch(/^"[^"\n<>]*",\s?sans-serif$/);
});

test("JSON files contain hostile texts unchanged", () => {
  for (const format of [...tokenFormats, ...companionFormats].filter(({ mediaType }) => mediaType.includes("json"))) {
    const read: unknown = JSON.parse(format.write(hostileContent, metadataFixture));
    expect(read).toBeObject();
  }
  expect(JSON.parse(themeJson.write(hostileContent, metadataFixture)).title).toBe(hostileText);
});

test("no export contains NaN, Infinity, undefined, [object Object], -0 or an exponent", () => {
  for (const format of [...tokenFormats, ...companionFormats]) {
    const text = format.write(contentFixture, metadataFixture);
    expect(text).not.toMatch(/NaN|Infinity|undefined|\[object|(?<![\w.-])-0(?![.\d])|(?<![\w#-])\d+(\.\d+)?e[+-]?\d/);
  }
});

test("no number in an export has a rounding error of binary fractions", () => {
  for (const format of [...tokenFormats, ...companionFormats]) {
    const text = format.write(contentFixture, metadataFixture).replaceAll(contentFixture.tokens.brand.given, "");
    expect([...text.matchAll(/\d\.(?:\d{11,}|\d*(?:0{6}|9{6})\d)/g)].map(([number]) => number)).toEqual([]);
  }
});

test("the same design and metadata always produce the same text", () => {
  for (const format of [...tokenFormats, ...companionFormats])
    expect(format.write(structuredClone(contentFixture), { ...metadataFixture })).toBe(
      format.write(contentFixture, metadataFixture),
    );
});
