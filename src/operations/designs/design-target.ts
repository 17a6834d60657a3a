import { designId } from "#/operations/designs/resolve";

/** The argument with which tools identify a design. */
export const designTarget = { argument: "designId", property: "id" } as const;
export const designArgument = { designId: { ...designId, description: "The design's id, from list_brands" } };
