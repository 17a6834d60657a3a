import { Type } from "@sinclair/typebox";

/** What the removal of something answers. */
export const DeletedResponse = Type.Object(
  { deleted: Type.Literal(true, { description: "It is there no more" }) },
  { title: "Deleted" },
);
