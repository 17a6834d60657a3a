import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { AuditReportResponse, toAuditReportResponse, auditExample, projectExample } from "#/operations/projects/schema";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";

export const getAudit = defineOwnedOperation({
  name: "get_audit",
  title: "Get the coherence audit",
  summary: "Everything the coherence audit found in a project's design, the gravest first, with the exact mend of each.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: AuditReportResponse,
  example: { input: { id: projectExample.id }, output: auditExample },
  rest: { method: "GET", path: "/api/v1/projects/:id/audit" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run({ store, contents }, _, { designId }) {
    const design = await store.designs.findById(designId);
    if (!design?.parts.audit) throw new Failure("conflict", "This design is not audited yet: its run has not come that far.");
    return toAuditReportResponse(await contents.loadPart(design.parts, "audit"));
  },
});
