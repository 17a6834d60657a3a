import { auditDesign } from "#/audit/audit-design";
import { partsByStage } from "#/model/project";
import { defineStage } from "#/pipeline/stage";

/** Audits the whole design. */
export const coherenceAudit = defineStage({
  state: "COHERENCE_AUDIT",
  label: "Coherence audit",
  needs: ["brief", "direction", "mark", "imagery", "tokens", "components", "pages"],
  makes: partsByStage.COHERENCE_AUDIT,
  run: (parts) => ({ audit: auditDesign(parts) }),
});
