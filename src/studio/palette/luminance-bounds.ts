/** Keeps a computed bound off the float's own edge. */
const epsilon = 1e-9;

/** The lightest a darker colour may be to stand at `ratio` against a luminance; below 0 where nothing is dark enough. */
export function getMaxDarkerLuminance(luminance: number, ratio: number): number {
  return (luminance + 0.05) / ratio - 0.05 - epsilon;
}

/** The darkest a lighter colour may be to stand at `ratio` against a luminance; above 1 where nothing is light enough. */
export function getMinLighterLuminance(luminance: number, ratio: number): number {
  return (luminance + 0.05) * ratio - 0.05 + epsilon;
}
