import { describe, expect, test } from "bun:test";
import { colorFromHex } from "#/color/oklch";
import type { ColorMode, ColorRole, SemanticColor, TokenSet } from "#/model/token-set";
import { listFindings, soundDesign } from "#test/audit/sound-design";

const { tokens } = soundDesign;
/** The sound design with changed tokens, without components and pages that use the old ones. */
const withTokens = (change: Partial<TokenSet>) => ({
  ...soundDesign,
  tokens: { ...tokens, ...change },
  components: [],
  pages: soundDesign.pages.map((page) => ({ ...page, css: "" })),
});
const withColor = (role: ColorRole, color: SemanticColor) => {
  const light: ColorMode = { ...tokens.colors.light, [role]: color };
  return withTokens({ colors: { ...tokens.colors, light } });
};
const withSize = (name: string, px: number) =>
  withTokens({
    typography: {
      ...tokens.typography,
      sizes: tokens.typography.sizes.map((size) => (size.name === name ? { ...size, minPx: px, maxPx: px } : size)),
    },
  });
const withSpacing = (px: number, at = 5) =>
  withTokens({ spacing: tokens.spacing.map((step, index) => (index === at ? { ...step, px } : step)) });

const chart = tokens.colors.light["chart-1"];
/** A colour inside the sRGB gamut, and one at its boundary. */
const [inner, edge] = [colorFromHex("#336699"), colorFromHex("#00808a")];
const { muted, background } = tokens.colors.light;

describe("a token fault in a sound design is the only finding, and a near miss has none", () => {
  test.each([
    ["modes-complete error", withColor("chart-1", { ...chart, hex: "" }), withColor("chart-1", chart)],
    ["token-contrast error", withColor("muted-foreground", muted), withColor("muted-foreground", tokens.colors.light.foreground)],
    ["control-contrast error", withColor("input", background), withColor("input", tokens.colors.light.foreground)],
    [
      "token-alias error",
      withColor("chart-1", { ...chart, alias: { scale: "neutral", step: 1 } }),
      withColor("chart-1", { ...tokens.scales.neutral[8], alias: { scale: "neutral", step: 9 } }),
    ],
    ["brand-exact error", withColor("brand", colorFromHex("#336698")), withColor("brand", colorFromHex("#336699"))],
    [
      "exports-agree error",
      withColor("chart-1", { ...inner, l: inner.l - 0.02 }),
      withColor("chart-1", { ...inner, l: inner.l - 0.0001 }),
    ],
    ["color-in-gamut warning", withColor("chart-1", { ...edge, c: edge.c + 0.006 }), withColor("chart-1", edge)],
    ["type-scale-kept warning", withSize("2xl", 26), withSize("2xl", 28)],
    ["type-scale-kept warning", withSize("sm", 12.5), withSize("sm", 13)],
    ["spacing-on-base warning", withSpacing(13), withSpacing(12)],
    ["spacing-on-base warning", withSpacing(8), withSpacing(6, 3)],
    [
      "names-distinct error",
      withTokens({ spacing: [...tokens.spacing, { name: "X", px: 200 }, { name: "x", px: 208 }] }),
      withTokens({ spacing: [...tokens.spacing, { name: "X", px: 200 }, { name: "Y", px: 208 }] }),
    ],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listFindings(fault)).toEqual([rule]);
    expect(listFindings(nearMiss)).toEqual([]);
  });
});

test("five radii are accepted, six are reported", () => {
  const steps = tokens.radius.steps.map((step, index) => ({ ...step, px: step.px === 9999 ? step.px : index + 1 }));
  const using = (names: readonly string[]) => {
    const [first, ...rest] = soundDesign.components;
    const css = names.map((name) => `a{border-radius:var(--radius-${name})}`).join("");
    const others = rest.map((component) => ({ ...component, css: "" }));
    const components = first ? [{ ...first, css }, ...others] : [];
    const pages = soundDesign.pages.map((page) => ({ ...page, css: "" }));
    return { ...withTokens({ radius: { basePx: 1, steps } }), components, pages };
  };
  expect(listFindings(using(["sm", "md", "lg", "xl", "2xl", "full"]))).toEqual([]);
  expect(listFindings(using(["sm", "md", "lg", "xl", "2xl", "3xl"]))).toEqual(["radius-few warning"]);
});

test("if a mode lacks a colour, no other rule runs", () => {
  const { "chart-1": _, ...dark } = tokens.colors.dark;
  const colors = { ...tokens.colors, dark: dark as ColorMode };
  expect(listFindings({ ...withTokens({ colors }), pages: [] })).toEqual(["modes-complete error"]);
});
