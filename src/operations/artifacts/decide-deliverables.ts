import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { DeliverableResponse, toDeliverableResponse, deliverableExample } from "#/operations/artifacts/schema";
import { artifactId } from "#/operations/artifacts/resolve";
import { createMergeImports } from "#/operations/artifacts/import-jobs";
import { rejectionReason } from "#/operations/artifacts/reject-deliverable";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { acceptArtifacts } from "#/lifecycle/accept-artifacts";
import { rejectArtifacts } from "#/lifecycle/reject-artifacts";

const createIdsInput = (description: string) =>
  Type.Optional(Type.Array(artifactId, { minItems: 1, maxItems: 200, description }));

export const decideDeliverables = defineOwnedOperation({
  name: "decide_deliverables",
  title: "Accept or reject several deliverables",
  summary: "Accepts several imports, or rejects several for the same reason. If one fails, none is changed.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: projectId,
    accept: createIdsInput("Ids of the imports to accept. Send either accept or reject."),
    reject: createIdsInput("Ids of the imports to reject. Send either accept or reject; reject requires a reason."),
    reason: Type.Optional(rejectionReason),
  }),
  output: Type.Object(
    { deliverables: Type.Array(DeliverableResponse, { description: "The updated deliverables, in the order of the request" }) },
    { title: "DecidedDeliverables" },
  ),
  example: {
    input: { accept: [deliverableExample.id] },
    output: { deliverables: [{ ...deliverableExample, status: "ACCEPTED", acceptable: false }] },
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/deliverables/bulk" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, { accept, reject, reason }, { id }) {
    if ((accept === undefined) === (reject === undefined))
      throw new Failure("invalid", "Send either accept or reject with a list of import ids.");
    if ((reject === undefined) !== (reason === undefined))
      throw new Failure("invalid", "Send reason with reject, and only with reject.");
    const listed = accept ?? reject ?? [];
    if (new Set(listed).size < listed.length) throw new Failure("invalid", "An import is listed twice. List each import once.");
    const commandContext = createCommandContext(context);
    const decided = accept
      ? await acceptArtifacts(commandContext, id, accept, createMergeImports(context))
      : await rejectArtifacts(commandContext, id, reject ?? [], (reason ?? "").trim());
    return { deliverables: decided.map((row) => toDeliverableResponse(context, row)) };
  },
});
