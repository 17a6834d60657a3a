import type { ContrastPair, TokenSet } from "#/model/token-set";
import { formatDecimal } from "#/kernel/decimal";

/** The lowest threshold of all pairs with a purpose, and the pair with the lowest contrast. */
export type ContrastFloor = { readonly threshold: number; readonly closest: string };

/** A ratio truncated to one decimal, so that it never looks better than it is. */
const formatRatio = (ratio: number): string => `${formatDecimal(Math.floor(ratio * 10) / 10, 1)}:1`;

/**
 * The contrast floor of all pairs with one of the purposes in light and dark mode; undefined if
 * there are none.
 */
export function findContrastFloor(
  { report }: Pick<TokenSet, "report">,
  purposes: readonly ContrastPair["purpose"][],
): ContrastFloor | undefined {
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
  };
}
