import { Failure } from "#/kernel/errors";
import type { DesignWithProject } from "#/lifecycle/add-design";
import { loadEditProposal, recordDecision, resolveEditIndexes } from "#/lifecycle/decide-edit-proposal";
import type { CommandContext } from "#/lifecycle/unit-of-work";
import type { Adjustment, AdjustmentConflict } from "#/model/adjustment";
import type { Design } from "#/model/design";
import { type EditProposal, editProposalMachine } from "#/model/edit-proposal";
import type { DesignId, EditProposalId } from "#/model/ids";
import { transition } from "#/model/state-machine";
import { type MadeParts, type Regeneration, regenerateDesign } from "#/pipeline/regenerate-design";

/** Finds the adjustments of a design that do not apply to it once it is made with them. */
export type FindConflicts = (
  made: MadeParts,
  design: Design,
  adjustments: readonly Adjustment[],
) => Promise<readonly AdjustmentConflict[]>;

/** Which edits of a proposal are accepted, counted from 0; all open ones by default. */
export type Acceptance = {
  readonly indexes?: readonly number[] | undefined;
  /** Whether edits replace values that have changed since they were proposed. */
  readonly overwrite: boolean;
};

/** The most edits that one message names. */
const maxNamed = 5;

/**
 * Accepts edits of a proposal: they become adjustments of the draft, on top of those that it has
 * now, and its finished parts are made again. Throws `conflict` for a proposal that is not open, for
 * a design that cannot be edited, for edits whose value has changed since they were proposed,
 * unless `overwrite` is set, and for those that do not apply to the draft any more.
 */
export async function acceptEditProposal(
  context: CommandContext,
  designId: DesignId,
  proposalId: EditProposalId,
  { indexes: chosen, overwrite }: Acceptance,
  { findConflicts, ...regeneration }: Regeneration & { readonly findConflicts: FindConflicts },
): Promise<DesignWithProject & { readonly proposal: EditProposal }> {
  const loaded = await loadEditProposal(context.store, designId, proposalId);
  transition(editProposalMachine, loaded.status, "accept", { to: "OPEN" });
  const indexes = resolveEditIndexes(loaded, chosen);
  let proposal = loaded;
  const edited = await regenerateDesign(
    context,
    designId,
    {
      async derive(made, design) {
        const edits = indexes.flatMap((index) => loaded.edits[index] ?? []);
        const { mergeAdjustments, pickAddedConflicts, rebaseEdit } = await import("#/studio/adjustments/rebase-proposal");
        const changed = edits.map((edit) => rebaseEdit(made, edit)).filter(({ changedSince }) => changedSince !== undefined);
        if (changed.length > 0 && !overwrite)
          throw new Failure(
            "conflict",
            `Changed since it was proposed: ${formatNames(changed.map(({ label }) => label))}. ` +
              "Send overwrite: true to replace the new values, or accept the other edits.",
          );
        const accepted = edits.map(({ adjustment }) => adjustment);
        const adjustments = mergeAdjustments(made.adjustments, accepted);
        const own = pickAddedConflicts(await findConflicts(made, design, adjustments), adjustments, accepted.length);
        const { getAdjustmentLabel } = await import("#/studio/adjustments/describe-adjustment");
        const names = own.flatMap(({ index }) => accepted[index] ?? []).map(getAdjustmentLabel);
        if (own.length > 0)
          throw new Failure(
            "conflict",
            `Does not apply to the draft as it is now: ${formatNames(names)}. ${own[0]?.reason ?? ""} ` +
              "Accept the other edits, and decline these.",
          );
        return { adjustments };
      },
      async record(tx) {
        const current = await loadEditProposal(tx.repositories, designId, proposalId);
        resolveEditIndexes(current, indexes);
        proposal = await recordDecision(tx, current, indexes, { decision: "ACCEPTED" });
      },
    },
    regeneration,
  );
  return { ...edited, proposal };
}

const formatNames = (names: readonly string[]) =>
  names.length > maxNamed ? `${names.slice(0, maxNamed).join(", ")} and ${names.length - maxNamed} more` : names.join(", ");
