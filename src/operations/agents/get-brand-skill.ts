import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { listSystemSources } from "#/operations/agents/skill-sources";
import { defineOperation } from "#/operations/operation";
import {
  getSystemExportFacts,
  systemName,
  canonicalizeToSlug,
  findServedSystem,
  systemNotFoundMessage,
  loadServedContent,
} from "#/operations/systems/resolve";

export const getBrandSkill = defineOperation({
  name: "get_brand_skill",
  title: "Get a brand skill",
  summary:
    "Returns a SKILL.md that teaches an agent a published system: rules with their checks, values, components and workflow.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The skill: Markdown with front matter." },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/skill", anyOrigin: true },
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, served) {
    const content = await loadServedContent(context, served);
    const facts = getSystemExportFacts(context, served);
    const { renderBrandSkill } = await import("#/kits/writers");
    return createTextReply(renderBrandSkill(content, { ...facts, sources: listSystemSources(facts) }), "text/markdown", {
      cacheControl: "public, no-cache",
    });
  },
});
