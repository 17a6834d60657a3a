import { Type } from "@sinclair/typebox";
import { toPublicContent } from "#/documents/public-content";
import type { Caller } from "#/model/caller";
import { type Design, isApprovedOrPublished } from "#/model/design";
import { type DesignContent, partNames } from "#/model/design-content";
import { isPublicDesign, type System } from "#/model/system";
import { emptyParts } from "#/operations/designs/load-export-content";
import type { Context } from "#/operations/operation";

export const previewDesignId = Type.String({ description: "The design's id", maxLength: 64 });

/** What is said of an id that no public design has. */
export const previewNotFoundMessage = "No published design has this id.";

/** A design that may be shown, and whether everyone may see it. */
export type VisibleDesign = { readonly design: Design; readonly system: System; readonly isPublic: boolean };

/**
 * A design for a preview: everyone sees approved and published ones of systems that are public,
 * members of its workspace see every one, and its keys see those that are approved. For others
 * there is nothing, so that a draft cannot be told from none.
 */
export async function findVisibleDesign(
  { store, caller }: Context,
  { id = "" }: Readonly<Record<string, string>>,
): Promise<VisibleDesign | undefined> {
  const design = await store.designs.findById(id);
  if (!design) return undefined;
  const system = await store.systems.findById(design.systemId);
  if (!system) return undefined;
  const isPublic = isPublicDesign(design, system);
  return isPublic || canReadAsMember(caller, design) ? { design, system, isPublic } : undefined;
}

/**
 * Whether a design is one that the caller reads besides the public: as a member of its workspace,
 * or with a key of it once it is approved.
 */
function canReadAsMember(caller: Caller, design: Design): boolean {
  if (caller.kind === "person") return caller.roles.has(design.workspaceId);
  if (caller.kind !== "key" || !isApprovedOrPublished(design)) return false;
  const { workspaceId, designId: boundDesignId, permissions } = caller.key;
  return (
    workspaceId === design.workspaceId && permissions.includes("READ") && (boundDesignId === null || boundDesignId === design.id)
  );
}

/**
 * What a preview shows of a design: components and pages that are not made yet are left out, and
 * for what everyone sees so is what the brief says to its makers. Throws `not_found` before there
 * are tokens.
 */
export async function loadVisibleContent(
  { contents }: Context,
  { design: { parts }, system, isPublic }: VisibleDesign,
): Promise<DesignContent> {
  const readableParts = partNames.filter((name) => parts[name] !== undefined || !Object.hasOwn(emptyParts, name));
  const values = await Promise.all(readableParts.map(async (name) => [name, await contents.loadPart(parts, name)] as const));
  const content: Partial<DesignContent> = { ...emptyParts, ...Object.fromEntries(values) };
  return isPublic && !system.showBrief ? toPublicContent(content as DesignContent) : (content as DesignContent);
}
