import type { DesignId, WorkspaceId } from "#/model/ids";
import { IdString } from "#/kernel/schema";
import type { Design } from "#/model/design";
import type { Context } from "#/operations/context";
import { findPublicParent } from "#/operations/sub-brands/find-public-parent";
import type { ExportMetadata } from "#/formats/export-metadata";
import { draftVersion } from "#/model/version";

export const designId = IdString<DesignId>({ minLength: 1, maxLength: 64, description: "The design's id" });
export const designNotFoundMessage = "No design has this id, or you do not have access to it.";

/** Finds the path's design and its workspace. */
export async function findDesign(
  { store }: Context,
  { id }: { readonly id?: DesignId },
): Promise<{ readonly workspaceId: WorkspaceId; readonly designId: DesignId; readonly design: Design } | undefined> {
  const design = id ? await store.designs.findById(id) : undefined;
  return design && { workspaceId: design.workspaceId, designId: design.id, design };
}

/** The argument with which tools identify a design. */
export const designTarget = { argument: "designId", property: "id" } as const;
export const designArgument = { designId: { ...designId, description: "The design's id, from list_brands" } };

/**
 * Returns the metadata of a design's documents and kits: its system's slug and its newest version,
 * or the draft's number before the first.
 */
export async function getDesignExportFacts(context: Context, design: Design): Promise<ExportMetadata> {
  const { store, baseUrl } = context;
  const system = await store.systems.findById(design.systemId);
  if (!system) throw new Error(`design ${design.id} has no system`);
  const version = (await store.versions.listByDesign(design.id)).at(-1)?.number ?? draftVersion;
  const parent = await findPublicParent(context, system, design.parts);
  return { slug: system.slug, version, baseUrl, ...(parent && { parent }) };
}
