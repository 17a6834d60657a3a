const pixelsPerUnit: Readonly<Record<string, number>> = { px: 1, rem: 16, pt: 4 / 3 };

/**
 * The lengths that a value states outright, in CSS pixels with their text: px, rem and pt outside
 * functions. Lengths relative to text or window are none.
 */
export function parseLengths(value: string): readonly { readonly text: string; readonly px: number }[] {
  if (value.includes("(")) return [];
  return value.split(/[\s,/]+/).flatMap((text) => {
    const [, number, unit = ""] = /^(-?(?:\d+(?:\.\d*)?|\.\d+))(px|rem|pt)$/i.exec(text.slice(0, 24)) ?? [];
    const factor = pixelsPerUnit[unit.toLowerCase()];
    return number === undefined || factor === undefined ? [] : [{ text, px: Number(number) * factor }];
  });
}

/** A step of a scale: the variable that has it and its sizes in CSS pixels. */
export type ScaleStep = { readonly variable: string; readonly px: readonly number[] };

/** How far a length may lie from a step and still be it, CSS pixels. */
const tolerancePx = 0.5;

/** Whether a length is a step of a scale, roundings aside. */
export const isOnScale = (px: number, steps: readonly ScaleStep[]) =>
  steps.some((step) => step.px.some((each) => Math.abs(each - px) <= tolerancePx));

/** The step that is nearest to a length. */
export function findNearestStep(px: number, steps: readonly ScaleStep[]): ScaleStep | undefined {
  const getDistance = (step: ScaleStep) => Math.min(...step.px.map((each) => Math.abs(each - px)));
  return steps.reduce<ScaleStep | undefined>(
    (best, step) => (!best || getDistance(step) < getDistance(best) ? step : best),
    undefined,
  );
}
