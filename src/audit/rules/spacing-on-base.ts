import { toGivenObservation } from "#/audit/given-observation";
import type { DesignAuditRule } from "#/audit/rule";

/** The unit of the spacing scale. Below twice the unit, half units are allowed. */
const basePx = 4;

export const spacingOnBase: DesignAuditRule = {
  id: "spacing-on-base",
  summary: "Spacing steps are multiples of 4 px, and of 2 px below 8 px.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    const scales = [
      ["spacing", tokens.spacing],
      ["section", tokens.sectionGaps],
    ] as const;
    for (const [scale, steps] of scales)
      for (const [index, { name, px, given }] of steps.entries()) {
        const unit = px < 2 * basePx ? basePx / 2 : basePx;
        const before = steps[index - 1];
        if (px % unit !== 0)
          yield toGivenObservation(tokens, `${scale}.${name}`, {
            subject: `tokens, ${scale}.${name}`,
            message: `The step is ${px} px, which is not a multiple of ${unit}.`,
            fix: `Use ${Math.round(px / unit) * unit} px.`,
          });
        // Two names for one length are no fault of a scale that people brought in.
        else if (before && px <= before.px && !(px === before.px && (given || before.given)))
          yield {
            subject: `tokens, ${scale}.${name}`,
            message: `The step is ${px} px, which is not larger than the previous step, ${before.name}.`,
            fix: `Use more than ${before.px} px, or remove the step.`,
          };
      }
  },
};
