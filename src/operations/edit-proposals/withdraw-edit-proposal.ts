import { StrictObject } from "#/kernel/schema";
import { withdrawEditProposal as withdraw } from "#/lifecycle/decide-edit-proposal";
import { createCommandContext } from "#/operations/actor";
import { designId } from "#/operations/designs/resolve";
import { findProposal, proposalId, proposalNotFoundMessage } from "#/operations/edit-proposals/resolve";
import { EditProposalResponse, getReviewUrl, proposalExample, toProposalResponse } from "#/operations/edit-proposals/schema";
import { defineOwnedOperation } from "#/operations/operation";

export const withdrawEditProposal = defineOwnedOperation({
  name: "withdraw_edit_proposal",
  title: "Withdraw proposed edits",
  summary: "Withdraws an open proposal of the caller. People decline those of others.",
  tag: "Designs",
  access: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  input: StrictObject({ id: designId, proposalId }),
  output: EditProposalResponse,
  example: { input: {}, output: { ...proposalExample, status: "WITHDRAWN" } },
  rest: { method: "POST", path: "/api/v1/designs/:id/proposals/:proposalId/withdraw" },
  notFoundMessage: proposalNotFoundMessage,
  find: findProposal,
  async run(context, _, { design, proposal }) {
    const withdrawn = await withdraw(createCommandContext(context), design.id, proposal.id);
    const made = await context.contents.loadMadeParts(design.parts);
    return await toProposalResponse(withdrawn, made, await getReviewUrl(context, design, proposal.id));
  },
});
