import { Type } from "@sinclair/typebox";
import { formatJson } from "#/formats/json";
import { createTextReply } from "#/kernel/http/reply";
import { anyObject, StrictObject } from "#/kernel/schema";
import type { RegistryOptions } from "#/kits/registry";
import type { PartName } from "#/model/design-content";
import type { Context } from "#/operations/context";
import { createPublicFontsBase } from "#/operations/files/given-fonts";
import { defineOperation } from "#/operations/operation";
import {
  findPartSource,
  loadPartSubject,
  type PartSource,
  type PartSubject,
  sourceName,
  sourceNotFoundMessage,
  sourceVersion,
} from "#/operations/parts/resolve";

/** The parts that a registry is made of. */
export const registryParts: readonly PartName[] = ["components", "icons"];

/**
 * Finds what a registry is of. The router allows one name for what follows `/r/`, that of the file
 * of a theme.
 */
export const findRegistrySource = (context: Context, { file = "" }: { readonly file?: string }) =>
  findPartSource(context, { name: file });

/** Replaces the name in an input by the system's slug, the key under which replies are cached. */
export const canonicalizeRegistrySource = (input: Readonly<Record<string, unknown>>, { system }: PartSource) => ({
  ...input,
  file: system.slug,
});

/**
 * What shadcn adds to the address when it searches. Without pagination in the reply, it selects
 * from all items itself.
 */
const searchValue = Type.Optional(Type.String({ description: "Not used: clients search in all items", maxLength: 200 }));

/** How the items of a source are addressed: by its slug, or a draft by its id. */
export const getRegistryOptions = (
  { served, design, isPublic }: PartSource,
  { facts, designId }: PartSubject,
  pinned: string | undefined,
): RegistryOptions => ({
  ...facts,
  source: served ? facts.slug : design.id,
  pinned,
  isPublic,
  fontsBase: isPublic ? createPublicFontsBase(designId, facts.baseUrl) : undefined,
});

export const getRegistry = defineOperation({
  name: "get_registry",
  title: "List the registry items",
  summary:
    "Lists the items of a published system's shadcn registry: its theme, each component, page, section of a page and icon.",
  description: "Clients of shadcn list, search and install items from it: `@NAME` with the URL `/r/SLUG/{name}.json`.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  // Versions and searches are too many.
  shouldCache: ({ version, q, type, limit, offset }) => [version, q, type, limit, offset].every((value) => value === undefined),
  input: StrictObject({
    file: sourceName,
    version: sourceVersion,
    q: searchValue,
    type: searchValue,
    limit: searchValue,
    offset: searchValue,
  }),
  media: { mediaTypes: ["application/json"], description: "The registry.", schemas: { "application/json": anyObject } },
  example: { input: { file: "nordhavn-optik" } },
  rest: { method: "GET", path: "/r/:file/registry.json", anyOrigin: true },
  notFoundMessage: sourceNotFoundMessage,
  find: findRegistrySource,
  canonicalize: canonicalizeRegistrySource,
  async run(context, { version }, source) {
    const subject = await loadPartSubject(context, source, version, registryParts);
    const { createRegistry } = await import("#/kits/writers");
    const registry = createRegistry(subject.content, getRegistryOptions(source, subject, version));
    return createTextReply(formatJson(registry), "application/json", { cacheControl: "public, no-cache" });
  },
});
