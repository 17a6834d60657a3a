import { archiveDesign } from "#/operations/designs/archive-design";
import { checkFiles } from "#/operations/designs/check-files";
import { compareDesigns } from "#/operations/designs/compare-designs";
import { duplicateDesign } from "#/operations/designs/duplicate-design";
import { exportDesign } from "#/operations/designs/export-design";
import { getDesign } from "#/operations/designs/get-design";
import { getDesignContext } from "#/operations/designs/get-design-context";
import { downloadPartnerDesignKit } from "#/operations/designs/download-partner-design-kit";
import { getDesignHandoff } from "#/operations/designs/get-design-handoff";
import { getPartnerDesignKit } from "#/operations/designs/get-partner-design-kit";
import { getReleaseProposal } from "#/operations/designs/get-release-proposal";
import { getRepoRulesPack } from "#/operations/designs/get-repo-rules-pack";
import { installRepoRules } from "#/operations/designs/install-repo-rules";
import { getDesignPromptPack } from "#/operations/designs/get-design-prompt-pack";
import { getHandoffPrompt } from "#/operations/designs/get-handoff-prompt";
import { listDiscardedStates } from "#/operations/designs/list-discarded-states";
import { restoreDesign } from "#/operations/designs/restore-design";
import { restoreDiscardedState } from "#/operations/designs/restore-discarded-state";
import { listDesignVersions } from "#/operations/designs/list-design-versions";
import { pinDesign } from "#/operations/designs/pin-design";
import { publishDesign } from "#/operations/designs/publish-design";
import { reworkDesign } from "#/operations/designs/rework-design";
import { unpinDesign } from "#/operations/designs/unpin-design";
import { updateDesign } from "#/operations/designs/update-design";

/** Operations on designs. */
export const designOperations = [
  getDesign,
  getDesignContext,
  getDesignHandoff,
  getHandoffPrompt,
  getDesignPromptPack,
  updateDesign,
  exportDesign,
  listDesignVersions,
  compareDesigns,
  listDiscardedStates,
  restoreDiscardedState,
  restoreDesign,
  getReleaseProposal,
  publishDesign,
  pinDesign,
  unpinDesign,
  archiveDesign,
  reworkDesign,
  duplicateDesign,
  getRepoRulesPack,
  installRepoRules,
  checkFiles,
  getPartnerDesignKit,
  downloadPartnerDesignKit,
] as const;
