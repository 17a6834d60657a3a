const pixels: Readonly<Record<string, number>> = { px: 1, rem: 16, pt: 4 / 3 };

/** The lengths that a value states outright, in CSS pixels with their text: px, rem and pt outside functions. Lengths relative to text or window are none. */
export function literalLengths(value: string): readonly { readonly text: string; readonly px: number }[] {
  if (value.includes("(")) return [];
  return value.split(/[\s,/]+/).flatMap((text) => {
    const [, number, unit = ""] = /^(-?(?:\d+(?:\.\d*)?|\.\d+))(px|rem|pt)$/i.exec(text.slice(0, 24)) ?? [];
    const perUnit = pixels[unit.toLowerCase()];
    return number === undefined || perUnit === undefined ? [] : [{ text, px: Number(number) * perUnit }];
  });
}

/** A step of a scale: the variable that has it and its sizes in CSS pixels. */
export type Step = { readonly variable: string; readonly px: readonly number[] };

/** How far a length may lie from a step and still be it, CSS pixels. */
const tolerancePx = 0.5;

/** Whether a length is a step of a scale, roundings aside. */
export const isOnScale = (px: number, steps: readonly Step[]) =>
  steps.some((step) => step.px.some((each) => Math.abs(each - px) <= tolerancePx));

/** The step that is nearest to a length. */
export function nearestStep(px: number, steps: readonly Step[]): Step | undefined {
  const distance = (step: Step) => Math.min(...step.px.map((each) => Math.abs(each - px)));
  return steps.reduce<Step | undefined>((best, step) => (!best || distance(step) < distance(best) ? step : best), undefined);
}
