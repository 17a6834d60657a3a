import type { ContrastPair, TokenSet } from "#/model/token-set";
import { findNearestColors, formatRoleColors } from "#/model/contrast-advice";
import { formatDecimal } from "#/kernel/decimal";

/** The lowest threshold of all pairs with a purpose, and the pair with the lowest contrast. */
export type ContrastFloor = {
  readonly threshold: number;
  readonly closest: string;
  /** The pairs below their threshold, which only given colours can be; see `describeFailures`. */
  readonly failures: readonly string[];
};

/** The most pairs that a rule names. */
const maxFailures = 8;

/** What a rule says of pairs below their threshold; empty if there are none. */
export function describeFailures(failures: readonly string[]): string {
  if (failures.length === 0) return "";
  const shown = failures.slice(0, maxFailures).join("; ");
  const more = failures.length > maxFailures ? `; and ${failures.length - maxFailures} more` : "";
  return ` Given colours do not reach it, and stay as they are: ${shown}${more}. Do not use these pairs for new text or controls.`;
}

/** A ratio truncated to one decimal, so that it never looks better than it is. */
const formatRatio = (ratio: number): string => `${formatDecimal(Math.floor(ratio * 10) / 10, 1)}:1`;

function describeFailure(tokens: TokenSet, pair: ContrastPair): string {
  const { foreground, background, mode, ratio, threshold } = pair;
  const nearest = formatRoleColors(findNearestColors(tokens, pair));
  return `${foreground} on ${background} in ${mode} mode has ${formatRatio(ratio)} of ${formatDecimal(threshold)}:1 (nearest: ${nearest})`;
}

/**
 * The contrast floor of all pairs with one of the purposes in light and dark mode; undefined if
 * there are none.
 */
export function findContrastFloor(tokens: TokenSet, purposes: readonly ContrastPair["purpose"][]): ContrastFloor | undefined {
  const { report } = tokens;
  const pairs = report.pairs.filter(({ purpose, mode }) => purposes.includes(purpose) && !mode.startsWith("high-contrast"));
  const closest = pairs.reduce<ContrastPair | undefined>(
    (lowest, pair) => (!lowest || pair.ratio < lowest.ratio ? pair : lowest),
    undefined,
  );
  if (!closest) return undefined;
  const { foreground, background, mode, ratio } = closest;
  return {
    threshold: Math.min(...pairs.map(({ threshold }) => threshold)),
    closest: `${foreground} on ${background} in ${mode} mode has ${formatRatio(ratio)}`,
    failures: pairs.filter(({ passes }) => !passes).map((pair) => describeFailure(tokens, pair)),
  };
}
