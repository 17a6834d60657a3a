import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { assertProposable, proposeEdits } from "#/lifecycle/propose-edits";
import { maxProposedEdits } from "#/model/edit-proposal";
import { createCommandContext } from "#/operations/actor";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { ProposedAdjustment, parseProposedAdjustments, proposedFields } from "#/operations/edit-proposals/proposed-adjustment";
import { proposeTool } from "#/operations/edit-proposals/propose-tool";
import { proposalId } from "#/operations/edit-proposals/resolve";
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

const next =
  "The design has not changed. A person reviews the proposal in the console and accepts or declines each edit; " +
  "accepted edits are then part of the design that get_design_context returns.";

export const proposeAdjustments = defineOwnedOperation({
  name: "propose_adjustments",
  title: "Propose edits",
  summary: "Proposes edits of a draft, which a person accepts or declines. The design does not change.",
  description:
    `Fields by kind: ${proposedFields}. Edits that do not apply to the draft are refused. Proposing the same edits again ` +
    "returns the open proposal.",
  tag: "Designs",
  access: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  rate: "import",
  input: StrictObject({
    id: designId,
    adjustments: Type.Array(ProposedAdjustment, { minItems: 1, maxItems: maxProposedEdits, description: "The proposed edits" }),
    note: Type.Optional(Type.String({ maxLength: 2000, description: "Why, for the person who decides" })),
    replaces: Type.Optional({ ...proposalId, description: "An open proposal of yours that this one replaces" }),
  }),
  output: Type.Object(
    {
      proposal: EditProposalResponse,
      preview: ProposalPreviewResponse,
      next: Type.String({ description: "What happens next" }),
    },
    { title: "ProposedEdits" },
  ),
  example: {
    input: { id: designExample.id, adjustments: [{ kind: "radius", px: 10, reason: "As in the shop" }] },
    output: { proposal: proposalExample, preview: previewExample, next },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/proposals", success: 201 },
  cli: {
    command: "proposals create",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "adjustments", label: "EDITS.json", reads: "JSON_FILE" },
    ],
    print: ({ proposal: { id, edits, reviewUrl } }) =>
      [`Proposed ${id}`, ...edits.map(({ label, from, to }) => `  ${label}: ${from ?? "as generated"} → ${to}`), reviewUrl].join(
        "\n",
      ),
    examples: ['livery proposals create ds_01jd… edits.json --note "Rounder, as in the shop"'],
  },
  tool: proposeTool,
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { adjustments: values, note, replaces }, { design }) {
    const { store, contents, caller } = context;
    assertProposable(design, await store.projects.findByDesign(design.id));
    if (!design.parts.tokens)
      throw new Failure("conflict", "This design has no foundation yet, so there is nothing to edit. Run its project first.");
    const adjustments = await parseProposedAdjustments(values);
    const made = await contents.loadMadeParts(design.parts);
    const { mergeAdjustments, pickAddedConflicts, rebaseEdit } = await import("#/studio/adjustments/rebase-proposal");
    const edits = adjustments.map((adjustment) => ({ adjustment, ...rebaseEdit(made, { adjustment, before: null }) }));
    if (edits.every(({ from, to }) => from === to))
      throw new Failure("invalid", "The design already has these values. Propose something that differs.");
    const merged = mergeAdjustments(made.adjustments, adjustments);
    const preview = await runProposalPreview(context, design, made, merged, true);
    const [conflict] = pickAddedConflicts(preview.conflicts, merged, adjustments.length);
    if (conflict)
      throw new Failure(
        "invalid",
        `adjustments[${conflict.index}] (${adjustments[conflict.index]?.kind}): ${conflict.reason} ` +
          "Correct it or leave it out. Nothing was proposed.",
      );
    const proposal = await proposeEdits(createCommandContext(context), design.id, {
      edits: edits.map(({ adjustment, from }) => ({ adjustment, before: from, decision: "OPEN" })),
      note: note?.trim().slice(0, 2000) || null,
      keyName: caller.kind === "key" ? caller.key.name : null,
      replaces,
    });
    const reviewUrl = await getReviewUrl(context, design, proposal.id);
    return { proposal: await toProposalResponse(proposal, made, reviewUrl), preview: toPreviewResponse(preview, []), next };
  },
});
