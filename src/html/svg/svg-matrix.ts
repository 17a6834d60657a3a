/** An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type SvgMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identityMatrix: SvgMatrix = [1, 0, 0, 1, 0, 0];

const isMatrix = (numbers: readonly number[]): numbers is SvgMatrix => numbers.length === 6 && numbers.every(Number.isFinite);

/**
 * The matrix of a `transform` attribute as the renderer's simplified form writes it; the identity
 * for anything else.
 */
export function readSvgMatrix(value: string | undefined): SvgMatrix {
  const numbers = value?.startsWith("matrix(")
    ? value
        .slice(7, -1)
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [];
  return isMatrix(numbers) ? numbers : identityMatrix;
}

/** The map that applies the second matrix first, as nested elements do. */
export const multiplySvgMatrices = ([a, b, c, d, e, f]: SvgMatrix, [a2, b2, c2, d2, e2, f2]: SvgMatrix): SvgMatrix => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];
