import type { Density } from "#/model/direction";
import type { Length, TokenSet } from "#/model/token-set";
import { completeLengths } from "#/studio/shape/complete-lengths";

const steps = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48];

/** The spacing scale: multiples of 4 px, named as in utility frameworks. */
export const spacing: readonly Length[] = steps.map((step) => ({ name: String(step), px: step * 4 }));

/** Spacing on the base of 4 px, and of 2 px below 8 px. */
const roundToBase = (px: number) => (px < 8 ? Math.round(px / 2) * 2 : Math.round(px / 4) * 4);

/** The spacing scale with given steps. */
export const createSpacing = (given: readonly Length[] = []): readonly Length[] => completeLengths(spacing, given, roundToBase);

const gapsByDensity = {
  airy: [72, 128, 208],
  open: [64, 112, 176],
  medium: [56, 96, 144],
  dense: [40, 64, 96],
} as const;

/** Three clearly different distances between page sections, by density. */
export function getSectionGaps(density: Density): readonly Length[] {
  const [tight, base, loose] = gapsByDensity[density];
  return [
    { name: "tight", px: tight },
    { name: "base", px: base },
    { name: "loose", px: loose },
  ];
}

/** The gaps with given ones, which stay as they are. Those with other names come last. */
export function completeSectionGaps(gaps: readonly Length[], given: readonly Length[] = []): readonly Length[] {
  const exact = new Map(given.map(({ name, px }): [string, Length] => [name, { name, px, given: true }]));
  const usual = gaps.map((gap) => exact.get(gap.name) ?? gap);
  return [...usual, ...[...exact.values()].filter(({ name }) => gaps.every((gap) => gap.name !== name))];
}

const layoutByDensity = {
  airy: { containerPx: 1200, gutterPx: 32, marginPx: 32 },
  open: { containerPx: 1200, gutterPx: 32, marginPx: 24 },
  medium: { containerPx: 1200, gutterPx: 24, marginPx: 24 },
  dense: { containerPx: 1320, gutterPx: 16, marginPx: 20 },
} as const;

/** The page grid by density: twelve columns in a container with a maximum width in CSS pixels. */
export function getPageGrid(density: Density): TokenSet["layout"] {
  return { ...layoutByDensity[density], columns: 12 };
}
