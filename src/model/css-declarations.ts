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
import type { ColorText } from "#/model/color-text";
import { escapeCssName } from "#/kernel/css-escape";
import { fluidSizeText, pxText, remText } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { fontStackText } from "#/model/font-stack";
import { shadowText } from "#/model/shadow-text";

/** A custom property and its value, both ready to be written. */
export type Declaration = readonly [name: string, value: string];

/** Whether a mode is one of the two dark ones. */
export const isDark = (mode: Mode): boolean => mode === "dark" || mode === "high-contrast-dark";

/** The variables that change with the mode: every colour role and every shadow. */
export function modeDeclarations(tokens: TokenSet, mode: Mode, colorText: ColorText): Declaration[] {
  const colors = tokens.colors[mode];
  return [
    ...colorRoles.map((role): Declaration => [`--${role}`, colorText(colors[role])]),
    ...tokens.shadows.map(
      (shadow): Declaration => [
        escapeCssName(shadowVariable(shadow.name)),
        shadowText(isDark(mode) ? shadow.dark : shadow.light, colorText),
      ],
    ),
  ];
}

/** The primitive scales. */
export function paletteDeclarations(tokens: TokenSet, colorText: ColorText): Declaration[] {
  return scaleNames.flatMap((scale) =>
    tokens.scales[scale].map((color, index): Declaration => [paletteVariable(scale, index + 1), colorText(color)]),
  );
}

/** A font size of the scale as its CSS value. */
export const sizeText = (size: TypeSize): string => fluidSizeText(size.minPx, size.maxPx);

/** Letter-spacing in em, so that it grows with the size. */
export const trackingText = (trackingEm: number): string => `${formatDecimal(trackingEm)}em`;

/** The variables of families, weights, sizes and text styles. */
export function typeDeclarations(tokens: TokenSet): Declaration[] {
  const { families, weights, sizes, styles, measureCh } = tokens.typography;
  return [
    ...(["display", "text", "mono"] as const).map((name): Declaration => [familyVariable(name), fontStackText(families[name])]),
    ["--font-sans", `var(${familyVariable("text")})`],
    ...(["display", "regular", "medium", "strong"] as const).map(
      (name): Declaration => [weightVariable(name), formatDecimal(weights[name])],
    ),
    ...sizes.flatMap((size): Declaration[] => [
      [escapeCssName(sizeVariable(size.name)), sizeText(size)],
      [escapeCssName(leadingVariable(size.name)), formatDecimal(size.leading)],
      [escapeCssName(trackingVariable(size.name)), trackingText(size.trackingEm)],
    ]),
    ...textStyleNames.flatMap((name): Declaration[] => {
      const style = styles[name];
      return [
        [`--type-${name}-family`, `var(${familyVariable(style.family)})`],
        [`--type-${name}-size`, `var(${escapeCssName(sizeVariable(style.size))})`],
        [`--type-${name}-weight`, formatDecimal(style.weight)],
        [`--type-${name}-leading`, formatDecimal(style.leading)],
        [`--type-${name}-tracking`, trackingText(style.trackingEm)],
      ];
    }),
    ["--measure", `${formatDecimal(measureCh)}ch`],
  ];
}

/** The variables of spacing, radius, strokes, motion and the page grid. */
export function shapeDeclarations(tokens: TokenSet): Declaration[] {
  const { layout } = tokens;
  return [
    ...tokens.spacing.map((space): Declaration => [escapeCssName(spaceVariable(space.name)), remText(space.px)]),
    ...tokens.sectionGaps.map((gap): Declaration => [escapeCssName(sectionGapVariable(gap.name)), remText(gap.px)]),
    ["--radius", remText(tokens.radius.basePx)],
    ...tokens.radius.steps.map((step): Declaration => [escapeCssName(radiusVariable(step.name)), remText(step.px)]),
    ["--stroke", pxText(tokens.strokePx)],
    ...tokens.durations.map((duration): Declaration => [durationVariable(duration.name), `${formatDecimal(duration.ms)}ms`]),
    ...tokens.easings.map((easing): Declaration => [easingVariable(easing.name), curveText(easing.curve)]),
    ["--container", remText(layout.containerPx)],
    ["--columns", formatDecimal(layout.columns)],
    ["--gutter", remText(layout.gutterPx)],
    ["--margin", remText(layout.marginPx)],
  ];
}

/** An easing curve as the value of `transition-timing-function`. */
export const curveText = (curve: readonly number[]): string =>
  `cubic-bezier(${curve.map((value) => formatDecimal(value)).join(", ")})`;

/** A rule: the selector, a brace, one declaration a line, indented by `indent`. */
export function ruleText(selector: string, declarations: readonly Declaration[], indent = ""): string {
  return `${indent}${selector} {\n${declarations.map(([name, value]) => `${indent}  ${name}: ${value};\n`).join("")}${indent}}\n`;
}
