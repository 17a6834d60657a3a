import { expect, test } from "bun:test";
import { lexer } from "css-tree";
import { themeJson } from "#/formats/theme-json";
import { colorRoles, scaleNames } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { getDeclarations, readRules } from "#test/formats/read-rules";

const theme = JSON.parse(themeJson.write(contentFixture, metadataFixture));
const { settings, styles } = theme;
type Preset = { readonly slug: string };

/** Converts a key to a part of a variable name as the block editor does. */
const kebab = (key: string) =>
  key
    .replace(/(\d)([a-zA-Z])/g, "$1-$2")
    .replace(/([a-z])([A-Z0-9])/g, "$1-$2")
    .toLowerCase();
function customVariables(values: Record<string, unknown>, prefix = "--wp--custom"): [string, string][] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? customVariables(value as Record<string, unknown>, `${prefix}--${kebab(key)}`)
      : [[`${prefix}--${kebab(key)}`, String(value)] as [string, string]],
  );
}
const presets: [group: string, list: Preset[]][] = [
  ["color", settings.color.palette],
  ["font-family", settings.typography.fontFamilies],
  ["font-size", settings.typography.fontSizes],
  ["spacing", settings.spacing.spacingSizes],
  ["shadow", settings.shadow.presets],
];

test("the file has version 3 and the keys that the block editor expects", () => {
  expect(Object.keys(theme)).toEqual(["$schema", "version", "title", "settings", "styles"]);
  expect(theme.version).toBe(3);
  for (const entry of settings.color.palette) expect(Object.keys(entry)).toEqual(["slug", "name", "color"]);
  for (const entry of settings.typography.fontSizes) expect(Object.keys(entry)).toEqual(["slug", "name", "size", "fluid"]);
  for (const entry of settings.shadow.presets) expect(Object.keys(entry)).toEqual(["slug", "name", "shadow"]);
});

test("slugs are unique within their group and are not changed by the editor", () => {
  for (const [, list] of presets) {
    const slugs = list.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const slug of slugs) expect(slug).not.toMatch(/\d[a-z]/);
  }
});

test("the palette contains every role and every primitive of light mode", () => {
  const palette = new Map<string, string>(
    settings.color.palette.map(({ slug, color }: { slug: string; color: string }) => [slug, color]),
  );
  const { tokens } = contentFixture;
  for (const role of colorRoles) expect(palette.get(role)).toBe(tokens.colors.light[role].hex);
  for (const scale of scaleNames)
    for (const [index, color] of tokens.scales[scale].entries())
      expect(palette.get(`palette-${scale}-${index + 1}`)).toBe(color.hex);
});

test("every variable in styles is defined by a preset or a custom value", () => {
  const made = new Set([
    ...presets.flatMap(([group, list]) => list.map(({ slug }) => `--wp--preset--${group}--${slug}`)),
    ...customVariables(settings.custom).map(([name]) => name),
  ]);
  const named = [...JSON.stringify(styles).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? "");
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !made.has(name))).toEqual([]);
});

test("the class dark overrides the presets with the dark values", () => {
  const custom = new Map(customVariables(settings.custom));
  const dark = getDeclarations(readRules(styles.css), ".dark");
  for (const role of colorRoles) {
    const [, variable] = dark.get(`--wp--preset--color--${role}`)?.match(/^var\((.+)\)$/) ?? [];
    expect(custom.get(variable ?? "")).toBe(contentFixture.tokens.colors.dark[role].hex);
  }
  for (const { slug } of settings.shadow.presets) expect(dark.has(`--wp--preset--shadow--${slug}`)).toBe(true);
});

test("fonts are declared with files next to theme.json", () => {
  const [display] = settings.typography.fontFamilies;
  expect(display.fontFace.length).toBeGreaterThan(0);
  for (const face of display.fontFace) {
    expect(face.src).toHaveLength(1);
    expect(face.src[0]).toMatch(/^file:\.\/fonts\/[\w-]+\.woff2$/);
    expect(lexer.matchProperty("font-family", face.fontFamily).error).toBeNull();
  }
});
