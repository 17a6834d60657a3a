import { failedPairs } from "#/audit/failed-pairs";
import type { Rule } from "#/audit/rule";

/** Every pair of colours that is read together reaches its contrast in every mode (WCAG 2.2, 1.4.3 and 1.4.6). */
export const tokenContrast: Rule = {
  id: "token-contrast",
  summary: "Every pair of colours that is read together reaches its contrast in every mode.",
  severity: "error",
  safety: false,
  check: ({ tokens }) => failedPairs(tokens, ["text", "body"]),
};
