import { renderBrandSkill } from "#/documents/brand-skill";
import { createTextReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { systemSources } from "#/operations/agents/skill-sources";
import { operation } from "#/operations/operation";
import { exportFactsOf } from "#/operations/systems/export-facts";
import { systemName } from "#/operations/systems/name-input";
import { bySlug, findServedSystem, noSystem, servedContent } from "#/operations/systems/served-system";

export const getBrandSkill = operation({
  name: "get_brand_skill",
  title: "Get the brand as a skill",
  summary:
    "A SKILL.md that teaches an agent a published system: rules with their checks, values, components and the way to work.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The skill: front matter, then Markdown." },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/skill", anyOrigin: true },
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, _, served) {
    const content = await servedContent(context, served);
    const facts = exportFactsOf(context, served);
    return createTextReply(renderBrandSkill(content, { ...facts, sources: systemSources(facts) }), "text/markdown", {
      cacheControl: "public, no-cache",
    });
  },
});
