import { findFailedPairs } from "#/audit/failed-pairs";
import type { DesignAuditRule } from "#/audit/rule";

/**
 * The outlines of controls and the focus ring stand out from what is beside them in every mode
 * (WCAG 2.2, 1.4.11).
 */
export const controlContrast: DesignAuditRule = {
  id: "control-contrast",
  summary: "The outlines of controls and the focus ring stand out from what is beside them in every mode.",
  severity: "error",
  safety: false,
  check: ({ tokens }) => findFailedPairs(tokens, ["ui", "focus"]),
};
