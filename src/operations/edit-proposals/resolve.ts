import { IdString } from "#/kernel/schema";
import type { Design } from "#/model/design";
import type { EditProposal } from "#/model/edit-proposal";
import type { DesignId, EditProposalId, WorkspaceId } from "#/model/ids";
import type { Context } from "#/operations/context";

export const proposalId = IdString<EditProposalId>({ minLength: 1, maxLength: 64, description: "The proposal's id" });

/** Message for a proposal or design that does not exist or is not accessible to the caller. */
export const proposalNotFoundMessage = "This design has no proposal with this id, or you do not have access to it.";

/** A proposal as the target of a call. */
export type ProposalTarget = {
  readonly workspaceId: WorkspaceId;
  readonly designId: DesignId;
  readonly design: Design;
  readonly proposal: EditProposal;
};

/** Finds the proposal in the path's design. */
export async function findProposal(
  { store }: Context,
  { id, proposalId: requestedId }: { readonly id?: DesignId; readonly proposalId?: EditProposalId },
): Promise<ProposalTarget | undefined> {
  if (!id || !requestedId) return undefined;
  const [design, proposal] = await Promise.all([store.designs.findById(id), store.editProposals.findById(id, requestedId)]);
  return design && proposal && { workspaceId: design.workspaceId, designId: design.id, design, proposal };
}
