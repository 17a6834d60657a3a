import type { Mode } from "#/model/token-set";

type Place = readonly [lightness: number, chroma: number, hue: number];
type ChartSet = readonly [Place, Place, Place, Place];
type ChartMode = {
  readonly first: { readonly l: number; readonly c: number };
  readonly sets: readonly [ChartSet, ...ChartSet[]];
};

/** The searched chart colours of each mode: lightness and largest chroma of the brand's own series, and sets of four to go with it. */
export const chartSets: Readonly<Record<Mode, ChartMode>> = {
  light: {
    first: { l: 0.3, c: 0.14 },
    sets: [
      [
        [0.56, 0.15, 250],
        [0.46, 0.12, 150],
        [0.57, 0.13, 60],
        [0.47, 0.17, 350],
      ],
    ],
  },
  dark: {
    first: { l: 0.93, c: 0.1 },
    sets: [
      [
        [0.6, 0.15, 250],
        [0.7, 0.12, 150],
        [0.58, 0.13, 60],
        [0.7, 0.17, 350],
      ],
    ],
  },
  "high-contrast": {
    first: { l: 0.18, c: 0.1 },
    sets: [
      [
        [0.48, 0.15, 250],
        [0.4, 0.12, 150],
        [0.48, 0.13, 60],
        [0.4, 0.17, 350],
      ],
    ],
  },
  "high-contrast-dark": {
    first: { l: 0.97, c: 0.05 },
    sets: [
      [
        [0.66, 0.15, 250],
        [0.76, 0.12, 150],
        [0.66, 0.13, 60],
        [0.76, 0.17, 350],
      ],
    ],
  },
};
