import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { fetchWebPage } from "#/operations/brand-imports/fetch-web-page";
import { ImportOptions } from "#/operations/brand-imports/import-options";
import { BrandImportResponse, brandImportExample } from "#/operations/brand-imports/schema";
import { storeBrandImport } from "#/operations/brand-imports/store-brand-import";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceId, workspaceNotFoundMessage } from "#/operations/workspaces/resolve";

export const createAddressImport = defineOwnedOperation({
  name: "create_address_import",
  title: "Import a live web page",
  summary: "Fetches a web page and says what it shows of a brand. Makes no brand and no design.",
  description:
    "Off unless an administrator allows addresses with LIVERY_IMPORT_ADDRESSES. Fetches the page, its style sheets, fonts, icon " +
    "and the SVG file of its logo, over https, without cookies and without running scripts; `recognized` lists every address. " +
    "What is read from a page is guessed. To make a design with it, pass the id as `import` to start_design or create_design.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  rate: "import",
  input: StrictObject({
    id: workspaceId,
    address: Type.String({ minLength: 9, maxLength: 2048, pattern: "^https://", description: "The https address of a page" }),
    options: Type.Optional(ImportOptions),
  }),
  output: BrandImportResponse,
  example: { input: { address: "https://nordhavn.example/" }, output: brandImportExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/address-imports", success: 201 },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  run: async (context, { address, options }, { workspaceId: owner }) =>
    await storeBrandImport(context, owner, { page: await fetchWebPage(context, owner, address) }, options),
});
