import type { DesignAuditRule } from "#/audit/rule";
import { getAdjustmentTarget } from "#/model/adjustment";

/** The longest name of an adjustment in a report, in letters. */
const maxSubject = 100;

export const adjustmentApplies: DesignAuditRule = {
  id: "adjustment-applies",
  summary: "Every edit by hand applies to the design as it is generated.",
  severity: "warning",
  safety: false,
  *check(_, { adjustmentConflicts = [] }) {
    for (const { adjustment, reason } of adjustmentConflicts)
      yield {
        subject: `adjustment ${[...getAdjustmentTarget(adjustment)].slice(0, maxSubject).join("")}`,
        message: `The edit has no effect. ${reason}`,
        fix: "Remove the edit, or make it again on what the design has now.",
      };
  },
};
