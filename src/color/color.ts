/**
 * A colour as Livery carries it everywhere: eight bits a channel in sRGB. `hex` is the truth
 * (`#rrggbb`, lower case); lightness (0–1), chroma (0–0.4) and hue (0–360, 0 where there is none)
 * are the OKLCH reading of exactly that hex, rounded so that they lead back to it.
 */
export type Color = { readonly hex: string; readonly l: number; readonly c: number; readonly h: number };
