import type { DesignAuditRule } from "#/audit/rule";
import { deltaE2000 } from "#/color/delta-e";
import { modes } from "#/model/token-set";

const filled = ["primary", "secondary", "destructive"] as const;
/** How far hover and press lie from rest at least (CIEDE2000). */
const minDifference = 2.9;

/** What is pointed at and what is pressed can be told from what is at rest. */
export const statesApart: DesignAuditRule = {
  id: "states-apart",
  summary: "What is pointed at and what is pressed can be told from what is at rest.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes)
      for (const role of filled)
        for (const state of ["hover", "active"] as const) {
          const difference = deltaE2000(tokens.colors[mode][role], tokens.colors[mode][`${role}-${state}`]);
          if (difference < minDifference)
            yield {
              subject: `tokens, ${mode}: ${role}-${state}`,
              message: `It differs from ${role} by ΔE ${difference.toFixed(1)}, which nobody sees.`,
              fix: `Move it to ΔE 3 or more, on the side where its text still reads.`,
            };
        }
  },
};
