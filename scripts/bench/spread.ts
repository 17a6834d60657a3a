import type { Spread } from "./row";

/** The quantile of sorted figures at `share` (0–1), by nearest rank. Throws for an empty list. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
  if (value === undefined) throw new RangeError("there are no figures");
  return value;
}

/** The median, minimum and maximum; the median of an even count is the mean of the middle two. */
export function computeSpread(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((one, other) => one - other);
  const median = (quantile(sorted, 0.5) + quantile(sorted, 0.5 + 1 / (2 * sorted.length + 2))) / 2;
  return { median: sorted.length % 2 ? quantile(sorted, 0.5) : median, min: quantile(sorted, 0), max: quantile(sorted, 1) };
}

/** A single figure as a spread. */
export const toSpread = (figure: number): Spread => ({ median: figure, min: figure, max: figure });
