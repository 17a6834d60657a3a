import { importGuide } from "#/documents/import-guide";
import { adoptionGuide } from "#/documents/adoption-guide";
import { agentPrompt } from "#/documents/agent-prompt";
import { brandSkill } from "#/documents/brand-skill";
import { handoff, type HandoffSubject } from "#/documents/handoff/handoff";
import { handoffPrompt } from "#/documents/handoff/handoff-prompt";
import { copyMap } from "#/documents/prompt-pack/copy-map";
import { explorePack } from "#/documents/prompt-pack/explore-pack";
import { lockPack } from "#/documents/prompt-pack/lock-pack";
import { promptPack } from "#/documents/prompt-pack/prompt-pack";
import type { ExportFacts } from "#/formats/export-facts";
import { formatApplyPrompt, formatReviewPrompt } from "#/transports/mcp/prompts/prompt-text";
import { partnerKitFiles } from "#/kits/partner-kit/partner-kit";
import { rulesPack } from "#/kits/rules-pack/rules-pack";
import type { DesignContent } from "#/model/design-content";
import { designSources, systemSources } from "#/operations/agents/skill-sources";
import { adoptionFixture } from "#test/documents/adoption-fixture";

/** A document that an agent reads, by the name that people know it by. */
export type AgentDocument = { readonly name: string; readonly text: string };

/** Every text that Livery writes for agents about one design: files of a repository, of the kit and of the bundle, packs, prompts, and what tools answer. */
export function agentDocuments(content: DesignContent, facts: ExportFacts): readonly AgentDocument[] {
  const place = { designId: "ds_1", baseUrl: facts.baseUrl };
  const subject: HandoffSubject = {
    content,
    design: { id: "ds_1", name: content.brief.name, status: "DRAFT" },
    version: facts.version,
    baseUrl: facts.baseUrl,
  };
  const skill = brandSkill(content, { ...facts, sources: systemSources(facts) });
  const isText = ({ path }: { readonly path: string }) => /\.(?:md|mdc)$/.test(path);
  const json = (value: unknown) => JSON.stringify(value, null, 1);
  return [
    ...rulesPack(content, facts)
      .filter(isText)
      .map(({ path, content: text }) => ({ name: path, text })),
    ...partnerKitFiles(content, facts).flatMap(({ path, content: text }) =>
      isText({ path }) && typeof text === "string" ? [{ name: `partner-kit/${path}`, text }] : [],
    ),
    { name: "system-skill", text: skill },
    { name: "design-skill", text: brandSkill(content, { ...facts, sources: designSources(facts.baseUrl, "ds_1") }) },
    { name: "agent-prompt", text: agentPrompt(content, facts) },
    { name: "adoption-guide", text: adoptionGuide(content, facts) },
    { name: "handoff-prompt", text: handoffPrompt(subject) },
    { name: "handoff-summary", text: json(handoff(subject, { detail: "summary" })) },
    { name: "adoption-manifest", text: json(adoptionFixture(content)) },
    { name: "prompt-pack", text: promptPack({ ...place, design: content }) },
    { name: "explore-pack", text: explorePack({ ...place, proposals: [content, content, content] }) },
    { name: "lock-pack", text: lockPack({ ...place, design: content, isOwn: true }) },
    { name: "lock-pack-of-another", text: lockPack({ ...place, design: content, isOwn: false }) },
    { name: "copy-map", text: copyMap(content) },
    { name: "apply-prompt", text: formatApplyPrompt({ skill }) },
    { name: "review-prompt", text: formatReviewPrompt({ skill }) },
    { name: "import-guide", text: importGuide(facts.baseUrl) },
  ];
}
