import { callOperation, getEtag, RequestFailure } from "#/console/app/api/call-operation";
import { type AdjustmentList, areSameAdjustments } from "#/console/app/screens/edit/adjustment-list";

/** Queries whose result depends on a design's edits. */
export const editedQueries = [
  "get_edit_choices",
  "get_edit_texts",
  "get_edit_sections",
  "get_design",
  "list_edit_proposals",
  "get_edit_proposal",
  "get_design_board",
  "get_audit",
  "list_brand_designs",
  "compare_designs",
] as const;

/**
 * Saves edits on top of those that were read last. Throws a failure with the status 412 if another
 * person has saved others since.
 */
export async function sendEdits(id: string, adjustments: AdjustmentList): Promise<void> {
  await callOperation("update_design_edits", { id, adjustments }, { ifMatch: getEtag("get_design_edits", { id }) });
  // Reading them again gives the tag that the next change is based on.
  const now = await callOperation("get_design_edits", { id });
  if (!areSameAdjustments(now.adjustments, adjustments))
    throw new RequestFailure("Another person has edited this design at the same time.", 412);
}
