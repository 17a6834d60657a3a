import { memoizeText } from "#/kernel/memoize";

const pixelsPerUnit: Readonly<Record<string, number>> = { px: 1, rem: 16, pt: 4 / 3 };

/**
 * The absolute lengths (px, rem, pt) in a value, in CSS pixels. Empty for values with functions.
 * Lengths relative to text or viewport are skipped.
 */
export const parseLengths = memoizeText((value: string): readonly { readonly text: string; readonly px: number }[] => {
  if (value.includes("(")) return [];
  return value.split(/[\s,/]+/).flatMap((text) => {
    const [, number, unit = ""] = /^(-?(?:\d+(?:\.\d*)?|\.\d+))(px|rem|pt)$/i.exec(text.slice(0, 24)) ?? [];
    const factor = pixelsPerUnit[unit.toLowerCase()];
    return number === undefined || factor === undefined ? [] : [{ text, px: Number(number) * factor }];
  });
});

/**
 * A single length in CSS pixels; for `clamp()` and `min()` its smallest value. Undefined if it
 * depends on the viewport or the surrounding text.
 */
export const parsePixels = (value: string | undefined): number | undefined =>
  value === undefined || value === "" ? undefined : parseLength(value);

const parseLength = memoizeText((value) => {
  const text = value.trim().toLowerCase();
  const [, first] = /^(?:clamp|min)\(([^,()]{1,40}),/.exec(text) ?? [];
  const [, number, unit = ""] = /^(-?(?:\d+(?:\.\d*)?|\.\d+))(px|rem|pt)?$/.exec((first ?? text).trim().slice(0, 40)) ?? [];
  if (number === undefined || (unit === "" && Number(number) !== 0)) return undefined;
  return Number(number) * (pixelsPerUnit[unit] ?? 1);
});

/** A step of a scale: its variable and its sizes in CSS pixels. */
export type ScaleStep = { readonly variable: string; readonly px: readonly number[] };

/** Lengths this close to a step count as that step. */
const tolerancePx = 0.5;

export const isOnScale = (px: number, steps: readonly ScaleStep[]) =>
  steps.some((step) => step.px.some((each) => Math.abs(each - px) <= tolerancePx));

/** How far a length is from a step, in CSS pixels. */
export const getStepDistance = (px: number, step: ScaleStep): number => Math.min(...step.px.map((each) => Math.abs(each - px)));

export function findNearestStep(px: number, steps: readonly ScaleStep[]): ScaleStep | undefined {
  const getDistance = (step: ScaleStep) => getStepDistance(px, step);
  return steps.reduce<ScaleStep | undefined>(
    (best, step) => (!best || getDistance(step) < getDistance(best) ? step : best),
    undefined,
  );
}
