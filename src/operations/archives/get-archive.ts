import type { VersionId } from "#/model/ids";
import type { ExportMetadata } from "#/formats/export-metadata";
import type { ExportFormat } from "#/kits/index";
import type { Design } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
import type { ArchiveName } from "#/operations/archives/pack-job";
import { getDesignExportFacts } from "#/operations/designs/resolve";
import { assertPartsMade, loadExportContent } from "#/operations/designs/load-export-content";
import type { Context } from "#/operations/context";
import { getSystemExportFacts, loadServedContent, type ServedSystem } from "#/operations/systems/resolve";
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

/** Returns an export of a system's live design that is text. */
export async function getServedText(context: Context, format: ExportFormat, served: ServedSystem): Promise<string> {
  const { system, version } = served;
  const facts = getSystemExportFacts(context, served);
  const request = {
    name: format.format,
    audience: system.showBrief ? "members" : "public",
    facts,
    parts: version.parts,
    versionId: version.id,
  } as const;
  return await context.archives.getText(request, async () => writeText(format, await loadServedContent(context, served), facts));
}

/** Writes an export that is text. */
function writeText({ format, write }: ExportFormat, content: DesignContent, facts: ExportMetadata): string {
  const text = write(content, facts);
  if (typeof text !== "string") throw new Error(`the export ${format} is not text`);
  return text;
}

/** The newest version of a design, if it has the design's current parts. */
async function findCurrentVersion({ store }: Context, { id, parts }: Design): Promise<VersionId | undefined> {
  const newest = (await store.versions.listByDesign(id)).at(-1);
  return newest && Bun.deepEquals(newest.parts, parts) ? newest.id : undefined;
}

/**
 * Returns an export of a design's current state that is text, with the metadata that names it. It
 * is stored if the newest version has the same parts. Throws `invalid` while a required part is
 * missing.
 */
export async function getDesignText(context: Context, format: ExportFormat, design: Design) {
  const { parts } = design;
  assertPartsMade(parts, format.format);
  const facts = await getDesignExportFacts(context, design);
  const versionId = await findCurrentVersion(context, design);
  const request = { name: format.format, audience: "members", facts, parts, versionId } as const;
  const write = async () => writeText(format, await loadExportContent(context, design, format.format), facts);
  return { text: await context.archives.getText(request, write), facts };
}

/**
 * Returns an archive of a design's current state, with the metadata that names it. It is stored if
 * the newest version has the same parts. Throws `invalid` while a required part is missing.
 */
export async function getDesignArchive(context: Context, name: ArchiveName, design: Design) {
  const { parts, seed } = design;
  assertPartsMade(parts, name);
  const facts = await getDesignExportFacts(context, design);
  const versionId = await findCurrentVersion(context, design);
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
