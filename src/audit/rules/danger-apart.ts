import type { DesignAuditRule } from "#/audit/rule";
import { deltaE2000 } from "#/color/delta-e";
import { modes } from "#/model/token-set";

/** How far danger lies from the main action at least (CIEDE2000). */
const minDifference = 10;

/** What destroys does not look like the main action, whatever colour the brand has. */
export const dangerApart: DesignAuditRule = {
  id: "danger-apart",
  summary: "What destroys does not look like the main action, whatever colour the brand has.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes) {
      const difference = deltaE2000(tokens.colors[mode].primary, tokens.colors[mode].destructive);
      if (difference < minDifference)
        yield {
          subject: `tokens, ${mode}: destructive`,
          message: `It lies ΔE ${difference.toFixed(1)} from primary, so that both read as one.`,
          fix: "Move its hue or lightness away from the brand's.",
        };
    }
  },
};
