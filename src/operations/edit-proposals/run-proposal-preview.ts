import type { Adjustment } from "#/model/adjustment";
import type { Design } from "#/model/design";
import type { Context } from "#/operations/context";
import { runPreviewJob } from "#/operations/design-previews/preview-jobs";
import type { ProposalPreview, ProposalPreviewInput } from "#/operations/edit-proposals/preview-proposal";
import { previewProposalJob } from "#/operations/edit-proposals/preview-proposal-job";
import { listWaivers, type MadeParts } from "#/pipeline/regenerate-design";

/** Previews adjustments of a draft in a job. Throws `unavailable` if it fails. */
export async function runProposalPreview(
  context: Context,
  { seed, directionId, workspaceId, brandId }: Design,
  made: MadeParts,
  proposed: readonly Adjustment[],
  compares: boolean,
): Promise<ProposalPreview> {
  const { brief, given, adjustments, pages = [], audit } = made;
  const otherSystems = audit && compares ? await context.store.systems.listSignatures(workspaceId, brandId) : [];
  const input: ProposalPreviewInput = {
    parts: { brief, given, adjustments },
    proposed,
    parameters: { seed, directionId, otherSystems },
    waivers: audit ? listWaivers(audit) : [],
    importedPages: pages.filter(({ document }) => document !== undefined),
    ...(compares && { compares: audit ? "AUDIT" : "TOKENS" }),
  };
  return await runPreviewJob(context, previewProposalJob, input);
}
