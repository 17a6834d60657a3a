import { type Adjustment, sortByTarget } from "#/model/adjustment";
import type { Brief } from "#/model/brief";
import { validateAdjustment } from "#/studio/adjustments/validate-adjustments";

/**
 * A brief with the choices that were made by hand in place of its own. Colours that cannot be read
 * change nothing.
 */
export function adjustBrief(brief: Brief, adjustments: readonly Adjustment[]): Brief {
  const adjusted = { ...brief };
  for (const adjustment of sortByTarget(adjustments))
    if (validateAdjustment(adjustment) !== undefined) continue;
    else if (adjustment.kind === "brand-color") adjusted.brandColor = adjustment.value;
    else if (adjustment.kind === "second-color") adjusted.secondaryColor = adjustment.value;
    else if (adjustment.kind === "mark") adjusted.mark = adjustment.choice;
  return adjusted;
}
