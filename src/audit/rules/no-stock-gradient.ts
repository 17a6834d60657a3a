import { parseLiteralColor, getPalette } from "#/audit/palette";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";

/**
 * The hues between indigo and pink, in OKLCH degrees, and how close to them a brand counts as
 * violet.
 */
const [minHue, maxHue, brandToleranceDegrees] = [265, 330, 10];
/** Less colourful colours (OKLCH chroma) are not reported. */
const minChroma = 0.1;

const colorPatterns = [
  /#[0-9a-f]{3,8}\b/gi,
  /\b(?:rgba?|hsla?|oklch)\([^()]*\)/gi,
  /\b(?:indigo|violet|purple|fuchsia|magenta)\b/gi,
];

export const noStockGradient: SourceRule = {
  id: "no-stock-gradient",
  summary: "Gradients are not violet unless the brand is violet.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const { c, h } = tokens.brand.color;
    if (c > 0.05 && h > minHue - brandToleranceDegrees && h < maxHue + brandToleranceDegrees) return;
    const resolve = getVariableResolver(source, tokens);
    const { hexes } = getPalette(tokens);
    for (const { value, location } of source.declarations) {
      if (!value.includes("gradient(")) continue;
      const resolved = (resolve(value) ?? value).slice(0, 1000);
      const violet = colorPatterns
        .flatMap((pattern) => resolved.match(pattern) ?? [])
        .find((text) => {
          const color = parseLiteralColor(text);
          return color && !hexes.has(color.hex) && color.c > minChroma && color.h > minHue && color.h < maxHue;
        });
      if (violet)
        yield {
          location,
          message: `A gradient contains ${violet}, a violet that is not a brand colour.`,
          fix: "Use a solid colour of the system, such as var(--brand) or var(--spot).",
        };
    }
  },
};
