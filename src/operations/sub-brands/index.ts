import { getBrandFamily } from "#/operations/sub-brands/get-brand-family";
import { listParentUpdates } from "#/operations/sub-brands/list-parent-updates";
import { takeParentVersion } from "#/operations/sub-brands/take-parent-version";

/** Operations on the relation of a sub-brand to its parent. */
export const subBrandOperations = [getBrandFamily, takeParentVersion, listParentUpdates] as const;
