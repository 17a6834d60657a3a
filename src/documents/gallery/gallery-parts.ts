import type { PartName } from "#/model/design-content";

/** The parts of a design that a card shows. */
export const galleryParts = ["brief", "direction", "mark", "imagery", "tokens"] as const satisfies readonly PartName[];
