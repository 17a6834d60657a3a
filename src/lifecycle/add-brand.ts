import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { toSlug } from "#/kernel/text/slug";
import type { Brand } from "#/model/brand";
import type { BrandId } from "#/model/ids";
import type { Platform } from "#/model/platform";
import { type ParentPart, sortParentParts } from "#/model/sub-brand";
import type { System, Visibility } from "#/model/system";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/** A brand and its system. */
export type BrandWithSystem = { readonly brand: Brand; readonly system: System };

/** The parent of a new sub-brand, and the parts that its designs take. */
export type ParentChoice = { readonly brandId: BrandId; readonly parts: readonly ParentPart[] };

/** Adds a brand and its system. The system is not live until a design is approved. */
export async function addBrand(
  { repositories: { brands, systems, workspaces }, now, audit }: UnitOfWork,
  input: Pick<Brand, "workspaceId" | "name" | "tagline" | "description" | "website"> & {
    readonly parent?: ParentChoice | undefined;
    readonly platform: Platform;
    readonly visibility?: Visibility | undefined;
    /** A slug that it must have. Throws `conflict` if another brand of the workspace has it. */
    readonly slug?: string | undefined;
  },
): Promise<BrandWithSystem> {
  const { platform, visibility = "PUBLIC", parent, slug: requestedSlug, ...fields } = input;
  const workspace = await workspaces.findById(fields.workspaceId);
  if (!workspace) throw new Failure("not_found", "No workspace has this id.");
  const prefix = requestedSlug ?? toSlug(fields.name, "brand");
  const slug = findFreeSlug(prefix, await systems.listTakenSlugs(fields.workspaceId, prefix.slice(0, 50)));
  if (requestedSlug !== undefined && slug !== requestedSlug)
    throw new Failure("conflict", `The slug ${requestedSlug} is taken here by another brand. Use another workspace.`);
  const brand: Brand = {
    id: createId("br"),
    ...fields,
    slug,
    parentBrandId: parent?.brandId ?? null,
    parentParts: parent ? sortParentParts(parent.parts) : [],
    createdAt: now,
    updatedAt: now,
  };
  const system: System = {
    id: createId("sys"),
    workspaceId: fields.workspaceId,
    brandId: brand.id,
    name: fields.name,
    slug,
    brandColor: "#000000",
    tokenCount: 0,
    status: "DRAFT",
    platform,
    pinnedDesignId: null,
    visibility,
    showBrief: false,
    servedVersionId: null,
    activatedAt: null,
    publicOn: workspace.publicOn,
    createdAt: now,
    updatedAt: now,
  };
  await brands.insert(brand);
  await systems.insert(system);
  const details = { slug, ...(parent && { parent: parent.brandId, parts: brand.parentParts.join(", ") }) };
  await audit({ action: "brand.created", workspaceId: fields.workspaceId, targetId: brand.id, details });
  return { brand, system };
}

/**
 * The slug itself, or the slug with the lowest free number: `fern`, `fern-2`, `fern-3`. At most 60
 * characters.
 */
export function findFreeSlug(prefix: string, taken: readonly string[]): string {
  if (!taken.includes(prefix)) return prefix;
  for (let number = 2; ; number++) {
    const slug = `${prefix.slice(0, 59 - String(number).length).replace(/-$/, "")}-${number}`;
    if (!taken.includes(slug)) return slug;
  }
}
