import { editsAt } from "#/audit/edit";
import { isOnScale, literalLengths, nearestStep, type Step } from "#/audit/lengths";
import type { Observation } from "#/audit/rule";
import type { Source } from "#/audit/source";

/** Lengths of some properties that are on no step of a scale, each with the nearest one. */
export function* offScale(
  { declarations }: Pick<Source, "declarations">,
  { properties, steps, isFree }: { properties: RegExp; steps: readonly Step[]; isFree: (px: number) => boolean },
): Generator<Omit<Observation, "subject">> {
  for (const { property, value, spot } of declarations) {
    if (!properties.test(property)) continue;
    for (const { text, px } of literalLengths(value)) {
      const size = Math.abs(px);
      if (isFree(size) || isOnScale(size, steps)) continue;
      const nearest = nearestStep(size, steps);
      yield {
        spot,
        message: `${property} is ${text}, which is on no step of the scale.`,
        fix: nearest ? `Use var(${nearest.variable}), the nearest.` : "Use a step of the scale.",
        ...(nearest && px > 0 && editsAt(spot, text, `var(${nearest.variable})`)),
      };
    }
  }
}
