import { Failure } from "#/kernel/errors";
import { isBy } from "#/lifecycle/propose-edits";
import { type CommandContext, runUnitOfWork, type UnitOfWork } from "#/lifecycle/unit-of-work";
import {
  decideEdits,
  type EditDecision,
  type EditProposal,
  editProposalMachine,
  getDecidedStatus,
  listOpenEdits,
} from "#/model/edit-proposal";
import type { DesignId, EditProposalId } from "#/model/ids";
import { transition } from "#/model/state-machine";
import type { Repositories } from "#/store/store";

/** Loads a proposal of a design. Throws `not_found`. */
export async function loadEditProposal(
  { editProposals }: Pick<Repositories, "editProposals">,
  designId: DesignId,
  id: EditProposalId,
): Promise<EditProposal> {
  const proposal = await editProposals.findById(designId, id);
  if (!proposal) throw new Failure("not_found", "The design has no proposal with this id.");
  return proposal;
}

/**
 * The places of the edits to decide on: those that were chosen, or all that are open. Throws
 * `invalid` for one that does not exist, `conflict` for one that is decided already.
 */
export function resolveEditIndexes(proposal: EditProposal, chosen: readonly number[] | undefined): readonly number[] {
  if (chosen === undefined) return listOpenEdits(proposal);
  const unknown = chosen.find((index) => proposal.edits[index] === undefined);
  if (unknown !== undefined)
    throw new Failure(
      "invalid",
      `The proposal has no edit ${unknown}. Its edits are numbered from 0 to ${proposal.edits.length - 1}.`,
    );
  const decided = chosen.find((index) => proposal.edits[index]?.decision !== "OPEN");
  if (decided !== undefined)
    throw new Failure("conflict", `Edit ${decided} of the proposal is decided already. Load it again and choose open edits.`);
  return [...new Set(chosen)];
}

/**
 * Records a decision on edits of an open proposal, and closes it with the last one. Throws
 * `conflict` if it is not open. Call it in the unit of work of the change.
 */
export async function recordDecision(
  { repositories: { editProposals }, now, by, audit }: UnitOfWork,
  proposal: EditProposal,
  indexes: readonly number[],
  { decision, reason }: { readonly decision: Exclude<EditDecision, "OPEN">; readonly reason?: string },
): Promise<EditProposal> {
  const edits = decideEdits(proposal.edits, indexes, decision);
  const command = decision === "ACCEPTED" ? "accept" : "decline";
  const status = transition(editProposalMachine, proposal.status, command, { to: getDecidedStatus(edits) });
  const change = { status, edits, decidedBy: by.name, decidedAt: now, ...(reason !== undefined && { reason }) };
  await editProposals.update(proposal.id, change);
  const { workspaceId, designId, id } = proposal;
  const details = { id, edits: indexes.length };
  await audit({
    action: decision === "ACCEPTED" ? "proposal.accepted" : "proposal.declined",
    workspaceId,
    targetId: designId,
    details,
  });
  return { ...proposal, ...change };
}

/** Declines open edits of a proposal with a reason, all of them by default. Throws `conflict` if none is open. */
export const declineEditProposal = (
  context: CommandContext,
  designId: DesignId,
  id: EditProposalId,
  { indexes, reason }: { readonly indexes?: readonly number[] | undefined; readonly reason: string },
): Promise<EditProposal> =>
  runUnitOfWork(context, async (tx) => {
    const proposal = await loadEditProposal(tx.repositories, designId, id);
    transition(editProposalMachine, proposal.status, "decline", { to: "OPEN" });
    return await recordDecision(tx, proposal, resolveEditIndexes(proposal, indexes), { decision: "DECLINED", reason });
  });

/** Withdraws an open proposal for its author. Throws `forbidden` for others. */
export const withdrawEditProposal = (context: CommandContext, designId: DesignId, id: EditProposalId): Promise<EditProposal> =>
  runUnitOfWork(context, async ({ repositories, now, by, audit }) => {
    const proposal = await loadEditProposal(repositories, designId, id);
    if (!isBy(proposal, by))
      throw new Failure("forbidden", "Only its author can withdraw a proposal. A person can decline it instead.");
    const status = transition(editProposalMachine, proposal.status, "withdraw");
    await repositories.editProposals.update(id, { status, decidedBy: by.name, decidedAt: now });
    const { workspaceId } = proposal;
    await audit({ action: "proposal.withdrawn", workspaceId, targetId: designId, details: { id } });
    return { ...proposal, status, decidedBy: by.name, decidedAt: now };
  });

/** Closes the open proposals of a design that was approved without them. */
export async function supersedeOpenProposals({ editProposals }: Repositories, designId: DesignId): Promise<void> {
  for (const { id, status } of await editProposals.listOpen(designId))
    await editProposals.update(id, { status: transition(editProposalMachine, status, "supersede") });
}
