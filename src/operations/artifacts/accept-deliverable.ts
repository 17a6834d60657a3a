import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { DeliverableAnswer, deliverableAnswer, deliverableExample } from "#/operations/artifacts/artifact-answer";
import { artifactId, findDeliverable, noDeliverable } from "#/operations/artifacts/find-artifact";
import { joinOutside } from "#/operations/artifacts/import-jobs";
import { ownedOperation } from "#/operations/operation";
import { projectId } from "#/operations/projects/find-project";
import { acceptArtifacts } from "#/lifecycle/accept-artifacts";

export const acceptDeliverable = ownedOperation({
  name: "accept_deliverable",
  title: "Accept a deliverable",
  summary: "Takes an import into the design. What is not safe can be accepted by nobody.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({ id: projectId, artifactId }),
  output: DeliverableAnswer,
  example: { input: {}, output: { ...deliverableExample, status: "ACCEPTED", acceptable: false, decidedBy: "ada@example.com" } },
  rest: { method: "POST", path: "/api/v1/projects/:id/deliverables/:artifactId/accept" },
  missing: noDeliverable,
  find: findDeliverable,
  async run(context, _, { project, artifact }) {
    const [accepted] = await acceptArtifacts(deedOf(context), project.id, [artifact.id], joinOutside(context));
    if (!accepted) throw new Failure("not_found", noDeliverable);
    return deliverableAnswer(context, accepted);
  },
});
