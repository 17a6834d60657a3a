import { Type } from "@sinclair/typebox";
import type { DesignId } from "#/model/ids";
import { IdString } from "#/kernel/schema";
import { toPublicContent } from "#/documents/public-content";
import type { Caller } from "#/model/caller";
import { type Design, isApprovedOrPublished } from "#/model/design";
import { type DesignContent, partNames } from "#/model/design-content";
import { isPublicDesign, type System } from "#/model/system";
import { emptyParts } from "#/operations/designs/load-export-content";
import type { Context } from "#/operations/context";

export const previewDesignId = IdString<DesignId>({ description: "Id of the design", maxLength: 64 });

export const previewNotFoundMessage =
  "No published design has this id. To preview a draft, sign in as a member of its workspace.";

/** The input property with which the console's editor asks for a preview. */
export const editorPreviewInput = Type.Optional(
  Type.Boolean({ description: "Lets the console show unsaved edits in the preview; ignored unless a member is signed in" }),
);

/** Whether a preview is for the editor: only people who are members of the workspace get one. */
export const isEditorPreview = ({ caller }: Context, { workspaceId }: Design, editor: boolean | undefined): boolean =>
  editor === true && caller.kind === "person" && caller.roles.has(workspaceId);

/** A design that the caller may preview, and whether it is public. */
export type VisibleDesign = { readonly design: Design; readonly system: System; readonly isPublic: boolean };

/**
 * Finds a design that the caller may preview: everyone sees approved and published designs of
 * public systems, members see all designs of their workspace, and API keys see approved and
 * published ones. Undefined for all others, so that callers cannot detect drafts.
 */
export async function findVisibleDesign(
  { store, caller }: Context,
  { id }: { readonly id?: DesignId },
): Promise<VisibleDesign | undefined> {
  const design = id ? await store.designs.findById(id) : undefined;
  if (!design) return undefined;
  const system = await store.systems.findById(design.systemId);
  if (!system) return undefined;
  const isPublic = isPublicDesign(design, system);
  return isPublic || canReadAsMember(caller, design) ? { design, system, isPublic } : undefined;
}

/**
 * Whether the caller may read a design that is not public: as a member of its workspace, or with a
 * key if it is approved or published.
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
 * Loads the content of a preview. Components and pages that do not exist yet are omitted, and in
 * public previews so are the parts of the brief that are not public. Throws `not_found` if the
 * design has no tokens yet.
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
