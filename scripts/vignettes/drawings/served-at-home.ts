import { box, circle, corners, ellipse, outline, petal, row, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { drawHost } from "../hosts";
import { drawCow } from "../livestock";
import { limb } from "../people";
import { sit, stand } from "../stances";
import { drawCar } from "../vehicles";
import {
  accent,
  back,
  deepSkin,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  meat,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { counter, jar, pendant, steam } from "../wares";
import type { Paint } from "../hosts";

/** A milk can with its lid that stands on `base`. */
const can = (x: number, base: number, size: number, paint: Paint = tone): DrawnShape[] => [
  figure(
    curve(
      1.6,
      [
        `M${x - 9 * size} ${base - 22 * size}C${x - 14 * size} ${base - 22 * size}`,
        `${x - 14 * size} ${base - 14 * size} ${x - 10 * size} ${base - 14 * size}`,
      ].join(" "),
    ),
  ),
  paint(
    corners(
      2,
      [
        [-5, -26],
        [5, -26],
        [5, -22],
        [10, -17],
        [10, 0],
        [-10, 0],
        [-10, -17],
        [-5, -22],
      ]
        .map(([dx = 0, dy = 0]) => `${x + dx * size} ${base + dy * size}`)
        .join(", "),
    ),
  ),
  figure(
    box(x - 7 * size, base - 29 * size, 14 * size, 3.6 * size, 1.6),
    box(x - 10 * size, base - 13 * size, 20 * size, 1.6 * size),
  ),
];

/** A sliced kiwi. */
const kiwi = (x: number, y: number, radius: number): DrawnShape[] => [
  natural(circle(x, y, radius)),
  green(circle(x, y, radius * 0.86)),
  light(ellipse(x, y, radius * 0.26, radius * 0.3)),
  figure(
    ...Array.from({ length: 10 }, (_, index) =>
      turned(ellipse(x, y - radius * 0.5, radius * 0.06, radius * 0.12), index * 36, x, y),
    ),
  ),
];

/** Places whose pictures would otherwise be those of a neighbour or of another country. */
export const servedAtHome: VignetteGroup = {
  "buffalo-and-cans": vignette(
    "a dairy farmer with a buffalo, cans of milk and a jar of ghee before a shed",
    "dairy livestock",
    ["people", "cow", "milk-churn"],
    () =>
      [
        back(box(8, 30, 92, 56, 1)),
        tone(corners(1, "2 32, 20 12, 94 12, 106 32")),
        figure(box(12, 32, 3, 56), box(92, 32, 3, 56)),
        // A buffalo has no spots.
        drawCow([60, 88, 1.26]).toSpliced(3, 1),
        natural(curve(3, "M80 42C72 44 67 37 72 30"), curve(3, "M85 41C93 42 97 34 90 28")),
        ...stand(
          116,
          5.4,
          "104 52, 99 54",
          { face: -1, top: "accent", hair: "bun", skin: "deepSkin", legs: "tone", skirt: "long", shoes: "natural" },
          89,
        ),
        ...can(18, 89, 0.96),
        ...can(36, 89, 0.74, light),
        ember(box(127, 74, 12, 15, 2)),
        figure(box(126, 71, 14, 3.6, 1.4)),
      ].flat(),
  ),
  "milk-measured": vignette(
    "a dairyman who measures milk from a can for a customer, with ghee, curd and blocks of paneer on the counter",
    "dairy",
    ["people", "milk-churn", "milk-bottle"],
    () => [
      back(box(4, 6, 98, 60, 3)),
      figure(box(8, 24, 40, 2.4, 1), box(72, 24, 28, 2.4, 1)),
      ...jar(15, 24, 13, 10, ember, figure),
      ...jar(28, 24, 13, 10, ember, figure),
      ...jar(41, 24, 10, 10, light, figure),
      ...jar(79, 24, 13, 10, ember, figure),
      ...jar(92, 24, 13, 10, ember, figure),
      ...drawHost([60, 26, 6.8], {
        hair: "beard",
        top: accent,
        far: "76 44, 84 42",
        near: "46 46, 42 52",
        skinIn: deepSkin,
      }),
      ...can(28, 64, 0.86),
      light(outline("M80 40H92L90 50H82Z")),
      figure(line(1.8, "92 41, 97 35")),
      ...stand(
        124,
        5.6,
        "108 54, 98 56",
        { face: -1, top: "tone", hair: "tail", skin: "deepSkin", legs: "figure", nearSleeve: "tone", shoes: "natural" },
        90,
      ),
      ...counter(4, 64, 98),
      natural(outline("M84 56H100L97 64H87Z")),
      light(box(48, 58, 13, 6, 1), box(50, 53, 11, 5, 1), box(64, 58, 12, 6, 1)),
      light(box(12, 72, 36, 11, 1), box(56, 72, 36, 11, 1)),
      ember(row(circle(20, 79, 3), 4, 7)),
      tone(row(circle(64, 79, 3), 4, 7)),
    ],
  ),
  "fryer-basket": vignette(
    "a cook who lifts a basket of crisp fried food from the hot oil for a guest",
    "fast-food food-truck",
    ["people", "paper-cone"],
    () => [
      back(box(4, 6, 100, 60, 3)),
      tone(corners(2, "6 6, 56 6, 48 18, 14 18")),
      pendant(82, 20, 14),
      ...drawHost([68, 28, 7], {
        hair: "short",
        hat: "cap",
        hatIn: accent,
        top: tone,
        apron: light,
        far: "86 46, 92 54",
        near: "52 50, 44 46",
      }),
      figure(line(2, "45 46, 36 50"), outline("M14 46H38L35 56H17Z")),
      ember(circle(18, 45, 3.6), circle(24, 43, 4.2), circle(30.4, 43.4, 4), circle(35, 46, 3.2), circle(26, 47, 3.6)),
      natural(circle(21, 47, 2.4), circle(32, 47.4, 2.6)),
      steam(26, 34, 10, 3, 7),
      ...stand(
        124,
        5.6,
        "108 54, 100 54",
        { face: -1, top: "accent", hair: "bob", legs: "figure", nearSleeve: "accent", shoes: "tone" },
        90,
      ),
      ...counter(4, 66, 100),
      ember(circle(88, 50, 3.4), circle(94, 48.6, 3.8), circle(99, 51, 3)),
      light(outline("M84 52H103L101 66H86Z")),
      accent(box(86, 57, 15, 3)),
      figure(box(12, 60, 32, 7, 1)),
      natural(box(14, 62, 28, 2, 1)),
      light(box(12, 74, 36, 10, 1), box(58, 74, 36, 10, 1)),
    ],
  ),
  "raw-fish-platter": vignette(
    "a cook who sets a platter of sliced raw fish before guests beside a tank of live fish",
    "restaurant fishmonger",
    ["people", "fish", "chopsticks"],
    () => [
      back(box(4, 6, 136, 62, 3)),
      figure(box(6, 16, 46, 48, 2)),
      water(box(9, 22, 40, 39, 1)),
      accent(petal(14, 34, 34, 34, 9), corners(0.6, "13 34, 8.8 29.6, 8.8 38.4")),
      light(petal(24, 50, 44, 50, 8), corners(0.6, "44 50, 48.4 46, 48.4 54"), circle(40, 28, 1.4), circle(42, 32, 1)),
      figure(circle(30, 33, 1), circle(28, 49, 1)),
      ...drawHost([76, 26, 6.8], {
        hair: "short",
        hat: "kerchief",
        hatIn: accent,
        top: light,
        apron: tone,
        far: "92 46, 96 56",
        near: "60 46, 58 56",
        isSleeved: true,
      }),
      ...sit(
        127,
        76,
        5.4,
        "114 58, 108 57",
        { face: -1, top: "accent", hair: "bob", legs: "figure", nearSleeve: "accent", shoes: "tone" },
        89,
        6,
      ),
      tone(box(119, 76, 16, 3, 1), box(121, 79, 2.4, 10), box(131, 79, 2.4, 10)),
      figure(line(1, "107 56, 97 60"), line(1, "107.6 57.4, 97.6 61.6")),
      natural(ellipse(78, 63, 24, 4)),
      green(petal(58, 62, 66, 54, 5), petal(96, 62, 90, 54, 5)),
      ...[0, 1, 2, 3, 4, 5].map((index) => (index % 2 === 0 ? light : meat)(ellipse(66 + index * 5, 59.4, 4, 2.8, -24))),
      accent(circle(60, 62, 2)),
      figure(box(44, 66, 78, 4, 1.6), box(50, 70, 4, 19), box(106, 70, 4, 19)),
    ],
  ),
  "flamenco-stage": vignette(
    "a flamenco dancer in a ruffled dress and a guitarist on a small stage",
    "music-venue dance-school dance-company arts-centre",
    ["people", "dancer", "guitar"],
    () => [
      back(outline("M6 84V30C6 10 30 4 72 4C114 4 138 10 138 30V84Z")),
      natural(box(4, 83, 136, 6, 1)),
      figure(line(0.9, "38 84, 38 88"), line(0.9, "72 84, 72 88"), line(0.9, "106 84, 106 88")),
      // The dancer, one arm above her head.
      skin(limb([48, 33, 3.2], [57, 22, 2.6], [52, 10, 2]), limb([37, 34, 3.2], [26, 42, 2.6], [33, 51, 2])),
      accent(
        corners(2, "35 31, 50 31, 49 50, 37 50"),
        outline("M37 48H49C54 58 56 64 60 70C70 76 78 80 82 84H18C22 78 28 70 31 62C33 57 35 52 37 48Z"),
      ),
      light(curve(2, "M30 64C36 68 42 63 48 67C52 69 56 66 59 69"), curve(2, "M25 72C32 77 40 71 48 76C56 79 62 74 70 78")),
      figure(curve(1.6, "M20 81C30 85 38 79 48 83C58 86 68 80 79 83")),
      skin(box(40.6, 25, 4.6, 7, 2), ellipse(43, 20, 5.6, 6.8)),
      { role: "hair", path: outline("M37 21C35 10 51 10 49 20C47 16 45 15 43 15C40 15 38 17 37 21Z") },
      { role: "hair", path: circle(36.4, 16, 3.2) },
      ember(circle(35, 12.6, 2.4), circle(38.6, 12, 2)),
      // The guitarist.
      ...sit(106, 68, 5.8, "", { face: -1, top: "figure", hair: "short", legs: "tone", shoes: "figure" }, 84, 2),
      natural(box(100, 69, 16, 3, 1), box(101, 72, 2.4, 12), box(112, 72, 2.4, 12), box(113, 46, 2.4, 26)),
      natural(circle(104, 60, 8.4), circle(95, 56, 6.4)),
      figure(circle(97, 57, 2.6), line(2.6, "94 56, 74 46"), line(4, "75 46.6, 71 44.6")),
      figure(limb([108, 45, 3.4], [114, 56, 3], [106, 60, 2.4])),
      skin(limb([104, 59, 2.2], [98, 58, 2])),
      figure(limb([101, 45, 3.2], [90, 53, 2.6])),
      skin(limb([90, 53, 2.4], [81, 49, 2])),
    ],
  ),
  "wooden-bird": vignette(
    "a marksmen's club with target discs on the wall and a wooden bird on its pole",
    "shooting-club",
    ["people", "target", "tree"],
    () => [
      back(outline("M0 84V58C22 46 42 52 60 46C84 36 118 42 144 54V84Z")),
      natural(line(2.6, "112 89, 112 30")),
      figure(
        outline("M112 12C108 12 106 15 107 18L104 20L108 21C108 24 110 25 112 25C114 25 116 24 116 21V16C116 13 114 12 112 12Z"),
        outline(
          "M110 22C100 14 92 16 88 22L95 22L91 27L98 26L96 31L103 29L108 36",
          "H116L121 29L128 31L126 26L133 27L129 22H136C132 16 124 14 114 22Z",
        ),
        corners(0.6, "107 34, 117 34, 121 44, 112 41, 103 44"),
      ),
      accent(circle(112, 28, 4)),
      ember(corners(0.4, "108 12, 109 7, 111 10, 112 6, 113 10, 115 7, 116 12")),
      tone(box(4, 30, 66, 52, 1)),
      figure(corners(1, "0 32, 10 16, 64 16, 74 32")),
      ...[18, 37, 56].flatMap((x, index) => [
        light(circle(x, 48, 8.4)),
        (index === 1 ? accent : figure)(hoop(1.8, x, 48, 6.6)),
        (index === 1 ? figure : accent)(hoop(1.6, x, 48, 3.4)),
        ember(circle(x, 48, 1.6)),
      ]),
      green(petal(10, 64, 30, 64, 7), petal(64, 64, 44, 64, 7), petal(20, 70, 34, 66, 5), petal(54, 70, 40, 66, 5)),
      ...stand(80, 5.2, "96 54, 111 52", { face: 1, top: "green", hair: "short", legs: "figure", shoes: "figure" }, 89),
    ],
  ),
  "dented-car": vignette(
    "an assessor who notes the damage of a car with a dented wing on a clipboard",
    "car-repair insurance",
    ["people", "car", "check-list"],
    () =>
      [
        back(box(4, 16, 136, 70, 3)),
        tone(box(10, 22, 60, 30, 1)),
        light(row(box(14, 26, 24, 22, 1), 2, 28)),
        ...drawCar([54, 88, 1.12]),
        figure(
          corners(0.4, "86 61, 90 67, 93 63, 95 68, 99 66, 97 70, 101 73, 96 73, 94 77, 92 72, 87 71, 90 69"),
          line(1.2, "80 64, 85 67"),
        ),
        ...stand(
          120,
          5.8,
          "108 54, 104 52",
          { face: -1, top: "accent", hair: "short", legs: "figure", nearSleeve: "accent", shoes: "figure" },
          89,
        ),
        natural(turned(box(97, 44, 11, 15, 1), -12, 102, 52)),
        light(turned(box(98.6, 46.4, 7.8, 11, 0.6), -12, 102, 52)),
        figure(turned(line(0.9, "100 49, 105 49"), -12, 102, 52), turned(line(0.9, "100 52, 105 52"), -12, 102, 52)),
        skin(circle(106.6, 54, 2)),
      ].flat(),
  ),
  "kiwi-vines": vignette(
    "a grower who picks kiwifruit from vines on a trellis, with a full box and a cut fruit",
    "orchard cooperative",
    ["people", "leaf"],
    () => [
      back(outline("M0 84V56C24 34 48 44 72 36C98 28 124 42 144 50V84Z")),
      natural(box(14, 20, 3, 68), box(126, 20, 3, 68), box(6, 20, 132, 2.6, 1)),
      natural(curve(2.2, "M20 88C16 60 30 40 22 24"), curve(2.2, "M122 88C128 60 114 44 120 24")),
      green(
        ...[8, 22, 36, 50, 64, 78, 92, 106, 120, 134].flatMap((x, index) => [
          circle(x, index % 2 === 0 ? 17 : 21, 6.6),
          circle(x + 4, index % 2 === 0 ? 25 : 14, 5),
        ]),
      ),
      natural(...[16, 30, 44, 58, 90, 104, 116, 130].map((x, index) => ellipse(x, index % 2 === 0 ? 36 : 33, 3.6, 4.6))),
      ...stand(
        72,
        5.2,
        "84 46, 90 39",
        { face: 1, top: "accent", hair: "short", legs: "figure", nearSleeve: "accent", shoes: "figure" },
        89,
      ),
      natural(...[24, 33, 42, 28.5, 37.5].map((x, index) => ellipse(x, index < 3 ? 72 : 66, 4.8, 4))),
      tone(box(16, 73, 34, 15, 1)),
      light(box(16, 78, 34, 2)),
      ...kiwi(104, 76, 11),
      ...kiwi(122, 80, 8),
    ],
  ),
  "rice-cakes": vignette(
    "a maker of rice cakes who lifts the lid of a steamer beside trays of small rice cakes and wrapped boxes",
    "confectionery",
    ["people", "rice"],
    () => [
      back(box(4, 6, 136, 60, 3)),
      figure(box(96, 24, 40, 2.4, 1)),
      accent(box(100, 13, 14, 11, 1)),
      tone(box(118, 13, 14, 11, 1)),
      light(box(106, 13, 2, 11), box(100, 17.5, 14, 2), box(124, 13, 2, 11), box(118, 17.5, 14, 2)),
      ...drawHost([70, 27, 7.2], {
        hair: "bun",
        hat: "kerchief",
        hatIn: accent,
        top: tone,
        apron: light,
        far: "90 48, 96 56",
        near: "54 44, 44 35",
      }),
      natural(outline("M14 35C20 28 38 28 44 35Z")),
      figure(circle(29, 29, 2)),
      steam(29, 47, 9, 3, 8),
      light(outline("M14 54C18 48 40 48 44 54Z")),
      natural(box(12, 53, 34, 6, 1), box(12, 60.4, 34, 6, 1)),
      figure(box(12, 57.6, 34, 1.2), box(12, 64.6, 34, 1.2)),
      ...counter(4, 66, 136),
      natural(box(84, 61.4, 50, 4.6, 1.4)),
      light(...[89, 97, 105].map((x) => outline(`M${x - 4} 61C${x - 3} 55 ${x + 3} 55 ${x + 4} 61Z`))),
      ember(...[113, 121, 129].map((x) => outline(`M${x - 4} 61C${x - 3} 55 ${x + 3} 55 ${x + 4} 61Z`))),
      green(...[93, 101].map((x) => outline(`M${x - 4} 56.6C${x - 3} 51 ${x + 3} 51 ${x + 4} 56.6Z`))),
      accent(...[117, 125].map((x) => outline(`M${x - 4} 56.6C${x - 3} 51 ${x + 3} 51 ${x + 4} 56.6Z`))),
      light(box(12, 74, 36, 10, 1), box(55, 74, 36, 10, 1), box(98, 74, 36, 10, 1)),
      natural(row(box(18, 77, 6, 6, 1), 3, 8.6), row(box(104, 77, 6, 6, 1), 3, 8.6)),
      accent(row(box(61, 77, 6, 6, 1), 3, 8.6)),
    ],
  ),
};
