import { createBrand } from "#/operations/brands/create-brand";
import { createDesign } from "#/operations/brands/create-design";
import { deleteBrand } from "#/operations/brands/delete-brand";
import { duplicateBrand } from "#/operations/brands/duplicate-brand";
import { getBrand } from "#/operations/brands/get-brand";
import { listBrandDesigns } from "#/operations/brands/list-brand-designs";
import { listBrands } from "#/operations/brands/list-brands";
import { listWorkspaceBrands } from "#/operations/brands/list-workspace-brands";
import { startDesign } from "#/operations/brands/start-design";
import { updateBrand } from "#/operations/brands/update-brand";

/** Operations on brands. */
export const brandOperations = [
  listBrands,
  listWorkspaceBrands,
  createBrand,
  getBrand,
  updateBrand,
  deleteBrand,
  duplicateBrand,
  listBrandDesigns,
  createDesign,
  startDesign,
] as const;
