import { renderAdoptionGuide } from "#/documents/adoption-guide";
import { createTextReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { exportFactsOf } from "#/operations/systems/export-facts";
import { systemName } from "#/operations/systems/name-input";
import { bySlug, findServedSystem, noSystem, servedContent } from "#/operations/systems/served-system";

export const getAdoptionGuide = operation({
  name: "get_adoption_guide",
  title: "Get the adoption guide",
  summary: "How a person or an agent brings a published system into a project; the ADOPTION_GUIDE.md of its bundle.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The guide." },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/guide", anyOrigin: true },
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, _, served) {
    const content = await servedContent(context, served);
    return createTextReply(renderAdoptionGuide(content, exportFactsOf(context, served)), "text/markdown", {
      cacheControl: "public, no-cache",
    });
  },
});
