import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import type { BrandId, WorkspaceId } from "#/model/ids";
import type { ParentStatus } from "#/model/sub-brand";
import type { System } from "#/model/system";
import type { Version } from "#/model/version";
import type { Repositories } from "#/store/store";

/** A brand as the parent of others. */
export type Parent = {
  readonly brand: Brand;
  readonly system: System;
  readonly status: ParentStatus;
  /** The published version, which sub-brands take; undefined unless the status is PUBLISHED. */
  readonly version: Version | undefined;
  /** Every version of its system, oldest first. */
  readonly versions: readonly Version[];
};

/** Where parents are read from. */
type ParentReader = Pick<Repositories, "brands" | "systems" | "designs" | "versions">;

/**
 * Loads a brand as a parent. Its published version is the release of the pinned design, or else of
 * the newest published one. Undefined if there is no such brand.
 */
export async function loadParent(
  { brands, systems, designs, versions }: ParentReader,
  brandId: BrandId,
): Promise<Parent | undefined> {
  const [brand, system] = [await brands.findById(brandId), await systems.findByBrand(brandId)];
  if (!brand || !system) return undefined;
  const [all, systemDesigns] = [await versions.listBySystem(system.id), await designs.listBySystem(system.id)];
  const published = new Set(systemDesigns.filter(({ status }) => status === "PUBLISHED").map(({ id }) => id));
  const releases = all.filter(({ kind, designId }) => kind === "release" && published.has(designId));
  const pinned = releases.findLast(({ designId }) => designId === system.pinnedDesignId);
  const isArchived = system.status === "ARCHIVED";
  const version = isArchived ? undefined : (pinned ?? releases.at(-1));
  const status = isArchived ? "ARCHIVED" : version ? "PUBLISHED" : "UNPUBLISHED";
  return { brand, system, status, version, versions: all };
}

/** The published version of a parent if it was made after the one with this number. */
export function findNewerVersion({ version, versions }: Parent, takenNumber: string | undefined): Version | undefined {
  const taken = versions.findIndex(({ number }) => number === takenNumber);
  return version && versions.indexOf(version) > taken ? version : undefined;
}

/** Says why nothing can be taken from a parent. */
export const describeMissingVersion = ({ brand, status }: Pick<Parent, "brand" | "status">): string =>
  status === "ARCHIVED"
    ? `The parent “${brand.name}” is archived. What was taken from it stays. To take a newer version, restore its system.`
    : `The parent “${brand.name}” has no published version. What was taken from it stays. To take a newer version, publish one.`;

/**
 * Loads the parent of a new sub-brand. Throws `invalid` unless it is a brand of the workspace that
 * has a published version and is no sub-brand itself.
 */
export async function requireParent(repositories: ParentReader, workspaceId: WorkspaceId, brandId: BrandId): Promise<Parent> {
  const parent = await loadParent(repositories, brandId);
  if (parent?.brand.workspaceId !== workspaceId)
    throw new Failure("invalid", "parent: no brand of this workspace has this id or slug.");
  if (parent.brand.parentBrandId !== null)
    throw new Failure(
      "invalid",
      `parent: “${parent.brand.name}” is a sub-brand itself. Choose the brand that it takes parts from.`,
    );
  if (!parent.version)
    throw new Failure(
      "invalid",
      parent.status === "ARCHIVED"
        ? `parent: “${parent.brand.name}” is archived. Restore its system first.`
        : `parent: “${parent.brand.name}” has no published version to take parts from. Publish one of its designs first.`,
    );
  return parent;
}
