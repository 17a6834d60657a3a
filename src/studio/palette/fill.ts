import { contrastOfLuminances, luminance } from "#/color/contrast";
import type { Color } from "#/color/color";
import { labDifference } from "#/color/delta-e";
import { labFromLinear, labOf } from "#/color/lab";
import { oklchColor } from "#/color/oklch-color";
import { channelsFromOklch } from "#/color/oklch-channels";
import type { Triple } from "#/color/oklab";
import { linearFromChannel } from "#/color/srgb";
import { firstLightness, lightnessAtLeast, lightnessAtMost, type Tone } from "#/studio/palette/lightness-search";
import { darkerThan, lighterThan } from "#/studio/palette/luminance-bounds";

/** Where the tinted foregrounds begin before contrast asks for more. */
const paleInk = 0.985;
const deepInk = 0.2;
/** How far hover lies from rest, and active from hover (ΔE2000); 3 is what must hold after rounding. */
const stateStep = 3.3;

/** Whether the text on a fill is light: wherever white reaches the ratio. Any fill carries white or black at 4.5, so at that ratio one always fits. */
export function takesLightText(fill: Color, ratio: number): boolean {
  return contrastOfLuminances(1, luminance(fill)) >= ratio;
}

/** The text colour on a fill: the neutral tone, pale or deep, moved towards white or black as far as the ratio asks. */
export function textOn(fill: Color, ratio: number, tone: Tone): Color {
  const under = luminance(fill);
  const lightness = takesLightText(fill, ratio)
    ? lightnessAtLeast(tone, paleInk, lighterThan(under, ratio))
    : lightnessAtMost(tone, deepInk, darkerThan(under, ratio));
  return oklchColor(lightness, tone.c, tone.h);
}

function labAt(tone: Tone, lightness: number): Triple {
  const [red, green, blue] = channelsFromOklch(lightness, tone.c, tone.h);
  return labFromLinear(linearFromChannel(red), linearFromChannel(green), linearFromChannel(blue));
}

/** A colour of the tone at least `difference` (ΔE2000) from another colour, nearest to it on the way to black or to white. */
export function stepAway(from: Color, tone: Tone, difference: number, lighter: boolean): Color {
  const start = labOf(from);
  const lightness = firstLightness(from.l, lighter ? 1 : 0, (place) => labDifference(start, labAt(tone, place)) >= difference);
  return oklchColor(lightness, tone.c, tone.h);
}

/** What a fill becomes under the pointer and when pressed. */
export type FillStates = { readonly hover: Color; readonly active: Color };

/** Hover and active of a fill, both in the same direction. */
export function statesTowards(fill: Color, tone: Tone, lighter: boolean): FillStates {
  const hover = stepAway(fill, tone, stateStep, lighter);
  const beyond = stepAway(hover, tone, stateStep, lighter);
  return { hover, active: beyond };
}

/**
 * Hover and active of a fill that bears text: they move away from the text, so that it stays as readable; a fill so near to black or white that no room
 * is left there moves towards the text, of which it is then far enough.
 */
export function fillStates(fill: Color, tone: Tone, lightText: boolean): FillStates {
  const end: Triple = [lightText ? 0 : 100, 0, 0];
  const room = labDifference(labOf(fill), end) >= 2.4 * stateStep;
  return statesTowards(fill, tone, lightText ? !room : room);
}
