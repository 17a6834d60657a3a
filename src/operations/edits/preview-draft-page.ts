import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { maxSeed } from "#/kernel/random";
import { StrictObject } from "#/kernel/schema";
import type { Adjustment } from "#/model/adjustment";
import type { Design } from "#/model/design";
import { listOpenEdits } from "#/model/edit-proposal";
import type { EditProposalId } from "#/model/ids";
import { createVariation, variedParts } from "#/model/variation";
import type { Context } from "#/operations/context";
import { runPreviewJob } from "#/operations/design-previews/preview-jobs";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { proposalId } from "#/operations/edit-proposals/resolve";
import { renderDraftPageJob } from "#/operations/edits/render-draft-page-job";
import { createFontUrls, listFontHashes } from "#/operations/files/given-fonts";
import { defineOwnedOperation } from "#/operations/operation";
import { createPreviewReply } from "#/operations/previews/create-preview-reply";
import { applyMode, previewModeInput } from "#/operations/previews/preview-mode";

export const previewDraftPage = defineOwnedOperation({
  name: "preview_draft_page",
  title: "Preview a page of a draft",
  summary: "Renders a page of a draft with the open edits of a proposal, or as another variation. Stores nothing.",
  description: "Without either, the page is rendered with the edits that the draft has. Imported pages are not rendered.",
  tag: "Previews",
  access: { people: "MEMBER" },
  rate: "drawing",
  input: StrictObject({
    id: designId,
    page: Type.String({ maxLength: 80, description: "Slug of the page" }),
    mode: previewModeInput,
    proposal: Type.Optional({ ...proposalId, description: "The proposal whose open edits are shown" }),
    variation: Type.Optional(
      Type.Integer({ minimum: 0, maximum: maxSeed, description: "The seed that every part is drawn with, except the kept ones" }),
    ),
    keep: Type.Optional(
      Type.String({ maxLength: 80, description: `Parts that the variation keeps, with commas: ${variedParts.join(", ")}` }),
    ),
  }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "The page, with a sandbox policy." },
  example: { input: { id: designExample.id, page: "landing", variation: 12, keep: "mark,palette" } },
  rest: { method: "GET", path: "/preview/designs/:id/draft" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { page, mode, proposal, variation, keep = "" }, { design }) {
    const { brief, given, adjustments: saved } = await context.contents.loadMadeParts(design.parts);
    const proposed = proposal === undefined ? saved : await addProposed(context, design, saved, proposal);
    const kept = keep.split(",");
    const varied = variedParts.filter((part) => kept.includes(part));
    const adjustments = variation === undefined ? proposed : createVariation(proposed, varied, variation);
    const { seed, directionId } = design;
    const fontUrls = await createFontUrls(context, listFontHashes(given));
    const input = { parts: { brief, given, adjustments }, parameters: { seed, directionId }, page, fontUrls };
    const document = await runPreviewJob(context, renderDraftPageJob, input);
    if (document === null) throw new Failure("not_found", `This design has no page “${page}”.`);
    return await createPreviewReply(context, applyMode(document, mode), false, true);
  },
});

/** Adjustments with the open edits of a proposal. Throws `not_found`. */
async function addProposed(
  { store }: Context,
  { id }: Design,
  adjustments: readonly Adjustment[],
  proposalId: EditProposalId,
): Promise<readonly Adjustment[]> {
  const proposal = await store.editProposals.findById(id, proposalId);
  if (!proposal) throw new Failure("not_found", "The design has no proposal with this id.");
  const { mergeAdjustments } = await import("#/studio/adjustments/rebase-proposal");
  return mergeAdjustments(
    adjustments,
    listOpenEdits(proposal).flatMap((index) => proposal.edits[index]?.adjustment ?? []),
  );
}
