import { Type } from "@sinclair/typebox";

/** How operations name a system. */
export const systemName = Type.String({
  description: "The system's slug, or its display name where only one system bears it",
  minLength: 1,
  maxLength: 200,
});

/** How tools name it. */
export const systemTarget = { argument: "name", property: "name" } as const;
