import { toGivenObservation } from "#/audit/given-observation";
import { isGivenToken } from "#/model/contrast-advice";
import type { DesignAuditRule } from "#/audit/rule";

/** The shortest and longest duration. */
const [minMs, maxMs] = [60, 500];

export const motionInBounds: DesignAuditRule = {
  id: "motion-in-bounds",
  summary: "Durations increase and stay short, and easing curves do not overshoot.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const [index, { name, ms }] of tokens.durations.entries()) {
      const before = tokens.durations[index - 1];
      if (ms < minMs || ms > maxMs)
        yield toGivenObservation(tokens, `duration.${name}`, {
          subject: `tokens, duration.${name}`,
          message: `The duration is ${ms} ms.`,
          fix: isGivenToken(tokens, `duration.${name}`)
            ? `Use ${ms < minMs ? minMs : maxMs} ms, the nearest that passes.`
            : `Use a value between ${minMs} and ${maxMs} ms.`,
        });
      else if (before && ms < before.ms)
        yield {
          subject: `tokens, duration.${name}`,
          message: `The duration is ${ms} ms, which is shorter than ${before.name}.`,
          fix: `Use at least ${before.ms} ms.`,
        };
    }
    for (const { name, curve } of tokens.easings) {
      const [, y1, , y2] = curve;
      if (Math.min(y1, y2) < 0 || Math.max(y1, y2) > 1)
        yield toGivenObservation(tokens, `easing.${name}`, {
          subject: `tokens, easing.${name}`,
          message: "The easing curve overshoots.",
          fix: "Keep both y values of the curve between 0 and 1.",
        });
    }
  },
};
