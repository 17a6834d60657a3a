import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { artifactStatuses } from "#/model/external-artifact";
import { DeliverableAnswer, deliverableAnswer, deliverableExample } from "#/operations/artifacts/artifact-answer";
import { ownedOperation } from "#/operations/operation";
import { pageAsked, pageInput, pageOf } from "#/operations/paging";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";

export const listDeliverables = ownedOperation({
  name: "list_deliverables",
  title: "List a project's deliverables",
  summary: "What came back from external design tools for a project, with where each piece stands and what the audit says of it.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: projectId,
    status: Type.Optional(StringEnum(artifactStatuses, { description: "Only those that stand there" })),
    ...pageInput("art"),
  }),
  output: Type.Object(
    {
      deliverables: Type.Array(DeliverableAnswer, { description: "In the order of their arrival" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "DeliverableList" },
  ),
  example: { input: { status: "DRAFT" }, output: { deliverables: [deliverableExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/projects/:id/deliverables" },
  missing: noProject,
  find: findProject,
  async run(context, input, { id }) {
    const { status } = input;
    const found = await context.store.externalArtifacts.page(id, { status, ...pageAsked(input) });
    const { shown, nextCursor } = pageOf(found, input, (row) => row.id);
    return { deliverables: shown.map((row) => deliverableAnswer(context, row)), nextCursor };
  },
});
