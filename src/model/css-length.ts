import { formatDecimal } from "#/kernel/decimal";

/** Pixels per rem at the browser's default. */
const remPx = 16;
/** The viewport range in which fluid sizes grow, CSS pixels. */
const minViewportPx = 320;
const maxViewportPx = 1280;
/** Radii from this size on are pills and stay in pixels. */
export const pillPx = 9999;

/** A length in rem, so that it follows the reader's font size. Pill radii stay in pixels. */
export const formatRem = (px: number): string => (px >= pillPx ? `${formatDecimal(px)}px` : `${formatDecimal(px / remPx)}rem`);

export const formatPx = (px: number): string => `${formatDecimal(px)}px`;

/**
 * A font size that grows with the viewport between 320 and 1280 pixels. The preferred value keeps a
 * rem part, so that text responds to zoom (WCAG 2.2, 1.4.4). A size that does not grow is plain
 * rem.
 */
export function formatFluidSize(minPx: number, maxPx: number): string {
  if (maxPx <= minPx) return formatRem(minPx);
  const slope = (maxPx - minPx) / (maxViewportPx - minViewportPx);
  const interceptPx = minPx - slope * minViewportPx;
  return `clamp(${formatRem(minPx)}, ${formatRem(interceptPx)} + ${formatDecimal(slope * 100)}vw, ${formatRem(maxPx)})`;
}
