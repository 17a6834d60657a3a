import { toGivenObservation } from "#/audit/given-observation";
import type { DesignAuditRule } from "#/audit/rule";

/** How far a size may be from its step: a share of the step, or a rounding error. */
const maxShare = 0.02;
const roundingPx = 0.3;

/** The smallest size that is legible. */
const minLegiblePx = 12;

export const typeScaleKept: DesignAuditRule = {
  id: "type-scale-kept",
  summary: "Font sizes are legible, increase, and follow whole or half steps of the scale's ratio.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    const { sizes, ratio } = tokens.typography;
    const basePx = sizes.find(({ name }) => name === "base")?.maxPx ?? 16;
    for (const [index, { name, minPx, maxPx }] of sizes.entries()) {
      const before = sizes[index - 1];
      if (minPx < minLegiblePx)
        yield toGivenObservation(tokens, `fontSize.${name}`, {
          subject: `tokens, fontSize.${name}`,
          message: `The size is ${minPx} px; text below ${minLegiblePx} px is hard to read.`,
          fix: `Use ${minLegiblePx} px.`,
        });
      else if (before && maxPx <= before.maxPx)
        yield toGivenObservation(tokens, `fontSize.${name}`, {
          subject: `tokens, fontSize.${name}`,
          message: `The size is ${maxPx} px, which is not larger than the previous size, ${before.name}.`,
          fix: `Use ${roundPx(before.maxPx * Math.sqrt(ratio))} px, half a step more.`,
        });
      else if (maxPx > basePx && index < sizes.length - 1) {
        const halfSteps = Math.max(1, Math.round((2 * Math.log(maxPx / basePx)) / Math.log(ratio)));
        const ideal = basePx * ratio ** (halfSteps / 2);
        if (Math.abs(maxPx - ideal) > Math.max(roundingPx, ideal * maxShare))
          yield toGivenObservation(tokens, `fontSize.${name}`, {
            subject: `tokens, fontSize.${name}`,
            message: `The size is ${maxPx} px, which is not a step of the ratio ${ratio}.`,
            fix: `Use ${roundPx(ideal)} px.`,
          });
      }
    }
  },
};

const roundPx = (px: number) => Math.round(px * 2) / 2;
