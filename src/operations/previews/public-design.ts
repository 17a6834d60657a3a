import { Type } from "@sinclair/typebox";
import type { Design } from "#/model/design";
import type { Context } from "#/operations/operation";

export const designId = Type.String({ description: "The design's id", maxLength: 64 });

/** What is said of an id that no public design has. */
export const noDesign = "No published design has this id.";

/** An approved or published design; nothing for every other, so that a draft cannot be told from none. */
export async function findPublicDesign(
  { store }: Context,
  { id = "" }: Readonly<Record<string, string>>,
): Promise<Design | undefined> {
  const design = await store.designs.byId(id);
  return design?.status === "APPROVED" || design?.status === "PUBLISHED" ? design : undefined;
}
