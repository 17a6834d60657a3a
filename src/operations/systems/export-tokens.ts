import { createFileReply } from "#/kernel/http/reply";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { exportFormatNames } from "#/kits/export-format-names";
import { getServedArchive, getServedText } from "#/operations/archives/get-archive";
import { findArchiveName } from "#/operations/archives/pack-job";
import { defineOperation } from "#/operations/operation";
import {
  systemName,
  systemTarget,
  canonicalizeToSlug,
  findServedSystem,
  systemNotFoundMessage,
} from "#/operations/systems/resolve";
import { exportMedia, createExportReply } from "#/operations/systems/create-export-reply";
import { readOnlyHints, defineTool } from "#/operations/tool";

/** The exports that an agent can write as a file; archives are downloaded. */
const toolFormats = [
  "globals-css",
  "colors-ts",
  "spacing-ts",
  "typography-ts",
  "utility-theme",
  "utility-theme-v4",
  "brand-manifest",
  "dtcg",
] as const;

export const exportTokens = defineOperation({
  name: "get_system_tokens",
  title: "Export a published system",
  summary: "Returns an export of a published system. The export of a version never changes.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({
    name: systemName,
    format: StringEnum(exportFormatNames, { description: "Export format" }),
  }),
  media: { ...exportMedia, description: "The export, with a file name and a strong ETag." },
  example: { input: { name: "nordhavn-optik", format: "globals-css" } },
  rest: { method: "GET", path: "/api/systems/export/:name", anyOrigin: true },
  cli: {
    command: "export",
    arguments: [{ property: "name", label: "SYSTEM" }],
    examples: [
      "livery export nordhavn-optik --format utility-theme-v4 -o brand.css",
      "livery export nordhavn-optik --format dtcg",
    ],
  },
  tool: defineTool({
    description:
      "Returns a token file of a published system, ready to write to disk: globals-css (CSS variables, light and " +
      "dark), colors-ts, spacing-ts, typography-ts, utility-theme (utility CSS v3), utility-theme-v4 (@theme), " +
      "brand-manifest (JSON), dtcg (design tokens JSON, without whitespace).",
    auth: "public",
    hints: readOnlyHints,
    target: systemTarget,
    input: StrictObject({ name: systemName, format: StringEnum(toolFormats, { description: "Export format" }) }),
    // Whitespace would be 10,000 of its 25,000 tokens.
    toText: (body, { format }) => (format === "dtcg" ? JSON.stringify(JSON.parse(body)) : body),
  }),
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, { format }, served) {
    const { findExportFormat } = await import("#/kits/writers");
    const chosen = findExportFormat(format);
    if (!chosen) throw new Error(`format ${format} is valid but not in the list of formats`);
    const cacheControl = "public, no-cache";
    const archive = findArchiveName(format);
    if (archive) {
      const bytes = await getServedArchive(context, archive, served);
      return createFileReply(bytes, chosen.mediaType, chosen.fileName(served.system.slug), { cacheControl });
    }
    return createExportReply(chosen, await getServedText(context, chosen, served), served.system.slug, { cacheControl });
  },
});
