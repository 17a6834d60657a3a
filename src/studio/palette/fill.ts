import type { Color } from "#/color/color";
import { contrastOfLuminances, luminance } from "#/color/contrast";
import { labDifference } from "#/color/delta-e";
import { labLightness } from "#/color/lab";
import { firstLightness, lightnessAtLeast, lightnessAtMost } from "#/studio/palette/lightness-search";
import { luminanceAt, shade, type Tone, untinted } from "#/studio/palette/shade";
import { darkerThan, lighterThan } from "#/studio/palette/luminance-bounds";

/** Where the foregrounds begin before contrast asks for more. */
const paleInk = 0.985;
const deepInk = 0.2;
/** How far hover lies from rest, and active from hover (ΔE2000); 3 is what must hold after rounding. */
const stateStep = 3.2;
/** How many state steps of room there must be for a fill to move away from its text. */
const roomMin = 3.6;

/** Whether the text on a fill is light: wherever white reaches the ratio. Any fill carries white or black at 4.5, so at that ratio one always fits. */
export function takesLightText(fill: Color, ratio: number): boolean {
  return contrastOfLuminances(1, luminance(fill)) >= ratio;
}

/** The text colour on a fill: pale or deep grey (a tint would come and go with the contrast next to white and black), moved towards white or black as far as the ratio asks. */
export function textOn(fill: Color, ratio: number): Color {
  const under = luminance(fill);
  const lightness = takesLightText(fill, ratio)
    ? lightnessAtLeast(untinted, paleInk, lighterThan(under, ratio))
    : lightnessAtMost(untinted, deepInk, darkerThan(under, ratio));
  return shade(untinted, lightness);
}

/** CIELAB lightness (0–100) that a tone has at an OKLCH lightness. */
function labLightnessAt(tone: Tone, lightness: number): number {
  return labLightness(luminanceAt(tone, lightness));
}

/** The part of ΔE2000 that lightness alone makes; the whole is never less. Unlike the whole it is steady where rounding tints a grey. */
function lightnessDifference(one: number, other: number): number {
  return labDifference([one, 0, 0], [other, 0, 0]);
}

/** The OKLCH lightness, on the way to black or to white, from which a tone is a state step away from a colour of CIELAB lightness `start`. */
function stepFrom(start: number, from: number, tone: Tone, lighter: boolean): number {
  return firstLightness(from, lighter ? 1 : 0, (place) => lightnessDifference(start, labLightnessAt(tone, place)) >= stateStep);
}

/** What a fill or a link becomes under the pointer and when pressed. */
export type States = { readonly hover: Color; readonly active: Color };

/** Hover and active of a colour, each a step further from rest towards white or towards black. */
export function statesTowards(rest: Color, tone: Tone, lighter: boolean): States {
  const hover = stepFrom(labLightness(luminance(rest)), rest.l, tone, lighter);
  const active = stepFrom(labLightnessAt(tone, hover), hover, tone, lighter);
  return { hover: shade(tone, hover), active: shade(tone, active) };
}

/**
 * Hover and active of a fill that bears text: they move away from the text, so that it stays as readable; a fill so near to black or white that no room
 * is left there moves towards the text, of which it is then far enough.
 */
export function fillStates(fill: Color, tone: Tone, lightText: boolean): States {
  const room = lightnessDifference(labLightness(luminance(fill)), lightText ? 0 : 100) >= roomMin * stateStep;
  return statesTowards(fill, tone, lightText ? !room : room);
}
