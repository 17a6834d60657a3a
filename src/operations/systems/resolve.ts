import { toPublicContent } from "#/documents/public-content";
import { Failure } from "#/kernel/errors";
import { isId } from "#/kernel/ids";
import type { Caller } from "#/model/caller";
import type { Design } from "#/model/design";
import type { DesignContent, PartName } from "#/model/design-content";
import { findServedDesign, type System } from "#/model/system";
import type { Version } from "#/model/version";
import type { Context } from "#/operations/context";
import type { ReadableWorkspaces } from "#/store/repositories/systems";
import type { Store } from "#/store/store";
import type { ExportMetadata, ExportParent } from "#/formats/export-metadata";
import { findPublicParent } from "#/operations/sub-brands/find-public-parent";
import { Type } from "@sinclair/typebox";

/**
 * A live system with the design that it serves, the newest version of that design, and whether it
 * is public.
 */
export type ServedSystem = {
  readonly system: System;
  readonly design: Design;
  readonly version: Version;
  readonly isPublic: boolean;
  /** The parent that its exports name. Only a system found by name has it. */
  readonly parent?: ExportParent | undefined;
};

/** Finds what a live system serves now. Undefined if no design is approved. */
export const resolveServedSystem = async (
  store: Pick<Store, "designs" | "versions">,
  system: System,
): Promise<ServedSystem | undefined> => (await resolveServedSystems(store, [system]))[0];

/** What each of some live systems serves now, in their order; undefined where no design is approved. */
export async function resolveServedSystems(
  { designs, versions }: Pick<Store, "designs" | "versions">,
  systems: readonly System[],
): Promise<readonly (ServedSystem | undefined)[]> {
  const ids = systems.map(({ id }) => id);
  const [allDesigns, allKinds] = await Promise.all([designs.listBySystems(ids), versions.listKindsBySystems(ids)]);
  const designsOf = Map.groupBy(allDesigns, ({ systemId }) => systemId);
  const kindsOf = Map.groupBy(allKinds, ({ systemId }) => systemId);
  const served = systems.map(({ id, pinnedDesignId, publicOn }) =>
    findServedDesign(designsOf.get(id) ?? [], kindsOf.get(id) ?? [], pinnedDesignId, publicOn),
  );
  const newest = await versions.listNewestServable(served.flatMap((design) => design?.id ?? []));
  const versionOf = new Map(newest.map((version) => [version.designId, version]));
  return systems.map((system, index) => {
    const design = served[index];
    const version = design && versionOf.get(design.id);
    return design && version ? { system, design, version, isPublic: system.visibility === "PUBLIC" } : undefined;
  });
}

export const systemNotFoundMessage = "No published system has this name. GET /api/v1/systems lists the published systems.";

/**
 * Replaces the name in an operation's input by the system's slug, the key under which replies are
 * cached.
 */
export const canonicalizeToSlug = (input: Readonly<Record<string, unknown>>, { system }: ServedSystem) => ({
  ...input,
  name: system.slug,
});

/** The workspaces that the caller belongs to. */
export function listCallerWorkspaces(caller: Caller): ReadableWorkspaces {
  if (caller.kind === "administrator") return "all";
  if (caller.kind === "person") return [...caller.roles.keys()];
  return caller.kind === "key" ? [caller.key.workspaceId] : [];
}

/**
 * The workspaces whose private systems the caller may read: as a member, or with an API key with
 * the READ permission that is not bound to one design.
 */
export const listReadableWorkspaces = (caller: Caller): ReadableWorkspaces =>
  caller.kind === "key" && (caller.key.designId !== null || !caller.key.permissions.includes("READ"))
    ? []
    : listCallerWorkspaces(caller);

/**
 * Whether the caller may read a live system. A handoff key may read a private system that serves
 * the key's design.
 */
function canRead({ caller }: Context, { system, design, isPublic }: ServedSystem): boolean {
  if (isPublic) return true;
  if (caller.kind === "key" && caller.key.designId !== null)
    return caller.key.designId === design.id && caller.key.permissions.includes("READ");
  const own = listReadableWorkspaces(caller);
  return own === "all" || own.includes(system.workspaceId);
}

/**
 * Selects a system from those of the caller's workspaces that share a slug. Throws `conflict` if it
 * is ambiguous.
 */
export function selectSingleSystem(systems: readonly System[], publicSystem: System | undefined): System | undefined {
  const [first, ...others] = systems;
  if (others.length === 0) return first;
  if (publicSystem && systems.some(({ id }) => id === publicSystem.id)) return publicSystem;
  throw new Failure(
    "conflict",
    `Several of your systems have this slug. Use the id of one of them: ${systems.map(({ id }) => id).join(", ")}.`,
  );
}

/**
 * Finds the live system that a path names by slug, or by a display name that only one live system
 * has. The caller's own systems take precedence.
 */
export async function findServedSystem(context: Context, { name = "" }: SystemPath): Promise<ServedSystem | undefined> {
  const { store, caller } = context;
  const publicSystem = await store.systems.findByPublicSlug(name);
  const own = await store.systems.listBySlug(listCallerWorkspaces(caller), name);
  const isLive = ({ status }: System) => status === "ACTIVE";
  const bySlug = selectSingleSystem(own.filter(isLive), publicSystem) ?? publicSystem;
  const byName = bySlug ? [bySlug] : await store.systems.listActiveByName(name, listReadableWorkspaces(caller));
  const [system, other] = byName;
  const served = system && !other && isLive(system) ? await resolveServedSystem(store, system) : undefined;
  if (!served || !canRead(context, served)) return undefined;
  return { ...served, parent: await findPublicParent(context, served.system, served.version.parts) };
}

/**
 * Loads the content of a live system as its readers see it: without the parts of the brief that are
 * not public, unless its brand shows the brief.
 */
export async function loadServedContent({ contents }: Context, { system, version }: ServedSystem): Promise<DesignContent> {
  const content = await contents.loadDesignContent(version.parts);
  return system.showBrief ? content : toPublicContent(content);
}

/** Loads some parts of the live design of a system as the public sees them. */
export async function loadServedParts<Name extends PartName>(
  { contents }: Context,
  { system, version }: ServedSystem,
  names: readonly (Name | "brief" | "direction")[],
): Promise<Pick<DesignContent, Name | "brief" | "direction">> {
  const parts = await Promise.all(names.map(async (name) => [name, await contents.loadPart(version.parts, name)] as const));
  const content = Object.fromEntries(parts) as Pick<DesignContent, Name | "brief" | "direction">;
  return system.showBrief ? content : toPublicContent(content);
}

/** The metadata that exports of a live system may contain. */
export function getSystemExportFacts(
  { baseUrl }: Pick<Context, "baseUrl">,
  { system, version, parent }: ServedSystem,
): ExportMetadata {
  return { slug: system.slug, version: version.number, baseUrl, ...(parent && { parent }) };
}

export const ownSystemNotFoundMessage = "No system with this name exists, or you do not have access to it.";

/**
 * Finds the system that a path names, whatever its status: by id, by slug (the caller's workspaces
 * first), or by a display name that only one live system has. It does not check whether the caller
 * may access it.
 */
export async function findOwnSystem({ store, caller }: Context, { name = "" }: SystemPath): Promise<System | undefined> {
  if (isId("sys", name)) return await store.systems.findById(name);
  const publicOne = await store.systems.findByPublicSlug(name);
  const bySlug = selectSingleSystem(await store.systems.listBySlug(listCallerWorkspaces(caller), name), publicOne) ?? publicOne;
  if (bySlug) return bySlug;
  const [byName, other] = await store.systems.listActiveByName(name, listReadableWorkspaces(caller));
  return other ? undefined : byName;
}

/** The path parameter that names a system. */
export type SystemPath = { readonly name?: string | undefined };

/** The input property that names a system. */
export const systemName = Type.String({
  description: "Slug of the system, or its display name if it is unique",
  minLength: 1,
  maxLength: 200,
});

/** The tool argument that names a system. */
export const systemTarget = { argument: "name", property: "name" } as const;
