import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { artifactKinds, artifactStatuses } from "#/model/external-artifact";
import { DeliverableResponse, toDeliverableResponse, deliverableExample } from "#/operations/artifacts/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { orderInput, toPageQuery, pageInput, toPage } from "#/operations/paging";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import type { ArtifactCount } from "#/store/repositories/external-artifacts";

export const listDeliverables = defineOwnedOperation({
  name: "list_deliverables",
  title: "List a project's deliverables",
  summary: "Lists the imports of a project with their review status and audit findings.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: projectId,
    status: Type.Optional(
      Type.Array(StringEnum(artifactStatuses), {
        minItems: 1,
        maxItems: artifactStatuses.length,
        description: "Only return deliverables with one of these statuses",
      }),
    ),
    kind: Type.Optional(StringEnum(artifactKinds, { description: "Only return deliverables of this kind" })),
    ...orderInput,
    ...pageInput("art"),
  }),
  output: Type.Object(
    {
      deliverables: Type.Array(DeliverableResponse, { description: "Deliverables sorted by creation date" }),
      counts: Type.Object(
        {
          pending: Type.Integer({ description: "Drafts waiting for review" }),
          accepted: Type.Integer({ description: "Imports that were accepted into the design" }),
          rejected: Type.Integer({ description: "Imports that were rejected or superseded" }),
          components: Type.Integer({ description: "Pending and accepted components" }),
          pages: Type.Integer({ description: "Pending and accepted pages" }),
        },
        { description: "Counts of all imports of the project, regardless of filters" },
      ),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
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
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, input, { id }) {
    const { status: statuses, kind } = input;
    const { externalArtifacts } = context.store;
    const found = await externalArtifacts.listPage(id, { statuses, kind, ...toPageQuery(input) });
    const counts = await externalArtifacts.countByKindAndStatus(id);
    const sum = (isCounted: (row: ArtifactCount) => boolean) =>
      counts.filter(isCounted).reduce((total, { count }) => total + count, 0);
    const isLive = (row: ArtifactCount) => row.status === "DRAFT" || row.status === "ACCEPTED";
    const { shown, nextCursor } = toPage(found, input, (row) => row.id);
    return {
      deliverables: shown.map((row) => toDeliverableResponse(context, row)),
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
