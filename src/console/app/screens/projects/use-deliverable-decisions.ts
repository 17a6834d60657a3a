import { useState } from "react";
import type { Deliverable } from "#data/console-api";
import { updateOptimistically, invalidateQueries } from "#/console/app/api/queries";
import { callOperation, type Input } from "#/console/app/api/call-operation";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { showToast, showErrorToast } from "#/console/app/state/toasts";

/**
 * Accepts or rejects imports. The change is shown at once and undone if the server refuses it.
 * Resolves to whether it succeeded.
 */
export function useDeliverableDecisions(projectId: string, input: Input<"list_deliverables">) {
  const [isBusy, setBusy] = useState(false);
  const decide = async (rows: readonly Deliverable[], status: "ACCEPTED" | "REJECTED", reason?: string) => {
    const ids = new Set(rows.map(({ id }) => id));
    const undo = updateOptimistically("list_deliverables", input, (list) => ({
      ...list,
      deliverables: list.deliverables.map((row) =>
        ids.has(row.id) ? { ...row, status, acceptable: false, reason: reason ?? null } : row,
      ),
    }));
    setBusy(true);
    try {
      const allIds = [...ids];
      await callOperation(
        "decide_deliverables",
        status === "ACCEPTED" ? { id: projectId, accept: allIds } : { id: projectId, reject: allIds, reason: reason ?? "" },
      );
      const [first] = rows;
      const subject = rows.length === 1 && first ? first.name : `${rows.length} imports`;
      showToast(`${subject} ${rows.length === 1 ? "is" : "are"} ${status === "ACCEPTED" ? "accepted" : "rejected"}.`);
      return true;
    } catch (thrown) {
      undo();
      showErrorToast(thrown);
      return false;
    } finally {
      setBusy(false);
      void invalidateQueries(...projectQueries);
    }
  };
  return {
    isBusy,
    accept: (rows: readonly Deliverable[]) => decide(rows, "ACCEPTED"),
    reject: (rows: readonly Deliverable[], reason: string) => decide(rows, "REJECTED", reason),
  };
}
