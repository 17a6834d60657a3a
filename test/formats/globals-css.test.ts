import { expect, test } from "bun:test";
import { lexer } from "css-tree";
import { globalsCss } from "#/formats/globals-css";
import { colorRoles, textStyleNames } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { getDeclarations, readRules } from "#test/formats/read-rules";

const css = globalsCss.write(contentFixture, metadataFixture);
const rules = readRules(css);
const systemRules = ".system:not(.light,.dark)";
const modeRules = [
  ["light", getDeclarations(rules, ":root")],
  ["light", getDeclarations(rules, ".light")],
  ["dark", getDeclarations(rules, ".dark")],
  ["dark", new Map(rules.find((rule) => rule.within === "@media (prefers-color-scheme:dark)")?.declarations)],
  ["high-contrast", getDeclarations(rules, ":root", "@media (prefers-contrast:more)")],
  ["high-contrast", getDeclarations(rules, ".light", "@media (prefers-contrast:more)")],
  ["high-contrast-dark", getDeclarations(rules, ".dark", "@media (prefers-contrast:more)")],
  [
    "high-contrast-dark",
    new Map(rules.find((rule) => rule.within === "@media (prefers-contrast:more) and (prefers-color-scheme:dark)")?.declarations),
  ],
] as const;

test("every rule that sets a mode contains every role with the value of that mode", () => {
  for (const [mode, declarations] of modeRules) {
    for (const role of colorRoles) expect(declarations.get(`--${role}`)).toBe(contentFixture.tokens.colors[mode][role].hex);
    expect(declarations.get("color-scheme")).toBe(mode.endsWith("dark") ? "dark" : "light");
  }
});

test("a rule that sets a mode overrides all values of other modes", () => {
  const names = modeRules.slice(1).map(([, declarations]) => [...declarations.keys()].sort().join());
  const shadows = contentFixture.tokens.shadows.map(({ name }) => `--shadow-${name}`);
  expect(new Set(names)).toEqual(new Set([["color-scheme", ...colorRoles.map((role) => `--${role}`), ...shadows].sort().join()]));
});

test("the system setting applies only to elements with the class system", () => {
  const following = rules.filter(({ within }) => within.includes("prefers-color-scheme"));
  expect(following.map(({ selector }) => selector)).toEqual([systemRules, systemRules]);
});

test("all variables that component libraries expect are defined", () => {
  const wanted =
    "background foreground card card-foreground popover popover-foreground primary primary-foreground secondary" +
    " secondary-foreground muted muted-foreground accent accent-foreground destructive destructive-foreground" +
    " border input ring chart-1 chart-2 chart-3 chart-4 chart-5 sidebar sidebar-foreground sidebar-primary" +
    " sidebar-primary-foreground sidebar-accent sidebar-accent-foreground sidebar-border sidebar-ring radius" +
    " brand brand-foreground link font-sans font-display font-text font-mono measure container gutter stroke";
  const root = getDeclarations(rules, ":root");
  expect(wanted.split(" ").filter((name) => !root.has(`--${name}`))).toEqual([]);
  for (const style of textStyleNames)
    for (const part of ["family", "size", "weight", "leading", "tracking"])
      expect(root.has(`--type-${style}-${part}`)).toBe(true);
});

test("every colour is valid and every var() is defined", () => {
  const defined = new Set(rules.flatMap(({ declarations }) => [...declarations.keys()]));
  for (const { declarations } of rules) {
    for (const [name, value] of declarations) {
      for (const [, used] of value.matchAll(/var\((--[\w-]+)/g)) expect(defined.has(used ?? "")).toBe(true);
      if (value.includes("var(")) continue;
      if (colorRoles.some((role) => name === `--${role}`) || name.startsWith("--palette-"))
        expect(lexer.match("<color>", value).error).toBeNull();
      if (name.startsWith("--shadow-")) expect(lexer.matchProperty("box-shadow", value).error).toBeNull();
      if (/^--(space|section|radius|container|gutter|margin|stroke)/.test(name))
        expect(lexer.match("<length>", value).error).toBeNull();
      if (/^--text-/.test(name)) expect(lexer.matchProperty("font-size", value).error).toBeNull();
      if (/^--font-/.test(name)) expect(lexer.matchProperty("font-family", value).error).toBeNull();
      if (/^--duration-/.test(name)) expect(lexer.match("<time>", value).error).toBeNull();
      if (/^--ease-/.test(name)) expect(lexer.matchProperty("transition-timing-function", value).error).toBeNull();
    }
  }
});

test("the text needs no build step", () => {
  expect(css).not.toMatch(/@(import|theme|tailwind|apply|custom-variant|layer)/);
});
