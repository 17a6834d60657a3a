import { tokenPlaces } from "#/model/css-length";
import { textStyleNames } from "#/model/token-set";
import { escapeCommentText } from "#/kernel/text/css-escape";
import { roundTo } from "#/kernel/decimal";
import { formatFontSize } from "#/model/css-declarations";
import { formatFontStack } from "#/model/font-stack";
import { formatCustomTokens } from "#/formats/custom-ts";
import type { TextFormat } from "#/formats/text-format";
import { formatLiteral } from "#/formats/typescript-literal";

/** Families, weights, the type scale and the text styles as TypeScript. */
export const typographyTs: TextFormat = {
  format: "typography-ts",
  mediaType: "text/plain",
  fileName: (slug) => `${slug}-typography.ts`,
  write({ brief, tokens }, metadata) {
    const { typography } = tokens;
    const families = Object.fromEntries(
      (["display", "text", "mono"] as const).map((role) => {
        const family = typography.families[role];
        return [role, { name: family.name, stack: family.stack, css: formatFontStack(family) }];
      }),
    );
    const sizes = Object.fromEntries(
      typography.sizes.map((size) => [
        size.name,
        {
          minPx: roundTo(size.minPx, tokenPlaces),
          maxPx: roundTo(size.maxPx, tokenPlaces),
          css: formatFontSize(size),
          leading: roundTo(size.leading, tokenPlaces),
          trackingEm: roundTo(size.trackingEm, tokenPlaces),
        },
      ]),
    );
    const styles = Object.fromEntries(
      textStyleNames.map((name) => {
        const { family, size, weight, leading, trackingEm } = typography.styles[name];
        return [
          name,
          { family, size, weight, leading: roundTo(leading, tokenPlaces), trackingEm: roundTo(trackingEm, tokenPlaces) },
        ];
      }),
    );
    return `/** Typography of ${escapeCommentText(brief.name)} ${escapeCommentText(metadata.version)}. */

/** Families by role, each with its whole fallback stack. */
export const families = ${formatLiteral(families)} as const;

/** Weights by role. */
export const weights = ${formatLiteral({ ...typography.weights })} as const;

/**
 * The type scale, smallest first: CSS pixels at the narrowest and widest viewport, and the fluid
 * value as CSS.
 */
export const sizes = ${formatLiteral(sizes)} as const;

/** Text styles; \`family\` and \`size\` name entries above. */
export const textStyles = ${formatLiteral(styles)} as const;

/** Ratio between neighbouring sizes of the scale. */
export const ratio = ${formatLiteral(roundTo(typography.ratio, tokenPlaces))} as const;

/** Longest comfortable line, in ch. */
export const measureCh = ${formatLiteral(roundTo(typography.measureCh, tokenPlaces))} as const;

export type FamilyName = keyof typeof families;
export type WeightName = keyof typeof weights;
export type SizeName = keyof typeof sizes;
export type TextStyleName = keyof typeof textStyles;
${formatCustomTokens(tokens, "typography")}`;
  },
};
