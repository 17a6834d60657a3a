import type { Color } from "#/color/color";
import { contrastOfLuminances, luminance } from "#/color/contrast";
import { labDifference } from "#/color/delta-e";
import { labLightness } from "#/color/lab";
import { findFirstLightness, findLightnessAtLeast, findLightnessAtMost } from "#/studio/palette/lightness-search";
import { getToneLuminance, shade, type Tone, untinted } from "#/studio/palette/shade";
import { getMaxDarkerLuminance, getMinLighterLuminance } from "#/studio/palette/luminance-bounds";

/** Where the foregrounds begin before contrast asks for more. */
const lightTextLightness = 0.985;
const darkTextLightness = 0.2;
/** How far hover lies from rest, and active from hover (ΔE2000); 3 is what must hold after rounding. */
const stateDeltaE = 3.2;
/** How many state steps of room there must be for a fill to move away from its text. */
const minRoomSteps = 3.6;

/** Whether the text on a fill is light: wherever white reaches the ratio. Any fill carries white or black at 4.5, so at that ratio one always fits. */
export function hasLightText(fill: Color, ratio: number): boolean {
  return contrastOfLuminances(1, luminance(fill)) >= ratio;
}

/** The text colour on a fill: pale or deep grey (a tint would come and go with the contrast next to white and black), moved towards white or black as far as the ratio asks. */
export function computeTextColor(fill: Color, ratio: number): Color {
  const under = luminance(fill);
  const lightness = hasLightText(fill, ratio)
    ? findLightnessAtLeast(untinted, lightTextLightness, getMinLighterLuminance(under, ratio))
    : findLightnessAtMost(untinted, darkTextLightness, getMaxDarkerLuminance(under, ratio));
  return shade(untinted, lightness);
}

/** CIELAB lightness (0–100) that a tone has at an OKLCH lightness. */
function getLabLightness(tone: Tone, lightness: number): number {
  return labLightness(getToneLuminance(tone, lightness));
}

/** The part of ΔE2000 that lightness alone makes; the whole is never less. Unlike the whole it is steady where rounding tints a grey. */
function lightnessDifference(one: number, other: number): number {
  return labDifference([one, 0, 0], [other, 0, 0]);
}

/** The OKLCH lightness, on the way to black or to white, from which a tone is a state step away from a colour of CIELAB lightness `start`. */
function findStateLightness(start: number, from: number, tone: Tone, lighter: boolean): number {
  return findFirstLightness(
    from,
    lighter ? 1 : 0,
    (candidate) => lightnessDifference(start, getLabLightness(tone, candidate)) >= stateDeltaE,
  );
}

/** What a fill or a link becomes under the pointer and when pressed. */
export type StateColors = { readonly hover: Color; readonly active: Color };

/** Hover and active of a colour, each a step further from rest towards white or towards black. */
export function computeStates(rest: Color, tone: Tone, lighter: boolean): StateColors {
  const hover = findStateLightness(labLightness(luminance(rest)), rest.l, tone, lighter);
  const active = findStateLightness(getLabLightness(tone, hover), hover, tone, lighter);
  return { hover: shade(tone, hover), active: shade(tone, active) };
}

/**
 * Hover and active of a fill that bears text: they move away from the text, so that it stays as readable; a fill so near to black or white that no room
 * is left there moves towards the text, of which it is then far enough.
 */
export function computeFillStates(fill: Color, tone: Tone, lightText: boolean): StateColors {
  const hasRoom = lightnessDifference(labLightness(luminance(fill)), lightText ? 0 : 100) >= minRoomSteps * stateDeltaE;
  return computeStates(fill, tone, lightText ? !hasRoom : hasRoom);
}
