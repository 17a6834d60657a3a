import { Type } from "@sinclair/typebox";
import { sha256Hex } from "#/kernel/hash";
import { StrictObject } from "#/kernel/schema";
import type { FileEntry } from "#/kernel/archive/zip";
import type { ExportMetadata } from "#/formats/export-metadata";
import { KitValidation } from "#/kits/partner-kit/kit-validation";
import type { Design } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
import {
  getDesignExportFacts,
  designArgument,
  designTarget,
  designId,
  findDesign,
  designNotFoundMessage,
} from "#/operations/designs/resolve";
import { loadPartFonts } from "#/operations/files/given-fonts";
import { loadExportContent } from "#/operations/designs/load-export-content";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { readOnlyHints, defineTool } from "#/operations/tool";

export const PartnerKitResponse = Type.Object(
  {
    title: Type.String({ description: "The kit's display name" }),
    files: Type.Array(
      Type.Object({
        path: Type.String({ description: "Path in the archive" }),
        bytes: Type.Integer({ minimum: 0 }),
        sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
      }),
    ),
    validation: KitValidation,
    downloadUrl: Type.String({ format: "uri", description: "URL of the archive; requires the same key" }),
  },
  { title: "PartnerDesignKit" },
);

/** Loads a design's current kit. Throws `invalid` while its components are missing. */
export async function loadPartnerKit(
  context: Context,
  design: Design,
): Promise<{ readonly content: DesignContent; readonly facts: ExportMetadata; readonly files: readonly FileEntry[] }> {
  const content = await loadExportContent(context, design, "partner-design-kit");
  const facts = await getDesignExportFacts(context, design);
  const fonts = await loadPartFonts(context, design.parts);
  const { createPartnerKitFiles } = await import("#/kits/writers");
  return { content, facts, files: createPartnerKitFiles(content, facts, (hash) => fonts.get(hash)) };
}

export const getPartnerDesignKit = defineOwnedOperation({
  name: "get_partner_design_kit",
  title: "Get a partner design kit",
  summary:
    "Retrieves the design as a design system for an external design tool: its files with sizes and hashes, " +
    "validation results, and the URL of the archive.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: PartnerKitResponse,
  example: {
    input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m" },
    output: {
      title: "Nordhavn Optik 1.0.0",
      files: [{ path: "styles.css", bytes: 165, sha256: "4b1f9c0b6f0c1b0d3e6a0f1c5d7e2a9b8c4d3f2e1a0b9c8d7e6f5a4b3c2d1e0f" }],
      validation: {
        ok: true,
        checks: [{ id: "nothing-remote", ok: true, message: "Nothing is loaded from elsewhere.", findings: [] }],
      },
      downloadUrl: "https://livery.example/api/v1/designs/ds_01kaph4c7ke0sbx1v0s1kq4s4m/partner-design-kit/download",
    },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/partner-design-kit" },
  tool: defineTool({
    description:
      "Returns the design as a design system for an external design tool: files with sizes and hashes, validation " +
      "results, and the URL of the ZIP archive. Download the archive with the same key as a Bearer token.",
    auth: "key",
    hints: readOnlyHints,
    target: designTarget,
    input: StrictObject(designArgument),
  }),
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, _, { design }) {
    const { content, facts, files } = await loadPartnerKit(context, design);
    const { validateKit } = await import("#/kits/writers");
    return {
      title: `${content.brief.name} ${facts.version}`,
      files: files.map(({ path, content: bytes }) => ({ path, bytes: Buffer.byteLength(bytes), sha256: sha256Hex(bytes) })),
      validation: validateKit(files, content),
      downloadUrl: `${context.baseUrl}/api/v1/designs/${design.id}/partner-design-kit/download`,
    };
  },
});
