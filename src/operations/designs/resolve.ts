import { Type } from "@sinclair/typebox";
import type { Design } from "#/model/design";
import type { Context } from "#/operations/context";

export const designId = Type.String({ minLength: 1, maxLength: 64, description: "The design's id" });
export const designNotFoundMessage = "There is no design of this id, or it is not yours.";

/** The design that a path names, with the workspace that it belongs to. */
export async function findDesign(
  { store }: Context,
  { id = "" }: Readonly<Record<string, string>>,
): Promise<{ readonly workspaceId: string; readonly designId: string; readonly design: Design } | undefined> {
  const design = await store.designs.findById(id);
  return design && { workspaceId: design.workspaceId, designId: design.id, design };
}
