import { formatDecimal } from "#/kernel/decimal";
import type { Length } from "#/model/token-set";

/** Pixels per rem at the browser's default. */
const remPx = 16;
/** The viewport range in which fluid sizes grow, CSS pixels. */
const minViewportPx = 320;
const maxViewportPx = 1280;
/** Radii from this size on are pills and stay in pixels. */
export const pillPx = 9999;

/**
 * Decimals that exports print of tokens at most. A length with six decimals of a pixel, as imports
 * read them, has ten in rem.
 */
export const tokenPlaces = 10;
/** Decimals of what is computed from tokens, such as how fast a size grows. */
const computedPlaces = 4;

/** A length in rem, so that it follows the reader's font size. Pill radii stay in pixels. */
export const formatRem = (px: number, places = tokenPlaces): string =>
  px >= pillPx ? `${formatDecimal(px, places)}px` : `${formatDecimal(px / remPx, places)}rem`;

/** A length token in rem. */
export const formatLength = ({ px }: Length): string => formatRem(px);

export const formatPx = (px: number, places = tokenPlaces): string => `${formatDecimal(px, places)}px`;

/**
 * A font size that grows with the viewport between 320 and 1280 pixels. The preferred value keeps a
 * rem part, so that text responds to zoom (WCAG 2.2, 1.4.4). A size that does not grow is plain
 * rem.
 */
export function formatFluidSize(minPx: number, maxPx: number): string {
  if (maxPx <= minPx) return formatRem(maxPx);
  const slope = (maxPx - minPx) / (maxViewportPx - minViewportPx);
  const interceptPx = minPx - slope * minViewportPx;
  const middle = `${formatRem(interceptPx, computedPlaces)} + ${formatDecimal(slope * 100, computedPlaces)}vw`;
  return `clamp(${formatRem(minPx)}, ${middle}, ${formatRem(maxPx)})`;
}
