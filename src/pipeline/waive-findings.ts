import { withWaivers } from "#/audit/waive";
import { Failure } from "#/kernel/errors";
import { type AuditReport, openCounts, type Waiver } from "#/model/audit-report";
import { change, type Deed } from "#/pipeline/change";
import { presentProject } from "#/pipeline/present";
import { putParts } from "#/store/design-contents";

/**
 * Lets findings of a design under review stand, with a reason that stays beside them in this and every later version. A new audit asks anew. Throws `conflict` outside the
 * design review, `not_found` where nothing open is meant, `invalid` without a reason, and `conflict` for errors of safety, which nobody can waive.
 */
export const waiveFindings = (deed: Deed, projectId: string, waiver: Waiver): Promise<AuditReport> =>
  change(deed, async ({ repositories, contents, now, note }) => {
    const { project, design } = await presentProject(repositories, projectId);
    if (project.state !== "DESIGN_REVIEW")
      throw new Failure("conflict", `Findings are waived in the design review; "${project.name}" stands in ${project.state}.`);
    const before = await contents.part(design.parts, "audit");
    const meant = before.findings.filter(
      ({ rule, subject, waived }) =>
        rule === waiver.rule && waived === undefined && (waiver.subject === undefined || subject === waiver.subject),
    );
    if (meant.length === 0) throw new Failure("not_found", "No open finding of this design is of this rule and subject.");
    if (meant.some(({ safety, severity }) => safety && severity === "error"))
      throw new Failure("conflict", "This is an error of safety, which nobody can waive. Mend what the finding names.");
    const findings = withWaivers(before.findings, [waiver]);
    const audit: AuditReport = { rules: before.rules, findings, counts: openCounts(findings) };
    const parts = { ...design.parts, ...(await putParts(repositories.blobs, { audit })) };
    await repositories.designs.update(design.id, { parts, updatedAt: now });
    const details = { rule: waiver.rule, findings: meant.length };
    await note({ action: "finding.waived", workspaceId: design.workspaceId, targetId: design.id, details });
    return audit;
  });
