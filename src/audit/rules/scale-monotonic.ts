import { toGivenObservation } from "#/audit/given-observation";
import type { Color } from "#/color/color";
import { oklchColor } from "#/color/oklch";
import { isGivenToken } from "#/model/contrast-advice";
import type { DesignAuditRule } from "#/audit/rule";
import { scaleNames } from "#/model/token-set";

/** The smallest difference in OKLCH lightness between two neutral steps. */
const minNeutralStep = 0.01;

/** Lightness steps in which a darker colour is looked for. */
const lightnessStep = 0.001;

/** The nearest colour of the same hue and chroma that is darker than the step before. */
function describeNearest({ c, h }: Color, before: Color, minimum: number): string {
  for (let lightness = before.l - minimum; lightness > 0; lightness -= lightnessStep) {
    const nearest = oklchColor(lightness, c, h);
    if (before.l - nearest.l > minimum) return `Use ${nearest.hex}, the nearest that passes.`;
  }
  return "No colour is darker than the step before: make that one lighter.";
}

export const scaleMonotonic: DesignAuditRule = {
  id: "scale-monotonic",
  summary: "Scales get darker with each step, and neutral steps are visibly different.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const scale of scaleNames)
      for (const [index, color] of tokens.scales[scale].entries()) {
        const { l } = color;
        const before = tokens.scales[scale][index - 1];
        const minimum = scale === "neutral" ? minNeutralStep : 0;
        if (before && !(before.l - l > minimum))
          yield toGivenObservation(tokens, `palette.${scale}.${index + 1}`, {
            subject: `tokens, palette.${scale}.${index + 1}`,
            message: `The lightness is ${l.toFixed(3)}; the previous step has ${before.l.toFixed(3)}.`,
            fix: isGivenToken(tokens, `palette.${scale}.${index + 1}`)
              ? describeNearest(color, before, minimum)
              : `Make it at least ${minNeutralStep} darker than ${scale}.${index}.`,
          });
      }
  },
};
