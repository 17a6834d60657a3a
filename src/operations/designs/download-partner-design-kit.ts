import { createFileReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { getDesignArchive } from "#/operations/archives/get-archive";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { designId, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";

export const downloadPartnerDesignKit = defineOwnedOperation({
  name: "download_partner_design_kit",
  title: "Download a partner design kit",
  summary: "Downloads the kit for an external design tool as a ZIP archive. The bytes are the same until the design changes.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  media: { mediaTypes: ["application/zip"], description: "The archive, named after the system and version.", isFile: true },
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/partner-design-kit/download" },
  cli: {
    command: "kit",
    arguments: [{ property: "id", label: "DESIGN" }],
    examples: ["livery kit nordhavn-optik", "livery kit ds_01jd… -o kit.zip"],
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesignOrSlug,
  async run(context, _, { design }) {
    const { bytes, facts } = await getDesignArchive(context, "partner-design-kit", design);
    const { getPartnerKitFileName } = await import("#/kits/writers");
    return createFileReply(bytes, "application/zip", getPartnerKitFileName(facts));
  },
});
