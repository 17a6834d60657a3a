import type { DesignContent } from "#/model/design-content";
import type { DesignParameters } from "#/model/design";

/**
 * Everything that people decide about a design. The same source always makes the same bytes.
 */
export type DesignSource = Pick<DesignContent, "brief" | "given" | "adjustments"> & DesignParameters;
