import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { AuditAnswer, auditAnswer, auditExample } from "#/operations/projects/audit-answer";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { projectExample } from "#/operations/projects/project-answer";

export const getAudit = ownedOperation({
  name: "get_audit",
  title: "Get the coherence audit",
  summary: "Everything the coherence audit found in a project's design, the gravest first, with the exact mend of each.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: AuditAnswer,
  example: { input: { id: projectExample.id }, output: auditExample },
  rest: { method: "GET", path: "/api/v1/projects/:id/audit" },
  missing: noProject,
  find: findProject,
  async run({ store, contents }, _, { designId }) {
    const design = await store.designs.findById(designId);
    if (!design?.parts.audit) throw new Failure("conflict", "This design is not audited yet: its run has not come that far.");
    return auditAnswer(await contents.loadPart(design.parts, "audit"));
  },
});
