import { createAddressImport } from "#/operations/brand-imports/create-address-import";
import { createBrandImport } from "#/operations/brand-imports/create-brand-import";
import { getBrandImport } from "#/operations/brand-imports/get-brand-import";
import { importBrand } from "#/operations/brand-imports/import-brand";

/** Operations that read the files of an existing brand. */
export const brandImportOperations = [createBrandImport, createAddressImport, getBrandImport, importBrand] as const;
