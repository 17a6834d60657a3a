import { createEdits } from "#/audit/edit";
import { findNearestStep, getStepDistance } from "#/audit/lengths";
import type { Observation, RuleMetadata } from "#/audit/rule";
import { listDeclarationsOf, type Source } from "#/audit/source";
import { durationVariable } from "#/model/css-variables";
import type { TokenSet } from "#/model/token-set";

export const durationOfSystem: RuleMetadata = {
  id: "duration-of-system",
  summary: "Transitions and short animations last as long as a duration of the system.",
  severity: "info",
  safety: false,
};

/** The first time of a transition or animation is its duration. Longer ones are no interaction. */
const timePattern = /(?:^|\s)(\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(ms|s)(?=\s|$)/i;
const [toleranceMs, maxMs] = [10, 1000];
/** A duration further away than this, as a share of the time, is another pace. */
const maxRelativeDistance = 0.5;

/** Durations that are none of the system's, each with the nearest. */
export function* observeDurations(source: Source, { durations }: TokenSet): Generator<Observation> {
  const steps = durations.map(({ name, ms }) => ({ variable: durationVariable(name), px: [ms] }));
  const isTimed = (name: string) => /^(?:transition|animation)(?:-duration)?$/.test(name);
  for (const { property, value, location } of listDeclarationsOf(source, isTimed)) {
    if (value.length > 1000 || value.includes("(") || value.includes("infinite")) continue;
    for (const part of value.split(",")) {
      const [, amount, unit = ""] = timePattern.exec(part) ?? [];
      if (amount === undefined) continue;
      const ms = Number(amount) * (unit.toLowerCase() === "s" ? 1000 : 1);
      const nearest = findNearestStep(ms, steps);
      if (ms === 0 || ms > maxMs || !nearest || getStepDistance(ms, nearest) <= toleranceMs) continue;
      const distance = getStepDistance(ms, nearest);
      const use = `var(${nearest.variable})`;
      yield {
        subject: source.subject,
        location,
        message: `${property} lasts ${amount}${unit}, which is not a duration of the system.`,
        fix: `Use ${use}, the nearest.`,
        ...(distance <= ms * maxRelativeDistance
          ? createEdits(location, `${amount}${unit}`, use)
          : { choices: [{ use, distance: `${Math.round(distance)}ms` }] }),
      };
    }
  }
}
