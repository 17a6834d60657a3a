import { createFileReply } from "#/kernel/http/reply";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { exportFormatNames } from "#/kits/export-format-names";
import { getDesignArchive, getDesignText } from "#/operations/archives/get-archive";
import { findArchiveName } from "#/operations/archives/pack-job";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { exportMedia, createExportReply } from "#/operations/systems/create-export-reply";

export const exportDesign = defineOwnedOperation({
  name: "export_design",
  title: "Export a design",
  summary: "Exports a design in one format, drafts included. Fails if the design does not have the required parts yet.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    format: StringEnum(exportFormatNames, { description: "The export format" }),
  }),
  media: { ...exportMedia, description: "The exported file." },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m", format: "globals-css" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/export" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { format }, { design }) {
    const { findExportFormat } = await import("#/kits/writers");
    const chosen = findExportFormat(format);
    if (!chosen) throw new Error(`format ${format} passed validation but is not in the list`);
    const archive = findArchiveName(format);
    if (archive) {
      const { bytes, facts } = await getDesignArchive(context, archive, design);
      return createFileReply(bytes, chosen.mediaType, chosen.fileName(facts.slug));
    }
    const { text, facts } = await getDesignText(context, chosen, design);
    return createExportReply(chosen, text, facts.slug);
  },
});
