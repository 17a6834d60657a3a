import { auditDesign } from "#/audit/audit-design";
import { createAuditContext } from "#/lifecycle/create-audit-context";
import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";

/** Audits the whole design. */
export const coherenceAudit = defineStage({
  state: "COHERENCE_AUDIT",
  label: "Coherence audit",
  needs: ["brief", "given", "adjustments", "direction", "mark", "imagery", "tokens", "components", "pages"],
  makes: partsByStage.COHERENCE_AUDIT,
  run: (parts, { otherSystems }) => ({ audit: auditDesign(parts, [], createAuditContext(parts, otherSystems)) }),
});
