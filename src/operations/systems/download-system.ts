import { createFileReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { getServedArchive } from "#/operations/archives/get-archive";
import { defineOperation } from "#/operations/operation";
import { getBundleSignature } from "#/operations/signing/get-bundle-signature";
import {
  getSystemExportFacts,
  systemName,
  canonicalizeToSlug,
  findServedSystem,
  systemNotFoundMessage,
} from "#/operations/systems/resolve";

export const downloadSystem = defineOperation({
  name: "download_system",
  title: "Download a system's bundle",
  summary: "Downloads all files of a published system as a ZIP archive. The archive of a version never changes.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["application/zip"], description: "The archive, named after the system and its version.", isFile: true },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/download", anyOrigin: true },
  cli: {
    command: "bundle",
    arguments: [{ property: "name", label: "SYSTEM" }],
    companion: {
      flag: "sign",
      description: "Write the signature of the bundle beside it, FILE.sig",
      suffix: ".sig",
      operation: getBundleSignature,
    },
    settings: ["secretKey"],
    examples: ["livery bundle nordhavn-optik", "livery bundle nordhavn-optik -o brand.zip --sign"],
  },
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, served) {
    const bytes = await getServedArchive(context, "bundle", served);
    const { getBundleFileName } = await import("#/kits/writers");
    return createFileReply(bytes, "application/zip", getBundleFileName(getSystemExportFacts(context, served)), {
      cacheControl: "public, no-cache",
    });
  },
});
