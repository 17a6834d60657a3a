import { Type } from "@sinclair/typebox";
import { formatJson } from "#/formats/json";
import { createTextReply } from "#/kernel/http/reply";
import { anyObject, StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import {
  canonicalizeRegistrySource,
  findRegistrySource,
  getRegistryOptions,
  registryParts,
} from "#/operations/parts/get-registry";
import { loadPartSubject, sourceName, sourceNotFoundMessage, sourceVersion } from "#/operations/parts/resolve";
import { createUnknownNameFailure } from "#/operations/parts/unknown-name";

const extension = ".json";

export const getRegistryEntry = defineOperation({
  name: "get_registry_entry",
  title: "Get one item of the registry",
  summary: "Returns one item of a published system's shadcn registry with its files: the theme, a component, a block or an icon.",
  description:
    "`npx shadcn add` installs it. The addresses of its dependencies keep the version. Items of private systems contain what " +
    "they depend on, because clients send a key with the first request only.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  // Versions are too many.
  shouldCache: ({ version }) => version === undefined,
  input: StrictObject({
    file: sourceName,
    item: Type.String({ description: "Name of the item, ending in `.json`", maxLength: 200, pattern: "\\.json$" }),
    version: sourceVersion,
  }),
  media: { mediaTypes: ["application/json"], description: "The registry item.", schemas: { "application/json": anyObject } },
  example: { input: { file: "nordhavn-optik", item: "button.json" } },
  rest: { method: "GET", path: "/r/:file/:item", anyOrigin: true },
  notFoundMessage: sourceNotFoundMessage,
  find: findRegistrySource,
  canonicalize: canonicalizeRegistrySource,
  async run(context, { item: itemFile, version }, source) {
    const subject = await loadPartSubject(context, source, version, registryParts);
    const { createRegistryEntryItem, listRegistryEntries } = await import("#/kits/writers");
    const entries = listRegistryEntries(subject.content);
    const name = itemFile.slice(0, -extension.length);
    const entry = entries.find((one) => one.name === name);
    if (!entry) {
      const names = entries.map((one) => one.name);
      throw createUnknownNameFailure("registry item", name, names);
    }
    const item = createRegistryEntryItem(subject.content, entry, getRegistryOptions(source, subject, version));
    return createTextReply(formatJson(item), "application/json", { cacheControl: "public, no-cache" });
  },
});
