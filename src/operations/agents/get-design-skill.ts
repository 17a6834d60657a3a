import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { listDesignSources } from "#/operations/agents/skill-sources";
import { getDesignExportFacts, designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { loadExportContent } from "#/operations/designs/load-export-content";
import { defineOwnedOperation } from "#/operations/operation";

export const getDesignSkill = defineOwnedOperation({
  name: "get_design_skill",
  title: "Get a design skill",
  summary: "Returns a SKILL.md that teaches an agent a design, drafts included.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The skill: Markdown with front matter." },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/skill" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, _, { design }) {
    const content = await loadExportContent(context, design, "rules-pack");
    const facts = await getDesignExportFacts(context, design);
    const { renderBrandSkill } = await import("#/kits/writers");
    return createTextReply(
      renderBrandSkill(content, { ...facts, sources: listDesignSources(context.baseUrl, design.id) }),
      "text/markdown",
    );
  },
});
