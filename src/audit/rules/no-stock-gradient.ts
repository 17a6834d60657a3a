import { literalColor, paletteOf } from "#/audit/palette";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";

/** The hues between indigo and pink, OKLCH degrees, from which chroma they are meant, and how near a brand may be to own them. */
const [hueFrom, hueTo, chromaMin, ownDegrees] = [265, 330, 0.1, 10];

const colorPatterns = [
  /#[0-9a-f]{3,8}\b/gi,
  /\b(?:rgba?|hsla?|oklch)\([^()]*\)/gi,
  /\b(?:indigo|violet|purple|fuchsia|magenta)\b/gi,
];

/** No gradient in violet, which is everybody's, unless the brand is violet itself. */
export const noStockGradient: SourceRule = {
  id: "no-stock-gradient",
  summary: "No gradient in violet, which is everybody's, unless the brand is violet itself.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const { c, h } = tokens.brand.color;
    if (c > 0.05 && h > hueFrom - ownDegrees && h < hueTo + ownDegrees) return;
    const resolve = resolveIn(source, tokens);
    const { hexes } = paletteOf(tokens);
    for (const { value, spot } of source.declarations) {
      if (!value.includes("gradient(")) continue;
      const read = (resolve(value) ?? value).slice(0, 1000);
      const violet = colorPatterns
        .flatMap((pattern) => read.match(pattern) ?? [])
        .find((text) => {
          const color = literalColor(text);
          return color && !hexes.has(color.hex) && color.c > chromaMin && color.h > hueFrom && color.h < hueTo;
        });
      if (violet)
        yield {
          spot,
          message: `A gradient runs through ${violet}, a violet that is not the brand's.`,
          fix: "Use one flat colour of the system, such as var(--brand) or var(--spot).",
        };
    }
  },
};
