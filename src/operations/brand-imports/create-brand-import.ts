import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { maxBrandFilesBytes } from "#/model/limits";
import { BrandImportResponse, brandImportExample } from "#/operations/brand-imports/schema";
import { storeBrandImport } from "#/operations/brand-imports/store-brand-import";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceId, workspaceNotFoundMessage } from "#/operations/workspaces/resolve";

export const createBrandImport = defineOwnedOperation({
  name: "create_brand_import",
  title: "Import brand files",
  summary: "Reads the files of an existing brand in a ZIP and says what was recognised. Makes no brand and no design.",
  description:
    "Tokens (DTCG, Tokens Studio, Penpot, Figma variables, Style Dictionary, CSS custom properties, Tailwind 3 and 4, theme.json, " +
    "Livery's own exports), SVG marks, fonts (WOFF2, WOFF, TTF, OTF), pictures (SVG, PNG, JPEG, WebP, AVIF), SVG icons and " +
    "sprites, a favicon, app icon and social card, texts about the voice (voice.md) and one saved web page (HTML with its " +
    "folder, or MHTML) are read. Every value is kept exactly; what is read from a page is guessed, with the place that it " +
    "was seen at. To make a design with it, pass the id as `import` to start_design or create_design. A file " +
    'livery-import.json in the ZIP may confirm the rights to fonts that forbid embedding: {"licence": "…", ' +
    '"rightsConfirmed": true}, describe pictures: {"pictures": ' +
    '{"photos/a.jpg": {"alt": "…"}}}, and say what a file becomes: {"corrections": [{"source": "photos/a.jpg", "target": ' +
    '"picture.photo-work"}]}. A workspace keeps its newest 20 imports.',
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  rate: "import",
  input: StrictObject({ id: workspaceId, archive: Type.Uint8Array({ description: "The ZIP's bytes" }) }),
  output: BrandImportResponse,
  example: { input: {}, output: brandImportExample },
  rest: {
    method: "POST",
    path: "/api/v1/workspaces/:id/brand-imports",
    success: 201,
    // The transport's limit is exclusive; a file of exactly the maximum size is allowed.
    maxBodyBytes: maxBrandFilesBytes + 1,
    rawBody: { property: "archive", mediaTypes: ["application/zip", "application/gzip", "application/octet-stream"] },
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  run: (context, { archive }, { workspaceId: owner }) => storeBrandImport(context, owner, { archive }),
});
