import type { Design } from "#data/console-api";

/**
 * How high pages are. The sandbox tells nobody outside how high a page is, and yet two pages can only be scrolled as one when their frames are as high as they are: so the
 * pages of every direction were measured, in hundreds of pixels, in the order of `measured` (`bun scripts/frame-heights.ts` does it anew).
 */
type Heights = Readonly<Record<Design["direction"], readonly number[]>>;

/** The pages that were measured, in the order of the heights. */
export const measured: readonly string[] = [
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

/** On a desk, 1280 px wide. */
export const deskHeights: Heights = {
  swiss: [31, 23, 13, 18, 32, 35, 17, 13, 310],
  editorial: [24, 18, 9, 13, 28, 30, 12, 11, 318],
  brutalist: [23, 15, 12, 13, 27, 30, 18, 12, 286],
  soft: [23, 16, 11, 12, 27, 31, 14, 12, 302],
  technical: [16, 12, 9, 9, 20, 23, 10, 9, 284],
  luxury: [29, 16, 11, 19, 34, 34, 15, 11, 338],
  playful: [25, 15, 11, 13, 27, 32, 16, 12, 297],
  civic: [19, 19, 10, 14, 21, 26, 12, 9, 308],
  industrial: [26, 25, 11, 13, 31, 31, 13, 11, 297],
  craft: [22, 17, 10, 15, 29, 31, 13, 10, 297],
  retro: [25, 16, 11, 13, 29, 33, 14, 10, 292],
  scientific: [18, 11, 9, 13, 23, 24, 9, 10, 293],
  ledger: [17, 13, 9, 13, 24, 27, 12, 9, 290],
  poster: [34, 18, 12, 18, 37, 33, 14, 14, 336],
  arcade: [23, 13, 10, 10, 22, 25, 13, 9, 290],
  archive: [20, 14, 9, 11, 25, 30, 11, 9, 297],
};

/** On a phone, 390 px wide. */
export const phoneHeights: Heights = {
  swiss: [31, 32, 16, 20, 33, 37, 20, 14, 453],
  editorial: [29, 22, 12, 17, 31, 34, 16, 13, 467],
  brutalist: [25, 16, 13, 15, 28, 32, 18, 12, 444],
  soft: [30, 17, 14, 20, 31, 34, 17, 14, 455],
  technical: [21, 18, 12, 15, 25, 29, 15, 11, 434],
  luxury: [29, 18, 14, 21, 32, 34, 19, 14, 473],
  playful: [30, 18, 15, 19, 32, 34, 19, 13, 454],
  civic: [25, 21, 11, 17, 26, 30, 14, 9, 437],
  industrial: [27, 32, 12, 19, 32, 34, 15, 11, 464],
  craft: [27, 20, 13, 18, 29, 33, 17, 11, 463],
  retro: [28, 21, 13, 18, 31, 35, 17, 13, 451],
  scientific: [21, 13, 10, 16, 26, 28, 13, 10, 433],
  ledger: [21, 17, 11, 17, 26, 30, 14, 10, 434],
  poster: [28, 21, 13, 18, 33, 33, 16, 12, 482],
  arcade: [29, 18, 15, 18, 31, 34, 18, 14, 460],
  archive: [25, 17, 13, 17, 28, 32, 16, 10, 439],
};
