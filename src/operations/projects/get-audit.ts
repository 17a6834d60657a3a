import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { AuditReportResponse, toAuditReportResponse, auditExample, projectExample } from "#/operations/projects/schema";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";

export const getAudit = defineOwnedOperation({
  name: "get_audit",
  title: "Get the coherence audit",
  summary: "Returns the findings of the coherence audit of a project's design, most severe first, each with a fix.",
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
    if (!design?.parts.audit)
      throw new Failure("conflict", "This design has not been audited yet. Run the project up to the coherence audit first.");
    return toAuditReportResponse(await contents.loadPart(design.parts, "audit"));
  },
});
