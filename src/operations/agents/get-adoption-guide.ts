import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import {
  getSystemExportFacts,
  systemName,
  canonicalizeToSlug,
  findServedSystem,
  systemNotFoundMessage,
  loadServedContent,
} from "#/operations/systems/resolve";

export const getAdoptionGuide = defineOperation({
  name: "get_adoption_guide",
  title: "Get the adoption guide",
  summary: "Returns the guide to adopting a published system in a project. It is the ADOPTION_GUIDE.md of the system's bundle.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/markdown; charset=utf-8"], description: "The guide as Markdown." },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/guide", anyOrigin: true },
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, served) {
    const content = await loadServedContent(context, served);
    const { renderAdoptionGuide } = await import("#/kits/writers");
    return createTextReply(renderAdoptionGuide(content, getSystemExportFacts(context, served)), "text/markdown", {
      cacheControl: "public, no-cache",
    });
  },
});
