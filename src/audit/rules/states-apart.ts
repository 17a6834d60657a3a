import { toGivenObservation } from "#/audit/given-observation";
import type { DesignAuditRule } from "#/audit/rule";
import { deltaE2000 } from "#/color/delta-e";
import { modes } from "#/model/token-set";

const filled = ["primary", "secondary", "destructive"] as const;
/** The smallest difference from the normal state (CIEDE2000). */
const minDifference = 2.9;

export const statesApart: DesignAuditRule = {
  id: "states-apart",
  summary: "Hover and active states are visibly different from the normal state.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes)
      for (const role of filled)
        for (const state of ["hover", "active"] as const) {
          const difference = deltaE2000(tokens.colors[mode][role], tokens.colors[mode][`${role}-${state}`]);
          if (difference < minDifference)
            yield toGivenObservation(tokens, `${mode}: ${role}-${state}`, {
              subject: `tokens, ${mode}: ${role}-${state}`,
              message: `The colour differs from ${role} by only ΔE ${difference.toFixed(1)}, which is hardly visible.`,
              fix: "Increase the difference to ΔE 3 or more, and keep the text legible.",
            });
        }
  },
};
