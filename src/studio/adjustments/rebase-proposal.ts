import { type Adjustment, type AdjustmentConflict, getAdjustmentTarget } from "#/model/adjustment";
import type { ProposedEdit } from "#/model/edit-proposal";
import {
  type EditedDesign,
  formatAdjustedValue,
  getAdjustmentLabel,
  readCurrentValue,
} from "#/studio/adjustments/describe-adjustment";

/** A proposed edit on the draft as it is now, in words. */
export type RebasedEdit = {
  readonly label: string;
  /** The value that the draft has now; null if it is as generated. */
  readonly from: string | null;
  readonly to: string;
  /**
   * The value that the draft had when the edit was proposed, if it has changed since to another
   * than the proposed one.
   */
  readonly changedSince?: string | null;
};

/** A proposed edit on a design as it is now. */
export function rebaseEdit(
  design: EditedDesign,
  { adjustment, before }: Pick<ProposedEdit, "adjustment" | "before">,
): RebasedEdit {
  const from = readCurrentValue(design, adjustment) ?? null;
  const to = formatAdjustedValue(adjustment);
  return { label: getAdjustmentLabel(adjustment), from, to, ...(from !== before && from !== to && { changedSince: before }) };
}

/** Adjustments with others in place of those with the same targets. */
export function mergeAdjustments(adjustments: readonly Adjustment[], added: readonly Adjustment[]): readonly Adjustment[] {
  const targets = new Set(added.map(getAdjustmentTarget));
  return [...adjustments.filter((adjustment) => !targets.has(getAdjustmentTarget(adjustment))), ...added];
}

/** An edit that does not apply, by its place among those that were added. */
export type AddedConflict = { readonly index: number; readonly reason: string };

/** The conflicts of the adjustments that `mergeAdjustments` added, which are the last `count`. */
export const pickAddedConflicts = (
  conflicts: readonly AdjustmentConflict[],
  merged: readonly Adjustment[],
  count: number,
): readonly AddedConflict[] =>
  conflicts.map(({ index, reason }) => ({ index: index - (merged.length - count), reason })).filter(({ index }) => index >= 0);
