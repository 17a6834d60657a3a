import { renderImportGuide } from "#/documents/import-guide";
import { renderAdoptionGuide } from "#/documents/adoption-guide";
import { renderAgentPrompt } from "#/documents/agent-prompt";
import { renderBrandSkill } from "#/documents/brand-skill";
import { createHandoff, type HandoffInput } from "#/documents/handoff/handoff";
import { renderHandoffPrompt } from "#/documents/handoff/handoff-prompt";
import { renderCopyMap } from "#/documents/prompt-pack/copy-map";
import { renderExplorePack } from "#/documents/prompt-pack/explore-pack";
import { renderLockPack } from "#/documents/prompt-pack/lock-pack";
import { renderPromptPack } from "#/documents/prompt-pack/prompt-pack";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatApplyPrompt, formatReviewPrompt } from "#/transports/mcp/prompts/prompt-text";
import { createPartnerKitFiles } from "#/kits/partner-kit/partner-kit";
import { createRuleFiles } from "#/kits/rules-pack/rules-pack";
import type { DesignContent } from "#/model/design-content";
import { listDesignSources, listSystemSources } from "#/operations/agents/skill-sources";
import { createAdoptionManifestFixture } from "#test/documents/adoption-manifest-fixture";

/** A document for agents and its name. */
export type AgentDocument = { readonly name: string; readonly text: string };

/**
 * Every text that Livery writes for agents about one design: files of a repository, the kit and the
 * bundle, packs, prompts, and results of tools.
 */
export function listAgentDocuments(content: DesignContent, metadata: ExportMetadata): readonly AgentDocument[] {
  const location = { designId: "ds_1", baseUrl: metadata.baseUrl };
  const input: HandoffInput = {
    content,
    design: { id: "ds_1", name: content.brief.name, status: "DRAFT" },
    version: metadata.version,
    baseUrl: metadata.baseUrl,
  };
  const skill = renderBrandSkill(content, { ...metadata, sources: listSystemSources(metadata) });
  const isText = ({ path }: { readonly path: string }) => /\.(?:md|mdc)$/.test(path);
  const json = (value: unknown) => JSON.stringify(value, null, 1);
  return [
    ...createRuleFiles(content, metadata)
      .filter(isText)
      .map(({ path, content: text }) => ({ name: path, text })),
    ...createPartnerKitFiles(content, metadata).flatMap(({ path, content: text }) =>
      isText({ path }) && typeof text === "string" ? [{ name: `partner-kit/${path}`, text }] : [],
    ),
    { name: "system-skill", text: skill },
    {
      name: "design-skill",
      text: renderBrandSkill(content, { ...metadata, sources: listDesignSources(metadata.baseUrl, "ds_1") }),
    },
    { name: "agent-prompt", text: renderAgentPrompt(content, metadata) },
    { name: "adoption-guide", text: renderAdoptionGuide(content, metadata) },
    { name: "handoff-prompt", text: renderHandoffPrompt(input) },
    { name: "handoff-summary", text: json(createHandoff(input, { detail: "summary" })) },
    { name: "adoption-manifest", text: json(createAdoptionManifestFixture(content)) },
    { name: "prompt-pack", text: renderPromptPack({ ...location, design: content }) },
    { name: "explore-pack", text: renderExplorePack({ ...location, proposals: [content, content, content] }) },
    { name: "lock-pack", text: renderLockPack({ ...location, design: content, isOwn: true }) },
    { name: "lock-pack-of-another", text: renderLockPack({ ...location, design: content, isOwn: false }) },
    { name: "copy-map", text: renderCopyMap(content) },
    { name: "apply-prompt", text: formatApplyPrompt({ skill }) },
    { name: "review-prompt", text: formatReviewPrompt({ skill }) },
    { name: "import-guide", text: renderImportGuide(metadata.baseUrl) },
  ];
}
