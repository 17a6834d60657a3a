import { importDesignArtifacts } from "#/operations/artifacts/import-artifacts";
import { listBrands } from "#/operations/brands/list-brands";
import { getDesignContext } from "#/operations/designs/get-design-context";
import { getDesignHandoff } from "#/operations/designs/get-design-handoff";
import { getDesignPromptPack } from "#/operations/designs/get-design-prompt-pack";
import { getPartnerDesignKit } from "#/operations/designs/get-partner-design-kit";
import { getRepoRulesPack } from "#/operations/designs/get-repo-rules-pack";
import { checkMarkup } from "#/operations/parts/check-markup";
import { getAsset } from "#/operations/parts/get-asset";
import { getComponent } from "#/operations/parts/get-component";
import { getPageRecipe } from "#/operations/parts/get-page-recipe";
import { getTokens } from "#/operations/parts/get-tokens";
import { getScreenshot } from "#/operations/screenshots/get-screenshot";
import { searchDesignSystem } from "#/operations/parts/search-design-system";
import { proposeAdjustments } from "#/operations/edit-proposals/propose-adjustments";
import { whoami } from "#/operations/keys/whoami";
import type { Operation } from "#/operations/operation";
import { finishExternalDesign } from "#/operations/projects/finish-external-design";
import { exportTokens } from "#/operations/systems/export-tokens";
import { getAgentPrompt } from "#/operations/systems/get-agent-prompt";
import { getSystemAdoption } from "#/operations/systems/get-system-adoption";
import { listPublishedSystems } from "#/operations/systems/list-published-systems";
import { listSystems } from "#/operations/systems/list-systems";
import { type ToolOperation, createToolOperation } from "#/operations/tool-operation";

/** The operations that are tools, in the order of the tool list. */
const offeredOperations: readonly Operation[] = [
  whoami,
  listBrands,
  getDesignContext,
  getRepoRulesPack,
  getPartnerDesignKit,
  getDesignPromptPack,
  importDesignArtifacts,
  finishExternalDesign,
  getSystemAdoption,
  exportTokens,
  listSystems,
  getAgentPrompt,
  getDesignHandoff,
  proposeAdjustments,
  listPublishedSystems,
  searchDesignSystem,
  getPageRecipe,
  getComponent,
  getTokens,
  getAsset,
  checkMarkup,
  getScreenshot,
];

/** All tools, those that are removed included. */
export const tools: readonly ToolOperation[] = offeredOperations.map(createToolOperation);
