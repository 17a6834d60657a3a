import type { Color } from "#/color/color";
import { oklchColor } from "#/color/oklch";
import type { Scale } from "#/model/token-set";
import { fitLadder } from "#/studio/fit-ladder";
import { toScale } from "#/studio/palette/scale";

/** Least distance in lightness between a given step and each further one. */
const minStep = 0.008;
const lastIndex = 11;
/** Below this chroma a colour has no hue to speak of. */
const minHueChroma = 0.004;
const maxChromaFactor = 4;

type Steps = ReadonlyMap<number, Color>;

/** The given steps before and after an index, with the share of the way between them. */
function findNeighbours(steps: Steps, index: number) {
  const indices = [...steps.keys()].sort((one, other) => one - other);
  const before = indices.findLast((step) => step < index) ?? indices.find((step) => step > index) ?? index;
  const after = indices.find((step) => step > index) ?? before;
  return { before, after, share: after === before ? 0 : (index - before) / (after - before) };
}

/** The hue that lies `share` of the way from one hue to another, on the shorter side. */
const mixHues = (from: number, to: number, share: number) => (from + ((((to - from + 540) % 360) - 180) * share + 360)) % 360;

/**
 * A scale with given steps, by index 0–11. The other steps keep their place in the ladder between
 * them, in their hue and with as much more or less chroma.
 */
export function completeScale(scale: Scale, steps: Steps): Scale {
  if (steps.size === 0) return scale;
  const knots = new Map([...steps].map(([index, { l }]) => [index, l]));
  const first = Math.min(...steps.keys());
  const last = Math.max(...steps.keys());
  const top = (knots.get(first) ?? 1) + first * minStep;
  if (first > 0) knots.set(0, Math.min(1, Math.max(scale[0].l, top)));
  const bottom = (knots.get(last) ?? 0) - (lastIndex - last) * minStep;
  if (last < lastIndex) knots.set(lastIndex, Math.max(0, Math.min(scale[lastIndex].l, bottom)));
  const lightnesses = fitLadder(
    scale.map(({ l }) => l),
    knots,
  );
  return toScale((index) => {
    const exact = steps.get(index);
    if (exact) return exact;
    const usual = scale[index] ?? scale[0];
    const { before, after, share } = findNeighbours(steps, index);
    const [one, other] = [steps.get(before), steps.get(after)];
    if (!one || !other) return usual;
    const getFactor = (step: number, { c }: Color) =>
      Math.min(maxChromaFactor, c / Math.max(minHueChroma, scale[step]?.c ?? minHueChroma));
    const factor = getFactor(before, one) + (getFactor(after, other) - getFactor(before, one)) * share;
    const from = one.c < minHueChroma ? other : one;
    const to = other.c < minHueChroma ? one : other;
    const hue = from.c < minHueChroma ? usual.h : mixHues(from.h, to.h, share);
    return oklchColor(lightnesses[index] ?? usual.l, Math.max(usual.c, minHueChroma) * factor, hue);
  });
}
