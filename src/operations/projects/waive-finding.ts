import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { AuditAnswer, auditAnswer, auditExample } from "#/operations/projects/audit-answer";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { projectExample } from "#/operations/projects/project-answer";
import { waiveFindings } from "#/lifecycle/waive-findings";

export const waiveFinding = ownedOperation({
  name: "waive_finding",
  title: "Waive a finding",
  summary: "Lets findings of one rule stand in the design under review, with a reason that stays beside them.",
  description: "Errors of safety cannot be waived by anyone. A later audit asks anew.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: projectId,
    rule: Type.String({ minLength: 1, maxLength: 80, description: "The rule's id" }),
    subject: Type.Optional(
      Type.String({ minLength: 1, maxLength: 300, description: "Only on this subject; everywhere when absent" }),
    ),
    reason: Type.String({ minLength: 1, maxLength: 1000, description: "Why it may stand" }),
  }),
  output: AuditAnswer,
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
  missing: noProject,
  find: findProject,
  async run(context, { rule, subject, reason: given }, { id }) {
    const reason = given.trim();
    if (reason === "") throw new Failure("invalid", "reason must say why the finding may stand.");
    return auditAnswer(await waiveFindings(deedOf(context), id, { rule, reason, ...(subject !== undefined && { subject }) }));
  },
});
