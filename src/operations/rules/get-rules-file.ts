import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { canonicalizeRegistrySource, findRegistrySource } from "#/operations/parts/get-registry";
import { sourceNotFoundMessage } from "#/operations/parts/resolve";
import { loadPack, packProperties } from "#/operations/rules/load-pack";

export const getRulesFile = defineOperation({
  name: "get_rules_file",
  title: "Get a file of a rules pack",
  summary: "Returns one file of a published system's rules pack, for the installer.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  // Versions and names are too many.
  shouldCache: ({ version, add }) => version === undefined && add === undefined,
  input: StrictObject({ ...packProperties, path: Type.String({ description: "Path of the file in the lock", maxLength: 240 }) }),
  media: { mediaTypes: ["text/plain; charset=utf-8", "font/woff2"], description: "The file." },
  rest: { method: "GET", path: "/r/:file/rules-file", hidden: true, anyOrigin: true },
  notFoundMessage: sourceNotFoundMessage,
  find: findRegistrySource,
  canonicalize: canonicalizeRegistrySource,
  async run(context, { path, ...request }, source) {
    const { files } = await loadPack(context, source, request);
    const file = files.find((one) => one.path === path);
    if (!file) throw new Failure("not_found", `The pack has no file ${JSON.stringify(path)}. Its lock lists the files.`);
    const { content } = file;
    const cacheControl = "public, no-cache";
    // Files of the pack are text for reading, whatever they are in a repository.
    if (typeof content === "string") return createTextReply(content, "text/plain", { cacheControl });
    return { status: 200, mediaType: "font/woff2", body: new Uint8Array(content), cacheControl };
  },
});
