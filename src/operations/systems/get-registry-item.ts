import { Type } from "@sinclair/typebox";
import { createTextReply } from "#/kernel/http/reply";
import { anyObject, StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { getSystemExportFacts, findServedSystem, systemNotFoundMessage, loadServedContent } from "#/operations/systems/resolve";

const extension = /\.json$/;

export const getRegistryItem = defineOperation({
  name: "get_registry_item",
  title: "Get the registry item",
  summary: "Returns a published system as the theme item of a component registry, for tools that install a theme from a URL.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({
    file: Type.String({ description: "Slug of the system, ending in `.json`", maxLength: 200, pattern: "\\.json$" }),
  }),
  media: { mediaTypes: ["application/json"], description: "The registry item.", schemas: { "application/json": anyObject } },
  example: { input: { file: "nordhavn-optik.json" } },
  rest: { method: "GET", path: "/r/:file", anyOrigin: true },
  notFoundMessage: systemNotFoundMessage,
  find: (context, { file = "" }) => findServedSystem(context, { name: file.replace(extension, "") }),
  canonicalize: (input, { system }) => ({ ...input, file: `${system.slug}.json` }),
  async run(context, _, served) {
    const content = await loadServedContent(context, served);
    const { registryItem } = await import("#/kits/writers");
    return createTextReply(registryItem.write(content, getSystemExportFacts(context, served)), "application/json", {
      cacheControl: "public, no-cache",
    });
  },
});
