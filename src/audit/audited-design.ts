import type { DesignContent } from "#/model/design-content";

/** What the audit looks at: everything of a design but the audit itself. */
export type AuditedDesign = Omit<DesignContent, "audit">;
