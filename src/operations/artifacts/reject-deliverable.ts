import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { DeliverableResponse, toDeliverableResponse, deliverableExample } from "#/operations/artifacts/schema";
import { artifactId, findDeliverable, deliverableNotFoundMessage } from "#/operations/artifacts/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { projectId } from "#/operations/projects/resolve";
import { rejectArtifacts } from "#/lifecycle/reject-artifacts";

export const rejectionReason = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: "\\S",
  description: "Why the import is rejected. Its author reads this.",
});

export const rejectDeliverable = defineOwnedOperation({
  name: "reject_deliverable",
  title: "Reject a deliverable",
  summary: "Rejects a pending import with a reason. The same content can be imported again.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({ id: projectId, artifactId, reason: rejectionReason }),
  output: DeliverableResponse,
  example: {
    input: { reason: "The price is too small to read." },
    output: { ...deliverableExample, status: "REJECTED", acceptable: false, reason: "The price is too small to read." },
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/deliverables/:artifactId/reject" },
  notFoundMessage: deliverableNotFoundMessage,
  find: findDeliverable,
  async run(context, { reason }, { project, artifact }) {
    const [rejected] = await rejectArtifacts(createCommandContext(context), project.id, [artifact.id], reason.trim());
    if (!rejected) throw new Failure("not_found", deliverableNotFoundMessage);
    return toDeliverableResponse(context, rejected);
  },
});
