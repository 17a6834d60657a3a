import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { canonicalizeRegistrySource, findRegistrySource } from "#/operations/parts/get-registry";
import { sourceNotFoundMessage } from "#/operations/parts/resolve";
import { loadPack, packProperties } from "#/operations/rules/load-pack";

export const getRulesLock = defineOperation({
  name: "get_rules_lock",
  title: "Get the lock of a rules pack",
  summary:
    "Returns the files of a published system's rules pack with their hashes, as the installer stores them in a repository.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  // Versions and names are too many.
  shouldCache: ({ version, add }) => version === undefined && add === undefined,
  input: StrictObject(packProperties),
  media: { mediaTypes: ["text/plain; charset=utf-8"], description: "The lock, one fact a line." },
  rest: { method: "GET", path: "/r/:file/rules.lock", hidden: true, anyOrigin: true },
  notFoundMessage: sourceNotFoundMessage,
  find: findRegistrySource,
  canonicalize: canonicalizeRegistrySource,
  async run(context, request, source) {
    const { lock } = await loadPack(context, source, request);
    return createTextReply(lock, "text/plain", { cacheControl: "public, no-cache" });
  },
});
