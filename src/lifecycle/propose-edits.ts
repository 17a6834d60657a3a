import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { loadDesign } from "#/lifecycle/load-design";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";
import { type Design, designMachine } from "#/model/design";
import {
  type EditProposal,
  editProposalMachine,
  maxStoredProposals,
  maxOpenProposals,
  maxProposalLength,
  type ProposedEdit,
  type Proposer,
} from "#/model/edit-proposal";
import { createEditsProposedEvent } from "#/model/event";
import type { DesignId, EditProposalId } from "#/model/ids";
import { type Project, projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";

/** What is proposed. `replaces` is an open proposal of the same author that this one supersedes. */
export type NewProposal = Pick<EditProposal, "edits" | "note"> & {
  readonly keyName: string | null;
  readonly replaces?: EditProposalId | undefined;
};

/** Throws `conflict` unless edits can be proposed for a design: it is a draft with a project that has not ended. */
export function assertProposable(design: Design, project: Project | undefined): void {
  transition(designMachine, design.status, "update", { name: design.name });
  if (!project) throw new Failure("conflict", `Design “${design.name}” has no project. Rework it to start a new one.`);
  transition(projectMachine, project.state, "update", { name: project.name });
}

/**
 * Stores proposed edits of a draft, which change nothing until a person accepts them. An open
 * proposal with the same edits is returned instead of a second one. Throws `conflict` for a design
 * that cannot be edited and while too many proposals are open, `invalid` for one that is too large.
 */
export const proposeEdits = (
  context: CommandContext,
  designId: DesignId,
  { edits, note, keyName, replaces }: NewProposal,
): Promise<EditProposal> =>
  runUnitOfWork(context, async ({ repositories, now, by, audit, publish }) => {
    const { editProposals, projects } = repositories;
    const { design, project } = await loadDesign(repositories, designId);
    assertProposable(design, project);
    const length = JSON.stringify(edits).length;
    if (length > maxProposalLength)
      throw new Failure(
        "invalid",
        `The edits have ${length} characters as JSON, and one proposal can have ${maxProposalLength}. Send fewer at a time.`,
      );
    const proposedBy: Proposer = { kind: by.kind, id: by.id, name: by.name, keyName };
    const fingerprint = createFingerprint(edits, note);
    const open = await editProposals.listOpen(designId);
    const same = open.find((one) => one.fingerprint === fingerprint && isBy(one, proposedBy));
    if (same) return same;
    const replaced = replaces === undefined ? undefined : open.find(({ id }) => id === replaces);
    if (replaces !== undefined && !(replaced && isBy(replaced, proposedBy)))
      throw new Failure("invalid", "replaces is not an open proposal of yours for this design. Leave it out, or correct it.");
    if (open.length - (replaced ? 1 : 0) >= maxOpenProposals)
      throw new Failure(
        "conflict",
        `This design has ${maxOpenProposals} open proposals, and no more fit. Withdraw one, or ask a person to decide on them.`,
      );
    if (replaced)
      await editProposals.update(replaced.id, { status: transition(editProposalMachine, replaced.status, "supersede") });
    const { workspaceId } = design;
    const proposal: EditProposal = {
      ...{ id: createId("prp"), workspaceId, designId, status: "OPEN", edits, note, proposedBy, fingerprint },
      ...{ reason: null, decidedBy: null, createdAt: now, decidedAt: null },
    };
    await editProposals.insert(proposal, maxStoredProposals);
    if (project) await projects.update(project.id, { updatedAt: now });
    await audit({
      action: "proposal.created",
      workspaceId,
      targetId: designId,
      details: { id: proposal.id, edits: edits.length },
    });
    await publish(createEditsProposedEvent(design, proposal.id, now));
    return proposal;
  });

const createFingerprint = (edits: readonly ProposedEdit[], note: string | null) =>
  sha256Hex(JSON.stringify([edits.map(({ adjustment }) => adjustment), note]));

/** Whether an author made a proposal. */
export const isBy = ({ proposedBy }: Pick<EditProposal, "proposedBy">, { kind, id }: Pick<Proposer, "kind" | "id">): boolean =>
  proposedBy.kind === kind && proposedBy.id === id;
