import { applyWaivers } from "#/audit/apply-waivers";
import { Failure } from "#/kernel/errors";
import { type AuditReport, countOpenFindings, type Waiver } from "#/model/audit-report";
import { projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { loadProject } from "#/lifecycle/load-design";
import { putParts } from "#/store/design-contents";

/**
 * Lets findings of a design under review stand, with a reason that stays beside them in this and every later version. A new audit asks anew. Throws `conflict` outside the
 * design review, `not_found` where nothing open is meant, `invalid` without a reason, and `conflict` for errors of safety, which nobody can waive.
 */
export const waiveFindings = (context: CommandContext, projectId: string, waiver: Waiver): Promise<AuditReport> =>
  runUnitOfWork(context, async ({ repositories, contents, now, audit }) => {
    const { project, design } = await loadProject(repositories, projectId);
    transition(projectMachine, project.state, "waiveFinding", { name: project.name });
    const before = await contents.loadPart(design.parts, "audit");
    const matching = before.findings.filter(
      ({ rule, subject, waived }) =>
        rule === waiver.rule && waived === undefined && (waiver.subject === undefined || subject === waiver.subject),
    );
    if (matching.length === 0) throw new Failure("not_found", "No open finding of this design is of this rule and subject.");
    if (matching.some(({ safety, severity }) => safety && severity === "error"))
      throw new Failure("conflict", "This is an error of safety, which nobody can waive. Mend what the finding names.");
    const findings = applyWaivers(before.findings, [waiver]);
    const report: AuditReport = { rules: before.rules, findings, counts: countOpenFindings(findings) };
    const parts = { ...design.parts, ...(await putParts(repositories.blobs, { audit: report })) };
    await repositories.designs.update(design.id, { parts, updatedAt: now });
    const details = { rule: waiver.rule, findings: matching.length };
    await audit({ action: "finding.waived", workspaceId: design.workspaceId, targetId: design.id, details });
    return report;
  });
