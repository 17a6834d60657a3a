import { useState } from "react";
import { callOperation } from "#/console/app/api/call-operation";
import { invalidateQueries } from "#/console/app/api/queries";
import { type AdjustmentList, setAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { editedQueries, sendEdits } from "#/console/app/screens/edit/send-edits";
import type { Finding } from "#/console/app/screens/projects/finding-row";
import { showErrorToast, showToast } from "#/console/app/state/toasts";

/** Makes the edits that fix findings, with an undo action. Of two edits of one value the first counts. */
export function useApplyFix(designId: string) {
  const [isBusy, setBusy] = useState(false);
  const save = async (change: (before: AdjustmentList) => AdjustmentList) => {
    setBusy(true);
    try {
      const { adjustments: before } = await callOperation("get_design_edits", { id: designId });
      await sendEdits(designId, change(before));
      return before;
    } catch (thrown) {
      showErrorToast(thrown);
      return undefined;
    } finally {
      await invalidateQueries(...editedQueries);
      setBusy(false);
    }
  };
  const applyFixes = async (findings: readonly Finding[]) => {
    const fixes = findings.flatMap(({ adjustments = [] }) => adjustments);
    const before = await save((list) => fixes.reduceRight(setAdjustment, list));
    const text = findings.length === 1 ? `${findings[0]?.subject} is fixed.` : "The nearest values are used.";
    if (before) showToast(text, { label: "Undo", run: () => void save(() => before) });
  };
  return { applyFixes, isBusy };
}
