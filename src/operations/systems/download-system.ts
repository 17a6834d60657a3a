import { createFileReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { getBundleFileName } from "#/kits/bundle";
import { servedArchive } from "#/operations/archives/archive-of";
import { operation } from "#/operations/operation";
import { exportFactsOf } from "#/operations/systems/export-facts";
import { systemName } from "#/operations/systems/name-input";
import { bySlug, findServedSystem, noSystem } from "#/operations/systems/served-system";

export const downloadSystem = operation({
  name: "download_system",
  title: "Download the bundle",
  summary: "Every file of a published system in one ZIP archive, the same bytes for the same version.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["application/zip"], description: "The archive, named after system and version.", isFile: true },
  example: { input: { name: "nordhavn-optik" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/download", anyOrigin: true },
  cli: {
    verb: "bundle",
    arguments: [{ property: "name", label: "SYSTEM" }],
    examples: ["livery bundle nordhavn-optik", "livery bundle nordhavn-optik -o brand.zip"],
  },
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, _, served) {
    const bytes = await servedArchive(context, "bundle", served);
    return createFileReply(bytes, "application/zip", getBundleFileName(exportFactsOf(context, served)), {
      cacheControl: "public, no-cache",
    });
  },
});
