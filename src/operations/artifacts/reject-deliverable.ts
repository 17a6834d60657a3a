import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { DeliverableAnswer, deliverableAnswer, deliverableExample } from "#/operations/artifacts/artifact-answer";
import { artifactId, findDeliverable, noDeliverable } from "#/operations/artifacts/find-artifact";
import { ownedOperation } from "#/operations/operation";
import { projectId } from "#/operations/projects/find-project";
import { rejectArtifacts } from "#/lifecycle/reject-artifacts";

export const rejectionReason = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: "\\S",
  description: "Why, in words that whoever made it can work with",
});

export const rejectDeliverable = ownedOperation({
  name: "reject_deliverable",
  title: "Reject a deliverable",
  summary: "Turns a pending import down, with a reason. The same content may be sent again.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({ id: projectId, artifactId, reason: rejectionReason }),
  output: DeliverableAnswer,
  example: {
    input: { reason: "The price is too small to read." },
    output: { ...deliverableExample, status: "REJECTED", acceptable: false, reason: "The price is too small to read." },
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/deliverables/:artifactId/reject" },
  missing: noDeliverable,
  find: findDeliverable,
  async run(context, { reason }, { project, artifact }) {
    const [rejected] = await rejectArtifacts(deedOf(context), project.id, [artifact.id], reason.trim());
    if (!rejected) throw new Failure("not_found", noDeliverable);
    return deliverableAnswer(context, rejected);
  },
});
