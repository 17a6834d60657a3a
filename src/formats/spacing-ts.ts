import type { Length } from "#/model/token-set";
import { cssHex } from "#/model/css-color";
import { escapeCommentText } from "#/kernel/text/css-escape";
import { formatLength, formatRem, tokenPlaces } from "#/model/css-length";
import { roundTo } from "#/kernel/decimal";
import { formatEasing } from "#/model/css-declarations";
import { formatShadow } from "#/model/css-shadow";
import { formatCustomTokens } from "#/formats/custom-ts";
import type { TextFormat } from "#/formats/text-format";
import { formatLiteral } from "#/formats/typescript-literal";

const toLengths = (list: readonly Length[]) =>
  Object.fromEntries(list.map((length) => [length.name, { px: roundTo(length.px, tokenPlaces), css: formatLength(length) }]));

/** Spacing, section gaps, radius, strokes, shadows, motion and the page grid as TypeScript. */
export const spacingTs: TextFormat = {
  format: "spacing-ts",
  mediaType: "text/plain",
  fileName: (slug) => `${slug}-spacing.ts`,
  write({ brief, tokens }, metadata) {
    const { layout, radius } = tokens;
    const shadows = Object.fromEntries(
      tokens.shadows.map((shadow) => [
        shadow.name,
        { light: formatShadow(shadow.light, cssHex), dark: formatShadow(shadow.dark, cssHex) },
      ]),
    );
    const motion = {
      durations: Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, roundTo(ms, tokenPlaces)])),
      easings: Object.fromEntries(tokens.easings.map(({ name, curve }) => [name, formatEasing(curve)])),
    };
    const grid = {
      containerPx: roundTo(layout.containerPx, tokenPlaces),
      columns: layout.columns,
      gutterPx: roundTo(layout.gutterPx, tokenPlaces),
      marginPx: roundTo(layout.marginPx, tokenPlaces),
    };
    const system = `${escapeCommentText(brief.name)} ${escapeCommentText(metadata.version)}`;
    const radii = {
      base: { px: roundTo(radius.basePx, tokenPlaces), css: formatRem(radius.basePx) },
      ...toLengths(radius.steps),
    };
    return `/** Spacing, shape and motion of ${system}. Lengths in CSS pixels and as CSS. */

/** The spacing scale. */
export const spacing = ${formatLiteral(toLengths(tokens.spacing))} as const;

/** Vertical distances between the sections of a page. */
export const sectionGaps = ${formatLiteral(toLengths(tokens.sectionGaps))} as const;

/** Corner radii; \`base\` is the one that the others derive from. */
export const radius = ${formatLiteral(radii)} as const;

/** Width of rules and control outlines, CSS pixels. */
export const strokePx = ${formatLiteral(roundTo(tokens.strokePx, tokenPlaces))} as const;

/** Shadows, ready for \`box-shadow\`. */
export const shadows = ${formatLiteral(shadows)} as const;

/** Durations in milliseconds and easing curves. */
export const motion = ${formatLiteral(motion)} as const;

/** The page grid, CSS pixels. */
export const layout = ${formatLiteral(grid)} as const;

export type SpacingName = keyof typeof spacing;
export type SectionGapName = keyof typeof sectionGaps;
export type RadiusName = keyof typeof radius;
export type ShadowName = keyof typeof shadows;
export type DurationName = keyof (typeof motion)["durations"];
export type EasingName = keyof (typeof motion)["easings"];
${formatCustomTokens(tokens, "spacing")}`;
  },
};
