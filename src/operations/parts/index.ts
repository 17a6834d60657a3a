import { getComponent } from "#/operations/parts/get-component";

/** Operations that return single parts of a system or design by name. */
export const partOperations = [getComponent] as const;
