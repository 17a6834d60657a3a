import type { DesignContent } from "#/model/design-content";

/**
 * A design as far as it is made. Its identity is there; tokens, components, pages and the audit
 * follow later.
 */
export type HandoffContent = Pick<DesignContent, "brief" | "direction" | "mark" | "imagery"> &
  Partial<Pick<DesignContent, "tokens" | "components" | "pages" | "audit">>;
