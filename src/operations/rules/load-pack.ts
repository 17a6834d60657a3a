import { Type } from "@sinclair/typebox";
import { formatLock } from "#/kits/rules-pack/lock";
import type { PackFile } from "#/kits/rules-pack/pack-files";
import type { ExportMetadata } from "#/formats/export-metadata";
import { type StrictObject, StringEnum } from "#/kernel/schema";
import type { DesignContent } from "#/model/design-content";
import { type RepositorySetup, repositorySetups } from "#/model/repository-setup";
import type { Context } from "#/operations/context";
import { listFontHashes, loadFontFiles } from "#/operations/files/given-fonts";
import { loadPartSubject, type PartSource, sourceName, sourceVersion } from "#/operations/parts/resolve";
import { createUnknownNameFailure } from "#/operations/parts/unknown-name";

/** What a pack is made for: the version, the setup of the repository, and what it has in addition. */
export type PackRequest = {
  readonly version?: string | undefined;
  readonly setup?: RepositorySetup | undefined;
  /** Names of added files, separated by commas. */
  readonly add?: string | undefined;
};

/** The input of the operations that serve packs. */
export const packProperties = {
  file: sourceName,
  version: sourceVersion,
  setup: Type.Optional(StringEnum(repositorySetups, { description: "What the repository uses" })),
  add: Type.Optional(
    Type.String({ description: "Files in addition to the standard ones, separated by commas", minLength: 1, maxLength: 4000 }),
  ),
} satisfies Parameters<typeof StrictObject>[0];

/** A pack with its lock. */
export type Pack = { readonly version: string; readonly lock: string; readonly files: readonly PackFile[] };

/** The pack of a source that is served. Throws as `loadPartSubject`, and `not_found` for an unknown name. */
export async function loadPack(context: Context, source: PartSource, request: PackRequest): Promise<Pack> {
  const { content, facts } = await loadPartSubject(context, source, request.version, []);
  return await createPack(context, content, facts, source.isPublic, request);
}

/** The pack of a design's content. Throws `not_found` for the name of an unknown file. */
export async function createPack(
  { store }: Pick<Context, "store">,
  content: DesignContent,
  facts: ExportMetadata,
  isPublic: boolean,
  { version, setup, add }: PackRequest,
): Promise<Pack> {
  const { createAddedFiles, listAddableNames, createPackFiles } = await import("#/kits/writers");
  const names = [...new Set((add ?? "").split(",").map((name) => name.trim()))].filter((name) => name !== "").sort();
  const added = names.flatMap((name) => {
    const files = createAddedFiles(content, facts, name);
    if (!files) throw createUnknownNameFailure("file to add", name, listAddableNames(content, facts));
    return files;
  });
  const given = await loadFontFiles(store, listFontHashes(content.given));
  const files = createPackFiles(content, facts, { setup, isPublic, added, readGivenFile: (hash) => given.get(hash) });
  const isPinned = version !== undefined;
  const lock = formatLock({ system: facts.slug, version: facts.version, isPinned, setup, added: names, rows: files });
  return { version: facts.version, lock, files };
}
