import { Type } from "@sinclair/typebox";
import { toPublicContent } from "#/documents/public-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { Failure } from "#/kernel/errors";
import type { Design, PartHashes } from "#/model/design";
import type { DesignContent, PartName } from "#/model/design-content";
import type { DesignId } from "#/model/ids";
import type { System } from "#/model/system";
import type { Version } from "#/model/version";
import { createUnauthenticatedFailure } from "#/operations/authenticate-caller";
import type { Context } from "#/operations/context";
import { emptyParts, missingPartHint } from "#/operations/designs/load-export-content";
import { getDesignExportFacts } from "#/operations/designs/resolve";
import { listPublicVersions } from "#/operations/systems/list-public-versions";
import { findServedSystem, getSystemExportFacts, type ServedSystem, type SystemPath } from "#/operations/systems/resolve";

/** The input property that names what parts are read from. */
export const sourceName = Type.String({
  description: "System slug or designId",
  minLength: 1,
  maxLength: 200,
});

/** The input property that pins a version. */
export const sourceVersion = Type.Optional(Type.String({ description: "Pins a version", maxLength: 40 }));

/** The arguments of tools for the source and the version, listed briefly. */
export const sourceArgument = Type.String({ description: "Slug or designId" });
export const versionArgument = Type.Optional(Type.String({ description: "Pins a version" }));

/** The result of a JSON tool in the tool list, whose length is bounded; OpenAPI describes it in full. */
export const anyResult = Type.Object({});

/** The argument with which tools name the source. */
export const sourceTarget = { argument: "system", property: "name" } as const;

export const sourceNotFoundMessage =
  "No published system has this name, and no design that you can read has this id. GET /api/v1/systems lists the published systems.";

/** What parts are read from: a live system, or one of the caller's designs, drafts included. */
export type PartSource = {
  readonly system: System;
  readonly design: Design;
  readonly isPublic: boolean;
  /** Absent for a design that is named by its id. */
  readonly served?: ServedSystem;
};

/** Replaces the name in an input by the system's slug, the key under which replies are cached. */
export const canonicalizeSource = (input: Readonly<Record<string, unknown>>, { system }: PartSource) => ({
  ...input,
  name: system.slug,
});

/**
 * Finds a design by its id, or a live system by its slug. Throws `unauthorized` for an id without a
 * key or session, and `forbidden` for a key without READ; ids of designs that the caller cannot
 * read are not found.
 */
export async function findPartSource(context: Context, { name = "" }: SystemPath): Promise<PartSource | undefined> {
  if (name.startsWith("ds_")) return await findOwnDesign(context, name as DesignId);
  const served = await findServedSystem(context, { name });
  return served && { system: served.system, design: served.design, isPublic: served.isPublic, served };
}

async function findOwnDesign({ caller, store }: Context, id: DesignId): Promise<PartSource | undefined> {
  if (caller.kind === "anonymous") throw createUnauthenticatedFailure();
  if (caller.kind === "key" && !caller.key.permissions.includes("READ"))
    throw new Failure("forbidden", "This key does not have the READ permission. Use a key that does.");
  const design = await store.designs.findById(id);
  if (!design) return undefined;
  if (caller.kind === "key") {
    const { workspaceId, designId } = caller.key;
    if (workspaceId !== design.workspaceId || (designId !== null && designId !== design.id)) return undefined;
  }
  if (caller.kind === "person" && !caller.roles.has(design.workspaceId)) return undefined;
  const system = await store.systems.findById(design.systemId);
  return system && { system, design, isPublic: false };
}

/** A source's content at one version, as its reader may see it. */
export type PartSubject = {
  readonly content: DesignContent;
  /** The design that the version belongs to. */
  readonly designId: DesignId;
  readonly facts: ExportMetadata;
};

/**
 * Loads the content of a source. Throws `not_found` for a version that the caller cannot read, and
 * `invalid` while a draft lacks one of the `needed` parts.
 */
export async function loadPartSubject(
  context: Context,
  source: PartSource,
  number: string | undefined,
  needed: readonly PartName[],
): Promise<PartSubject> {
  const { served, design, system } = source;
  const version = number === undefined ? served?.version : await findVersion(context, source, number);
  const facts = served ? getSystemExportFacts(context, served) : await getDesignExportFacts(context, design);
  const content = await loadContent(context, version?.parts ?? design.parts, needed);
  return {
    content: served && !system.showBrief ? toPublicContent(content) : content,
    designId: version?.designId ?? design.id,
    facts: version ? { ...facts, version: version.number } : facts,
  };
}

/** A public version of a system, or any version of one's own design. */
async function findVersion({ store }: Context, { served, system, design }: PartSource, number: string): Promise<Version> {
  const numbers = served
    ? (await listPublicVersions(store, system)).map((version) => version.number)
    : (await store.versions.listByDesign(design.id)).map((version) => version.number).reverse();
  const version = numbers.includes(number) ? await store.versions.findByNumber(system.id, number) : undefined;
  if (version) return version;
  const known = numbers.length === 0 ? "It has none yet; leave version out." : `Versions: ${numbers.slice(0, 8).join(", ")}.`;
  throw new Failure("not_found", `There is no version "${number}" of this design. ${known}`, { hint: known });
}

async function loadContent({ contents }: Context, parts: PartHashes, needed: readonly PartName[]): Promise<DesignContent> {
  const required: readonly PartName[] = ["brief", "direction", "mark", "imagery", "tokens", ...needed];
  const missing = required.filter((name) => parts[name] === undefined && !Object.hasOwn(emptyParts, name));
  const absent = [...new Set([...missing, ...needed.filter((name) => parts[name] === undefined && name !== "icons")])];
  if (absent.length > 0)
    throw new Failure("invalid", `This design has no ${absent.join(", ")} yet. Run its project first.`, {
      hint: missingPartHint,
    });
  const content: Partial<DesignContent> = { ...emptyParts, ...(await contents.loadMadeParts(parts)) };
  return content as DesignContent;
}
