import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, flipped, outline, sharp, turned } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { type Appearance, person } from "../people";
import { kneel, stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  type VignetteRole,
  vignette,
  type VignetteGroup,
  fitToGrid,
} from "../vignette-drawing";

/** A path drawn about the origin at a place in another size. */
const put = (path: Path, x: number, y: number, size = 1, face: 1 | -1 = 1): Path =>
  transform(face === 1 ? path : flipped(path, 0), [size, 0, 0, size, x, y]);

/** A head in a full helmet with a visor, its middle at the point, that looks to a side. */
const visored = (x: number, y: number, size: number, role: VignetteRole, face: 1 | -1): DrawnShape[] => [
  {
    role,
    path: put(outline("M-1.4 0C-1.5-2 1.5-2 1.5-0.2V0.9C1.5 1.4 1.2 1.5 0.8 1.5H-0.5C-1.1 1.5-1.4 0.9-1.4 0Z"), x, y, size, face),
  },
  light(put(outline("M0.2-0.7H1.44V0.5H0.3C-0.1 0.5-0.1-0.7 0.2-0.7Z"), x, y, size, face)),
];

/** An open helmet for climbers and riders. */
const helmet = (x: number, y: number, size: number, role: VignetteRole, face: 1 | -1 = 1): DrawnShape => ({
  role,
  path: put(outline("M-1.3 0.1C-1.6-2 1.4-2.1 1.24-0.36L0-0.24Z"), x, y, size, face),
});

/** A kart with its driver, on the ground at the point. */
const kart = (x: number, base: number, size: number, body: VignetteRole, cap: VignetteRole, look: Appearance): DrawnShape[] => {
  const at = (px: number, py: number) => `${x + px * size} ${base + py * size}`;
  return [
    figure(put(box(-27, -19, 9, 12, 2), x, base, size), put(box(-28, -8, 54, 4, 1.6), x, base, size)),
    tone(put(outline("M-16-6C-20-18-17-24-12-22L-8-6Z"), x, base, size)),
    ...person(`${x - 8 * size} ${base - 10 * size} ${3.6 * size} -10`, at(7, -19), `${at(20, -7)}, ${at(21, -7)}`, {
      legs: "tone",
      shoes: "figure",
      ...look,
    }),
    ...visored(x - 11.4 * size, base - 34 * size, 3.6 * size, cap, 1),
    figure(put(line(2, "4-24,9-15"), x, base, size), put(line(1.8, "7-19,15-7"), x, base, size)),
    { role: body, path: put(outline("M10-9L26-11C32-11 33-5 31-3H9Z"), x, base, size) },
    { role: body, path: put(box(-11, -8, 17, 6, 2), x, base, size) },
    figure(put(circle(-19, -6.4, 6.4), x, base, size), put(circle(18, -6.4, 6.4), x, base, size)),
    light(put(circle(-19, -6.4, 2.8), x, base, size), put(circle(18, -6.4, 2.8), x, base, size)),
  ];
};

/** A tall trunk with a crown that reaches over the upper edge. */
const trunk = (x: number, width: number, base: number) => [
  green(ellipse(x, 8, width * 1.9, 13)),
  natural(corners(1, `${x - width / 2} 6, ${x + width / 2} 6, ${x + width * 0.66} ${base}, ${x - width * 0.66} ${base}`)),
];

/** A splash of paint. */
const splash = (x: number, y: number, radius: number): Path => [
  ...circle(x, y, radius),
  ...[15, 80, 140, 205, 260, 320].flatMap((degrees, index) =>
    turned(ellipse(x + radius * (1.2 + (index % 2) * 0.3), y, radius * 0.42, radius * 0.26), degrees, x, y),
  ),
];

/** A mask over the face of a head that looks to a side. */
const mask = (x: number, y: number, size: number, face: 1 | -1): DrawnShape[] => [
  figure(
    put(outline("M-0.3-0.9H1.2V0.6L0.9 1.3H0.1C-0.4 0.8-0.5 0-0.3-0.9Z"), x, y, size, face),
    put(box(-1.2, -0.6, 1.4, 0.5), x, y, size, face),
  ),
  ember(put(box(0.2, -0.62, 1, 0.7, 0.2), x, y, size, face)),
];

/** Karts, small golf, ropes between trees, and hire for feasts. */
export const tracksAndRopes: VignetteGroup = {
  "kart-race": vignette(
    "two drivers in helmets who race in karts past a wall of tyres",
    "go-kart-track",
    ["people", "racing-helmet", "tyre"],
    () => [
      back(box(2, 18, 140, 40, 2)),
      figure(...[10, 26, 42, 58, 74, 90, 106, 122, 138].map((x) => circle(x - 2, 50, 7))),
      light(...[10, 26, 42, 58, 74, 90, 106, 122, 138].map((x) => circle(x - 2, 50, 2.8))),
      tone(box(2, 56, 140, 34, 1)),
      light(...[6, 34, 62, 90, 118].map((x) => box(x, 84, 14, 2, 1))),
      ...kart(102, 76, 1.14, "ember", "ember", { top: "light", nearSleeve: "light" }),
      ...kart(42, 88, 1.36, "accent", "accent", { top: "natural", nearSleeve: "natural" }),
    ],
  ),
  "kart-lesson": vignette(
    "a marshal with a flag who gives a child in a kart the sign to start",
    "go-kart-track",
    ["people", "racing-helmet", "flag"],
    () => [
      back(box(2, 20, 140, 40, 2)),
      figure(box(4, 1, 4, 86, 1), box(136, 1, 4, 86, 1), box(4, 1, 136, 11, 1)),
      light(...[14, 26, 38, 50, 62, 74, 86, 98, 110, 122].map((x, index) => box(x - 2, index % 2 === 0 ? 1.6 : 6.6, 6, 4.6))),
      tone(box(2, 80, 140, 10, 1)),
      ...kart(94, 88, 1.25, "accent", "ember", { top: "light", nearSleeve: "light" }),
      ...stand(
        34,
        5,
        "50 36, 44 60",
        {
          top: "ember",
          nearSleeve: "ember",
          hair: "cap",
          hairRole: "figure",
          legs: "figure",
          shoes: "natural",
          skin: "deepSkin",
        },
        89,
        0,
      ),
      natural(line(2, "50 40,50 22")),
      green(outline("M50 22C56 19 62 26 70 22V36C62 40 56 33 50 36Z")),
    ],
  ),
  "windmill-hole": vignette(
    "a father and his daughter who play mini golf at a hole with a small windmill",
    "mini-golf",
    ["people", "golf-flag", "golf-ball"],
    () => [
      back(circle(122, 22, 9), outline("M2 60C24 46 46 54 70 48C98 42 122 52 142 46V84H2Z")),
      natural(corners(1.6, "8 82, 136 82, 142 92, 2 92")),
      green(corners(1.4, "12 84, 132 84, 137 90, 7 90")),
      light(corners(1.4, "84 40, 112 40, 118 84, 78 84")),
      figure(corners(1, "80 41, 98 22, 116 41"), outline("M90 84V74C90 66 106 66 106 74V84Z")),
      accent(...[20, 110, 200, 290].map((degrees) => turned(box(95.6, 10, 5.6, 30, 0.8), degrees, 98, 42))),
      figure(...[20, 110, 200, 290].map((degrees) => turned(box(97.2, 10, 1.8, 30, 0.6), degrees, 98, 42)), circle(98, 42, 3)),
      ...stand(
        20,
        5,
        "34 52, 32 54",
        { top: "tone", hair: "short", beard: true, legs: "figure", shoes: "light", skin: "deepSkin" },
        88,
        6,
      ),
      natural(line(1.8, "34 50, 41 86")),
      figure(box(39, 84.6, 6, 3, 1)),
      ...person("56 62 3.6 16", "66 68, 65 69", "52 88, 60 88", {
        child: true,
        top: "accent",
        sleeves: "short",
        shorts: "figure",
        hair: "curls",
        skin: "deepSkin",
        shoes: "natural",
      }),
      natural(line(1.8, "65 66, 71 86")),
      figure(box(69, 84.6, 6, 3, 1)),
      light(circle(79, 86.6, 2.4)),
      ember(sharp("128 52, 140 57, 128 62")),
      figure(box(126.6, 51, 1.8, 36, 0.8)),
    ],
  ),
  "zip-line-ride": vignette(
    "a woman with a helmet who rides down a zip line from a platform in a tree, where a guide waits",
    "high-ropes-park",
    ["people", "tree", "rope"],
    () =>
      fitToGrid([
        back(ellipse(58, 30, 30, 24), ellipse(120, 34, 30, 26), box(56, 50, 4, 36), box(118, 50, 4, 36)),
        ...trunk(18, 15, 90),
        figure(line(1.8, "18 16, 142 48")),
        natural(box(4, 62, 42, 4, 1), corners(0.8, "10 66, 26 66, 18 80")),
        ...stand(
          36,
          3.5,
          "44 40 -1, 42 50",
          { top: "tone", hair: "none", legs: "figure", shoes: "natural", skin: "deepSkin" },
          62,
          0,
        ),
        helmet(38, 14.4, 3.5, "ember"),
        figure(circle(92, 34.4, 2.6), line(1.6, "92 35, 93 58")),
        ...person("93 68 4.6 -14", "93 48 -1, 95 50", "116 74 -30, 118 70 -30", {
          top: "accent",
          nearSleeve: "accent",
          legs: "figure",
          shoes: "natural",
          hair: "tail",
          hairRole: "natural",
        }),
        helmet(87.6, 39, 4.6, "ember"),
        ember(corners(1, "87 61, 97 64, 96 71, 86 68")),
      ]),
  ),
  "rope-bridge": vignette(
    "children with helmets who walk over a bridge of planks between two trees",
    "high-ropes-park",
    ["people", "tree", "rope"],
    () =>
      fitToGrid([
        back(ellipse(74, 24, 40, 20), box(70, 40, 6, 46)),
        ...trunk(12, 14, 90),
        ...trunk(132, 14, 90),
        figure(curve(1.8, "M14 24C50 32 96 32 130 24"), curve(1.8, "M14 76C50 88 96 88 130 76")),
        ...person("50 60.6 3.7 2", "58 30 -1, 42 46", "45 84, 55 85", {
          child: true,
          top: "accent",
          shorts: "figure",
          hair: "tail",
          sleeves: "short",
          shoes: "light",
        }),
        helmet(51.2, 34.6, 5.5, "ember"),
        ...person("92 60.6 3.7 2", "100 30 -1, 82 46", "87 86, 97 84", {
          child: true,
          top: "tone",
          shorts: "figure",
          hair: "curls",
          sleeves: "short",
          skin: "deepSkin",
          shoes: "light",
        }),
        helmet(93.2, 34.6, 5.5, "ember"),
        natural(
          ...[22, 34, 46, 58, 70, 82, 94, 106, 118].map((x) => {
            const y = 79 + 6.4 * (1 - ((x - 72) / 58) ** 2);
            return box(x - 4.6, y, 9.2, 3.4, 1);
          }),
        ),
      ]),
  ),
  "paint-behind-bales": vignette(
    "two players with masks and paint markers behind a wall of bales with splashes of paint",
    "paintball",
    ["people"],
    () => [
      back(outline("M2 50C24 36 46 46 70 38C98 30 122 42 142 36V84H2Z")),
      green(box(2, 82, 140, 10, 1)),
      natural(box(62, 58, 26, 15, 2), box(62, 74, 26, 15, 2), box(90, 74, 26, 15, 2)),
      accent(splash(104, 80, 4.4)),
      ember(splash(76, 66, 4.2)),
      tone(box(126, 46, 16, 43, 2)),
      accent(splash(134, 58, 4.6)),
      ember(splash(133, 76, 3.6)),
      ...kneel(
        42,
        4.8,
        "66 48, 58 54",
        { top: "ember", nearSleeve: "ember", legs: "tone", hair: "short", hairRole: "natural", shoes: "natural" },
        89,
        10,
      ),
      ...mask(49.4, 38.4, 4.8, 1),
      figure(box(54, 47, 30, 3.4, 1), corners(0.8, "60 49, 64 49, 62 56, 58 56"), box(64, 44, 2, 4)),
      light(circle(65, 42.6, 4)),
      ...stand(
        14,
        4.8,
        "28 58, 32 50",
        { top: "accent", nearSleeve: "accent", legs: "figure", hair: "tail", shoes: "natural", skin: "deepSkin" },
        89,
        4,
      ),
      ...mask(17.4, 23, 4.8, 1),
      figure(box(20, 51, 26, 3.4, 1), corners(0.8, "26 53, 30 53, 28 60, 24 60")),
      ember(circle(32, 47.6, 4)),
    ],
  ),
  "castle-inflated": vignette(
    "a man who starts the blower of a bouncy castle and children who jump in it",
    "bouncy-castle",
    ["people", "castle"],
    () => [
      back(ellipse(30, 40, 26, 22), box(28, 50, 4, 34)),
      accent(box(50, 66, 90, 22, 6)),
      tone(box(54, 22, 14, 62, 6), box(122, 22, 14, 62, 6), box(66, 38, 58, 30, 4)),
      ember(sharp("51 24, 61 4, 71 24"), sharp("119 24, 129 4, 139 24")),
      light(box(70, 42, 10, 18, 5), box(90, 42, 10, 18, 5), box(110, 42, 10, 18, 5)),
      ...person("84 60 3 -4", "74 42 -1, 94 42", "80 72 10, 90 70 10", {
        child: true,
        top: "ember",
        shorts: "figure",
        hair: "curls",
        skin: "deepSkin",
        shoes: "light",
      }),
      ...person("108 54 3 4", "98 36 -1, 118 38", "102 66 10, 114 64 10", {
        child: true,
        top: "light",
        shorts: "figure",
        hair: "tail",
        shoes: "natural",
      }),
      accent(box(50, 72, 90, 16, 6)),
      light(box(62, 76, 3, 10, 1.5), box(82, 76, 3, 10, 1.5), box(104, 76, 3, 10, 1.5), box(124, 76, 3, 10, 1.5)),
      figure(circle(36, 80, 8.6), box(36, 79, 16, 8, 2), box(29, 86, 14, 3, 1)),
      light(circle(36, 80, 4)),
      ...stand(
        16,
        4.8,
        "31 72, 30 74",
        { top: "figure", hair: "cap", hairRole: "ember", legs: "natural", shoes: "figure" },
        89,
        20,
      ),
    ],
  ),
  "booth-and-strip": vignette(
    "two friends, one in a top hat, in a photo booth with its strip of pictures",
    "photo-booth",
    ["people", "camera", "curtain"],
    () => [
      figure(box(12, 6, 84, 82, 3)),
      accent(box(12, 6, 84, 12, 3)),
      light(box(43, 22, 49, 52, 2)),
      tone(box(16, 22, 24, 64, 2)),
      figure(...[22, 28, 34].map((x) => box(x, 24, 1.4, 60))),
      ...person("56 80 5.2 2", "", "", { top: "accent", hair: "long", hairRole: "natural" }),
      ...person("80 80 5.2 2", "", "", { face: -1, top: "ember", hair: "short", skin: "deepSkin" }),
      ember(ellipse(58.6, 41.4, 9, 2), box(53.8, 31, 10, 10, 1.6)),
      figure(box(53.8, 38, 10, 2.4, 0.4)),
      figure(box(12, 74, 84, 14, 2)),
      natural(box(42, 72, 51, 3, 1)),
      light(box(100, 12, 32, 78, 2)),
      tone(...[16, 34.6, 53.2, 71.8].map((y) => box(104, y, 24, 15.4, 1))),
      ...[16, 34.6, 53.2, 71.8].flatMap((y, index) => [
        (index % 2 === 0 ? accent : ember)(outline(`M106 ${y + 15.4}C106 ${y + 9} 116 ${y + 9} 116 ${y + 15.4}Z`)),
        (index % 2 === 0 ? ember : accent)(outline(`M116 ${y + 15.4}C116 ${y + 9} 126 ${y + 9} 126 ${y + 15.4}Z`)),
        natural(circle(111, y + 6.4, 3.4)),
        figure(circle(121, y + 6.4 + (index % 2), 3.4)),
      ]),
    ],
  ),
};
