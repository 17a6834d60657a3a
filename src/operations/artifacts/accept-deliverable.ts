import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { DeliverableResponse, toDeliverableResponse, deliverableExample } from "#/operations/artifacts/schema";
import { artifactId, findDeliverable, deliverableNotFoundMessage } from "#/operations/artifacts/resolve";
import { createMergeImports } from "#/operations/artifacts/import-jobs";
import { defineOwnedOperation } from "#/operations/operation";
import { projectId } from "#/operations/projects/resolve";
import { acceptArtifacts } from "#/lifecycle/accept-artifacts";

export const acceptDeliverable = defineOwnedOperation({
  name: "accept_deliverable",
  title: "Accept a deliverable",
  summary: "Accepts a pending import and adds it to the design. Imports with safety errors cannot be accepted.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({ id: projectId, artifactId }),
  output: DeliverableResponse,
  example: { input: {}, output: { ...deliverableExample, status: "ACCEPTED", acceptable: false, decidedBy: "ada@example.com" } },
  rest: { method: "POST", path: "/api/v1/projects/:id/deliverables/:artifactId/accept" },
  notFoundMessage: deliverableNotFoundMessage,
  find: findDeliverable,
  async run(context, _, { project, artifact }) {
    const [accepted] = await acceptArtifacts(
      createCommandContext(context),
      project.id,
      [artifact.id],
      createMergeImports(context),
    );
    if (!accepted) throw new Failure("not_found", deliverableNotFoundMessage);
    return toDeliverableResponse(context, accepted);
  },
});
