import { auditDesign } from "#/audit/audit-design";
import { createAuditContext } from "#/lifecycle/create-audit-context";
import { defineStage } from "#/pipeline/stage";
import { stagePlan } from "#/pipeline/stages/stage-plan";

/** Audits the whole design. */
export const coherenceAudit = defineStage({
  ...stagePlan.coherenceAudit,
  run: (parts, { otherSystems }) => ({ audit: auditDesign(parts, [], createAuditContext(parts, otherSystems)) }),
});
