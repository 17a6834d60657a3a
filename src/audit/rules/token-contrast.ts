import { findFailedPairs } from "#/audit/failed-pairs";
import type { DesignAuditRule } from "#/audit/rule";

/**
 * Every pair of colours that is read together reaches its contrast in every mode (WCAG 2.2, 1.4.3
 * and 1.4.6).
 */
export const tokenContrast: DesignAuditRule = {
  id: "token-contrast",
  summary: "Every pair of colours that is read together reaches its contrast in every mode.",
  severity: "error",
  safety: false,
  check: ({ tokens }) => findFailedPairs(tokens, ["text", "body"]),
};
