import { Type } from "@sinclair/typebox";
import { Nullable, StrictObject } from "#/kernel/schema";
import { designMachine } from "#/model/design";
import { listOpenEdits } from "#/model/edit-proposal";
import { canTransition } from "#/model/state-machine";
import { designId } from "#/operations/designs/resolve";
import { findProposal, proposalId, proposalNotFoundMessage } from "#/operations/edit-proposals/resolve";
import { runProposalPreview } from "#/operations/edit-proposals/run-proposal-preview";
import {
  EditProposalResponse,
  getReviewUrl,
  previewExample,
  ProposalPreviewResponse,
  proposalExample,
  toPreviewResponse,
  toProposalResponse,
} from "#/operations/edit-proposals/schema";
import { defineOwnedOperation } from "#/operations/operation";

export const getEditProposal = defineOwnedOperation({
  name: "get_edit_proposal",
  title: "Get proposed edits",
  summary: "Retrieves a proposal with what its open edits would change in the design as it is now.",
  description:
    "The preview lists token values before and after, contrast and audit findings that would appear or disappear, and " +
    "edits that do not apply any more. It is null once nothing is open, and for a design that no longer changes.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId, proposalId }),
  output: Type.Object(
    { proposal: EditProposalResponse, preview: Nullable(ProposalPreviewResponse) },
    { title: "EditProposalDetails" },
  ),
  example: { input: {}, output: { proposal: proposalExample, preview: previewExample } },
  rest: { method: "GET", path: "/api/v1/designs/:id/proposals/:proposalId" },
  cli: {
    command: "proposals show",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "proposalId", label: "PROPOSAL" },
    ],
    examples: ["livery proposals show ds_01jd… prp_01jd…"],
  },
  notFoundMessage: proposalNotFoundMessage,
  find: findProposal,
  async run(context, _, { design, proposal }) {
    const made = await context.contents.loadMadeParts(design.parts);
    const response = await toProposalResponse(proposal, made, await getReviewUrl(context, design, proposal.id));
    const open = proposal.status === "OPEN" ? listOpenEdits(proposal) : [];
    if (open.length === 0 || !design.parts.tokens || !canTransition(designMachine, design.status, "update"))
      return { proposal: response, preview: null };
    const edits = open.flatMap((index) => proposal.edits[index]?.adjustment ?? []);
    const { mergeAdjustments, pickAddedConflicts } = await import("#/studio/adjustments/rebase-proposal");
    const adjustments = mergeAdjustments(made.adjustments, edits);
    const preview = await runProposalPreview(context, design, made, adjustments, true);
    const conflicts = pickAddedConflicts(preview.conflicts, adjustments, edits.length).flatMap(({ index, reason }) => {
      const own = open[index];
      return own === undefined ? [] : [{ index: own, reason }];
    });
    return { proposal: response, preview: toPreviewResponse(preview, conflicts) };
  },
});
