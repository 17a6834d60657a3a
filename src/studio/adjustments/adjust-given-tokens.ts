import { type Adjustment, sortByTarget } from "#/model/adjustment";
import type { GivenTokens } from "#/model/given";
import { validateAdjustment } from "#/studio/adjustments/validate-adjustments";

/**
 * The given tokens with what was edited by hand, which counts more: colours, and faces that were
 * chosen in place of named ones. Colours that cannot be read change nothing.
 */
export function adjustGivenTokens(tokens: GivenTokens, adjustments: readonly Adjustment[]): GivenTokens {
  const colors = { ...tokens.colors };
  const scales = { ...tokens.scales };
  const stacks = { ...tokens.stacks };
  for (const adjustment of sortByTarget(adjustments))
    if (validateAdjustment(adjustment) !== undefined) continue;
    else if (adjustment.kind === "color-role")
      colors[adjustment.mode] = { ...colors[adjustment.mode], [adjustment.role]: adjustment.value };
    else if (adjustment.kind === "color-scale")
      scales[adjustment.scale] = { ...scales[adjustment.scale], [adjustment.step]: adjustment.value };
    else if (adjustment.kind === "face") delete stacks[adjustment.slot];
  return { ...tokens, colors, scales, ...(tokens.stacks && { stacks }) };
}
