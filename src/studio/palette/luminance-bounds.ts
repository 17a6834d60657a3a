/** Keeps a computed bound off the float's own edge. */
const hair = 1e-9;

/** The lightest a darker colour may be to stand at `ratio` against a luminance; below 0 where nothing is dark enough. */
export function darkerThan(luminance: number, ratio: number): number {
  return (luminance + 0.05) / ratio - 0.05 - hair;
}

/** The darkest a lighter colour may be to stand at `ratio` against a luminance; above 1 where nothing is light enough. */
export function lighterThan(luminance: number, ratio: number): number {
  return (luminance + 0.05) * ratio - 0.05 + hair;
}
