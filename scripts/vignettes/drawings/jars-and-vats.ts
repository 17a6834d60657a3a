import { box, circle, corners, ellipse, outline, petal } from "#/studio/motifs/outlines";
import { arc, curve, line } from "#/studio/motifs/strokes";
import type { Paint } from "../hosts";
import { fluff } from "../people";
import { stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  meat,
  natural,
  tone,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { steam } from "../wares";

/** A jar of something in a colour, with a cloth over its lid. */
const clothJar = (x: number, base: number, width: number, height: number, content: Paint, cloth: Paint): DrawnShape[] => [
  light(box(x - width / 2, base - height, width, height, 2)),
  content(box(x - width / 2 + 1.4, base - height * 0.82, width - 2.8, height * 0.82 - 1.4, 1.4)),
  cloth(
    outline(
      `M${x - width * 0.62} ${base - height * 0.8}L${x - width * 0.46} ` +
        `${base - height * 1.12}H${x + width * 0.46}L${x + width * 0.62} ${base - height * 0.8}Z`,
    ),
  ),
];

/** A chilli that hangs or lies, its stalk at the point. */
const chilli = (x: number, y: number, dx: number, dy: number): DrawnShape[] => [
  meat(petal(x, y, x + dx, y + dy, Math.hypot(dx, dy) * 0.34, 0.3)),
  green(circle(x, y, 1.9)),
];

/** What is boiled down, pickled, tapped and fermented. */
export const jarsAndVats: VignetteGroup = {
  "jam-kettle": vignette(
    "a woman who stirs jam in a wide copper pan beside jars with cloth lids and strawberries",
    "jam-maker",
    ["people", "preserve-jar", "strawberry", "cooking-pot"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(78, 32, 58, 2.4, 1)),
      ...clothJar(88, 32, 12, 13, meat, accent),
      ...clothJar(106, 32, 12, 13, ember, light),
      ...clothJar(124, 32, 12, 13, meat, accent),
      ...stand(
        64,
        5.4,
        "44 36, 56 54",
        { face: -1, top: "accent", nearSleeve: "accent", hair: "scarf", hairRole: "light" },
        103,
        8,
      ),
      light(corners(3, "58 54, 70 54, 72 74, 56 74")),
      natural(line(2.6, "44 30, 32 56")),
      figure(box(10, 64, 46, 6, 1)),
      meat(ellipse(32, 52, 24, 4)),
      natural(outline("M8 51C8 61 14 65 32 65C50 65 56 61 56 51C52 56 12 56 8 51Z")),
      figure(arc(2, 8, 55, 3.6, 90, 270), arc(2, 56, 55, 3.6, -90, 90)),
      steam(22, 44, 13, 3, 8, light),
      figure(box(2, 69, 140, 4.4, 1)),
      tone(box(6, 73.4, 132, 15.6, 1)),
      light(...[12, 56, 100].map((x) => box(x, 78, 32, 2, 1))),
      ...clothJar(88, 69, 15, 17, meat, accent),
      ...clothJar(107, 69, 15, 17, meat, light),
      meat(circle(122, 63.6, 5), circle(133, 63.8, 5), circle(127.4, 56, 5)),
      green(
        corners(0.4, "118 60, 126 60, 122 56.6"),
        corners(0.4, "129 60.2, 137 60.2, 133 56.8"),
        corners(0.4, "123.4 52.4, 131.4 52.4, 127.4 49"),
      ),
    ],
  ),
  "gherkins-packed": vignette(
    "a maker who fills a tall jar with cucumbers and dill beside a stone crock",
    "pickle-maker",
    ["people", "preserve-jar", "garlic"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(88, 30, 48, 2.4, 1)),
      ...clothJar(98, 30, 12, 14, green, accent),
      ...clothJar(113, 30, 12, 14, ember, light),
      ...clothJar(128, 30, 12, 14, meat, accent),
      ...stand(74, 5.4, "48 28, 88 60", { face: -1, top: "tone", nearSleeve: "tone", hair: "short", beard: true }, 103, 5),
      light(corners(3, "69 54, 80 54, 82 74, 67 74")),
      green(petal(46, 22, 40, 36, 6)),
      light(box(16, 36, 40, 32, 4), box(21, 30, 30, 8, 2)),
      water(box(18.4, 42, 35.2, 24, 3)),
      green(...[25, 34, 43].map((x) => petal(x, 43, x - 0.6, 64, 8)), petal(49, 45, 48.6, 64, 6.4)),
      light(circle(29.6, 60, 2.2), circle(39, 47, 2.2)),
      figure(curve(1.4, "M20.6 44C23 50 20 56 22 62")),
      figure(box(2, 67, 140, 4.6, 1)),
      tone(box(6, 71.6, 132, 17.4, 1)),
      light(...[12, 56, 100].map((x) => box(x, 76, 32, 2, 1))),
      natural(outline("M98 46H134C138 54 138 62 133 67H99C94 62 94 54 98 46Z")),
      figure(box(95, 42, 42, 5, 2), box(111, 38, 10, 4, 1.4)),
      light(box(97.6, 53, 36.8, 2)),
      green(petal(70, 65, 92, 63.4, 7), petal(74, 60, 94, 58, 6.4)),
    ],
  ),
  "cabbage-rubbed": vignette(
    "two women who rub red chilli paste between the leaves of cabbages over a large bowl",
    "pickle-maker",
    ["people", "chili", "bowl"],
    () => [
      back(box(4, 8, 136, 58, 2)),
      figure(outline("M92 40C88 30 96 22 106 22C116 22 124 30 120 40Z"), box(99, 18, 14, 4, 2)),
      natural(outline("M12 40C6 30 16 20 28 20C40 20 50 30 44 40Z")),
      figure(box(18, 16, 20, 4, 2)),
      tone(box(4, 40, 136, 3)),
      ...stand(26, 5.2, "50 56, 58 60", { top: "accent", nearSleeve: "ember", hair: "scarf", hairRole: "light" }, 101, 10),
      ...stand(118, 5.2, "94 56, 86 60", { face: -1, top: "tone", nearSleeve: "ember", hair: "bun" }, 101, 10),
      light(corners(3, "21 52, 33 52, 36 74, 19 74"), corners(3, "111 52, 123 52, 125 74, 108 74")),
      meat(ellipse(72, 63, 33, 5)),
      light(outline("M46 62C44 52 54 47 64 50C70 52 70 60 66 63Z"), outline("M98 62C100 52 90 47 80 50C74 52 74 60 78 63Z")),
      green(
        outline("M46 62C44 52 50 48 56 48.6C50 53 49 58 51 62.6Z"),
        outline("M98 62C100 52 94 48 88 48.6C94 53 95 58 93 62.6Z"),
      ),
      meat(
        curve(2.4, "M55 60C54 56 57 53 62 52.4"),
        curve(2.4, "M59 61C59 58 62 56 66 55.6"),
        curve(2.4, "M89 60C90 56 87 53 82 52.4"),
        curve(2.4, "M85 61C85 58 82 56 78 55.6"),
      ),
      figure(outline("M38 62C40 74 54 80 72 80C90 80 104 74 106 62C98 68 46 68 38 62Z")),
      natural(box(2, 78, 140, 4.6, 1), box(10, 82, 4, 7), box(130, 82, 4, 7)),
      light(outline("M8 78C4 70 10 64 17 66C24 62 32 68 29 78Z")),
      green(outline("M8 78C4 70 8 66 12 66C11 70 11 74 13 78Z"), outline("M29 78C32 70 28 66 24 66C25 70 25 74 24 78Z")),
      ...chilli(116, 74, 18, 2),
      ...chilli(114, 69.6, 20, -1),
    ],
  ),
  "sauce-bottled": vignette(
    "a maker who fills bottles with red sauce through a funnel beside a heap of chillies",
    "chilli-sauce",
    ["people", "chili", "sauce-bottle"],
    () => {
      const sauceBottle = (x: number, base: number) => [
        meat(
          outline(
            `M${x - 2.4} ${base - 26}H${x + 2.4}V${base - 19}C${x + 3} ${base - 16} ${x + 6} ${base - 15} ${x + 6} ` +
              `${base - 11}V${base}H${x - 6}V${base - 11}C${x - 6} ${base - 15} ${x - 3} ${base - 16} ${x - 2.4} ${base - 19}Z`,
          ),
        ),
        light(box(x - 6, base - 10, 12, 7)),
        ember(corners(0.4, `${x} ${base - 9}, ${x + 3} ${base - 6.5}, ${x} ${base - 4}, ${x - 3} ${base - 6.5}`)),
      ];
      return [
        back(box(4, 6, 136, 60, 2)),
        figure(box(4, 8, 136, 2.4, 1)),
        ...[92, 104, 116, 128].flatMap((x, index) => [
          figure(line(1.4, `${x} 10, ${x} 18`)),
          ...chilli(x, 18, index % 2 === 0 ? 2 : -2, 19),
        ]),
        ...stand(
          60,
          5.4,
          "34 32, 42 56",
          { face: -1, top: "light", nearSleeve: "light", hair: "curls", skin: "deepSkin" },
          103,
          6,
        ),
        accent(corners(3, "55 54, 66 54, 68 74, 53 74")),
        tone(outline("M16 22H36C37 30 33 35 26 35C19 35 15 30 16 22Z")),
        figure(line(2.4, "35 27, 40 32")),
        meat(ellipse(26, 22, 9, 2), line(2.4, "18 33, 20 42")),
        ...sauceBottle(20, 67),
        figure(corners(0.6, "12 37, 28 37, 21.6 44, 18.4 44")),
        ...sauceBottle(37, 67),
        accent(box(34, 38, 6, 4, 1)),
        figure(box(2, 67, 140, 4.6, 1)),
        tone(box(6, 71.6, 132, 17.4, 1)),
        light(...[12, 56, 100].map((x) => box(x, 76, 32, 2, 1))),
        ...chilli(82, 56, 22, 4),
        ...chilli(128, 54, -22, 6),
        ...chilli(86, 50, 24, 2),
        ...chilli(134, 60, -22, 3),
        ...chilli(80, 62, 24, 1),
        natural(outline("M76 62H138C137 66 132 68 124 68H90C82 68 77 66 76 62Z")),
      ];
    },
  ),
  "sap-buckets": vignette(
    "a sugar maker who empties a bucket of sap from a maple, with a steaming hut between the trees",
    "maple-syrup",
    ["people", "tree", "bucket", "hut"],
    () => {
      const pail = (x: number, y: number) => [
        tone(corners(1.2, `${x - 8} ${y}, ${x + 8} ${y}, ${x + 6.4} ${y + 15}, ${x - 6.4} ${y + 15}`)),
        figure(box(x - 9, y - 1.6, 18, 2.8, 1.2), line(2, `${x} ${y - 6}, ${x} ${y - 2}`)),
      ];
      return [
        back(box(86, 30, 3, 56), box(134, 22, 3, 64)),
        natural(box(96, 52, 36, 34, 1)),
        figure(corners(1, "90 54, 114 36, 138 54"), box(108, 66, 12, 20, 1)),
        ember(box(100, 59, 6, 7, 0.6), box(123, 59, 6, 7, 0.6)),
        figure(box(110, 30, 8, 11, 1)),
        light(curve(2.4, "M114 28C109 22 119 18 114 10"), curve(2.4, "M121 22C117 17 125 14 121 7")),
        light(outline("M0 90V82C30 78 60 84 90 81C110 79 130 80 144 82V90Z")),
        natural(
          outline("M8 86C13 70 12 40 10 4H32C30 40 31 70 37 86Z"),
          outline("M76 84C79 66 78 40 77 8H87C86 40 87 66 90 84Z"),
        ),
        natural(line(4, "30 22, 44 8"), line(3.4, "78 26, 66 12")),
        figure(
          curve(1.4, "M17 14C18 30 16 40 17 56"),
          curve(1.4, "M25 20C24 34 26 46 25 62"),
          curve(1.4, "M82 16C83 30 81 40 82 50"),
        ),
        ...pail(30, 54),
        ...stand(
          60,
          5.1,
          "42 56, 46 64",
          { face: -1, top: "accent", hair: "cap", hairRole: "ember", legs: "figure", shoes: "natural", nearSleeve: "accent" },
          89,
          5,
        ),
        tone(corners(1.2, "42 66, 54 66, 52.6 80, 43.4 80")),
        figure(arc(1.6, 48, 67, 6, 180, 360), box(41, 65, 14, 2.4, 1)),
      ];
    },
  ),
  "honey-to-mead": vignette(
    "a mead maker who lets honey run into a large glass flask beside bottles and a straw hive",
    "mead-maker",
    ["people", "honey-jar", "bee", "beehive", "bottle"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(84, 34, 52, 2.4, 1)),
      ...[92, 104, 116, 128].flatMap((x, index) => [
        (index % 2 === 0 ? ember : natural)(
          outline(
            `M${x - 1.8} 14H${x + 1.8}V20C${x + 2} 22 ${x + 4.6} 23 ${x + 4.6} ` +
              `26V34H${x - 4.6}V26C${x - 4.6} 23 ${x - 2} 22 ${x - 1.8} 20Z`,
          ),
        ),
        figure(box(x - 2.2, 12, 4.4, 3, 0.8)),
      ]),
      ...stand(
        68,
        5.4,
        "44 27, 50 56",
        { face: -1, top: "accent", nearSleeve: "accent", hair: "short", beard: true, hairRole: "tone" },
        103,
        5,
      ),
      light(corners(3, "63 54, 74 54, 76 74, 61 74")),
      // The flask and the jar of honey above it.
      light(outline("M25 40H35V46C44 48 48 54 48 60C48 65 46 68 42 68H18C14 68 12 65 12 60C12 54 16 48 25 46Z")),
      ember(outline("M14 56C20 54 40 58 46.4 56C47 61 46 66 42 66H18C14 66 13 61 14 56Z")),
      figure(box(23.6, 38, 12.8, 3, 1)),
      ember(line(2.2, "30 28, 30 54")),
      light(corners(1.4, "30 14, 46 20, 42 32, 26 26")),
      ember(corners(1.4, "31 19, 43.6 23.6, 41 30.4, 28 26")),
      figure(box(2, 67, 140, 4.6, 1)),
      tone(box(6, 71.6, 132, 17.4, 1)),
      light(...[12, 56, 100].map((x) => box(x, 76, 32, 2, 1))),
      natural(outline("M94 67C91 52 98 42 112 42C126 42 133 52 130 67Z")),
      figure(curve(1.4, "M94 60H130"), curve(1.4, "M95 53H129"), curve(1.4, "M99 47H125"), circle(112, 61, 3)),
      ember(ellipse(88, 48, 3.4, 2.4, 20), ellipse(80, 56, 3.4, 2.4, -20)),
      figure(box(87.4, 45.6, 1.5, 4.8), box(79.4, 53.6, 1.5, 4.8)),
      light(ellipse(87, 45, 2.2, 1.4, -30), ellipse(80.6, 52.8, 2.2, 1.4, 30)),
    ],
  ),
  "rice-mash": vignette(
    "brewers who stir a mash of steamed rice in a large wooden vat with long paddles",
    "sake-brewery",
    ["people", "rice", "barrel"],
    () => [
      back(box(4, 10, 136, 56, 2)),
      figure(box(4, 10, 136, 3), box(20, 13, 3, 53), box(121, 13, 3, 53)),
      ...stand(32, 5.1, "50 44, 54 40", { top: "accent", nearSleeve: "accent", hair: "short" }, 101, 8),
      ...stand(112, 5.1, "94 44, 90 40", { face: -1, top: "tone", nearSleeve: "tone", hair: "short" }, 101, 8),
      natural(line(2.4, "56 30, 46 62"), line(2.4, "88 30, 98 62")),
      light(ellipse(72, 60, 52, 7)),
      tone(curve(1.5, "M36 60C44 57 52 63 60 60"), curve(1.5, "M78 61C86 58 94 64 104 60")),
      light(fluff(72, 57, 7, 8, 0.6)),
      steam(72, 46, 16, 3, 9, light),
      natural(outline("M20 59C22 66 48 69 72 69C96 69 122 66 124 59L119 89H25Z")),
      figure(
        curve(2.2, "M21.6 68C40 74 104 74 122.4 68"),
        curve(2.2, "M24 82C44 87 100 87 120 82"),
        ...[40, 56, 72, 88, 104].map((x) => line(1, `${x} 70, ${x + (72 - x) * 0.06} 88`)),
      ),
    ],
  ),
  "kombucha-jars": vignette(
    "a brewer who draws kombucha from a large jar into a bottle beside jars with cloth tops",
    "kombucha",
    ["people", "bottle", "tea-leaf"],
    () => {
      const brew = (x: number, base: number, size: number, tea: Paint) => [
        light(box(x - 14 * size, base - 32 * size, 28 * size, 32 * size, 3)),
        tea(box(x - 12.4 * size, base - 25 * size, 24.8 * size, 23.4 * size, 2)),
        natural(box(x - 12.4 * size, base - 27 * size, 24.8 * size, 4.4 * size, 2)),
        accent(
          outline(
            `M${x - 16 * size} ${base - 28 * size}L${x - 13 * size} ` +
              `${base - 36 * size}H${x + 13 * size}L${x + 16 * size} ${base - 28 * size}Z`,
          ),
        ),
        figure(box(x - 14.4 * size, base - 33 * size, 28.8 * size, 1.8, 0.8)),
      ];
      return [
        back(box(4, 6, 136, 60, 2)),
        figure(box(78, 30, 58, 2.4, 1)),
        green(fluff(88, 22, 7, 8), petal(88, 28, 76, 38, 5), petal(88, 28, 99, 38, 5)),
        ...[108, 118, 128].map((x, index) =>
          (index === 1 ? ember : green)(
            outline(
              `M${x - 1.6} 12H${x + 1.6}V18C${x + 2} 20 ${x + 4} 21 ${x + 4} 24V30H${x - 4}V24C${x - 4} 21 ${x - 2} 20 ${x - 1.6} 18Z`,
            ),
          ),
        ),
        ...stand(
          72,
          5.4,
          "50 56, 56 50",
          { face: -1, top: "light", nearSleeve: "light", hair: "tail", skin: "deepSkin" },
          103,
          6,
        ),
        accent(corners(3, "67 54, 78 54, 80 74, 65 74")),
        ...brew(24, 60, 1.26, ember),
        figure(box(41, 52, 7, 2.6, 1), box(45, 52, 2.6, 5, 1), box(8, 60, 32, 7, 1)),
        ember(line(1.6, "46.4 57, 46.4 61")),
        light(outline("M44.6 59H48.2V62C49.6 63 51 63.6 51 65.6V76H41.8V65.6C41.8 63.6 43.2 63 44.6 62Z")),
        figure(box(2, 67, 140, 4.6, 1)),
        tone(box(6, 71.6, 132, 17.4, 1)),
        light(...[56, 100].map((x) => box(x, 78, 32, 2, 1))),
        ...brew(102, 67, 0.78, natural),
        ...brew(127, 67, 0.78, green),
      ];
    },
  ),
};
