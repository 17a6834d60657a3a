import { toGivenObservation } from "#/audit/given-observation";
import type { DesignAuditRule } from "#/audit/rule";
import { deltaE2000 } from "#/color/delta-e";
import { modes } from "#/model/token-set";

/** The smallest difference between the destructive and the primary colour (CIEDE2000). */
const minDifference = 10;

export const dangerApart: DesignAuditRule = {
  id: "danger-apart",
  summary: "The destructive colour is clearly different from the primary colour.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes) {
      const difference = deltaE2000(tokens.colors[mode].primary, tokens.colors[mode].destructive);
      if (difference < minDifference)
        yield toGivenObservation(tokens, `${mode}: destructive`, {
          subject: `tokens, ${mode}: destructive`,
          message: `The colour differs from primary by only ΔE ${difference.toFixed(1)}; the minimum is ${minDifference}.`,
          fix: "Change its hue or lightness so that it is not mistaken for the primary action.",
        });
    }
  },
};
