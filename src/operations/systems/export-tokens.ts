import { createFileReply } from "#/kernel/reply";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { findExportFormat, exportFormats } from "#/kits/index";
import { servedArchive } from "#/operations/archives/archive-of";
import { archiveNamed } from "#/operations/archives/pack-job";
import { operation } from "#/operations/operation";
import { exportFactsOf } from "#/operations/systems/export-facts";
import { systemName, systemTarget } from "#/operations/systems/name-input";
import { exportMedia } from "#/operations/systems/export-media";
import { bySlug, findServedSystem, noSystem, servedContent } from "#/operations/systems/served-system";
import { writtenExport } from "#/operations/systems/written-export";
import { reading, tool } from "#/operations/tool";

/** The exports that are text for an agent to write down; archives are downloaded. */
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

export const exportTokens = operation({
  name: "get_system_tokens",
  title: "Export tokens, components, pages or assets",
  summary: "One export of a published system, generated from the design that it serves.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({
    name: systemName,
    format: StringEnum(
      exportFormats.map(({ format }) => format),
      { description: "The export to write" },
    ),
  }),
  media: { ...exportMedia, description: "The export, with a file name and a strong ETag." },
  example: { input: { name: "nordhavn-optik", format: "globals-css" } },
  rest: { method: "GET", path: "/api/systems/export/:name", anyOrigin: true },
  cli: {
    verb: "export",
    arguments: [{ property: "name", label: "SYSTEM" }],
    examples: [
      "livery export nordhavn-optik --format utility-theme-v4 -o brand.css",
      "livery export nordhavn-optik --format dtcg",
    ],
  },
  tool: tool({
    description:
      "One token file of a published system, ready to be written to disk: globals-css (CSS variables, light and dark), colors-ts, spacing-ts, typography-ts, utility-theme (utility CSS v3), utility-theme-v4 (@theme), brand-manifest (JSON), dtcg (design tokens JSON, without white space).",
    auth: "public",
    hints: reading,
    target: systemTarget,
    input: StrictObject({ name: systemName, format: StringEnum(toolFormats, { description: "The file to write" }) }),
    // White space would be 10,000 of its 25,000 tokens.
    text: (body, { format }) => (format === "dtcg" ? JSON.stringify(JSON.parse(body)) : body),
  }),
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, { format }, served) {
    const chosen = findExportFormat(format);
    if (!chosen) throw new Error(`format ${format} passed the gate but is not in the list`);
    const cacheControl = "public, no-cache";
    const archive = archiveNamed(format);
    if (archive) {
      const bytes = await servedArchive(context, archive, served);
      return createFileReply(bytes, chosen.mediaType, chosen.fileName(served.system.slug), { cacheControl });
    }
    const facts = exportFactsOf(context, served);
    const content = await servedContent(context, served);
    return writtenExport(chosen, content, facts, { cacheControl });
  },
});
