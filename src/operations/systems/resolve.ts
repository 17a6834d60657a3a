import { toPublicContent } from "#/documents/public-content";
import { Failure } from "#/kernel/errors";
import type { Caller } from "#/model/caller";
import type { Design } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
import { findServedDesign, type System } from "#/model/system";
import type { Version } from "#/model/version";
import type { Context } from "#/operations/context";
import type { ReadableWorkspaces } from "#/store/repositories/systems";
import type { Store } from "#/store/store";
import type { ExportMetadata } from "#/formats/export-metadata";
import { Type } from "@sinclair/typebox";

/**
 * A live system with the one design it serves and the newest version frozen from that, and whether
 * everyone may read it.
 */
export type ServedSystem = {
  readonly system: System;
  readonly design: Design;
  readonly version: Version;
  readonly isPublic: boolean;
};

/** What a live system serves now, or undefined where nothing is approved. */
export async function resolveServedSystem(
  { designs, versions }: Pick<Store, "designs" | "versions">,
  system: System,
): Promise<ServedSystem | undefined> {
  const [systemDesigns, versionKinds] = await Promise.all([
    designs.listBySystem(system.id),
    versions.listKindsBySystem(system.id),
  ]);
  const design = findServedDesign(systemDesigns, versionKinds, system.pinnedDesignId, system.publicOn);
  const version = design && (await versions.listByDesign(design.id)).findLast(({ kind }) => kind !== "alpha");
  return design && version ? { system, design, version, isPublic: system.visibility === "PUBLIC" } : undefined;
}

/** What is said of a name that no live system bears. */
export const systemNotFoundMessage = "No published system has this name. GET /api/v1/systems lists those there are.";

/**
 * The input of an operation on a served system with the system's slug for its name, by which its
 * replies are cached.
 */
export const canonicalizeToSlug = (input: Readonly<Record<string, unknown>>, { system }: ServedSystem) => ({
  ...input,
  name: system.slug,
});

/** The workspaces that a caller belongs to. */
export function listCallerWorkspaces(caller: Caller): ReadableWorkspaces {
  if (caller.kind === "administrator") return "all";
  if (caller.kind === "person") return [...caller.roles.keys()];
  return caller.kind === "key" ? [caller.key.workspaceId] : [];
}

/**
 * The workspaces whose private systems a caller reads: with a key that may READ and reaches its
 * whole workspace, or as a member.
 */
export const listReadableWorkspaces = (caller: Caller): ReadableWorkspaces =>
  caller.kind === "key" && (caller.key.designId !== null || !caller.key.permissions.includes("READ"))
    ? []
    : listCallerWorkspaces(caller);

/**
 * Whether a caller may read a live system. A hand-off key reads a private one where that serves the
 * key's own design.
 */
function canRead({ caller }: Context, { system, design, isPublic }: ServedSystem): boolean {
  if (isPublic) return true;
  if (caller.kind === "key" && caller.key.designId !== null)
    return caller.key.designId === design.id && caller.key.permissions.includes("READ");
  const own = listReadableWorkspaces(caller);
  return own === "all" || own.includes(system.workspaceId);
}

/**
 * The one system that is meant among those of the caller's workspaces that have the same slug.
 * Throws `conflict` where that is not clear.
 */
export function selectSingleSystem(systems: readonly System[], publicSystem: System | undefined): System | undefined {
  const [first, ...others] = systems;
  if (others.length === 0) return first;
  if (publicSystem && systems.some(({ id }) => id === publicSystem.id)) return publicSystem;
  throw new Failure(
    "conflict",
    `Several of your systems have this slug. Use the id of the one that you mean: ${systems.map(({ id }) => id).join(", ")}.`,
  );
}

/**
 * The system that a path names by slug, or by a display name that only one live system has. The
 * caller's own systems come before those of others.
 */
export async function findServedSystem(
  context: Context,
  { name = "" }: Readonly<Record<string, string>>,
): Promise<ServedSystem | undefined> {
  const { store, caller } = context;
  const publicSystem = await store.systems.findByPublicSlug(name);
  const own = await store.systems.listBySlug(listCallerWorkspaces(caller), name);
  const isLive = ({ status }: System) => status === "ACTIVE";
  const bySlug = selectSingleSystem(own.filter(isLive), publicSystem) ?? publicSystem;
  const byName = bySlug ? [bySlug] : await store.systems.listActiveByName(name, listReadableWorkspaces(caller));
  const [system, other] = byName;
  const served = system && !other && isLive(system) ? await resolveServedSystem(store, system) : undefined;
  return served && canRead(context, served) ? served : undefined;
}

/**
 * What a served system shows those who may read it: without what its brief says to its makers,
 * unless its brand shows the brief.
 */
export async function loadServedContent({ contents }: Context, { system, version }: ServedSystem): Promise<DesignContent> {
  const content = await contents.loadDesignContent(version.parts);
  return system.showBrief ? content : toPublicContent(content);
}

/** What exports of a served system may say besides the design itself. */
export function getSystemExportFacts({ baseUrl }: Pick<Context, "baseUrl">, { system, version }: ServedSystem): ExportMetadata {
  return { slug: system.slug, version: version.number, baseUrl };
}

/** What is said of a system that is not there or not the caller's. */
export const ownSystemNotFoundMessage = "There is no system of this name, or it is not yours.";

/**
 * The system that a path names, whatever its status: by id, by slug (those of the caller's
 * workspaces first), or by a display name that only one live system has. Whether the caller may
 * reach it is judged by who asks for it.
 */
export async function findOwnSystem(
  { store, caller }: Context,
  { name = "" }: Readonly<Record<string, string>>,
): Promise<System | undefined> {
  if (name.startsWith("sys_")) return await store.systems.findById(name);
  const publicOne = await store.systems.findByPublicSlug(name);
  const bySlug = selectSingleSystem(await store.systems.listBySlug(listCallerWorkspaces(caller), name), publicOne) ?? publicOne;
  if (bySlug) return bySlug;
  const [byName, other] = await store.systems.listActiveByName(name, listReadableWorkspaces(caller));
  return other ? undefined : byName;
}

/** How operations name a system. */
export const systemName = Type.String({
  description: "The system's slug, or its display name where only one system bears it",
  minLength: 1,
  maxLength: 200,
});

/** How tools name it. */
export const systemTarget = { argument: "name", property: "name" } as const;
