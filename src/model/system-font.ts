import type { GivenFace } from "#/model/given-face";

/**
 * A kind of system fonts with the same metrics on each platform, which replace a face while it
 * loads.
 */
export type SystemFont = {
  readonly names: readonly string[];
  /** Average advance of English text, spaces included, in em; see `GivenFace.metrics`. */
  readonly averageWidth: number;
  readonly boldAverageWidth: number;
};

/** The system font that replaces faces of each kind. */
export const systemFonts: Readonly<Record<GivenFace["generic"], SystemFont>> = {
  "sans-serif": { names: ["Arial", "Liberation Sans", "Arimo"], averageWidth: 0.44, boldAverageWidth: 0.4759 },
  serif: { names: ["Times New Roman", "Liberation Serif", "Tinos"], averageWidth: 0.3986, boldAverageWidth: 0.4244 },
  monospace: { names: ["Courier New", "Liberation Mono", "Cousine"], averageWidth: 0.6, boldAverageWidth: 0.6 },
};

/** From this weight on, the bold system font is used. */
export const minBoldWeight = 550;
