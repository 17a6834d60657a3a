import type { DesignAuditRule, Observation } from "#/audit/rule";
import { findNearestColors, formatRoleColors, listGivenRoles, measurePair } from "#/model/contrast-advice";
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

/** A ratio, rounded down so that it never looks better than it is. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);

/** Pairs of the contrast report whose colours in the tokens are below the required contrast. */
function* findFailedPairs(tokens: TokenSet, purposes: readonly ContrastPair["purpose"][]): Generator<Observation> {
  for (const pair of tokens.report.pairs) {
    const { mode, foreground, background, purpose, threshold } = pair;
    if (!purposes.includes(purpose)) continue;
    const ratio = measurePair(tokens, pair);
    if (ratio >= threshold) continue;
    const subject = `tokens, ${mode}: ${foreground} on ${background}`;
    const measured = `The contrast is ${formatRatio(ratio)}:1; the minimum is ${threshold}:1.`;
    const given = listGivenRoles(tokens, pair);
    if (given.length === 0)
      yield {
        subject,
        message: measured,
        fix: `Increase the difference in lightness between ${foreground} and ${background}.`,
      };
    else {
      const nearest = findNearestColors(tokens, pair);
      yield {
        subject,
        message: `${measured} ${given.length === 2 ? "Both values were" : `The value of ${given[0]} was`} given.`,
        fix: `Use ${formatRoleColors(nearest)}, the nearest that passes. Or keep it, and record why.`,
        adjustments: nearest.map(({ role, hex }) => ({ kind: "color-role", mode, role, value: hex })),
      };
    }
  }
}
