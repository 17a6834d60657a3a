/**
 * Short texts by which the systems of a workspace are compared without loading their designs. Null
 * for what a system does not have yet.
 */
export type SystemSignatures = {
  /** The mark's ink in a square of twelve by twelve cells, a hexadecimal digit each. */
  readonly mark: string | null;
  /** The landing page's direction, sections and colours. */
  readonly page: string | null;
};

/** The likeness above which two marks look alike, 0–1. Different letters reach about a half. */
export const maxMarkLikeness = 0.7;

const fullCell = 15;

/** What two rows of cells share, divided by what either has, 0–1. */
function measureShare(one: readonly number[], other: readonly number[]): number {
  let [shared, all] = [0, 0];
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const [first, second] = [one[index] ?? 0, other[index] ?? 0];
    shared += Math.min(first, second);
    all += Math.max(first, second);
  }
  return all === 0 ? 1 : shared / all;
}

/**
 * How alike two marks are, 0–1, from their signatures: the share of their ink or of their gaps that
 * they have in common, whichever is less. Signs on a filled square differ in their gaps only.
 */
export function measureMarkLikeness(one: string, other: string): number {
  const [ink, otherInk] = [one, other].map((signature) => [...signature].map((digit) => Number.parseInt(digit, 16) || 0));
  if (ink === undefined || otherInk === undefined) return 0;
  const toGaps = (cells: readonly number[]) => cells.map((cell) => fullCell - cell);
  return Math.min(measureShare(ink, otherInk), measureShare(toGaps(ink), toGaps(otherInk)));
}
