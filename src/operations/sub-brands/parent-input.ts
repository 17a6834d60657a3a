import { Type } from "@sinclair/typebox";
import { isId } from "#/kernel/ids";
import { Failure } from "#/kernel/errors";
import { StringEnum } from "#/kernel/schema";
import type { WorkspaceId } from "#/model/ids";
import { type ParentPart, parentParts, sortParentParts } from "#/model/sub-brand";
import type { Context } from "#/operations/context";
import type { ParentChoice } from "#/lifecycle/add-brand";
import { requireParent } from "#/lifecycle/load-parent";

/** The parts that a sub-brand takes unless it says which: everything but the mark, which has the parent's name. */
export const defaultParentParts: readonly ParentPart[] = parentParts.filter((part) => part !== "mark");

/** A list of parts. */
export const parentPartsInput = (description: string) =>
  Type.Array(StringEnum(parentParts), { minItems: 1, maxItems: parentParts.length, uniqueItems: true, description });

/** How a new brand becomes a sub-brand. */
export const parentInput = {
  parent: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: "Id or slug of the brand that the new brand takes parts from. It must have a published version.",
    }),
  ),
  parentParts: Type.Optional(
    parentPartsInput(
      "Parts to take from the parent's published version; everything but the mark by default. " +
        "`shape` is spacing, radii, shadows and motion.",
    ),
  ),
};

/**
 * The parent that a request names. Throws `invalid` unless it is a brand of the workspace with a
 * published version that is no sub-brand itself, and for parts without a parent.
 */
export async function parseParent(
  { store }: Pick<Context, "store">,
  workspaceId: WorkspaceId,
  {
    parent,
    parentParts: parts,
  }: { readonly parent?: string | undefined; readonly parentParts?: readonly ParentPart[] | undefined },
): Promise<ParentChoice | undefined> {
  if (parent === undefined) {
    if (parts !== undefined)
      throw new Failure("invalid", "parentParts needs parent: name the brand that the parts are taken from.");
    return undefined;
  }
  const found = isId("br", parent) ? await store.brands.findById(parent) : await store.brands.findBySlug(workspaceId, parent);
  if (found?.workspaceId !== workspaceId) throw new Failure("invalid", "parent: no brand of this workspace has this id or slug.");
  await requireParent(store, workspaceId, found.id);
  return { brandId: found.id, parts: sortParentParts(parts ?? defaultParentParts) };
}
