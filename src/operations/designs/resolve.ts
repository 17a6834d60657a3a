import { Type } from "@sinclair/typebox";
import type { Design } from "#/model/design";
import type { Context } from "#/operations/context";

export const designId = Type.String({ minLength: 1, maxLength: 64, description: "The design's id" });
export const designNotFoundMessage = "No design has this id, or you do not have access to it.";

/** Finds the path's design and its workspace. */
export async function findDesign(
  { store }: Context,
  { id = "" }: Readonly<Record<string, string>>,
): Promise<{ readonly workspaceId: string; readonly designId: string; readonly design: Design } | undefined> {
  const design = await store.designs.findById(id);
  return design && { workspaceId: design.workspaceId, designId: design.id, design };
}
