import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { editProposalStatuses } from "#/model/edit-proposal";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { EditProposalResponse, getReviewUrl, proposalExample, toProposalResponse } from "#/operations/edit-proposals/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { orderInput, pageInput, printNextCursor, toPage, toPageQuery } from "#/operations/paging";

export const listEditProposals = defineOwnedOperation({
  name: "list_edit_proposals",
  title: "List proposed edits",
  summary: "Lists the proposals to edit a design: what each would change, who proposed it, and what people decided.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    status: Type.Optional(
      Type.Array(StringEnum(editProposalStatuses), {
        minItems: 1,
        maxItems: editProposalStatuses.length,
        description: "Only proposals with one of these statuses",
      }),
    ),
    ...orderInput,
    ...pageInput("prp"),
  }),
  output: Type.Object(
    {
      proposals: Type.Array(EditProposalResponse, { description: "Proposals by the time of their creation" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "EditProposalList" },
  ),
  example: { input: { id: designExample.id, status: ["OPEN"] }, output: { proposals: [proposalExample], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/designs/:id/proposals" },
  cli: {
    command: "proposals list",
    arguments: [{ property: "id", label: "DESIGN" }],
    print: ({ proposals, nextCursor }) =>
      [
        ...proposals.map(({ id, status, edits, proposedBy, createdAt }) =>
          [
            id,
            status,
            `${edits.length} ${edits.length === 1 ? "edit" : "edits"}`,
            proposedBy.keyName ?? proposedBy.name,
            createdAt,
          ].join("  "),
        ),
        ...printNextCursor(nextCursor),
      ].join("\n"),
    examples: ["livery proposals list ds_01jd… --status OPEN"],
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, input, { design }) {
    const { store, contents } = context;
    const found = await store.editProposals.listPage(design.id, { statuses: input.status, ...toPageQuery(input) });
    const { shown, nextCursor } = toPage(found, input, ({ id }) => id);
    const made = await contents.loadMadeParts(design.parts);
    const proposals = shown.map(async (row) => await toProposalResponse(row, made, await getReviewUrl(context, design, row.id)));
    return { proposals: await Promise.all(proposals), nextCursor };
  },
});
