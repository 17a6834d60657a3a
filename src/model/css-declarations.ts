import {
  durationVariable,
  easingVariable,
  familyVariable,
  leadingVariable,
  paletteVariable,
  radiusVariable,
  sectionGapVariable,
  shadowVariable,
  sizeVariable,
  spaceVariable,
  trackingVariable,
  weightVariable,
} from "#/model/css-variables";
import { colorRoles, scaleNames, textStyleNames, type Mode, type TokenSet, type TypeSize } from "#/model/token-set";
import type { ColorFormatter } from "#/model/css-color";
import { escapeCssName } from "#/kernel/text/css-escape";
import { formatFluidSize, formatLength, formatPx, formatRem, tokenPlaces } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { formatFontStack } from "#/model/font-stack";
import { formatShadow } from "#/model/css-shadow";

/** A token without a unit, with all its decimals. */
export const formatNumber = (value: number): string => formatDecimal(value, tokenPlaces);

/** A custom property and its formatted value. */
export type Declaration = readonly [name: string, value: string];

export const isDarkMode = (mode: Mode): boolean => mode === "dark" || mode === "high-contrast-dark";

/** The variables that depend on the mode: every colour role and every shadow. */
export function toModeDeclarations(tokens: TokenSet, mode: Mode, formatColor: ColorFormatter): Declaration[] {
  const colors = tokens.colors[mode];
  return [
    ...colorRoles.map((role): Declaration => [`--${role}`, formatColor(colors[role])]),
    ...tokens.shadows.map(
      (shadow): Declaration => [
        escapeCssName(shadowVariable(shadow.name)),
        formatShadow(isDarkMode(mode) ? shadow.dark : shadow.light, formatColor),
      ],
    ),
  ];
}

/** The variables of the primitive scales. */
export function toPaletteDeclarations(tokens: TokenSet, formatColor: ColorFormatter): Declaration[] {
  return scaleNames.flatMap((scale) =>
    tokens.scales[scale].map((color, index): Declaration => [paletteVariable(scale, index + 1), formatColor(color)]),
  );
}

export const formatFontSize = (size: TypeSize): string => formatFluidSize(size.minPx, size.maxPx);

/** Letter-spacing in em, so that it scales with the font size. */
export const formatTracking = (trackingEm: number): string => `${formatNumber(trackingEm)}em`;

/** The variables of families, weights, sizes and text styles. */
export function toTypeDeclarations(tokens: TokenSet): Declaration[] {
  const { families, weights, sizes, styles, measureCh } = tokens.typography;
  return [
    ...(["display", "text", "mono"] as const).map((name): Declaration => [familyVariable(name), formatFontStack(families[name])]),
    ["--font-sans", `var(${familyVariable("text")})`],
    ...(["display", "regular", "medium", "strong"] as const).map(
      (name): Declaration => [weightVariable(name), formatNumber(weights[name])],
    ),
    ...sizes.flatMap((size): Declaration[] => [
      [escapeCssName(sizeVariable(size.name)), formatFontSize(size)],
      [escapeCssName(leadingVariable(size.name)), formatNumber(size.leading)],
      [escapeCssName(trackingVariable(size.name)), formatTracking(size.trackingEm)],
    ]),
    ...textStyleNames.flatMap((name): Declaration[] => {
      const style = styles[name];
      return [
        [`--type-${name}-family`, `var(${familyVariable(style.family)})`],
        [`--type-${name}-size`, `var(${escapeCssName(sizeVariable(style.size))})`],
        [`--type-${name}-weight`, formatNumber(style.weight)],
        [`--type-${name}-leading`, formatNumber(style.leading)],
        [`--type-${name}-tracking`, formatTracking(style.trackingEm)],
      ];
    }),
    ["--measure", `${formatNumber(measureCh)}ch`],
  ];
}

/** The variables of spacing, radius, strokes, motion and the page grid. */
export function toShapeDeclarations(tokens: TokenSet): Declaration[] {
  const { layout } = tokens;
  return [
    ...tokens.spacing.map((space): Declaration => [escapeCssName(spaceVariable(space.name)), formatLength(space)]),
    ...tokens.sectionGaps.map((gap): Declaration => [escapeCssName(sectionGapVariable(gap.name)), formatLength(gap)]),
    ["--radius", formatRem(tokens.radius.basePx)],
    ...tokens.radius.steps.map((step): Declaration => [escapeCssName(radiusVariable(step.name)), formatLength(step)]),
    ["--stroke", formatPx(tokens.strokePx)],
    ...tokens.durations.map((duration): Declaration => [durationVariable(duration.name), `${formatNumber(duration.ms)}ms`]),
    ...tokens.easings.map((easing): Declaration => [easingVariable(easing.name), formatEasing(easing.curve)]),
    ["--container", formatRem(layout.containerPx)],
    ["--columns", formatNumber(layout.columns)],
    ["--gutter", formatRem(layout.gutterPx)],
    ["--margin", formatRem(layout.marginPx)],
  ];
}

/** An easing curve as the value of `transition-timing-function`. */
export const formatEasing = (curve: readonly number[]): string => `cubic-bezier(${curve.map(formatNumber).join(", ")})`;

/** One line of a rule; a name of `/*` is a comment. */
const formatDeclaration = ([name, value]: Declaration) => (name === "/*" ? `/* ${value} */` : `${name}: ${value};`);

/** A CSS rule with one declaration a line, indented by `indent`. */
export function formatRule(selector: string, declarations: readonly Declaration[], indent = ""): string {
  return `${indent}${selector} {\n${declarations.map((entry) => `${indent}  ${formatDeclaration(entry)}\n`).join("")}${indent}}\n`;
}
