import { expect, test } from "bun:test";
import { compile, __unstable__loadDesignSystem as loadDesignSystem } from "@tailwindcss/node";
import { globalsCss } from "#/formats/globals-css";
import { renderInlineTheme } from "#/formats/theme-inline";
import { colorRoles, textStyleNames } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { readRules } from "#test/formats/read-rules";

const { tokens } = contentFixture;
const base = process.cwd();
const sheet = `${globalsCss.write(contentFixture, metadataFixture)}\n${renderInlineTheme(tokens)}`;
const listPromisedUtilities = [
  ...colorRoles.flatMap((name) => [`bg-${name}`, `bg-${name}/50`, `text-${name}`, `border-${name}`]),
  ...["sans", "display", "text", "mono", "headline", "regular", "medium", "strong"].map((name) => `font-${name}`),
  ...tokens.typography.sizes.map(({ name }) => `text-${name}`),
  ...textStyleNames.map((name) => `text-${name}`),
  ...tokens.spacing.flatMap(({ name }) => [`p-${name}`, `gap-${name}`]),
  ...tokens.sectionGaps.map(({ name }) => `py-section-${name}`),
  ...["gap-gutter", "px-margin", "border-stroke", "max-w-page", "max-w-measure"],
  ...tokens.radius.steps.map(({ name }) => `rounded-${name}`),
  ...tokens.shadows.map(({ name }) => `shadow-${name}`),
  ...tokens.easings.map(({ name }) => `ease-${name}`),
  ...tokens.durations.map(({ name }) => `duration-${name}`),
  "dark:bg-card",
];

test("the framework generates every utility of the theme, and each uses a variable of the style sheet", async () => {
  const design = await loadDesignSystem(`@import "tailwindcss";\n${sheet}`, { base });
  const written = design.candidatesToCss(listPromisedUtilities);
  expect(listPromisedUtilities.filter((_, index) => written[index] === null)).toEqual([]);
  const defined = new Set(readRules(sheet).flatMap(({ declarations }) => [...declarations.keys()]));
  const used = written.flatMap((css) =>
    [...(css ?? "").matchAll(/var\((--(?!tw-|spacing\b)[\w-]+)\)/g)].map(([, name]) => name ?? ""),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

test("the theme does not override variables of the style sheet", async () => {
  const compiler = await compile(`@import "tailwindcss";\n${sheet}`, { base, onDependency: () => {} });
  const css = compiler.build(["bg-primary", "rounded-md", "shadow-sm", "p-4"]);
  expect(css).toContain("background-color: var(--primary)");
  for (const [name] of readRules(renderInlineTheme(tokens)).find(({ within }) => within.startsWith("@theme"))?.declarations ?? [])
    expect(css).not.toContain(`${name}: var(${name})`);
  expect(css.match(/--color-primary:/g)).toBeNull();
});
