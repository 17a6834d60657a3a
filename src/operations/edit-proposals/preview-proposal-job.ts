import { defineJob } from "#/jobs/job";
import type { ProposalPreview, ProposalPreviewInput } from "#/operations/edit-proposals/preview-proposal";

/** Makes a draft with proposed edits and finds what they change and what does not apply. */
export const previewProposalJob = defineJob<ProposalPreviewInput, ProposalPreview>({
  name: "preview-proposal",
  queue: "interactive",
  load: async () => (await import("#/operations/edit-proposals/preview-proposal")).previewProposal,
});
