import type { DesignAuditRule } from "#/audit/rule";
import { scaleNames } from "#/model/token-set";

/** How much lighter a neutral step is at least than the next one, in OKLCH lightness. */
const minNeutralStep = 0.01;

/** Every scale gets darker from step to step, and the steps of the neutrals can be told apart. */
export const scaleMonotonic: DesignAuditRule = {
  id: "scale-monotonic",
  summary: "Every scale gets darker from step to step, and the steps of the neutrals can be told apart.",
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
            message: `Its lightness is ${l.toFixed(3)} and that of the step before it ${before.l.toFixed(3)}.`,
            fix: `Make it darker than ${scale}.${index} by ${minNeutralStep} at least.`,
          };
      }
  },
};
