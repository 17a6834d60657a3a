import type { Color } from "#/color/color";
import { contrastOfLuminances, luminance } from "#/color/contrast";
import { labDifference } from "#/color/delta-e";
import { labLightness } from "#/color/lab";
import {
  findFirstLightness,
  findLightnessAtLeast,
  findLightnessAtMost,
  getMaxDarkerLuminance,
  getMinLighterLuminance,
} from "#/studio/palette/lightness-search";
import { getToneLuminance, shade, type Tone, untinted } from "#/studio/palette/shade";

/** Lightness of the text on fills, before contrast is ensured. */
const lightTextLightness = 0.985;
const darkTextLightness = 0.2;
/** ΔE2000 between rest and hover, and between hover and active: 3 after rounding. */
const stateDeltaE = 3.2;
/** State steps of room that a fill needs to move away from its text. */
const minRoomSteps = 3.6;

/**
 * Whether the text on a fill is light, which is the case if white reaches the ratio. At 4.5, black
 * or white always does.
 */
export function hasLightText(fill: Color, ratio: number): boolean {
  return contrastOfLuminances(1, luminance(fill)) >= ratio;
}

/**
 * The text colour on a fill: light or dark grey, moved towards white or black until it reaches the
 * ratio. Untinted, because the room for a tint would vary with the contrast.
 */
export function computeTextColor(fill: Color, ratio: number): Color {
  const under = luminance(fill);
  const lightness = hasLightText(fill, ratio)
    ? findLightnessAtLeast(untinted, lightTextLightness, getMinLighterLuminance(under, ratio))
    : findLightnessAtMost(untinted, darkTextLightness, getMaxDarkerLuminance(under, ratio));
  return shade(untinted, lightness);
}

/** CIELAB lightness (0–100) of a tone at an OKLCH lightness. */
function getLabLightness(tone: Tone, lightness: number): number {
  return labLightness(getToneLuminance(tone, lightness));
}

/**
 * The part of ΔE2000 that lightness causes, which is a lower bound of the whole. Unlike ΔE2000 it
 * is stable if rounding tints a grey.
 */
function lightnessDifference(one: number, other: number): number {
  return labDifference([one, 0, 0], [other, 0, 0]);
}

/**
 * The OKLCH lightness, moving towards black or white, at which a tone is one state step away from a
 * colour with CIELAB lightness `start`.
 */
function findStateLightness(start: number, from: number, tone: Tone, lighter: boolean): number {
  return findFirstLightness(
    from,
    lighter ? 1 : 0,
    (candidate) => lightnessDifference(start, getLabLightness(tone, candidate)) >= stateDeltaE,
  );
}

/** Colours of a fill or link when hovered and pressed. */
export type StateColors = { readonly hover: Color; readonly active: Color };

/** Hover and active colours, each one step further from rest towards white or black. */
export function computeStates(rest: Color, tone: Tone, lighter: boolean): StateColors {
  const hover = findStateLightness(labLightness(luminance(rest)), rest.l, tone, lighter);
  const active = findStateLightness(getLabLightness(tone, hover), hover, tone, lighter);
  return { hover: shade(tone, hover), active: shade(tone, active) };
}

/**
 * Hover and active colours of a fill with text. They move away from the text, so that contrast does
 * not decrease. A fill too close to black or white moves towards the text, from which it is then
 * far enough.
 */
export function computeFillStates(fill: Color, tone: Tone, lightText: boolean): StateColors {
  const hasRoom = lightnessDifference(labLightness(luminance(fill)), lightText ? 0 : 100) >= minRoomSteps * stateDeltaE;
  return computeStates(fill, tone, lightText ? !hasRoom : hasRoom);
}
