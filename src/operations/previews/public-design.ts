import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import type { Design } from "#/model/design";
import type { Context } from "#/operations/operation";

export const designId = Type.String({ description: "The design's id", maxLength: 64 });

/** An approved or published design. Throws `not_found` for every other, so that a draft cannot be told from nothing. */
export async function findPublicDesign({ store }: Context, { id = "" }: Readonly<Record<string, string>>): Promise<Design> {
  const design = await store.designs.byId(id);
  if (design?.status !== "APPROVED" && design?.status !== "PUBLISHED")
    throw new Failure("not_found", "No published design has this id.");
  return design;
}
