import { expect, test } from "bun:test";
import { join } from "node:path";
import { lexer } from "css-tree";
import postcss from "postcss";
import tailwindcss, { type Config } from "tailwindcss3";
import { utilityTheme } from "#/formats/utility-theme";
import { paletteVariable, shadowVariable } from "#/model/css-variables";
import { colorRoles, scaleNames, textStyleNames } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { readRules } from "#test/formats/read-rules";
import { writeTestFolder } from "#test/formats/test-folder";

const { tokens } = contentFixture;
const folder = writeTestFolder("preset", { "preset.ts": utilityTheme.write(contentFixture, metadataFixture) });
const { default: preset }: { default: Partial<Config> } = await import(join(folder, "preset.ts"));

async function utilities(classes: readonly string[]): Promise<Map<string, ReadonlyMap<string, string>>> {
  const config: Config = {
    presets: [preset],
    content: [{ raw: `<i class="${classes.join(" ")}"></i>`, extension: "html" }],
    corePlugins: { preflight: false },
  };
  const { css } = await postcss([tailwindcss(config)]).process("@tailwind utilities;", { from: undefined });
  const rules = readRules(css, true);
  return new Map(rules.map((rule) => [rule.selector.replace(/\\(.)/g, "$1").replace(/^\./, ""), rule.declarations]));
}

const colors = [
  ...colorRoles.map((role) => [role, `--${role}`, tokens.colors.light[role].hex] as const),
  ...scaleNames.flatMap((scale) =>
    tokens.scales[scale].map((color, index) => [`${scale}-${index + 1}`, paletteVariable(scale, index + 1), color.hex] as const),
  ),
];

test("every colour works with and without opacity, with the variable or the light value", async () => {
  const rules = await utilities(colors.flatMap(([name]) => [`bg-${name}`, `bg-${name}/50`, `text-${name}/50`, `border-${name}`]));
  for (const [name, variable, hex] of colors) {
    const full = rules.get(`bg-${name}`)?.get("background-color");
    const half = rules.get(`bg-${name}/50`)?.get("background-color") ?? "";
    expect(full?.replace(/\s/g, "")).toBe(
      `color-mix(insrgb,var(${variable},${hex})calc(var(--tw-bg-opacity,1)*100%),transparent)`,
    );
    expect(half.replace(/\s/g, "")).toBe(`color-mix(insrgb,var(${variable},${hex})calc(0.5*100%),transparent)`);
    expect(lexer.match("<color>", half.replace(/var\([^)]*\)/, hex)).error).toBeNull();
    expect(rules.has(`text-${name}/50`) && rules.has(`border-${name}`)).toBe(true);
  }
});

test("every other utility of the theme is generated", async () => {
  const promised = [
    ...["sans", "display", "text", "mono", "headline", "regular", "medium", "strong"].map((name) => `font-${name}`),
    ...tokens.typography.sizes.flatMap(({ name }) => [`text-${name}`, `leading-${name}`, `tracking-${name}`]),
    ...textStyleNames.map((name) => `text-${name}`),
    ...tokens.spacing.map(({ name }) => `p-${name}`),
    ...tokens.sectionGaps.map(({ name }) => `py-section-${name}`),
    ...tokens.radius.steps.map(({ name }) => `rounded-${name}`),
    ...tokens.shadows.map(({ name }) => `shadow-${name}`),
    ...tokens.easings.map(({ name }) => `ease-${name}`),
    ...tokens.durations.map(({ name }) => `duration-${name}`),
    ...["gap-gutter", "px-margin", "max-w-page", "max-w-measure", "border-stroke", "rounded", "border", "ring", "dark:bg-card"],
  ];
  const rules = await utilities(promised);
  const made = [...rules.keys()].map((selector) => selector.replace(/:is\(.*/, ""));
  expect(promised.filter((name) => !made.includes(name))).toEqual([]);
  expect(rules.get("text-display")?.get("font-weight")).toBe("700");
});

test("a shadow uses the variable, so that dark mode can override it", async () => {
  for (const { name } of tokens.shadows) {
    const rules = await utilities([`shadow-${name}`]);
    expect(rules.get(`shadow-${name}`)?.get("--tw-shadow")).toStartWith(`var(${shadowVariable(name)},`);
  }
});

test("dark: follows the class", async () => {
  const rules = await utilities(["dark:bg-card"]);
  expect([...rules.keys()].join()).toContain(":is(.dark *)");
});
