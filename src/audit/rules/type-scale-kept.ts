import type { DesignAuditRule } from "#/audit/rule";

/**
 * How far a size may lie from its place on the scale: a share of it, or a rounding in CSS pixels.
 */
const maxShare = 0.02;
const roundingPx = 0.3;

/**
 * Font sizes rise, and those between the base and the largest stand at whole or half steps of the
 * ratio.
 */
export const typeScaleKept: DesignAuditRule = {
  id: "type-scale-kept",
  summary: "Font sizes rise, and those between the base and the largest stand at whole or half steps of the ratio.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    const { sizes, ratio } = tokens.typography;
    const basePx = sizes.find(({ name }) => name === "base")?.maxPx ?? 16;
    for (const [index, { name, maxPx }] of sizes.entries()) {
      const before = sizes[index - 1];
      if (before && maxPx <= before.maxPx)
        yield {
          subject: `tokens, fontSize.${name}`,
          message: `It is ${maxPx} px and no larger than ${before.name}, the size before it.`,
          fix: `Make it ${roundPx(before.maxPx * Math.sqrt(ratio))} px, half a step more.`,
        };
      else if (maxPx > basePx && index < sizes.length - 1) {
        const halfSteps = Math.max(1, Math.round((2 * Math.log(maxPx / basePx)) / Math.log(ratio)));
        const ideal = basePx * ratio ** (halfSteps / 2);
        if (Math.abs(maxPx - ideal) > Math.max(roundingPx, ideal * maxShare))
          yield {
            subject: `tokens, fontSize.${name}`,
            message: `It is ${maxPx} px and off the scale of ${ratio}.`,
            fix: `Make it ${roundPx(ideal)} px.`,
          };
      }
    }
  },
};

const roundPx = (px: number) => Math.round(px * 2) / 2;
