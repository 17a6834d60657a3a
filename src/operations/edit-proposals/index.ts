import { acceptEditProposal } from "#/operations/edit-proposals/accept-edit-proposal";
import { declineEditProposal } from "#/operations/edit-proposals/decline-edit-proposal";
import { getEditProposal } from "#/operations/edit-proposals/get-edit-proposal";
import { listEditProposals } from "#/operations/edit-proposals/list-edit-proposals";
import { proposeAdjustments } from "#/operations/edit-proposals/propose-adjustments";
import { withdrawEditProposal } from "#/operations/edit-proposals/withdraw-edit-proposal";

/** Operations on proposed edits of drafts. */
export const editProposalOperations = [
  proposeAdjustments,
  listEditProposals,
  getEditProposal,
  acceptEditProposal,
  declineEditProposal,
  withdrawEditProposal,
] as const;
