import { auditDesign } from "#/audit/audit-design";
import { stage } from "#/pipeline/stage";

/** The coherence audit over everything that was made. */
export const coherenceAudit = stage({
  state: "COHERENCE_AUDIT",
  label: "Coherence audit",
  needs: ["brief", "direction", "mark", "imagery", "tokens", "components", "pages"],
  makes: ["audit"],
  run: (parts) => ({ audit: auditDesign(parts) }),
});
