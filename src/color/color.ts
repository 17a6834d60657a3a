/**
 * An sRGB colour with 8 bits per channel. `hex` is authoritative (`#rrggbb`, lower case). `l`
 * (0–1), `c` (0–0.4) and `h` (0–360, 0 for greys) are its OKLCH coordinates, rounded to values that
 * convert back to the same hex.
 */
export type Color = {
  readonly hex: string;
  readonly l: number;
  readonly c: number;
  readonly h: number;
  /**
   * The colour that a person gave, in CSS, if `hex` cannot hold it exactly: it is translucent, or
   * lies outside sRGB or between two 8-bit values. `hex` is then the nearest, as seen on its
   * ground.
   */
  readonly given?: string;
};
