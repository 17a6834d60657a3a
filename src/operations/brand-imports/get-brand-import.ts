import { IdString, StrictObject } from "#/kernel/schema";
import type { BrandImportId } from "#/model/ids";
import { loadImportProposal } from "#/operations/brand-imports/load-import-proposal";
import { BrandImportResponse, brandImportExample, toBrandImportResponse } from "#/operations/brand-imports/schema";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceId } from "#/operations/workspaces/resolve";

export const getBrandImport = defineOwnedOperation({
  name: "get_brand_import",
  title: "Get an import of brand files",
  summary: "Retrieves what was recognised in imported brand files.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    importId: IdString<BrandImportId>({ maxLength: 64, description: "Id of the import" }),
  }),
  output: BrandImportResponse,
  example: { input: { importId: brandImportExample.id }, output: brandImportExample },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/brand-imports/:importId" },
  notFoundMessage: "No import of this workspace has this id, or you do not have access to it.",
  find: findImport,
  run: async ({ store }, _, { row }) => toBrandImportResponse(row, await loadImportProposal(store, row)),
});

async function findImport(
  context: Context,
  { id, importId }: { readonly id?: string | undefined; readonly importId?: BrandImportId | undefined },
) {
  const target = await findWorkspace(context, { id });
  const row = target && importId && (await context.store.brandImports.findById(target.workspaceId, importId));
  return row && { workspaceId: target.workspaceId, row };
}
