import { AdoptionManifest, createAdoptionManifest } from "#/documents/adoption-manifest";
import { StrictObject } from "#/kernel/schema";
import { exportFormats } from "#/kits/index";
import { operation } from "#/operations/operation";
import { adoptionTool } from "#/operations/systems/adoption-tool";
import { exportFactsOf } from "#/operations/systems/export-facts";
import { listItemOf } from "#/operations/systems/list-systems";
import { systemName } from "#/operations/systems/name-input";
import { bySlug, findServedSystem, noSystem, servedContent } from "#/operations/systems/served-system";

export const getSystemAdoption = operation({
  name: "get_system_adoption",
  title: "Get the adoption manifest",
  summary: "Everything that an adopter of a published system needs, with an address for each part.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ name: systemName }),
  output: AdoptionManifest,
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/adoption", anyOrigin: true },
  tool: adoptionTool,
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, _, served) {
    const { design, version } = served;
    return createAdoptionManifest({
      content: await servedContent(context, served),
      metadata: exportFactsOf(context, served),
      system: listItemOf(served, context.baseUrl),
      design: { id: design.id, name: design.name, version: version.number },
      formats: exportFormats,
    });
  },
});
