import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { toSlug } from "#/kernel/text";
import type { Brand } from "#/model/brand";
import type { Platform } from "#/model/platform";
import type { System, Visibility } from "#/model/system";
import type { Change } from "#/pipeline/change";

/** A brand and its public face. */
export type BrandWithSystem = { readonly brand: Brand; readonly system: System };

/** Makes a brand and its system, which nobody outside sees until a design is approved. */
export async function addBrand(
  { repositories: { brands, systems, workspaces }, now, note }: Change,
  given: Pick<Brand, "workspaceId" | "name" | "tagline" | "description" | "website"> & {
    readonly platform: Platform;
    readonly visibility?: Visibility | undefined;
  },
): Promise<BrandWithSystem> {
  const { platform, visibility = "PUBLIC", ...said } = given;
  const workspace = await workspaces.byId(said.workspaceId);
  if (!workspace) throw new Failure("not_found", "No workspace has this id.");
  const lead = toSlug(said.name, "brand");
  const slug = freeSlug(lead, await systems.slugsTaken(said.workspaceId, lead.slice(0, 50)));
  const brand: Brand = { id: createId("br"), ...said, slug, createdAt: now, updatedAt: now };
  const system: System = {
    id: createId("sys"),
    workspaceId: said.workspaceId,
    brandId: brand.id,
    name: said.name,
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
  await note({ action: "brand.created", workspaceId: said.workspaceId, targetId: brand.id, details: { slug } });
  return { brand, system };
}

/** The slug itself, or with the lowest free number: `fern`, `fern-2`, `fern-3`. Never longer than sixty characters. */
export function freeSlug(lead: string, taken: readonly string[]): string {
  if (!taken.includes(lead)) return lead;
  for (let number = 2; ; number++) {
    const slug = `${lead.slice(0, 59 - String(number).length).replace(/-$/, "")}-${number}`;
    if (!taken.includes(slug)) return slug;
  }
}
