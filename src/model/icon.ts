/** How a system draws its icons, on a 24-unit grid. */
export type IconStyle = {
  /** Width of the lines, 1.25–2.5. */
  readonly stroke: number;
  /**
   * The ends of lines and the outer corners where lines meet (SVG `stroke-linecap`, `-linejoin`).
   */
  readonly cap: "round" | "butt";
  readonly join: "round" | "miter";
  /** What small rounded corners become: they stay round, are cut off, or meet in a point. */
  readonly corner: "round" | "cut" | "sharp";
};

/**
 * One icon: open and closed lines as path data, without fills. One that was brought in has its own
 * drawing on the 24-unit grid instead.
 */
export type Icon = {
  /** Lower case with hyphens, unique in its set, such as `shopping-cart`. */
  readonly name: string;
  readonly group: string;
  readonly path: string;
  /** SVG content with its own fills and lines. Its ids begin with the name of the icon. */
  readonly drawing?: string;
};

/**
 * The icons of a system, redrawn from an open family to the system's stroke, caps and corners.
 * `family` and `licence` (SPDX) name what they are drawn from. Designs from before icons existed
 * have an empty set.
 */
export type IconSet = {
  readonly family: string;
  readonly licence: string;
  readonly style: IconStyle;
  readonly icons: readonly Icon[];
};

/** The set of a design from before icons existed. */
export const emptyIconSet: IconSet = {
  family: "",
  licence: "",
  style: { stroke: 2, cap: "round", join: "round", corner: "round" },
  icons: [],
};
