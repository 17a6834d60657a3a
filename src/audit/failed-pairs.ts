import type { Observation } from "#/audit/rule";
import { contrast } from "#/color/contrast";
import type { ContrastPair, TokenSet } from "#/model/token-set";

/**
 * The judged pairs of some purposes whose colours, as they stand in the tokens, do not reach their
 * contrast.
 */
export function* findFailedPairs(tokens: TokenSet, purposes: readonly ContrastPair["purpose"][]): Generator<Observation> {
  for (const { mode, foreground, background, purpose, threshold } of tokens.report.pairs) {
    if (!purposes.includes(purpose)) continue;
    const ratio = contrast(tokens.colors[mode][foreground], tokens.colors[mode][background]);
    if (ratio < threshold)
      yield {
        subject: `tokens, ${mode}: ${foreground} on ${background}`,
        message: `The contrast is ${ratio.toFixed(2)}:1 and has to be ${threshold}:1.`,
        fix: `Move ${foreground} away from ${background} in lightness.`,
      };
  }
}
