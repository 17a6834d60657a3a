import type { Design } from "#/model/design";
import type { ArchiveName } from "#/operations/archives/pack-job";
import { getDesignExportFacts } from "#/operations/designs/resolve";
import { assertPartsMade } from "#/operations/designs/load-export-content";
import type { Context } from "#/operations/context";
import { getSystemExportFacts, type ServedSystem } from "#/operations/systems/resolve";
import { getQueueOwner } from "#/operations/actor";

/** Returns an archive of a system's live design. */
export function getServedArchive(context: Context, name: ArchiveName, served: ServedSystem): Promise<Uint8Array<ArrayBuffer>> {
  const { system, version } = served;
  assertPartsMade(version.parts, name);
  return context.archives.get({
    name,
    audience: system.showBrief ? "members" : "public",
    facts: getSystemExportFacts(context, served),
    parts: version.parts,
    seed: version.seed,
    versionId: version.id,
    owner: getQueueOwner(context),
  });
}

/**
 * Returns an archive of a design's current state, with the metadata that names it. It is stored if
 * the newest version has the same parts. Throws `invalid` while a required part is missing.
 */
export async function getDesignArchive(context: Context, name: ArchiveName, design: Design) {
  const { parts, seed } = design;
  assertPartsMade(parts, name);
  const facts = await getDesignExportFacts(context, design);
  const newestVersion = (await context.store.versions.listByDesign(design.id)).at(-1);
  const versionId = newestVersion && Bun.deepEquals(newestVersion.parts, parts) ? newestVersion.id : undefined;
  const bytes = await context.archives.get({
    name,
    audience: "members",
    facts,
    parts,
    seed,
    versionId,
    owner: getQueueOwner(context),
  });
  return { bytes, facts };
}
