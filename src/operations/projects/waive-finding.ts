import { applyWaivers } from "#/audit/findings";
import type { ProjectId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { type AuditReport, countOpenFindings, type Waiver } from "#/model/audit-report";
import { projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import { createCommandContext } from "#/operations/actor";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { AuditReportResponse, toAuditReportResponse, auditExample, projectExample } from "#/operations/projects/schema";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { loadProject } from "#/lifecycle/load-design";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { putParts } from "#/store/design-contents";

export const waiveFinding = defineOwnedOperation({
  name: "waive_finding",
  title: "Waive a finding",
  summary: "Waives the findings of a rule in the design under review, with a reason. Waived findings stay in the report.",
  description: "Safety errors cannot be waived. A waiver lasts until the next audit.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: projectId,
    rule: Type.String({ minLength: 1, maxLength: 80, description: "Id of the rule" }),
    subject: Type.Optional(
      Type.String({ minLength: 1, maxLength: 300, description: "Waive only findings on this subject; all subjects if omitted" }),
    ),
    reason: Type.String({ minLength: 1, maxLength: 1000, description: "Reason for the waiver" }),
  }),
  output: AuditReportResponse,
  example: {
    input: {
      id: projectExample.id,
      rule: "token-contrast",
      subject: "tokens, dark: link on card",
      reason: "The card is never shown with links.",
    },
    output: auditExample,
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/waivers" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, { rule, subject, reason: reasonInput }, { id }) {
    const reason = reasonInput.trim();
    if (reason === "") throw new Failure("invalid", "reason must not be blank. Explain why the finding is acceptable.");
    return toAuditReportResponse(await waiveFindings(context, id, { rule, reason, ...(subject !== undefined && { subject }) }));
  },
});

/**
 * Waives the open findings of a rule, on one subject or on all. The waiver lasts until the next
 * audit.
 */
const waiveFindings = (context: Context, projectId: ProjectId, waiver: Waiver): Promise<AuditReport> =>
  runUnitOfWork(createCommandContext(context), async ({ repositories, contents, now, audit }) => {
    const { project, design } = await loadProject(repositories, projectId);
    transition(projectMachine, project.state, "waiveFinding", { name: project.name });
    const before = await contents.loadPart(design.parts, "audit");
    const matching = before.findings.filter(
      ({ rule, subject, waived }) =>
        rule === waiver.rule && waived === undefined && (waiver.subject === undefined || subject === waiver.subject),
    );
    if (matching.length === 0) throw new Failure("not_found", "The design has no open finding of this rule and subject.");
    if (matching.some(({ safety, severity }) => safety && severity === "error"))
      throw new Failure("conflict", "Safety errors cannot be waived. Fix the reported error.");
    const findings = applyWaivers(before.findings, [waiver]);
    const report: AuditReport = { rules: before.rules, findings, counts: countOpenFindings(findings) };
    const parts = { ...design.parts, ...(await putParts(repositories, { audit: report })) };
    await repositories.designs.update(design.id, { parts, updatedAt: now });
    const details = { rule: waiver.rule, findings: matching.length };
    await audit({ action: "finding.waived", workspaceId: design.workspaceId, targetId: design.id, details });
    return report;
  });
