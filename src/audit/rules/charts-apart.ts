import { toGivenObservation } from "#/audit/given-observation";
import type { DesignAuditRule } from "#/audit/rule";
import { deltaE2000 } from "#/color/delta-e";
import { modes } from "#/model/token-set";

const series = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] as const;
/** The smallest difference between two series (CIEDE2000). */
const minDifference = 15;

export const chartsApart: DesignAuditRule = {
  id: "charts-apart",
  summary: "Chart colours are clearly different from each other.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const mode of modes)
      for (const [index, one] of series.entries())
        for (const other of series.slice(index + 1)) {
          const difference = deltaE2000(tokens.colors[mode][one], tokens.colors[mode][other]);
          if (difference < minDifference)
            yield toGivenObservation(tokens, `${mode}: ${other}`, {
              subject: `tokens, ${mode}: ${one} and ${other}`,
              message: `The colours differ by ΔE ${difference.toFixed(1)}; the minimum is ${minDifference}.`,
              fix: `Change the hue or lightness of ${other}.`,
            });
        }
  },
};
