import type { DesignAuditRule } from "#/audit/rule";

/** The shortest and longest movement of the interface, milliseconds. */
const [shortestMs, longestMs] = [60, 500];

/** Durations never fall from one to the next and stay short, and no curve shoots over its end. */
export const motionInBounds: DesignAuditRule = {
  id: "motion-in-bounds",
  summary: "Durations never fall from one to the next and stay short, and no curve shoots over its end.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const [index, { name, ms }] of tokens.durations.entries()) {
      const before = tokens.durations[index - 1];
      if (ms < shortestMs || ms > longestMs)
        yield {
          subject: `tokens, duration.${name}`,
          message: `It is ${ms} ms.`,
          fix: `Keep it between ${shortestMs} and ${longestMs} ms.`,
        };
      else if (before && ms < before.ms)
        yield {
          subject: `tokens, duration.${name}`,
          message: `It is ${ms} ms and shorter than ${before.name}.`,
          fix: `Make it ${before.ms} ms at least.`,
        };
    }
    for (const { name, curve } of tokens.easings) {
      const [, y1, , y2] = curve;
      if (Math.min(y1, y2) < 0 || Math.max(y1, y2) > 1)
        yield {
          subject: `tokens, easing.${name}`,
          message: "The curve shoots over its end.",
          fix: "Keep both heights of the curve between 0 and 1.",
        };
    }
  },
};
