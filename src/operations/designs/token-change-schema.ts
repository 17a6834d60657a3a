import { Type } from "@sinclair/typebox";
import { Nullable } from "#/kernel/schema";

/** A token with another value. */
export const TokenChangeResponse = Type.Object(
  {
    name: Type.String({ description: "The token's name" }),
    mode: Nullable(Type.String({ description: "The mode of the values; null if all modes share them" })),
    before: Nullable(Type.String({ description: "The old value; null if the token is new" })),
    after: Nullable(Type.String({ description: "The new value; null if the token was removed" })),
  },
  { title: "TokenChange" },
);
