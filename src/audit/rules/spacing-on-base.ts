import type { DesignAuditRule } from "#/audit/rule";

/** The base of the spacing scale and of its half steps below twice the base, CSS pixels. */
const basePx = 4;

/** Spacing rises in multiples of 4 px; below 8 px in halves of that. */
export const spacingOnBase: DesignAuditRule = {
  id: "spacing-on-base",
  summary: "Spacing rises in multiples of 4 px; below 8 px in halves of that.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    const scales = [
      ["spacing", tokens.spacing],
      ["section", tokens.sectionGaps],
    ] as const;
    for (const [scale, steps] of scales)
      for (const [index, { name, px }] of steps.entries()) {
        const unit = px < 2 * basePx ? basePx / 2 : basePx;
        const before = steps[index - 1];
        if (px % unit !== 0)
          yield {
            subject: `tokens, ${scale}.${name}`,
            message: `It is ${px} px and no multiple of ${unit}.`,
            fix: `Make it ${Math.round(px / unit) * unit} px.`,
          };
        else if (before && px <= before.px)
          yield {
            subject: `tokens, ${scale}.${name}`,
            message: `It is ${px} px and no more than ${before.name}, the step before it.`,
            fix: `Make it more than ${before.px} px, or take it out.`,
          };
      }
  },
};
