import type { Design } from "#data/console-api";

/**
 * Page heights in hundreds of pixels, in the order of `measuredPages`. A sandboxed frame does not
 * report its height, but two pages scroll together only in frames of full height, so the pages of
 * every direction were measured; for landing pages the highest of several briefs. Update with
 * `bun scripts/frame-heights.ts`.
 */
type PageHeights = Readonly<Record<Design["direction"], readonly number[]>>;

/** The measured pages, in the order of the heights. */
export const measuredPages: readonly string[] = [
  "landing",
  "pricing",
  "sign-in",
  "dashboard",
  "article",
  "documentation",
  "contact",
  "not-found",
  "guideline",
];

/** At a width of 1280 px. */
export const deskHeights: PageHeights = {
  swiss: [68, 20, 14, 19, 29, 32, 20, 14, 486],
  editorial: [67, 21, 12, 15, 26, 27, 14, 14, 496],
  brutalist: [60, 15, 12, 12, 22, 26, 16, 16, 452],
  soft: [66, 16, 11, 12, 21, 24, 15, 12, 462],
  technical: [62, 13, 9, 9, 20, 21, 11, 9, 457],
  luxury: [62, 18, 12, 21, 30, 31, 18, 13, 532],
  playful: [68, 17, 13, 14, 24, 29, 17, 12, 456],
  civic: [64, 17, 11, 16, 20, 23, 14, 9, 483],
  industrial: [70, 21, 13, 14, 29, 29, 14, 15, 458],
  craft: [70, 18, 11, 16, 27, 28, 14, 11, 458],
  retro: [65, 18, 14, 14, 27, 29, 16, 14, 459],
  scientific: [58, 12, 10, 15, 21, 20, 12, 10, 469],
  ledger: [62, 17, 12, 16, 24, 25, 14, 12, 460],
  poster: [71, 18, 12, 20, 30, 28, 15, 18, 506],
  arcade: [72, 14, 11, 12, 20, 22, 14, 10, 449],
  archive: [68, 17, 11, 14, 26, 28, 13, 10, 472],
};

/** At a width of 390 px. */
export const phoneHeights: PageHeights = {
  swiss: [66, 24, 16, 20, 29, 34, 20, 14, 685],
  editorial: [70, 24, 14, 19, 28, 30, 19, 16, 709],
  brutalist: [66, 16, 13, 15, 23, 27, 19, 13, 693],
  soft: [70, 15, 12, 18, 25, 27, 16, 12, 697],
  technical: [61, 17, 12, 15, 21, 22, 16, 11, 663],
  luxury: [69, 18, 14, 21, 27, 29, 19, 14, 707],
  playful: [66, 18, 15, 18, 27, 30, 19, 14, 698],
  civic: [64, 20, 13, 18, 23, 25, 17, 13, 673],
  industrial: [65, 22, 11, 18, 27, 31, 16, 13, 701],
  craft: [72, 20, 12, 18, 25, 28, 17, 11, 700],
  retro: [72, 21, 16, 19, 28, 30, 20, 17, 696],
  scientific: [64, 12, 9, 16, 20, 23, 13, 10, 663],
  ledger: [63, 19, 12, 18, 24, 26, 17, 12, 663],
  poster: [71, 21, 12, 18, 27, 30, 17, 13, 721],
  arcade: [65, 18, 14, 18, 25, 26, 18, 14, 702],
  archive: [70, 18, 14, 18, 25, 27, 18, 12, 678],
};
