import { useState } from "react";
import type { Deliverable } from "#data/console-api";
import { expect, refreshAll } from "#/doors/console/app/api/answers";
import { call, type Input } from "#/doors/console/app/api/call";
import { moved } from "#/doors/console/app/screens/projects/decisions";
import { tell, tellFailure } from "#/doors/console/app/state/toasts";

/** Takes or turns down imports, shown at once and rolled back where the server refuses. Gives whether it was done. */
export function useDecisions(projectId: string, list: Input<"list_deliverables">) {
  const [isBusy, setBusy] = useState(false);
  const decide = async (rows: readonly Deliverable[], status: "ACCEPTED" | "REJECTED", reason?: string) => {
    const ids = new Set(rows.map(({ id }) => id));
    const undo = expect("list_deliverables", list, (known) => ({
      ...known,
      deliverables: known.deliverables.map((row) =>
        ids.has(row.id) ? { ...row, status, acceptable: false, reason: reason ?? null } : row,
      ),
    }));
    setBusy(true);
    try {
      const all = [...ids];
      await call(
        "decide_deliverables",
        status === "ACCEPTED" ? { id: projectId, accept: all } : { id: projectId, reject: all, reason: reason ?? "" },
      );
      const [first] = rows;
      const what = rows.length === 1 && first ? first.name : `${rows.length} imports`;
      tell(`${what} ${rows.length === 1 ? "is" : "are"} ${status === "ACCEPTED" ? "accepted" : "rejected"}.`);
      return true;
    } catch (thrown) {
      undo();
      tellFailure(thrown);
      return false;
    } finally {
      setBusy(false);
      void refreshAll(...moved);
    }
  };
  return {
    isBusy,
    accept: (rows: readonly Deliverable[]) => decide(rows, "ACCEPTED"),
    reject: (rows: readonly Deliverable[], reason: string) => decide(rows, "REJECTED", reason),
  };
}
