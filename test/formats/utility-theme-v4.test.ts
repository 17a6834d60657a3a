import { expect, test } from "bun:test";
import { compile, __unstable__loadDesignSystem as loadDesignSystem } from "@tailwindcss/node";
import { lexer } from "css-tree";
import { globalsCss } from "#/formats/globals-css";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import { colorRoles, scaleNames, textStyleNames } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { getDeclarations, readRules } from "#test/formats/read-rules";

const theme = utilityThemeV4.write(contentFixture, metadataFixture);
const { tokens } = contentFixture;
const base = process.cwd();

const colors = [...colorRoles, ...scaleNames.flatMap((scale) => tokens.scales[scale].map((_, index) => `${scale}-${index + 1}`))];
const listPromisedUtilities = [
  ...colors.flatMap((name) => [`bg-${name}`, `bg-${name}/50`, `text-${name}`, `border-${name}`, `ring-${name}`, `fill-${name}`]),
  ...["sans", "display", "text", "mono", "headline", "regular", "medium", "strong"].map((name) => `font-${name}`),
  ...tokens.typography.sizes.flatMap(({ name }) => [`text-${name}`, `leading-${name}`, `tracking-${name}`]),
  ...textStyleNames.map((name) => `text-${name}`),
  ...tokens.spacing.flatMap(({ name }) => [`p-${name}`, `gap-${name}`, `w-${name}`]),
  ...tokens.sectionGaps.map(({ name }) => `py-section-${name}`),
  ...["gap-gutter", "px-margin", "border-stroke", "max-w-page", "max-w-measure", "rounded"],
  ...tokens.radius.steps.map(({ name }) => `rounded-${name}`),
  ...tokens.shadows.map(({ name }) => `shadow-${name}`),
  ...tokens.easings.map(({ name }) => `ease-${name}`),
  ...tokens.durations.map(({ name }) => `duration-${name}`),
  "dark:bg-card",
];

test("the framework generates every utility of the theme", async () => {
  const design = await loadDesignSystem(`@import "tailwindcss";\n${theme}`, { base });
  const written = design.candidatesToCss(listPromisedUtilities);
  expect(listPromisedUtilities.filter((_, index) => written[index] === null)).toEqual([]);
  const used = written.flatMap((css) => [...(css ?? "").matchAll(/var\((--(?!tw-)[\w-]+)\)/g)].map(([, name]) => name ?? ""));
  expect(used.filter((name) => !theme.includes(`${name}: `))).toEqual([]);
});

test("the compiled style sheet has every variable, light in the theme and dark in the plain rule", async () => {
  const compiler = await compile(`@import "tailwindcss";\n${theme}`, { base, onDependency: () => {} });
  const rules = readRules(compiler.build(["dark:bg-card", "bg-primary/50"]), true);
  const light = getDeclarations(rules, ":root", "@layer theme");
  const dark = getDeclarations(rules, ".dark");
  const source = readRules(theme);
  const declared = source.find(({ within }) => within.startsWith("@theme"))?.declarations ?? new Map();
  for (const name of declared.keys()) expect(light.has(name)).toBe(true);
  for (const role of colorRoles) {
    expect(light.get(`--color-${role}`)).toBe(declared.get(`--color-${role}`));
    expect(dark.get(`--color-${role}`)).toBe(getDeclarations(source, ".dark").get(`--color-${role}`) ?? "missing");
  }
  expect(light.get("--color-background")).not.toBe(dark.get("--color-background"));
});

test("every colour is valid OKLCH, and every var() is defined", () => {
  const rules = readRules(theme);
  const defined = new Set(rules.flatMap(({ declarations }) => [...declarations.keys()]));
  for (const { declarations } of rules) {
    for (const [name, value] of declarations) {
      if (name.startsWith("--color-")) {
        expect(value).toStartWith("oklch(");
        expect(lexer.match("<color>", value).error).toBeNull();
      }
      if (name.startsWith("--elevation-")) expect(lexer.matchProperty("box-shadow", value).error).toBeNull();
      for (const [, used] of value.matchAll(/var\((--[\w-]+)/g)) expect(defined.has(used ?? "")).toBe(true);
    }
  }
});

test("dark is a top-level rule, since it would override the light values inside the theme", () => {
  expect(readRules(theme).filter(({ within, selector }) => within.includes("@theme") && selector !== "")).toEqual([]);
});

test("variables that are also in globals.css have the same values", () => {
  const own = readRules(theme).find(({ within }) => within.startsWith("@theme"))?.declarations ?? new Map<string, string>();
  const plain = getDeclarations(readRules(globalsCss.write(contentFixture, metadataFixture)), ":root");
  const resolved = (value: string | undefined) =>
    value?.replace(/var\((--[\w-]+)\)/g, (_, name: string) => plain.get(name) ?? own.get(name) ?? name);
  const shared = [...own.keys()].filter((name) => plain.has(name) && !name.startsWith("--shadow-"));
  expect(shared.length).toBeGreaterThan(30);
  for (const name of shared) expect(resolved(plain.get(name))).toBe(resolved(own.get(name)) ?? "missing");
});
