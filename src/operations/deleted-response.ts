import { Type } from "@sinclair/typebox";

/** The response of requests that delete something. */
export const DeletedResponse = Type.Object({ deleted: Type.Literal(true, { description: "Always true" }) }, { title: "Deleted" });
