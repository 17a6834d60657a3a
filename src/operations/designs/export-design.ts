import { createFileReply } from "#/kernel/reply";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { findExportFormat, exportFormats } from "#/kits/index";
import { designArchive } from "#/operations/archives/archive-of";
import { archiveNamed } from "#/operations/archives/pack-job";
import { designFacts } from "#/operations/designs/design-facts";
import { contentForExport } from "#/operations/designs/parts-needed";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";
import { exportMedia } from "#/operations/systems/export-media";
import { writtenExport } from "#/operations/systems/written-export";

export const exportDesign = ownedOperation({
  name: "export_design",
  title: "Export a design of one's own",
  summary: "One export of a design, drafts included. An export whose parts are not made yet is refused.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    format: StringEnum(
      exportFormats.map(({ format }) => format),
      { description: "The export to write" },
    ),
  }),
  media: { ...exportMedia, description: "The export, with a file name." },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m", format: "globals-css" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/export" },
  missing: noDesign,
  find: findDesign,
  async run(context, { format }, { design }) {
    const chosen = findExportFormat(format);
    if (!chosen) throw new Error(`format ${format} passed the gate but is not in the list`);
    const archive = archiveNamed(format);
    if (archive) {
      const { bytes, facts } = await designArchive(context, archive, design);
      return createFileReply(bytes, chosen.mediaType, chosen.fileName(facts.slug));
    }
    const content = await contentForExport(context, design, format);
    return writtenExport(chosen, content, await designFacts(context, design));
  },
});
