import type { Design } from "#data/console-api";

/**
 * Page heights in hundreds of pixels, in the order of `measuredPages`. A sandboxed frame does not
 * report its height, but two pages scroll together only in frames of full height, so the pages of
 * every direction were measured. Update with `bun scripts/frame-heights.ts`.
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
  swiss: [31, 23, 13, 18, 32, 36, 18, 13, 309],
  editorial: [24, 18, 9, 13, 28, 30, 12, 12, 319],
  brutalist: [23, 15, 12, 13, 26, 30, 16, 17, 285],
  soft: [23, 16, 11, 12, 25, 30, 15, 12, 303],
  technical: [16, 12, 9, 9, 21, 23, 10, 9, 283],
  luxury: [29, 16, 11, 19, 33, 34, 17, 12, 337],
  playful: [25, 15, 11, 13, 26, 32, 15, 11, 296],
  civic: [19, 19, 10, 14, 22, 26, 12, 9, 307],
  industrial: [26, 25, 11, 13, 31, 31, 12, 13, 297],
  craft: [22, 17, 10, 15, 30, 32, 13, 10, 297],
  retro: [25, 16, 13, 13, 29, 32, 15, 14, 292],
  scientific: [18, 11, 10, 13, 22, 24, 12, 10, 293],
  ledger: [17, 13, 9, 12, 25, 26, 11, 9, 289],
  poster: [34, 18, 12, 18, 35, 32, 16, 18, 336],
  arcade: [23, 13, 10, 10, 21, 25, 13, 9, 289],
  archive: [20, 14, 9, 11, 25, 29, 10, 9, 296],
};

/** At a width of 390 px. */
export const phoneHeights: PageHeights = {
  swiss: [31, 32, 16, 20, 35, 40, 20, 14, 454],
  editorial: [30, 23, 12, 18, 32, 34, 17, 15, 467],
  brutalist: [25, 17, 13, 16, 30, 34, 20, 15, 446],
  soft: [30, 17, 14, 20, 32, 36, 17, 14, 455],
  technical: [21, 18, 12, 15, 26, 27, 16, 12, 434],
  luxury: [30, 19, 15, 21, 34, 35, 20, 15, 473],
  playful: [31, 19, 15, 20, 34, 36, 20, 14, 456],
  civic: [26, 22, 11, 15, 26, 28, 14, 11, 437],
  industrial: [27, 32, 12, 19, 33, 37, 16, 14, 465],
  craft: [28, 21, 13, 18, 31, 35, 17, 12, 463],
  retro: [28, 21, 15, 18, 32, 35, 20, 16, 451],
  scientific: [21, 13, 10, 16, 26, 29, 13, 10, 433],
  ledger: [21, 17, 11, 16, 27, 30, 15, 10, 434],
  poster: [29, 22, 13, 18, 34, 36, 18, 14, 483],
  arcade: [29, 18, 14, 18, 31, 34, 18, 14, 461],
  archive: [25, 17, 13, 17, 29, 32, 17, 11, 440],
};
