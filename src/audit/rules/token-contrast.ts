import type { DesignAuditRule, Observation } from "#/audit/rule";
import { contrast } from "#/color/contrast";
import type { ContrastPair, TokenSet } from "#/model/token-set";

/** WCAG 2.2, 1.4.3 and 1.4.6. */
export const tokenContrast: DesignAuditRule = {
  id: "token-contrast",
  summary: "Text colours have enough contrast with their backgrounds in every mode.",
  severity: "error",
  safety: false,
  check: ({ tokens }) => findFailedPairs(tokens, ["text", "body"]),
};

/** WCAG 2.2, 1.4.11. */
export const controlContrast: DesignAuditRule = {
  id: "control-contrast",
  summary: "Control outlines and focus rings have enough contrast in every mode.",
  severity: "error",
  safety: false,
  check: ({ tokens }) => findFailedPairs(tokens, ["ui", "focus"]),
};

/** Pairs of the contrast report whose colours in the tokens are below the required contrast. */
function* findFailedPairs(tokens: TokenSet, purposes: readonly ContrastPair["purpose"][]): Generator<Observation> {
  for (const { mode, foreground, background, purpose, threshold } of tokens.report.pairs) {
    if (!purposes.includes(purpose)) continue;
    const ratio = contrast(tokens.colors[mode][foreground], tokens.colors[mode][background]);
    if (ratio < threshold)
      yield {
        subject: `tokens, ${mode}: ${foreground} on ${background}`,
        message: `The contrast is ${ratio.toFixed(2)}:1; the minimum is ${threshold}:1.`,
        fix: `Increase the difference in lightness between ${foreground} and ${background}.`,
      };
  }
}
