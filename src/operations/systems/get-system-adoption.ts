import { AdoptionManifest } from "#/documents/adoption-manifest-schema";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { adoptionTool } from "#/operations/systems/adoption-tool";
import {
  getSystemExportFacts,
  systemName,
  canonicalizeToSlug,
  findServedSystem,
  systemNotFoundMessage,
  loadServedContent,
} from "#/operations/systems/resolve";
import { toSystemListItem } from "#/operations/systems/list-systems";

export const getSystemAdoption = defineOperation({
  name: "get_system_adoption",
  title: "Get the adoption manifest",
  summary: "Returns everything needed to adopt a published system, with a URL for each part.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  output: AdoptionManifest,
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/adoption", anyOrigin: true },
  tool: adoptionTool,
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, served) {
    const { design, version } = served;
    const { createAdoptionManifest, exportFormats } = await import("#/kits/writers");
    return createAdoptionManifest({
      content: await loadServedContent(context, served),
      metadata: getSystemExportFacts(context, served),
      system: toSystemListItem(served, context.baseUrl),
      design: { id: design.id, name: design.name, version: version.number },
      formats: exportFormats,
    });
  },
});
