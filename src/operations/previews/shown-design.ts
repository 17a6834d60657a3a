import { Type } from "@sinclair/typebox";
import { type Design, isOpen } from "#/model/design";
import { type DesignContent, partNames } from "#/model/design-content";
import { unread } from "#/operations/designs/parts-needed";
import type { Context } from "#/operations/operation";

export const designId = Type.String({ description: "The design's id", maxLength: 64 });

/** What is said of an id that no public design has. */
export const noDesign = "No published design has this id.";

/** A design that may be shown, and whether everyone may see it. */
export type ShownDesign = { readonly design: Design; readonly isPublic: boolean };

/**
 * A design for a preview: everyone sees approved and published ones of systems that are not withdrawn, members of its workspace see every one. For others there is nothing,
 * so that a draft cannot be told from none.
 */
export async function findShownDesign(
  { store, caller }: Context,
  { id = "" }: Readonly<Record<string, string>>,
): Promise<ShownDesign | undefined> {
  const design = await store.designs.byId(id);
  if (!design) return undefined;
  const isPublic = isOpen(design) && (await store.systems.byId(design.systemId))?.status === "ACTIVE";
  const isOwn = caller.kind === "person" && caller.roles.has(design.workspaceId);
  return isPublic || isOwn ? { design, isPublic } : undefined;
}

/** What a preview shows of a design: components and pages that are not made yet are left out. Throws `not_found` before there are tokens. */
export async function shownContent({ contents }: Context, { parts }: Design): Promise<DesignContent> {
  const made = partNames.filter((name) => parts[name] !== undefined || !Object.hasOwn(unread, name));
  const values = await Promise.all(made.map(async (name) => [name, await contents.part(parts, name)] as const));
  const content: Partial<DesignContent> = { ...unread, ...Object.fromEntries(values) };
  return content as DesignContent;
}
