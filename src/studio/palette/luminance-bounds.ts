/** Keeps computed bounds clear of floating-point error. */
const epsilon = 1e-9;

/**
 * Maximum luminance of a darker colour that reaches `ratio` against a luminance; below 0 if none is
 * dark enough.
 */
export function getMaxDarkerLuminance(luminance: number, ratio: number): number {
  return (luminance + 0.05) / ratio - 0.05 - epsilon;
}

/**
 * Minimum luminance of a lighter colour that reaches `ratio` against a luminance; above 1 if none
 * is light enough.
 */
export function getMinLighterLuminance(luminance: number, ratio: number): number {
  return (luminance + 0.05) * ratio - 0.05 + epsilon;
}
