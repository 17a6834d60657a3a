import type { DesignContent } from "#/model/design-content";

/**
 * A design in progress. Its identity exists; tokens, components, pages and the audit follow later.
 */
export type HandoffContent = Pick<DesignContent, "brief" | "given" | "adjustments" | "direction" | "mark" | "imagery"> &
  Partial<Pick<DesignContent, "icons" | "tokens" | "components" | "pages" | "audit">>;
