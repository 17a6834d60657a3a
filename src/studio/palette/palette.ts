import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import type { GivenTokens } from "#/model/given";
import { modes, type Scale, type ScaleName, scaleNames, type TokenSet } from "#/model/token-set";
import { computeAccentAnchor } from "#/studio/palette/accent-anchor";
import { indexPrimitives } from "#/studio/palette/aliases";
import { createColorMode, type ModeSource } from "#/studio/palette/color-mode";
import { createColorReport } from "#/studio/palette/color-report";
import { completeScale } from "#/studio/palette/complete-scale";
import { readGivenModes, readGivenSteps, seeGivenRoles } from "#/studio/palette/given-colors";
import type { HueName } from "#/studio/palette/hue-names";
import { createNeutralScale, getNeutralTone } from "#/studio/palette/neutral-scale";
import { type BaseColor, toBaseColor } from "#/studio/palette/base-color";
import { createScale } from "#/studio/palette/scale";
import type { Tone } from "#/studio/palette/shade";
import { statusScales } from "#/studio/palette/status-scales";

/**
 * Below this chroma a brand has no hue to tint surfaces with, and its second colour lends its own.
 */
const maxGreyChroma = 0.02;

/** The lightness up to which a given second colour is the dark field of pages: white text is readable on it. */
const maxDeepLightness = 0.42;

/** Largest chroma of the neutrals that follow given neutral steps. */
const maxNeutralChroma = 0.03;

/** The tint of given neutral steps: that of the middle one. */
function getGivenTone(steps: ReadonlyMap<number, Color>): Tone | undefined {
  const given = [...steps].sort(([one], [other]) => one - other).map(([, color]) => color);
  const middle = given[Math.floor(given.length / 2)];
  return middle && { c: Math.min(maxNeutralChroma, middle.c), h: middle.h };
}

/** Hues (degrees) whose tints are pinks, and the chroma from which a second colour has tints of its own. */
const [pinkFrom, pinkUpTo, minTintingChroma] = [335, 62, 0.03] as const;

/**
 * The colour that tints soft surfaces where there is a second one: that one beside a grey brand, and beside a red or
 * orange one, of which tints are pink, unless its own are too.
 */
function chooseTinting(brand: BaseColor, second: BaseColor): BaseColor {
  const isPinkTint = ({ h }: BaseColor) => h > pinkFrom || h < pinkUpTo;
  const isBetter = isPinkTint(brand) && !isPinkTint(second) && second.chroma >= minTintingChroma;
  return brand.chroma < maxGreyChroma || isBetter ? second : brand;
}

/**
 * Creates the primitive scales, the semantic colours of every mode and their contrast report from a
 * brand colour and a direction. An accent that the studio adds has none of the hues that are ruled out, and is cool with `isCool`.
 * Given steps and roles stay as they are.
 */
export function createPalette(
  color: Color,
  secondary: Color | undefined,
  direction: Direction,
  given: Pick<GivenTokens, "colors" | "scales"> = {},
  avoidedHues: ReadonlySet<HueName> = new Set(),
  isCool = false,
): Pick<TokenSet, "scales" | "colors" | "report"> {
  const brand = toBaseColor(color);
  const neutralSteps = readGivenSteps(given, "neutral");
  const neutral = getGivenTone(neutralSteps) ?? getNeutralTone(brand, direction);
  const complete = (name: ScaleName, scale: Scale) => completeScale(scale, readGivenSteps(given, name));
  const scales: Readonly<Record<ScaleName, Scale>> = {
    brand: complete("brand", createScale({ l: brand.l, c: brand.chroma, h: brand.h, exact: color })),
    accent: complete("accent", createScale(computeAccentAnchor(brand, secondary, direction, avoidedHues, isCool))),
    neutral: completeScale(createNeutralScale(direction, neutral), neutralSteps),
    success: complete("success", statusScales.success),
    warning: complete("warning", statusScales.warning),
    danger: complete("danger", statusScales.danger),
    info: complete("info", statusScales.info),
  };
  const tinting = secondary === undefined ? brand : chooseTinting(brand, toBaseColor(secondary));
  const givenScales = new Set(scaleNames.filter((name) => Object.keys(given.scales?.[name] ?? {}).length > 0));
  const hasGiven = givenScales.size > 0 || modes.some((mode) => Object.keys(given.colors?.[mode] ?? {}).length > 0);
  const givenModes = readGivenModes(given);
  const source: ModeSource = {
    direction,
    brand,
    tinting,
    second: secondary,
    deep: secondary !== undefined && secondary.l <= maxDeepLightness ? secondary : undefined,
    neutral,
    scales,
    primitives: indexPrimitives(scales),
    ...(hasGiven && {
      given: {
        modes: givenModes,
        scales: givenScales,
        seeOver: (mode, colors) => seeGivenRoles(given, mode, givenModes[mode], colors),
      },
    }),
  };
  const colors = {
    light: createColorMode("light", source),
    dark: createColorMode("dark", source),
    "high-contrast": createColorMode("high-contrast", source),
    "high-contrast-dark": createColorMode("high-contrast-dark", source),
  };
  const isMainGiven = modes.some((mode) => given.colors?.[mode]?.primary !== undefined);
  return { scales, colors, report: createColorReport(direction, colors, !isMainGiven) };
}
