import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { DeliverableAnswer, deliverableAnswer, deliverableExample } from "#/operations/artifacts/artifact-answer";
import { artifactId } from "#/operations/artifacts/find-artifact";
import { joinOutside } from "#/operations/artifacts/import-jobs";
import { rejectionReason } from "#/operations/artifacts/reject-deliverable";
import { ownedOperation } from "#/operations/operation";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { acceptArtifacts } from "#/lifecycle/accept-artifacts";
import { rejectArtifacts } from "#/lifecycle/reject-artifacts";

const ids = (description: string) => Type.Optional(Type.Array(artifactId, { minItems: 1, maxItems: 200, description }));

export const decideDeliverables = ownedOperation({
  name: "decide_deliverables",
  title: "Decide on several deliverables",
  summary: "Accepts several imports, or rejects several for one reason: all of them or none.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: projectId,
    accept: ids("The imports to accept. Either this or reject."),
    reject: ids("The imports to reject, with a reason. Either this or accept."),
    reason: Type.Optional(rejectionReason),
  }),
  output: Type.Object(
    { deliverables: Type.Array(DeliverableAnswer, { description: "They as they stand now, in the order of the request" }) },
    { title: "DecidedDeliverables" },
  ),
  example: {
    input: { accept: [deliverableExample.id] },
    output: { deliverables: [{ ...deliverableExample, status: "ACCEPTED", acceptable: false }] },
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/deliverables/bulk" },
  missing: noProject,
  find: findProject,
  async run(context, { accept, reject, reason }, { id }) {
    if ((accept === undefined) === (reject === undefined))
      throw new Failure("invalid", "Send either accept or reject, each a list of ids.");
    if ((reject === undefined) !== (reason === undefined))
      throw new Failure("invalid", "reason belongs to reject, and reject needs a reason.");
    const listed = accept ?? reject ?? [];
    if (new Set(listed).size < listed.length) throw new Failure("invalid", "An import is listed twice. List each import once.");
    const deed = deedOf(context);
    const decided = accept
      ? await acceptArtifacts(deed, id, accept, joinOutside(context))
      : await rejectArtifacts(deed, id, reject ?? [], (reason ?? "").trim());
    return { deliverables: decided.map((row) => deliverableAnswer(context, row)) };
  },
});
