import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, outline, sharp } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";

import { stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  fitToGrid,
  green,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
  type VignetteRole,
  water,
} from "../vignette-drawing";
import { pine } from "../wares";

/** A path drawn about the origin at a place in another size, turned by some degrees. */
const put = (path: Path, x: number, y: number, size = 1, degrees = 0): Path => {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * size, Math.sin(radians) * size];
  return transform(path, [cos, sin, -sin, cos, x, y]);
};

/** A heavy horse that pulls to the right, 70 wide and 62 high, its feet at the height. */
const heavyHorse = (x: number, base: number, size: number, hide: VignetteRole, mane: VignetteRole) => [
  { role: mane, path: put(curve(6, "M-27-36C-34-34-35-25-33-17"), x, base, size) },
  {
    role: hide,
    path: [
      ...put(outline("M-20-26L-12-14L-12-4H-3L-4-13L-6-24Z"), x, base, size),
      ...put(outline("M12-26L22-18L24-6H33L31-18L22-30Z"), x, base, size),
    ],
  },
  {
    role: "light" as const,
    path: [...put(box(-13.6, -7.6, 11.4, 6.6, 2), x, base, size), ...put(box(23, -8.6, 11, 6.6, 2), x, base, size)],
  },
  {
    role: "figure" as const,
    path: [...put(box(-13, -3, 10, 3, 0.8), x, base, size), ...put(box(24.4, -3, 9, 3, 0.8), x, base, size)],
  },
  {
    role: hide,
    path: [
      ...put(
        outline(
          "M-29-34C-30-43-23-47-15-45C-7-42 5-43 11-46C16-52 20-57 25-60L27-65L31-61C36-58 41-51 44-45C45-41 42-38 38-39L31-44" +
            "C31-36 28-28 22-24C12-19-10-17-20-21C-27-24-29-28-29-34Z",
        ),
        x,
        base,
        size,
      ),
      ...put(outline("M-29-30L-30-17L-34-9L-36-2H-27L-23-10L-14-20Z"), x, base, size),
      ...put(outline("M6-26L8-13L6-2H16L17-13L22-26Z"), x, base, size),
    ],
  },
  {
    role: "light" as const,
    path: [...put(box(-38, -7.6, 12.4, 7, 2), x, base, size), ...put(box(4.6, -7.6, 12.6, 7, 2), x, base, size)],
  },
  {
    role: "figure" as const,
    path: [...put(box(-37, -2.4, 10, 3, 0.8), x, base, size), ...put(box(6, -2.4, 10, 3, 0.8), x, base, size)],
  },
  { role: mane, path: put(outline("M27-64C20-60 15-54 9-46L16-43C20-49 24-53 29-57Z"), x, base, size) },
  { role: "light" as const, path: put(circle(34, -51, 1.4), x, base, size) },
];

/** A dried cod without its head that hangs from its tail, 36 long and 11 wide. */
const driedCod = outline(
  "M-4.4 0L4.4 0L1.8 6C3 10 5.6 16 5.6 24C5.6 30 4 34 2 37L-0.6 34L-3 36C-5 33-5.6 29-5.4 24C-5.2 16-3 10-1.8 6Z",
);
const codFolds = [...curve(1.4, "M0 9C1 15 0.6 22 0 30")];

const hungCod = (x: number, y: number, size = 1, degrees = 0) => [
  natural(put(driedCod, x, y, size, degrees)),
  figure(put(codFolds, x, y, size, degrees)),
];

/** Steep peaks with snow from edge to edge. */
const snowPeaks = (y: number) => [
  back(
    sharp(
      `2 ${y}, 2 ${y - 26}, 16 ${y - 46}, 34 ${y - 16}, 56 ${y - 56}, 84 ${y - 14}, 106 ${y - 48}, 128 ${y - 18}, 142 ${y - 34}, 142 ${y}`,
    ),
  ),
];

/** A log that lies on the ground, its near end cut to the right. */
const log = (x: number, y: number, length: number, radius: number) => [
  natural(box(x, y - radius * 2, length, radius * 2, radius * 0.9)),
  figure(
    line(1.5, `${x + 8} ${y - radius * 1.4}, ${x + length * 0.4} ${y - radius * 1.4}`),
    line(1.5, `${x + 12} ${y - radius * 0.6}, ${x + length * 0.6} ${y - radius * 0.6}`),
  ),
  light(ellipse(x + length, y - radius, radius * 0.6, radius)),
  figure(hoop(1.4, x + length, y - radius, radius * 0.36)),
];

/** Heavy horses in the wood, and cod that dries in the wind by the sea. */
export const logsAndCod: VignetteGroup = {
  "horse-pulls-log": vignette(
    "a heavy horse that pulls a log out of the wood before its driver with the reins",
    "horse-logging",
    ["people", "horse", "log", "pine"],
    () =>
      fitToGrid([
        back(outline("M2 62C30 48 60 54 88 48C112 42 130 50 142 46V86H2Z")),
        ...pine(14, 84, 66, green),
        ...pine(68, 80, 74, green),
        ...pine(130, 82, 64, green),
        ...heavyHorse(98, 89, 1, "natural", "figure"),
        ember(curve(4.6, "M113 46C109 54 110 60 116 66")),
        ember(line(2.4, "131 46,137 51"), line(1.8, "128 30,138 44")),
        figure(line(1.8, "113 58,62 74,48 82")),
        ...stand(
          40,
          5.1,
          "55 54, 58 56",
          { top: "accent", nearSleeve: "accent", legs: "figure", hair: "cap", hairRole: "ember", shoes: "tone" },
          89,
          -6,
        ),
        figure(line(1.5, "56 54,134 47")),
        ...log(3, 91, 46, 7),
        figure(line(2.4, "42 76,42 92")),
      ]),
  ),
  "cod-racks": vignette(
    "a woman who hangs cod on drying racks by the sea before steep peaks",
    "stockfish",
    ["people", "fish", "mountain", "wave"],
    () => [
      ...snowPeaks(74),
      water(box(2, 66, 140, 16)),
      accent(sharp("112 52, 124 42, 136 52"), box(114, 52, 20, 17)),
      light(box(118, 56, 4, 5), box(126, 56, 4, 5)),
      figure(line(2, "117 69,117 80"), line(2, "131 69,131 80")),
      green(box(2, 80, 140, 10, 1)),
      figure(line(2.4, "8 89,8 8"), line(2.4, "90 89,90 8"), line(2.4, "49 89,49 8")),
      figure(box(3, 10, 94, 3, 1.5), box(3, 50, 94, 3, 1.5)),
      ...[16, 29, 41, 57, 69, 82].flatMap((x, index) => hungCod(x, 11, 0.92, index % 2 === 0 ? 3 : -3)),
      ...[16, 29, 41, 57].flatMap((x, index) => hungCod(x, 51, 0.92, index % 2 === 0 ? -3 : 3)),
      ...stand(
        104,
        5.2,
        "78 56 -1, 88 54 -1",
        { face: -1, top: "ember", nearSleeve: "ember", legs: "accent", hair: "tail", hairRole: "natural", shoes: "figure" },
        89,
        2,
      ),
      ...hungCod(77, 52, 0.92, -3),
      tone(corners(1, "112 78, 138 78, 135 90, 115 90")),
      natural(ellipse(119, 77, 6, 2.4, -20), ellipse(130, 77, 6, 2.4, 20)),
    ],
  ),
  "cod-grader": vignette(
    "a grader who looks along a dried cod before the bundles that he has sorted",
    "stockfish",
    ["people", "fish"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(4, 10, 136, 3, 1.4)),
      ...[10, 21, 124, 134].flatMap((x, index) => hungCod(x, 11, 0.86, index % 2 === 0 ? 2 : -2)),
      ...stand(
        36,
        5.8,
        "60 30, 74 31",
        { top: "accent", nearSleeve: "accent", legs: "figure", hair: "none", hairRole: "hair", beard: true, shoes: "natural" },
        103,
        -2,
      ),
      natural(put(driedCod, 45, 26, 1.7, -86)),
      figure(put(codFolds, 45, 26, 1.7, -86)),
      natural(box(4, 62, 136, 5, 1.4)),
      tone(box(8, 67, 128, 23)),
      figure(box(8, 76, 128, 1.6)),
      ...[0, 1, 2].flatMap((index) => [
        natural(put(driedCod, 92 + index * 2, 60 - index * 6, 1.2, -88)),
        figure(put(codFolds, 92 + index * 2, 60 - index * 6, 1.2, -88)),
      ]),
      ember(box(112, 40, 3, 22, 1)),
    ],
  ),
};
