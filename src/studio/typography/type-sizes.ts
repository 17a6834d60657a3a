import type { GivenTokens } from "#/model/given";
import type { TypeSize } from "#/model/token-set";
import { fitLadder } from "#/studio/fit-ladder";

/** Size of body text in CSS pixels. */
const basePx = 16;
/** Largest size of any direction in CSS pixels. */
const maxSizePx = 144;
/**
 * Maximum growth from the narrowest to the widest viewport. Below 2.5, fluid sizes can still be
 * zoomed to 200 % (WCAG 2.2, 1.4.4).
 */
const maxGrowth = 2.4;
/**
 * Largest size at the narrowest viewport in CSS pixels: a word of eight letters still fits a phone.
 */
const maxNarrowSizePx = 60;

/**
 * Exponent of the ratio for each size. The two sizes below the base have fixed values, so that they
 * stay legible with any ratio.
 */
const powers = [
  ["lg", 0.5],
  ["xl", 1],
  ["2xl", 2],
  ["3xl", 3],
  ["4xl", 5],
] as const;

const roundToHalf = (px: number) => Math.round(px * 2) / 2;

/** Line height: 1.6 at the base size, falling to 1 for the largest. */
function getLeading(px: number): number {
  const display = Math.min(1, Math.max(0, Math.log(px / 18) / Math.log(72 / 18)));
  return Math.round((1.6 - 0.58 * display) * 100) / 100;
}

/**
 * Tracking in em: none up to 24 px, −0.01 at 40 px, −0.03 from 96 px; the smallest size is spaced
 * out slightly.
 */
function getTracking(px: number): number {
  if (px <= 13) return 0.01;
  if (px <= 24) return 0;
  const tightening = px < 40 ? ((px - 24) / 16) * 0.01 : 0.01 + Math.min(1, (px - 40) / 56) * 0.02;
  return -Math.round(tightening * 1000) / 1000;
}

/**
 * The type scale of a ratio: eight sizes from xs to 4xl, strictly increasing at both ends of the
 * viewport range, rounded to half pixels.
 */
export function createTypeSizes(ratio: number): readonly TypeSize[] {
  const narrowRatio = 1 + (ratio - 1) * 0.62;
  const fluidSizes = powers.map(([name, power]) => {
    const maxPx = roundToHalf(Math.min(maxSizePx, basePx * ratio ** power));
    const minPx =
      power < 1
        ? maxPx
        : roundToHalf(Math.max(maxPx / maxGrowth, Math.min(maxPx, maxNarrowSizePx, basePx * narrowRatio ** power)));
    return { name, minPx, maxPx };
  });
  const fixedSizes = [
    { name: "xs", minPx: 12.5, maxPx: 12.5 },
    { name: "sm", minPx: 14, maxPx: 14 },
    { name: "base", minPx: basePx, maxPx: basePx },
  ];
  let previousMinPx = 0;
  return [...fixedSizes, ...fluidSizes].map(({ name, minPx, maxPx }) => {
    const risingMinPx = Math.max(minPx, previousMinPx + 0.5);
    previousMinPx = risingMinPx;
    return { name, minPx: Math.min(risingMinPx, maxPx), maxPx, leading: getLeading(maxPx), trackingEm: getTracking(maxPx) };
  });
}

type GivenSizes = NonNullable<GivenTokens["sizes"]>;

/** Exponent of the ratio for each size that is whole steps above the base. */
const wholeSteps = new Map(powers.filter(([, power]) => power >= 1));

/**
 * The ratio of given sizes: that of the largest one which is whole steps above a given base, else
 * `ratio`.
 */
export function computeGivenRatio(ratio: number, given: GivenSizes): number {
  const base = given.find(({ name }) => name === "base");
  if (!base || base.maxPx <= 0) return ratio;
  const steps = given.flatMap(({ name, maxPx }) => {
    const power = wholeSteps.get(name as "xl");
    return power !== undefined && maxPx > base.maxPx ? [(maxPx / base.maxPx) ** (1 / power)] : [];
  });
  const last = steps.at(-1);
  return last === undefined ? ratio : Math.round(last * 1000) / 1000;
}

/**
 * The type scale with given sizes, which stay as they are. The others keep their proportions around
 * them; sizes with other names come where they belong by their size.
 */
export function completeTypeSizes(sizes: readonly TypeSize[], given: GivenSizes): readonly TypeSize[] {
  if (given.length === 0) return sizes;
  const byName = new Map(given.map((size) => [size.name, size]));
  const fit = (end: "minPx" | "maxPx") => {
    const knots = sizes.flatMap(({ name }, index) => {
      const px = byName.get(name)?.[end];
      return px === undefined ? [] : [[index, px] as const];
    });
    return fitLadder(
      sizes.map((size) => size[end]),
      new Map(knots),
    );
  };
  const [narrow, wide] = [fit("minPx"), fit("maxPx")];
  const complete = (name: string, minPx: number, maxPx: number): TypeSize => {
    const exact = byName.get(name);
    const { leading = getLeading(maxPx), trackingEm = getTracking(maxPx) } = exact ?? {};
    return { name, minPx, maxPx, leading, trackingEm, ...(exact && { given: true as const }) };
  };
  const scale = sizes.map((size, index) => {
    const exact = byName.get(size.name);
    if (exact) return complete(size.name, exact.minPx, exact.maxPx);
    const maxPx = roundToHalf(wide[index] ?? size.maxPx);
    return complete(size.name, Math.min(maxPx, roundToHalf(narrow[index] ?? size.minPx)), maxPx);
  });
  const known = new Set(sizes.map(({ name }) => name));
  const others = [...byName.values()].filter(({ name }) => !known.has(name));
  if (others.length === 0) return scale;
  return [...scale, ...others.map(({ name, minPx, maxPx }) => complete(name, minPx, maxPx))].sort(
    (one, other) => one.maxPx - other.maxPx,
  );
}

/** What is set of a size by its name. */
export type SizeEdit = { readonly name: string } & Partial<Pick<TypeSize, "minPx" | "maxPx" | "leading" | "trackingEm">>;

/**
 * The type scale with single sizes set; the others stay as they are. Line height and letter spacing
 * follow a new size unless people gave them. Unknown names change nothing.
 */
export const setTypeSizes = (sizes: readonly TypeSize[], edits: readonly SizeEdit[]): readonly TypeSize[] =>
  edits.reduce((list, edit) => list.map((size) => (size.name === edit.name ? setTypeSize(size, edit) : size)), sizes);

function setTypeSize(size: TypeSize, { minPx, maxPx, leading, trackingEm }: SizeEdit): TypeSize {
  const isSized = minPx !== undefined && maxPx !== undefined;
  const fitting = isSized && size.given !== true ? { leading: getLeading(maxPx), trackingEm: getTracking(maxPx) } : {};
  return {
    ...size,
    ...fitting,
    ...(isSized && { minPx, maxPx, given: true as const }),
    ...(leading !== undefined && { leading }),
    ...(trackingEm !== undefined && { trackingEm }),
  };
}
