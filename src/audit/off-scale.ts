import { createEdits } from "#/audit/edit";
import { isOnScale, parseLengths, findNearestStep, type ScaleStep } from "#/audit/lengths";
import type { Observation } from "#/audit/rule";
import type { Source } from "#/audit/source";

/** Lengths of some properties that are on no step of a scale, each with the nearest one. */
export function* findOffScaleLengths(
  { declarations }: Pick<Source, "declarations">,
  { properties, steps, isFree: isExempt }: { properties: RegExp; steps: readonly ScaleStep[]; isFree: (px: number) => boolean },
): Generator<Omit<Observation, "subject">> {
  for (const { property, value, location } of declarations) {
    if (!properties.test(property)) continue;
    for (const { text, px } of parseLengths(value)) {
      const size = Math.abs(px);
      if (isExempt(size) || isOnScale(size, steps)) continue;
      const nearest = findNearestStep(size, steps);
      yield {
        location,
        message: `${property} is ${text}, which is on no step of the scale.`,
        fix: nearest ? `Use var(${nearest.variable}), the nearest.` : "Use a step of the scale.",
        ...(nearest && px > 0 && createEdits(location, text, `var(${nearest.variable})`)),
      };
    }
  }
}
