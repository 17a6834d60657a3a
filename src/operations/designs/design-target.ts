import { designId } from "#/operations/designs/resolve";

/** How tools name the design that they are about. */
export const designTarget = { argument: "designId", property: "id" } as const;
export const designArgument = { designId: { ...designId, description: "The design's id, from list_brands" } };
