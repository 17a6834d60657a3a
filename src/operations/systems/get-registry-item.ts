import { Type } from "@sinclair/typebox";
import { registryItem } from "#/formats/registry-item";
import { createTextReply } from "#/kernel/reply";
import { anyObject, StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { exportFactsOf } from "#/operations/systems/export-facts";
import { findServedSystem, noSystem, servedContent } from "#/operations/systems/served-system";

const extension = /\.json$/;

export const getRegistryItem = operation({
  name: "get_registry_item",
  title: "Get the registry item",
  summary: "A published system as a component registry's theme item, for tools that adopt a theme from an address.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({
    file: Type.String({ description: "The system's slug with `.json` at its end", maxLength: 200, pattern: "\\.json$" }),
  }),
  media: { mediaTypes: ["application/json"], description: "The item.", schemas: { "application/json": anyObject } },
  example: { input: { file: "nordhavn-optik.json" } },
  rest: { method: "GET", path: "/r/:file", anyOrigin: true },
  missing: noSystem,
  find: (context, { file = "" }) => findServedSystem(context, { name: file.replace(extension, "") }),
  canonical: (input, { system }) => ({ ...input, file: `${system.slug}.json` }),
  async run(context, _, served) {
    const content = await servedContent(context, served);
    return createTextReply(registryItem.write(content, exportFactsOf(context, served)), "application/json", {
      cacheControl: "public, no-cache",
    });
  },
});
