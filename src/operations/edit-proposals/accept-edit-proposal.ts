import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { maxProposedEdits } from "#/model/edit-proposal";
import { createCommandContext } from "#/operations/actor";
import { designId } from "#/operations/designs/resolve";
import { DesignResponse, designExample, toDesignResponse } from "#/operations/designs/schema";
import { findProposal, proposalId, proposalNotFoundMessage } from "#/operations/edit-proposals/resolve";
import { runProposalPreview } from "#/operations/edit-proposals/run-proposal-preview";
import { EditProposalResponse, getReviewUrl, proposalExample, toProposalResponse } from "#/operations/edit-proposals/schema";
import { createRegeneration } from "#/operations/edits/create-regeneration";
import { DesignEdits, loadDesignEdits } from "#/operations/edits/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { acceptEditProposal as accept } from "#/pipeline/accept-edit-proposal";

/** The edits of a proposal that are decided. */
export const editIndexes = Type.Optional(
  Type.Array(Type.Integer({ minimum: 0, maximum: maxProposedEdits - 1 }), {
    minItems: 1,
    maxItems: maxProposedEdits,
    description: "Places of the edits in the proposal, counted from 0; all open ones if omitted",
  }),
);

export const acceptEditProposal = defineOwnedOperation({
  name: "accept_edit_proposal",
  title: "Accept proposed edits",
  summary: "Accepts open edits of a proposal: they become edits of the draft, and its finished parts are made again.",
  description:
    "Nothing is accepted if one of the edits does not apply to the draft as it is now, or if its value has changed since " +
    "it was proposed and overwrite is not set.",
  tag: "Designs",
  access: { people: "MEMBER" },
  input: StrictObject({
    id: designId,
    proposalId,
    edits: editIndexes,
    overwrite: Type.Optional(
      Type.Boolean({ default: false, description: "Replace values that have changed since the edits were proposed" }),
    ),
  }),
  output: Type.Object(
    { proposal: EditProposalResponse, design: DesignResponse, edits: DesignEdits },
    { title: "AcceptedProposal" },
  ),
  example: {
    input: { edits: [0] },
    output: {
      proposal: { ...proposalExample, status: "ACCEPTED", decidedBy: "ada@example.com" },
      design: { ...designExample, status: "IN_REVIEW", readyToBuild: false, served: false, version: null, publishedAt: null },
      edits: { adjustments: [{ kind: "radius", px: 10, reason: "As in the shop" }], given: {} },
    },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/proposals/:proposalId/accept" },
  cli: {
    command: "proposals accept",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "proposalId", label: "PROPOSAL" },
    ],
    print: ({ proposal: { id, status } }) => `${id} is ${status}`,
    examples: ["livery proposals accept ds_01jd… prp_01jd…"],
  },
  notFoundMessage: proposalNotFoundMessage,
  find: findProposal,
  async run(context, { edits: indexes, overwrite = false }, { design, proposal }) {
    const accepted = await accept(
      createCommandContext(context),
      design.id,
      proposal.id,
      { indexes, overwrite },
      {
        ...createRegeneration(context),
        findConflicts: async (made, current, adjustments) =>
          (await runProposalPreview(context, current, made, adjustments, false)).conflicts,
      },
    );
    const made = await context.contents.loadMadeParts(accepted.design.parts);
    const reviewUrl = await getReviewUrl(context, design, proposal.id);
    return {
      proposal: await toProposalResponse(accepted.proposal, made, reviewUrl),
      design: await toDesignResponse(context, accepted.design),
      edits: await loadDesignEdits(context, accepted.design),
    };
  },
});
