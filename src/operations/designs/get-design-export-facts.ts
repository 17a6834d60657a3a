import type { ExportMetadata } from "#/formats/export-metadata";
import type { Design } from "#/model/design";
import { draftVersion } from "#/model/version";
import type { Context } from "#/operations/context";

/**
 * Returns the metadata of a design's documents and kits: its system's slug and its newest version,
 * or the draft's number before the first.
 */
export async function getDesignExportFacts({ store, baseUrl }: Context, design: Design): Promise<ExportMetadata> {
  const system = await store.systems.findById(design.systemId);
  if (!system) throw new Error(`design ${design.id} has no system`);
  const version = (await store.versions.listByDesign(design.id)).at(-1)?.number ?? draftVersion;
  return { slug: system.slug, version, baseUrl };
}
