import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { artifactKinds, artifactStatuses } from "#/model/external-artifact";
import { DeliverableAnswer, deliverableAnswer, deliverableExample } from "#/operations/artifacts/artifact-answer";
import { ownedOperation } from "#/operations/operation";
import { orderInput, pageAsked, pageInput, pageOf } from "#/operations/paging";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import type { ArtifactCount } from "#/store/repositories/external-artifacts";

export const listDeliverables = ownedOperation({
  name: "list_deliverables",
  title: "List a project's deliverables",
  summary: "What came back from external design tools for a project, with where each piece stands and what the audit says of it.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: projectId,
    status: Type.Optional(
      Type.Array(StringEnum(artifactStatuses), {
        minItems: 1,
        maxItems: artifactStatuses.length,
        description: "Only those with one of these",
      }),
    ),
    kind: Type.Optional(StringEnum(artifactKinds, { description: "Only those of this kind" })),
    ...orderInput,
    ...pageInput("art"),
  }),
  output: Type.Object(
    {
      deliverables: Type.Array(DeliverableAnswer, { description: "In the order of their arrival, or the other way round" }),
      counts: Type.Object(
        {
          pending: Type.Integer({ description: "Drafts that wait for a decision" }),
          accepted: Type.Integer({ description: "Imports that are part of the design" }),
          rejected: Type.Integer({ description: "Imports that were turned down or superseded" }),
          components: Type.Integer({ description: "Components among the pending and accepted ones" }),
          pages: Type.Integer({ description: "Pages among the pending and accepted ones" }),
        },
        { description: "All imports of the project, whatever the list is narrowed to" },
      ),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
    },
    { title: "DeliverableList" },
  ),
  example: {
    input: { status: ["DRAFT"] },
    output: {
      deliverables: [deliverableExample],
      counts: { pending: 1, accepted: 0, rejected: 0, components: 1, pages: 0 },
      nextCursor: null,
    },
  },
  rest: { method: "GET", path: "/api/v1/projects/:id/deliverables" },
  missing: noProject,
  find: findProject,
  async run(context, input, { id }) {
    const { status: statuses, kind } = input;
    const { externalArtifacts } = context.store;
    const found = await externalArtifacts.listPage(id, { statuses, kind, ...pageAsked(input) });
    const counts = await externalArtifacts.countByKindAndStatus(id);
    const sum = (wanted: (row: ArtifactCount) => boolean) => counts.filter(wanted).reduce((total, { count }) => total + count, 0);
    const isLive = (row: ArtifactCount) => row.status === "DRAFT" || row.status === "ACCEPTED";
    const { shown, nextCursor } = pageOf(found, input, (row) => row.id);
    return {
      deliverables: shown.map((row) => deliverableAnswer(context, row)),
      counts: {
        pending: sum((row) => row.status === "DRAFT"),
        accepted: sum((row) => row.status === "ACCEPTED"),
        rejected: sum((row) => !isLive(row)),
        components: sum((row) => isLive(row) && row.kind === "component"),
        pages: sum((row) => isLive(row) && row.kind === "page"),
      },
      nextCursor,
    };
  },
});
