import { getAdoptionGuide } from "#/operations/agents/get-adoption-guide";
import { getBrandSkill } from "#/operations/agents/get-brand-skill";
import { getDesignMark } from "#/operations/agents/get-design-mark";
import { getDesignSkill } from "#/operations/agents/get-design-skill";
import { getImportGuide } from "#/operations/agents/get-import-guide";
import { getSystemMark } from "#/operations/agents/get-system-mark";
import { listChangedSystems } from "#/operations/agents/list-changed-systems";
import { listSystemFiles } from "#/operations/agents/list-system-files";
import { previewInFrame } from "#/operations/agents/preview-in-frame";
import { getAgentsGuide, viewAgentsGuide } from "#/operations/agents/view-agents-guide";
import { viewPreviewFrame } from "#/operations/agents/view-preview-frame";

/** Operations behind the resources, prompts and guides for agents. */
export const agentOperations = [
  getBrandSkill,
  getAdoptionGuide,
  getSystemMark,
  previewInFrame,
  viewPreviewFrame,
  listSystemFiles,
  listChangedSystems,
  getDesignSkill,
  getDesignMark,
  viewAgentsGuide,
  getAgentsGuide,
  getImportGuide,
] as const;
