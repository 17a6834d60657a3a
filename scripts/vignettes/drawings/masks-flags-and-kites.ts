import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, flipped, outline, sharp } from "#/studio/motifs/outlines";
import { arc, line } from "#/studio/motifs/strokes";
import { table } from "../furniture";
import { person } from "../people";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  type VignetteRole,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";

/** A path drawn about the origin at a place in another size. */
const put = (path: Path, x: number, y: number, size = 1, face: 1 | -1 = 1): Path =>
  transform(face === 1 ? path : flipped(path, 0), [size, 0, 0, size, x, y]);

/** A mask of a face with holes for the eyes, 30 high. */
const faceMask = (x: number, y: number, size: number, role: VignetteRole, cheeks: VignetteRole) => [
  { role, path: put(outline("M-12-14C-6-18 6-18 12-14C14-4 10 10 0 15C-10 10-14-4-12-14Z"), x, y, size) },
  figure(
    put(ellipse(-5, -4, 3.2, 2), x, y, size),
    put(ellipse(5, -4, 3.2, 2), x, y, size),
    put(outline("M-5 6C-2 9 2 9 5 6C2 7 -2 7-5 6Z"), x, y, size),
  ),
  { role: cheeks, path: [...put(circle(-7, 2.4, 2.2), x, y, size), ...put(circle(7, 2.4, 2.2), x, y, size)] },
];

/** A mask for the upper half of a face with feathers. */
const ballMask = (x: number, y: number, size: number, role: VignetteRole, plume: VignetteRole) => [
  {
    role: plume,
    path: [-24, 0, 24].flatMap((turn) =>
      put(
        outline(`M0-4C${turn * 0.2 - 4}-14 ${turn * 0.5 - 3}-22 ${turn * 0.6}-26C${turn * 0.5 + 3}-20 ${turn * 0.2 + 4}-12 0-4Z`),
        x,
        y,
        size,
      ),
    ),
  },
  {
    role,
    path: put(outline("M-15-7C-8-9-4-6 0-5C4-6 8-9 15-7C16 0 11 6 6 6C3 6 2 2 0 2C-2 2-3 6-6 6C-11 6-16 0-15-7Z"), x, y, size),
  },
  figure(put(ellipse(-6.4, -1, 3.4, 2.2, 12), x, y, size), put(ellipse(6.4, -1, 3.4, 2.2, -12), x, y, size)),
];

/** Talk and old times, and makers of things that cover, wave and fly. */
export const masksFlagsAndKites: VignetteGroup = {
  "speaker-at-lectern": vignette(
    "a student who argues at a lectern while her rival waits at the other and a chair sits between them",
    "debate-club",
    ["people", "lectern", "speech-bubble"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      light(outline("M34 8H70C73 8 74 10 74 12V24C74 27 72 28 70 28H48L40 35L41 28H34C31 28 30 26 30 24V12C30 10 31 8 34 8Z")),
      tone(box(36, 13, 30, 3, 1.5), box(36, 19.6, 22, 3, 1.5)),
      ...person("72 70 4.2 0", "", "", { top: "figure", hair: "none", beard: true, hairRole: "natural" }),
      natural(box(54, 66, 36, 4, 1), box(57, 70, 30, 19, 1)),
      ember(outline("M66 66C66 60 78 60 78 66Z")),
      figure(box(71, 57.6, 2, 4, 1)),
      ...stand(22, 5, "44 42, 34 56", { top: "accent", hair: "bob", legs: "figure", shoes: "natural", skin: "deepSkin" }, 89, 2),
      natural(corners(1, "30 56, 46 52, 47 56, 31 60"), corners(1, "34 58, 44 58, 46 89, 32 89")),
      ...stand(
        122,
        5,
        "112 54, 110 56",
        { face: -1, top: "tone", hair: "short", hairRole: "natural", legs: "figure", shoes: "natural" },
        89,
        0,
      ),
      natural(corners(1, "114 56, 98 52, 97 56, 113 60"), corners(1, "110 58, 100 58, 98 89, 112 89")),
    ],
  ),
  "comic-racks": vignette(
    "a boy who reads a comic on a stool before racks full of comics while the dealer sorts a box",
    "comic-shop",
    ["people", "open-book", "magazine"],
    () => [
      figure(box(4, 4, 136, 60, 2)),
      ...[0, 1].flatMap((level) =>
        [0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) => {
          const [x, y] = [8 + column * 16.6, 8 + level * 28];
          const cover = [accent, light, tone, ember][(column + level * 3) % 4] ?? accent;
          const inner = [light, accent, ember, tone][(column + level * 3) % 4] ?? light;
          return [
            cover(box(x, y, 12.6, 20, 0.8)),
            inner(
              column % 3 === 0
                ? circle(x + 6.3, y + 12, 4.4)
                : column % 3 === 1
                  ? sharp(
                      `${x + 6.6} ${y + 5}, ${x + 2.6} ${y + 13}, ${x + 5.8} ${y + 13}, ${x + 4.6} ` +
                        `${y + 18.4}, ${x + 10} ${y + 10.6}, ${x + 7} ${y + 10.6}, ${x + 9} ${y + 5}`,
                    )
                  : outline(`M${x + 2} ${y + 5}H${x + 10.6}V${y + 11.6}H${x + 7}L${x + 4.6} ${y + 15}V${y + 11.6}H${x + 2}Z`),
            ),
          ];
        }),
      ),
      natural(box(8, 29, 128, 2), box(8, 57, 128, 2)),
      natural(box(26, 74, 18, 3, 1), line(2, "29 76,27 89"), line(2, "41 76,43 89")),
      ...sit(
        34,
        74,
        4.3,
        "50 60, 54 58",
        { child: true, top: "accent", hair: "curls", legs: "tone", shoes: "light", skin: "deepSkin" },
        89,
        10,
      ),
      light(corners(0.6, "46 50, 55 54, 54 66, 45 61")),
      ember(corners(0.6, "55 54, 64 49, 63 61, 54 66")),
      ...stand(
        90,
        4.9,
        "104 62, 108 62",
        { top: "ember", nearSleeve: "ember", hair: "tail", legs: "natural", shoes: "figure" },
        106,
        8,
      ),
      natural(box(78, 76, 62, 4, 1), box(82, 79, 54, 10)),
      light(...[0, 1, 2, 3, 4].map((index) => box(98 + index * 6.4, 58 + (index % 2) * 2, 4.6, 14, 0.6))),
      accent(box(94, 66, 38, 10, 1)),
    ],
  ),
  "shield-wall": vignette(
    "re-enactors with helmets, round shields and a spear before their tents",
    "re-enactment",
    ["people", "tent"],
    () => [
      back(outline("M2 60C26 48 46 56 70 50C98 44 122 54 142 48V84H2Z")),
      tone(sharp("4 84, 26 34, 48 84"), sharp("100 84, 122 30, 142 80, 142 84")),
      light(sharp("20 84, 26 52, 32 84"), sharp("116 84, 122 50, 128 84")),
      green(box(2, 82, 140, 10, 1)),
      natural(line(2.4, "40 90,40 8")),
      figure(sharp("40 2, 44 14, 36 14")),
      ...stand(
        50,
        5,
        "40 46, 62 52",
        { top: "figure", skirt: "knee", legs: "natural", shoes: "natural", hair: "short", beard: true },
        90,
        0,
      ),
      figure(outline("M46.6 20C46 9 60 9 60 20L56 20.4L55.4 25.6H54V20.6Z")),
      accent(circle(62, 58, 15)),
      light(circle(62, 58, 11)),
      accent(
        sharp("62 58, 53 51, 62 47"),
        sharp("62 58, 71 65, 62 69"),
        sharp("62 58, 71 51, 73 59"),
        sharp("62 58, 53 65, 51 57"),
      ),
      figure(circle(62, 58, 4)),
      ...stand(
        100,
        5,
        "88 56, 116 48",
        { face: -1, top: "ember", skirt: "long", hair: "tail", hairRole: "natural", shoes: "natural" },
        90,
        0,
      ),
      ember(circle(88, 60, 14)),
      natural(circle(88, 60, 10.4)),
      light(...[0, 90, 180, 270].map((degrees) => arc(2.4, 88, 60, 7.4, degrees, degrees + 50))),
      figure(circle(88, 60, 3.8)),
      figure(line(2.4, "116 56,116 30"), line(2, "112 47,120 47")),
    ],
  ),
  "mural-on-gable": vignette(
    "a street artist on a lift who sprays a large face on the wall of a house",
    "street-art",
    ["people", "brush", "ladder"],
    () => [
      tone(corners(1, "36 89, 36 16, 86 2, 140 16, 140 89")),
      light(outline("M84 86C64 80 58 58 66 40C74 24 104 20 116 36C124 50 118 62 122 70L114 72C114 82 106 86 100 86Z")),
      accent(outline("M60 66C50 40 66 14 96 14C116 14 128 28 124 42C112 34 100 40 94 36C86 46 82 58 74 62C70 64 64 62 60 66Z")),
      ember(circle(92, 66, 5.4)),
      figure(ellipse(106, 54, 5, 3), outline("M104 76C108 79 113 78 115 74C110 75 107 74 104 76Z")),
      green(circle(62, 28, 5), circle(52, 40, 4), circle(54, 78, 4.4), circle(132, 30, 4)),
      ...person("26 47 4.4 4", "48 34, 34 50", "22 79, 30 79", {
        top: "figure",
        hair: "cap",
        hairRole: "ember",
        legs: "natural",
        shoes: "light",
        skin: "deepSkin",
      }),
      ember(box(46, 29, 4.4, 8, 1)),
      figure(box(46.8, 26.6, 2.8, 3, 0.8)),
      figure(box(10, 78, 32, 3.4, 1), line(1.8, "12 78,12 58"), line(1.8, "40 78,40 58"), line(1.8, "12 58,40 58")),
      figure(line(2.2, "14 82,38 90"), line(2.2, "38 82,14 90"), box(8, 88, 36, 3, 1)),
    ],
  ),
  "mask-painter": vignette(
    "a mask maker who paints a face mask before a wall of masks",
    "mask-maker",
    ["people", "theatre-masks", "brush"],
    () => [
      back(box(4, 4, 136, 62, 2)),
      ...faceMask(17, 26, 0.9, "light", "accent"),
      ...ballMask(66, 30, 0.9, "ember", "accent"),
      ...faceMask(97, 22, 0.8, "accent", "ember"),
      ...ballMask(124, 30, 0.9, "tone", "ember"),
      ...stand(
        40,
        5.2,
        "62 58, 72 66",
        { top: "accent", nearSleeve: "tone", hair: "bun", hairRole: "natural", skin: "skin" },
        110,
        10,
      ),
      figure(corners(1, "78 76, 83 66, 89 66, 94 76")),
      ...faceMask(86, 57, 1.15, "light", "ember"),
      natural(line(2, "58 61,74 54")),
      figure(line(2.6, "73 54.4,77 52.4")),
      natural(box(18, 74, 116, 5, 1)),
      tone(box(22, 79, 108, 11, 1)),
      ember(box(106, 66, 9, 8, 1)),
      green(box(118, 66, 9, 8, 1)),
      light(ellipse(110.5, 66, 4.5, 1.4), ellipse(122.5, 66, 4.5, 1.4)),
    ],
  ),
  "flag-sewn": vignette(
    "a seamstress who joins broad stripes of a flag at a sewing machine while another holds the cloth",
    "flag-maker",
    ["people", "sewing-machine", "fabric-roll"],
    () => [
      natural(line(2, "10 2,10 40"), line(2, "52 2,52 40"), line(2, "92 2,92 40")),
      ...(
        [
          [11, accent, ember],
          [53, tone, light],
          [93, ember, accent],
        ] as const
      ).flatMap(([x, cloth, band]) => [
        cloth(outline(`M${x} 4C${x + 9} 2 ${x + 19} 8 ${x + 31} 5L${x + 25} 16L${x + 31} 27C${x + 19} 30 ${x + 9} 24 ${x} 26Z`)),
        band(outline(`M${x} 4C${x + 3} 3.4 ${x + 6} 3.6 ${x + 9} 4.2V26C${x + 6} 25.4 ${x + 3} 25.4 ${x} 26Z`)),
      ]),
      natural(box(6, 74, 18, 3, 1), box(7, 54, 3, 22, 1), box(8, 76, 2.6, 13), box(20, 76, 2.6, 13)),
      ...sit(
        18,
        74,
        4.9,
        "42 63, 46 63",
        {
          top: "ember",
          nearSleeve: "ember",
          hair: "scarf",
          hairRole: "figure",
          legs: "tone",
          skin: "deepSkin",
          shoes: "natural",
        },
        89,
        10,
      ),
      ...stand(
        124,
        4.9,
        "112 62, 108 64",
        { face: -1, top: "figure", nearSleeve: "tone", hair: "curls", legs: "natural", shoes: "figure" },
        89,
        8,
      ),
      ...table(32, 67, 66, "figure", 89),
      accent(outline("M40 62C60 64 84 60 114 62V70C84 70 60 70 40 68Z")),
      light(outline("M46 67C70 69 90 68 114 69V76C90 78 74 76 60 76C54 76 48 72 46 67Z")),
      ember(outline("M60 75C80 77 96 76 114 75V83C96 85 76 84 66 82Z")),
      figure(box(38, 62, 28, 5, 1), box(58, 44, 8, 20, 2), box(40, 44, 24, 8, 3), box(42, 50, 4, 10, 1), box(65, 46, 4, 5, 1)),
      light(box(43, 58, 2, 6, 0.5)),
    ],
  ),
};
