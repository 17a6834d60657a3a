import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, outline, sharp, slice, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  deepSkin,
  ember,
  figure,
  green,
  hair,
  light,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";

/** A path drawn about the origin at a place in another size. */
const put = (path: Path, x: number, y: number, size: number): Path => transform(path, [size, 0, 0, size, x, y]);

type Face = "one" | "nine" | "bamboo" | "bird" | "flower" | "back";

/** What is cut into a tile, 24 wide and 34 high about the point. */
const cutting = (x: number, y: number, size: number, face: Face) => {
  const at = (path: Path) => put(path, x, y, size);
  const dot = (dx: number, dy: number, radius: number) => circle(x + dx * size, y + dy * size, radius * size);
  const cane = (dx: number, dy: number, height = 11) =>
    box(x + (dx - 1.5) * size, y + dy * size, 3 * size, height * size, 1.4 * size);
  const spots = [-10, 0, 10].flatMap((dy) => [-6.4, 0, 6.4].map((dx) => [dx, dy] as const));
  switch (face) {
    case "one":
      return [green(dot(0, 0, 9)), light(dot(0, 0, 6.4)), ember(dot(0, 0, 4))];
    case "nine":
      return [
        figure(...spots.filter(([, dy]) => dy !== 0).map(([dx, dy]) => dot(dx, dy, 2.6))),
        ember(...spots.filter(([, dy]) => dy === 0).map(([dx, dy]) => dot(dx, dy, 2.6))),
      ];
    case "bamboo":
      return [green(cane(-6, -12), cane(6, -12), cane(-6, 1), cane(6, 1)), ember(cane(0, -12), cane(0, 1))];
    case "bird":
      return [
        green(at(outline("M-8 13C-9 0-2-6 3-8C8-2 5 6 0 7C-3 9-5 12-8 13Z"))),
        ember(dot(3.4, -9, 4), at(outline("M6-11L10.4-8.6L6-6.6Z"))),
        figure(at(box(0.4, 6, 1.6, 7)), dot(4.6, -10, 0.9)),
      ];
    case "flower":
      return [
        green(at(curve(1.8, "M0 13C-1 8 0 4 0 0"))),
        ember(...[0, 72, 144, 216, 288].map((turn) => at(turned(ellipse(0, -9, 3.2, 4.4), turn, 0, -4)))),
        light(dot(0, -4, 2.4)),
      ];
    case "back":
      return [];
  }
};

/** A tile that stands on the height, its face to the front, 24 wide and 34 high. */
const tile = (x: number, base: number, size: number, face: Face) => [
  green(box(x - 12 * size, base - 36.5 * size, 24 * size, 36.5 * size, 3.4 * size)),
  (face === "back" ? green : light)(box(x - 12 * size, base - 33 * size, 24 * size, 33 * size, 3 * size)),
  ...cutting(x, base - 16.5 * size, size, face),
];

/** A big painted head of a parade, seen from the front about the point. */
const bigHead = (x: number, y: number, r: number, dark: boolean, look: "crown" | "curls" | "hat" | "beard") => {
  const face = dark ? deepSkin : skin;
  const nose = dark ? skin : deepSkin;
  const growth = look === "curls" ? ember : hair;
  const at = (path: Path) => put(path, x, y, r);
  const beard = [hair(at(outline("M-0.88 0.1C-0.5 0.5 0.5 0.5 0.88 0.1C0.9 1.4-0.9 1.4-0.88 0.1Z")))];
  const crown = [
    ember(at(sharp("-0.9 -0.6, -1 -1.6, -0.5 -1.16, 0 -1.76, 0.5 -1.16, 1 -1.6, 0.9 -0.6"))),
    light(...[-0.5, 0, 0.5].map((dx) => at(circle(dx, -0.84, 0.12)))),
  ];
  const hat = [accent(at(outline("M-1.2-0.5C-1.1-1.7 1.1-1.7 1.2-0.5Z"))), figure(at(box(-1.2, -0.66, 2.4, 0.28, 0.12)))];
  return [
    ...(look === "curls" ? [ember(...[-1, -0.7, 0.7, 1].map((dx) => at(circle(dx, (1 - Math.abs(dx)) * 0.9, 0.36))))] : []),
    growth(at(circle(0, -0.16, 1.06))),
    ...(look === "crown" ? [hair(at(box(-1.06, -0.2, 2.12, 1.3, 0.4)))] : []),
    face(at(ellipse(0, 0.06, 0.86, 0.96))),
    ...(look === "beard" ? beard : []),
    growth(at(outline("M-0.94-0.2C-0.8-1.3 0.8-1.3 0.94-0.2C0.5-0.72-0.5-0.72-0.94-0.2Z"))),
    light(at(ellipse(-0.36, -0.06, 0.22, 0.16)), at(ellipse(0.36, -0.06, 0.22, 0.16))),
    hair(at(circle(-0.36, -0.06, 0.12)), at(circle(0.36, -0.06, 0.12))),
    nose(at(ellipse(0, 0.2, 0.13, 0.2))),
    ember(at(circle(-0.54, 0.32, 0.17)), at(circle(0.54, 0.32, 0.17)), at(slice(0, 0.46, 0.32, 0, 180))),
    ...(look === "crown" ? crown : []),
    ...(look === "hat" ? hat : []),
  ];
};

/** Carved tiles for a table of four, and figures taller than houses for a feast. */
export const tilesAndGiants: VignetteGroup = {
  "tile-carver": vignette(
    "a carver with spectacles who cuts a mahjong tile under a lamp at a narrow table",
    "mahjong-carver",
    ["people", "chisel", "lamp"],
    () => [
      back(box(4, 6, 136, 62, 2)),
      figure(box(92, 30, 46, 2.4, 1)),
      natural(...[96, 107, 118, 129].map((x) => box(x, 14, 7, 16, 1))),
      figure(box(71, 2, 2.4, 12)),
      accent(corners(2, "66 12, 78 12, 88 25, 56 25")),
      light(slice(72, 25, 5.4, 0, 180)),
      figure(box(14, 66, 26, 4, 1.4), box(17, 70, 4, 20), box(33, 70, 4, 20)),
      ...sit(
        28,
        67,
        5.6,
        "62 51, 60 56",
        { top: "tone", nearSleeve: "tone", hair: "short", hairRole: "natural", legs: "figure", shoes: "natural" },
        90,
        14,
      ),
      figure(hoop(1.5, 43, 24.6, 3.2)),
      natural(box(52, 60, 88, 5, 1.4), box(56, 65, 4.6, 25), box(132, 65, 4.6, 25)),
      natural(box(66, 55, 20, 5, 1)),
      ...tile(76, 56, 0.62, "one"),
      figure(line(2.4, "60 52,70 46")),
      ...tile(98, 60, 0.52, "bamboo"),
      ...tile(113, 60, 0.52, "bird"),
      ...tile(128, 60, 0.52, "nine"),
    ],
  ),
  "mahjong-tiles": vignette(
    "carved mahjong tiles in a row before a wall of tiles",
    "mahjong-carver",
    ["flower", "bird", "bamboo"],
    () => [
      back(box(2, 6, 140, 60, 2)),
      green(...[8, 26.2, 44.4, 62.6, 80.8, 99, 117.2].map((x) => box(x, 22, 17, 10, 2))),
      light(...[8, 26.2, 44.4, 62.6, 80.8, 99, 117.2].map((x) => box(x, 29, 17, 6, 1.4))),
      natural(box(2, 74, 140, 8, 1.4)),
      figure(box(10, 82, 6, 8), box(128, 82, 6, 8)),
      ...tile(18, 74, 1.02, "one"),
      ...tile(45, 74, 1.02, "bamboo"),
      ...tile(72, 74, 1.02, "bird"),
      ...tile(99, 74, 1.02, "nine"),
      ...tile(126, 74, 1.02, "flower"),
    ],
  ),
  "giant-painted": vignette(
    "a painter on a platform who paints the cheek of a huge festival figure with a crown",
    "festival-giants",
    ["people", "brush"],
    () => [
      back(box(2, 4, 140, 62, 2)),
      accent(outline("M28 46C36 42 60 42 68 46L84 92H10Z")),
      ember(outline("M42 44H54L60 92H36Z")),
      light(circle(48, 58, 2.6), circle(48, 70, 2.6), circle(48, 82, 2.6)),
      tone(
        outline("M28 46C18 50 14 66 16 78L27 78C27 68 29 60 33 54Z"),
        outline("M68 46C78 50 82 66 80 78L69 78C69 68 67 60 63 54Z"),
      ),
      skin(circle(21, 80, 5), circle(75, 80, 5)),
      skin(box(42, 38, 12, 10, 2)),
      ...bigHead(48, 28, 15, false, "crown"),
      light(outline("M34 45C40 41 56 41 62 45L64 50C56 46 40 46 32 50Z")),
      figure(box(88, 72, 50, 3.4, 1), line(2.6, "94 74,90 90"), line(2.6, "132 74,136 90"), box(92, 81, 42, 2.2)),
      ...stand(
        104,
        4.3,
        "77 36, 92 46",
        { face: -1, top: "figure", nearSleeve: "figure", legs: "natural", hair: "bun", shoes: "accent", skin: "deepSkin" },
        72,
        6,
      ),
      natural(line(2.4, "79 37,66 33")),
      ember(ellipse(64.6, 32.6, 3.4, 2.2, 20)),
      tone(corners(1, "118 60, 130 60, 129 72, 119 72")),
      ember(ellipse(124, 60, 6, 1.8)),
    ],
  ),
  "giant-heads": vignette(
    "a woman who pastes paper on a big carnival head beside shelves of finished heads",
    "festival-giants",
    ["people"],
    () => [
      figure(box(2, 42, 66, 3, 1), box(2, 87, 66, 3, 1), box(2, 6, 3, 84), box(65, 6, 3, 84)),
      ...bigHead(20, 28, 12.6, true, "crown"),
      ...bigHead(50, 27, 12.6, false, "beard"),
      ...bigHead(20, 72, 12.6, false, "curls"),
      ...bigHead(50, 73, 12.6, true, "hat"),
      natural(box(74, 72, 44, 4, 1), box(78, 76, 4, 14), box(110, 76, 4, 14)),
      natural(circle(92, 52, 18), box(84, 64, 16, 8, 1)),
      light(ellipse(85.6, 50, 3.6, 2.8), ellipse(98.4, 50, 3.6, 2.8)),
      figure(circle(85.6, 50, 1.7), circle(98.4, 50, 1.7), slice(92, 60, 5.4, 0, 180)),
      tone(ellipse(92, 55, 2.4, 3.6)),
      light(turned(box(78, 36, 16, 5, 0.8), -24, 86, 38), turned(box(90, 35, 15, 5, 0.8), 18, 97, 37)),
      ...stand(
        127,
        5.2,
        "108 45, 106 54",
        { face: -1, top: "accent", nearSleeve: "accent", legs: "figure", hair: "scarf", hairRole: "ember", shoes: "natural" },
        89,
        8,
      ),
      light(turned(box(98, 41, 13, 5, 0.8), 30, 104, 44)),
    ],
  ),
};
