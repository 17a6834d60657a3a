/**
 * What operations write from the content of a design: documents, exports, kits and their parts. The
 * server loads all of it at first use, since most of it shares the same modules.
 */
export { renderAdoptionGuide } from "#/documents/adoption-guide";
export { createAdoptionManifest } from "#/documents/adoption-manifest";
export { renderAgentPrompt } from "#/documents/agent-prompt";
export { renderBrandSkill } from "#/documents/brand-skill";
export { renderComponentDocument } from "#/documents/component-document";
export { createHandoff } from "#/documents/handoff/handoff";
export { renderHandoffPrompt } from "#/documents/handoff/handoff-prompt";
export { listTokenChanges } from "#/documents/handoff/token-changes";
export { renderMarkupDocument } from "#/documents/markup-document";
export { renderPageDocument } from "#/documents/page-document";
export { renderComponentReference } from "#/documents/part-references/component-reference";
export { baseSection, listPageSections, renderPageRecipe } from "#/documents/part-references/page-recipe";
export { renderPreviewApp } from "#/documents/preview-app";
export { renderCopyMap } from "#/documents/prompt-pack/copy-map";
export { renderExplorePack } from "#/documents/prompt-pack/explore-pack";
export { renderLockPack } from "#/documents/prompt-pack/lock-pack";
export { renderPromptPack } from "#/documents/prompt-pack/prompt-pack";
export { listDesignFontFiles, renderDesignFontFaces } from "#/formats/font-faces";
export { renderFallbackFonts } from "#/formats/font-fallbacks";
export { tokenFormats } from "#/formats/index";
export { registryItem } from "#/formats/registry-item";
export { themeJson } from "#/formats/theme-json";
export { listSystemVariables } from "#/formats/token-groups";
export { utilityThemeV4 } from "#/formats/utility-theme-v4";
export { getBundleFileName } from "#/kits/bundle";
export { readFontFile } from "#/kits/font-files";
export { renderIconSvg } from "#/kits/icon-files";
export { exportFormats, findExportFormat } from "#/kits/index";
export { createPartnerKitFiles, getPartnerKitFileName } from "#/kits/partner-kit/partner-kit";
export { validateKit } from "#/kits/partner-kit/validate-kit";
export { createRegistry, createRegistryEntryItem, listRegistryEntries } from "#/kits/registry";
export { createAddedFiles, listAddableNames } from "#/kits/rules-pack/added-files";
export { createPackFiles } from "#/kits/rules-pack/pack-files";
export { createExtraRuleFiles, createRuleFiles } from "#/kits/rules-pack/rules-pack";
