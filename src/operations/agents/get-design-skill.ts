import { renderBrandSkill } from "#/documents/brand-skill";
import { createTextReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { designSources } from "#/operations/agents/skill-sources";
import { designFacts } from "#/operations/designs/design-facts";
import { contentForExport } from "#/operations/designs/parts-needed";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";

export const getDesignSkill = ownedOperation({
  name: "get_design_skill",
  title: "Get a design of one's own as a skill",
  summary: "A SKILL.md that teaches an agent a design, drafts included.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The skill: front matter, then Markdown." },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/skill" },
  missing: noDesign,
  find: findDesign,
  async run(context, _, { design }) {
    const content = await contentForExport(context, design, "rules-pack");
    const facts = await designFacts(context, design);
    return createTextReply(
      renderBrandSkill(content, { ...facts, sources: designSources(context.baseUrl, design.id) }),
      "text/markdown",
    );
  },
});
