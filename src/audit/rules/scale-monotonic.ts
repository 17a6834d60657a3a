import type { DesignAuditRule } from "#/audit/rule";
import { scaleNames } from "#/model/token-set";

/** The smallest difference in OKLCH lightness between two neutral steps. */
const minNeutralStep = 0.01;

export const scaleMonotonic: DesignAuditRule = {
  id: "scale-monotonic",
  summary: "Scales get darker with each step, and neutral steps are visibly different.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const scale of scaleNames)
      for (const [index, { l }] of tokens.scales[scale].entries()) {
        const before = tokens.scales[scale][index - 1];
        const minimum = scale === "neutral" ? minNeutralStep : 0;
        if (before && !(before.l - l > minimum))
          yield {
            subject: `tokens, palette.${scale}.${index + 1}`,
            message: `The lightness is ${l.toFixed(3)}; the previous step has ${before.l.toFixed(3)}.`,
            fix: `Make it at least ${minNeutralStep} darker than ${scale}.${index}.`,
          };
      }
  },
};
