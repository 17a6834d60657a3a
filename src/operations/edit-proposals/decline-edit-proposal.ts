import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { declineEditProposal as decline } from "#/lifecycle/decide-edit-proposal";
import { createCommandContext } from "#/operations/actor";
import { designId } from "#/operations/designs/resolve";
import { editIndexes } from "#/operations/edit-proposals/accept-edit-proposal";
import { findProposal, proposalId, proposalNotFoundMessage } from "#/operations/edit-proposals/resolve";
import { EditProposalResponse, getReviewUrl, proposalExample, toProposalResponse } from "#/operations/edit-proposals/schema";
import { defineOwnedOperation } from "#/operations/operation";

export const declineEditProposal = defineOwnedOperation({
  name: "decline_edit_proposal",
  title: "Decline proposed edits",
  summary: "Declines open edits of a proposal with a reason. The design does not change.",
  tag: "Designs",
  access: { people: "MEMBER" },
  input: StrictObject({
    id: designId,
    proposalId,
    edits: editIndexes,
    reason: Type.String({
      minLength: 1,
      maxLength: 2000,
      pattern: "\\S",
      description: "Why the edits are declined. Their author reads this.",
    }),
  }),
  output: EditProposalResponse,
  example: {
    input: { reason: "The corners stay square." },
    output: { ...proposalExample, status: "DECLINED", reason: "The corners stay square.", decidedBy: "ada@example.com" },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/proposals/:proposalId/decline" },
  cli: {
    command: "proposals decline",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "proposalId", label: "PROPOSAL" },
    ],
    print: ({ id, status }) => `${id} is ${status}`,
    examples: ['livery proposals decline ds_01jd… prp_01jd… --reason "The corners stay square."'],
  },
  notFoundMessage: proposalNotFoundMessage,
  find: findProposal,
  async run(context, { edits: indexes, reason }, { design, proposal }) {
    const declined = await decline(createCommandContext(context), design.id, proposal.id, { indexes, reason: reason.trim() });
    const made = await context.contents.loadMadeParts(design.parts);
    return await toProposalResponse(declined, made, await getReviewUrl(context, design, proposal.id));
  },
});
